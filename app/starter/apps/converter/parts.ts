import { type AppParts, PAGE, part, TITLE } from "~/starter/edits/app/parts/app-part";

/** What people call the parts of this app, and where they stand in its styles. */
export const parts: AppParts = {
  app: "converter",
  mark: ".machine",
  parts: [
    part(TITLE, ".bench h1", "letters"),
    part(PAGE, ".bench", "page"),
    part(
      "(?:kind|category|unit kind|top) (?:buttons?|tabs?|chips?)|tabs|kinds|categories",
      ".kind",
      "button",
      { group: ".kinds" },
    ),
    part(
      "(?:active|selected|current|chosen) (?:kind|tab|category|chip|button)",
      '.kind[aria-pressed="true"]',
      "button",
    ),
    part("(?:converter )?(?:card|box|panel)|converter|form", ".machine", "card"),
    part(
      "(?:input|amount|number|from)(?: (?:field|box|input|number))?|(?:first|left) (?:field|box|input)",
      ".amount",
      "box",
    ),
    part(
      "result(?: (?:field|box|number|text))?|to (?:field|box)|(?:second|right) (?:field|box)|output|answer",
      ".result",
      "box",
    ),
    part("swap (?:button|arrows?)|(?:arrow|switch) button|arrows?", ".swap", "size"),
    part("formula|line (?:under|below) the (?:result|fields)", ".formula", "letters"),
    part(
      "(?:unit )?(?:menus?|selects?|drop-?downs?)|unit (?:choices?|fields?)",
      ".machine select",
      "box",
    ),
    part(
      "(?:list|table)(?: of (?:all )?units)?|in every unit(?: list)?|all units",
      ".all",
      "letters",
      { group: ".all" },
    ),
    part("(?:values?|numbers?) in the (?:list|table)", ".all dd", "letters"),
    part("(?:list|second) (?:title|heading)|in every unit heading", ".bench h2", "letters"),
  ],
};
