import { type AppParts, PAGE, part, TITLE } from "~/starter/edits/app/parts/app-part";

/** What people call the parts of this app, and where they stand in its styles. */
export const parts: AppParts = {
  app: "household",
  mark: ".ledger",
  parts: [
    part(TITLE, ".ledger h1", "letters"),
    part(PAGE, ".ledger", "page"),
    part("form", ".entry", "card"),
    part("sums|totals|cards", ".sums > div", "card"),
    part("what is left|balance|rest", ".rest", "box"),
    part("entries|list", ".entries", "group"),
    part("amounts|numbers", ".sum", "letters"),
  ],
};
