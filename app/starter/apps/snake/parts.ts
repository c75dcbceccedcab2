import { type AppParts, PAGE, part, TITLE } from "~/starter/edits/app/parts/app-part";

/** What people call the parts of this app, and where they stand in its styles. */
export const parts: AppParts = {
  app: "snake",
  mark: ".field-of-play",
  parts: [
    part(TITLE, ".pit h1", "letters"),
    part(PAGE, ".pit", "page"),
    part("board|field|playing field|game board|grid", ".field-of-play", "box"),
    part("score|points", "#score", "letters"),
    part("best(?: score)?|high ?score|record", "#best", "letters"),
    part("message|status(?: line)?", ".told", "letters"),
  ],
};
