import { type AppParts, PAGE, part, TITLE } from "~/starter/edits/app/parts/app-part";

/** What people call the parts of this app, and where they stand in its styles. */
export const parts: AppParts = {
  app: "mealplan",
  mark: ".week-page",
  parts: [
    part(TITLE, ".week-page h1", "letters"),
    part(PAGE, ".week-page", "page"),
    part("days|cards|day cards", ".day", "card"),
    part("week|grid", ".week", "group"),
    part("today", ".day.is-today", "box"),
    part("copy button", ".week-tools .button.primary", "button"),
    part("dates of the week|week name", ".week-name", "letters"),
  ],
};
