import { type AppParts, PAGE, part, TITLE } from "~/starter/edits/app/parts/app-part";

/** What people call the parts of this app, and where they stand in its styles. */
export const parts: AppParts = {
  app: "scoreboard",
  mark: ".match",
  parts: [
    part(TITLE, ".match h1", "letters"),
    part(PAGE, ".match", "page"),
    part("(?:players?|player cards?|cards?|teams?)", ".player", "card", { group: ".players" }),
    part("scores?|points|numbers", ".points", "letters"),
    part("names|player names", ".name", "letters"),
    part("message|status(?: line)?|turn", ".told", "letters"),
    part("history|log|list of (?:entries|throws)", ".log", "box"),
  ],
};
