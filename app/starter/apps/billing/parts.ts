import { type AppParts, PAGE, part, TITLE } from "~/starter/edits/app/parts/app-part";

/** What people call the parts of this app, and where they stand in its styles. */
export const parts: AppParts = {
  app: "billing",
  mark: ".clocked",
  parts: [
    part(TITLE, ".clocked h1", "letters"),
    part(PAGE, ".clocked", "page"),
    part("form", ".start", "card"),
    part("running time|clock|time", ".running", "letters"),
    part("total|bill|sum|amount to bill", ".to-bill", "letters"),
    part("clients|client list", ".clients", "group"),
    part("entries|list", ".entries", "group"),
  ],
};
