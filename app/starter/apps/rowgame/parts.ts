import { type AppParts, PAGE, part, TITLE } from "~/starter/edits/app/parts/app-part";

/** What people call the parts of this app, and where they stand in its styles. */
export const parts: AppParts = {
  app: "rowgame",
  mark: ".squares",
  parts: [
    part(TITLE, ".parlour h1", "letters"),
    part(PAGE, ".parlour", "page"),
    part("board|game board|grid|playing field", ".squares", "group"),
    part("squares?|fields|cells?|tiles?", ".square", "box"),
    part("scores?|wins|counters?", ".score dd", "letters"),
    part("message|status(?: line)?|turn", ".told", "letters"),
  ],
};
