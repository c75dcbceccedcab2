import { type AppParts, PAGE, part, TITLE } from "~/starter/edits/app/parts/app-part";

/** What people call the parts of this app, and where they stand in its styles. */
export const parts: AppParts = {
  app: "intervals",
  mark: ".track",
  parts: [
    part(TITLE, ".track h1", "letters"),
    part(PAGE, ".track", "page"),
    part("clock|time|timer|(?:time|timer) (?:number|display)|seconds", ".left", "letters"),
    part("rounds?|round count(?:er)?", "#round", "letters"),
    part("stage|work and rest|(?:work|rest) (?:text|label)", ".stage", "letters"),
    part("clock card|face|(?:big )?box", ".face", "card"),
    part("settings", ".settings", "group"),
  ],
};
