import { type AppParts, PAGE, part, TITLE } from "~/starter/edits/app/parts/app-part";

/** What people call the parts of this app, and where they stand in its styles. */
export const parts: AppParts = {
  app: "loan",
  mark: ".loan-page",
  parts: [
    part(TITLE, ".loan-page h1", "letters"),
    part(PAGE, ".loan-page", "page"),
    part("form", ".loan", "card"),
    part("result card|result box|results", ".owing", "card"),
    part("result|monthly payment|(?:big|large) (?:number|amount)", ".monthly", "letters"),
    part("table|year(?:ly)? table|schedule", ".year-table table", "group"),
  ],
};
