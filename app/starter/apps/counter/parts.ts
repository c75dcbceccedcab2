import { type AppParts, PAGE, part, TITLE } from "~/starter/edits/app/parts/app-part";

/** What people call the parts of this app, and where they stand in its styles. */
export const parts: AppParts = {
  app: "counter",
  mark: ".tally",
  parts: [
    part(TITLE, ".tally h1", "letters"),
    part(PAGE, ".tally", "page"),
    part("count|number|(?:big|large) number", ".count", "letters"),
    part("card|today", ".today", "card"),
    part("add button|button", ".steps .button.primary", "button"),
    part("days|last days|history", ".days", "group"),
  ],
};
