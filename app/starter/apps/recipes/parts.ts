import { type AppParts, headed, ONE, PAGE, part, TITLE } from "~/starter/edits/app/parts/app-part";

/** What people call the parts of this app, and where they stand in its styles. */
export const parts: AppParts = {
  app: "recipes",
  mark: ".kitchen",
  parts: [
    part(TITLE, ".top h1", "letters", { row: ".top" }),
    headed(".top"),
    part(PAGE, ".kitchen", "page"),
    part("(?:new recipe|add|new) button", ".top .button", "button"),
    part(
      "(?:double )?line (?:under|below) the (?:title|heading|header)|header line",
      ".top",
      "line",
    ),
    part("search(?: (?:box|bar|field|input))?", "#search.input", "box"),
    part(
      `(?:${ONE})?(?:recipe )?(?:cards?|tiles?|box(?:es)?)|recipes|recipe`,
      ".recipe-card",
      "card",
      { group: ".recipes" },
    ),
    part(
      "recipe (?:names?|titles?)|(?:names?|titles?) (?:of|on) (?:the )?(?:recipes|cards)",
      ".recipe-card strong",
      "letters",
    ),
    part(
      "(?:big |first |large )?(?:letters?|initials?)(?: on (?:the|each) (?:cards?|recipes?))?",
      ".initial",
      "box",
    ),
    part(
      "facts|details|small text|(?:time|servings)(?: and (?:time|servings))? (?:line|text)",
      ".facts",
      "letters",
    ),
    part("(?:open |single )?recipe (?:page|view|sheet)", ".recipe", "card"),
    part("ingredients?(?: list)?", ".things", "letters"),
    part("steps?|method|instructions?|preparation", ".steps", "letters"),
    part(
      "(?:ingredients? and steps?|sub|section) ?(?:headings?|titles?)|headings? of (?:the )?(?:ingredients|steps|sections)",
      ".recipe h3",
      "letters",
    ),
    part("check ?box(?:es)?|tick ?box(?:es)?", ".things input", "size"),
    part("(?:edit|recipe|new recipe) form|form|editor", ".editor", "card"),
  ],
};
