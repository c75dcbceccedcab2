import { type AppParts, headed, ONE, PAGE, part, TITLE } from "~/starter/edits/app/parts/app-part";

/** What people call the parts of this app, and where they stand in its styles. */
export const parts: AppParts = {
  app: "habits",
  mark: ".habit-end",
  parts: [
    part(TITLE, ".top h1", "letters", { row: ".top" }),
    headed(".top"),
    part(PAGE, ".page", "page"),
    part("dates?(?: at the top)?|today'?s date|weekday at the top", ".top .muted", "letters"),
    part(
      "(?:done )?today (?:badge|counter|count|pill|box|display)|daily (?:count|counter)|counter",
      ".today",
      "box",
    ),
    part(
      "week buttons?|earlier and later buttons?|(?:earlier|later) buttons?|navigation buttons?",
      ".weeks .button.small",
      "button",
    ),
    part(
      `(?:${ONE})?(?:habit )?(?:cards?|rows?|box(?:es)?)|habits|entries|habit`,
      ".habit",
      "card",
      { group: ".habits" },
    ),
    part("habit (?:names?|titles?|texts?)|names? of (?:the )?habits?", ".habit h2", "letters"),
    part(
      "(?:week ?)?day (?:buttons?|boxes|circles|squares|tiles|cells|chips)|days|check ?box(?:es)?|day|calendar days|squares|circles",
      ".day",
      "button",
      { group: ".days" },
    ),
    part("(?:week ?)?day (?:names|letters)|letters of the days", ".day span", "letters"),
    part(
      "(?:checked|done|ticked|completed|finished|marked|selected)(?: off)? (?:days?|boxes|habits|ones|day buttons?)|days? (?:that (?:is|are) )?(?:done|checked|ticked|completed)(?: off)?|check ?marks?|ticks?",
      '.day[aria-pressed="true"]',
      "button",
    ),
    part("today(?:'s (?:button|box|circle|square))?|current day", ".day.is-today", "button"),
    part(
      "streak (?:numbers?|counts?|counters?|digits?|figures?)|numbers? (?:of|in) the streaks?",
      ".streak strong",
      "letters",
    ),
    part("streaks?|streak (?:texts?|lines?)", ".streak", "letters"),
    part("delete buttons?", ".habit-end .button.small", "button"),
    part(
      "(?:add|new)(?: habit)? (?:form|box|card|area|section)|form(?: for (?:new|adding) habits?)?",
      ".new",
      "card",
    ),
    part("(?:add|new)(?: habit)? button", ".new .button.primary", "button"),
  ],
};
