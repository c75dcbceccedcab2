import { type AppParts, PAGE, part, TITLE } from "~/starter/edits/app/parts/app-part";

/** What people call the parts of this app, and where they stand in its styles. */
export const parts: AppParts = {
  app: "practice",
  mark: ".drill",
  parts: [
    part(TITLE, ".drill h1", "letters"),
    part(PAGE, ".drill", "page"),
    part("question|sums?|task|problem", ".sum", "letters"),
    part("(?:question )?(?:card|box)", ".round", "card"),
    part("score|points", "#score", "letters"),
    part("(?:progress|question) (?:count(?:er)?|number)", "#count", "letters"),
    part("message|feedback|hint|status(?: line)?", ".told", "letters"),
    part("answer (?:box|field)", "#answer.input", "box"),
  ],
};
