import { type AppParts, PAGE, part, TITLE } from "~/starter/edits/app/parts/app-part";

/** What people call the parts of this app, and where they stand in its styles. */
export const parts: AppParts = {
  app: "tip",
  mark: ".bill",
  parts: [
    part(TITLE, ".counter h1", "letters"),
    part(PAGE, ".counter", "page"),
    part("form|(?:left|first|bill) (?:card|box|panel)", ".bill", "card"),
    part("bill(?: (?:field|box|input|amount))?|amount(?: (?:field|box))?", ".amount", "box"),
    part("(?:tip|percent(?:age)?) (?:buttons?|chips?)|percent(?:age)?s", ".chip", "button", {
      group: ".chips",
    }),
    part(
      "(?:active|selected|current|chosen) (?:tip|percent(?:age)?|chip|button)",
      '.chip[aria-pressed="true"]',
      "button",
    ),
    part("(?:result|right|second|sums?) (?:card|box|panel)|results", ".sums", "card"),
    part(
      "result|share|(?:big|large) (?:number|amount)|amount (?:each|everyone|everybody) pays|(?:amount|total|result) per person",
      ".share",
      "letters",
    ),
    part("rows|lines (?:below|under) the (?:result|share)", ".row", "box"),
  ],
};
