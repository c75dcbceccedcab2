import { type AppParts, PAGE, part, TITLE } from "~/starter/edits/app/parts/app-part";

/** What people call the parts of this app, and where they stand in its styles. */
export const parts: AppParts = {
  app: "owed",
  mark: ".settling",
  parts: [
    part(TITLE, ".settling h1", "letters"),
    part(PAGE, ".settling", "page"),
    part("form|entry form|payment form", ".payment", "card"),
    part("balances?|totals?", ".balances", "group"),
    part("payments?|list(?: of payments)?|history", ".payments", "group"),
    part("settlements?|who pays whom", ".even", "box"),
  ],
};
