import { type AppParts, PAGE, part, TITLE } from "~/starter/edits/app/parts/app-part";

/** What people call the parts of this app, and where they stand in its styles. */
export const parts: AppParts = {
  app: "birthdays",
  mark: ".birthdays",
  parts: [
    part(TITLE, ".birthdays h1", "letters"),
    part(PAGE, ".birthdays", "page"),
    part("form", ".birthday", "card"),
    part("birthdays|list|entries|cards", ".coming-one", "card"),
    part("days left|countdown", ".days-left", "letters"),
    part("today's birthday", ".is-today", "box"),
  ],
};
