import { type AppParts, headed, ONE, PAGE, part, TITLE } from "~/starter/edits/app/parts/app-part";

/** What people call the parts of this app, and where they stand in its styles. */
export const parts: AppParts = {
  app: "collection",
  mark: ".table-wrap",
  parts: [
    part(TITLE, ".top h1", "letters", { row: ".top" }),
    part(PAGE, ".page", "page"),
    part(
      "subtitle|counter|count|(?:number|total) of entries|how many there are|line (?:under|below) the title",
      ".top .muted",
      "letters",
    ),
    part("(?:add|new)(?: \\p{L}+)? button", ".top .button.primary", "button"),
    part("search(?: (?:box|bar|field|input))?", "#search.input", "box", {
      wide: { on: ".search", property: "max-width" },
    }),
    part("(?:download|csv|export)(?: csv)? button", ".tools > .button", "button"),
    part("table(?: card)?|list", ".table-wrap", "card"),
    part(
      "(?:table |column )?head(?:er|ing)?s?(?: rows?)?|(?:table |column )?header row|column (?:titles?|names?)|top row|header of the table",
      "thead th",
      "box",
    ),
    headed(".top"),
    part(`(?:${ONE})?(?:table )?(?:rows?|entries|lines|cells)`, "tbody td", "box"),
    part(
      "(?:first column|names?|titles?|links?)(?: (?:in|of) the (?:table|list|rows|first column))?|entry names?",
      ".name",
      "letters",
    ),
    part("tags?|pills?|badges?", ".pill", "box"),
    part(
      "(?:lines?|borders?) between (?:the )?rows|row (?:lines?|borders?)",
      "tbody tr + tr td",
      "line",
    ),
    part("(?:dialog|pop-?up|form|edit window)", ".form", "card", {
      wide: { on: ".form", property: "width" },
    }),
    part("save button", ".form-actions .button.primary", "button"),
    part("(?:form|dialog) buttons", ".form-actions .button", "button"),
  ],
};
