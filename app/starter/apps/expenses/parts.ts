import { type AppParts, headed, ONE, PAGE, part, TITLE } from "~/starter/edits/app/parts/app-part";

/** All that is written in a row. */
const TEXTS = [".entry-text strong", ".entry-text .muted", ".amount"];

/** What people call the parts of this app, and where they stand in its styles. */
export const parts: AppParts = {
  app: "expenses",
  mark: ".entry-text",
  parts: [
    part(TITLE, ".top h1", "letters", { row: ".top" }),
    headed(".top"),
    part(PAGE, ".page", "page"),
    part("month(?: selector| picker| menu| drop-?down| choice)?", ".top .input", "box"),
    part("summary(?: (?:card|box))?", ".summary", "card"),
    part(
      "total(?: (?:amount|sum|number|figure))?|sum|total spent|amount at the top|big number",
      ".total",
      "letters",
    ),
    part("spent in (?:line|text)|text above the total", ".summary > .muted", "letters"),
    part(
      "(?:pie |donut |doughnut |ring )?chart|pie|donut|doughnut|graph|diagram",
      ".chart > svg",
      "size",
      { whole: ".chart" },
    ),
    part(
      "legend|chart list|list (?:of|beside|next to) the (?:categories|chart)",
      ".legend",
      "letters",
    ),
    part(
      "(?:new |add )?(?:expense )?form|form card|new expense (?:box|card|form)",
      ".new",
      "card",
      { wide: { on: ".columns", property: "second-column" } },
    ),
    part("add(?: expense)? button", ".new .button.primary", "button"),
    part("(?:entries|list|expenses) (?:title|heading|headline)", ".list-title", "letters"),
    part("(?:list|entries) (?:card|box)|list(?: of (?:expenses|entries))?", ".entries", "card"),
    part(`(?:${ONE})?(?:rows?|entr(?:y|ies)|expenses?|lines|items)`, ".entries li", "box", {
      texts: TEXTS,
    }),
    part(
      "(?:all (?:of )?(?:the )?)?texts? (?:of|on|in) (?:the |each |all (?:the )?)?(?:rows?|entr(?:y|ies)|expenses?|lines?|items?|list)",
      ".entries li",
      "letters",
      { texts: TEXTS },
    ),
    part(
      "(?:expense|entry|item) (?:names?|titles?|texts?)|names?",
      ".entry-text strong",
      "letters",
    ),
    part(
      "(?:category|date|details?)(?: (?:text|line))? (?:of|under|below) (?:the |each )?(?:name|entry|entries|expense)s?|details|small text",
      ".entry-text .muted",
      "letters",
    ),
    part(
      "amounts?|prices?|sums? (?:of|in) the (?:list|entries)|numbers? (?:in|of) the list",
      ".amount",
      "letters",
    ),
    part("delete buttons?", ".entries .button.small", "button"),
    part("cards?|boxes|panels", ".card", "card", { group: ".columns" }),
  ],
};
