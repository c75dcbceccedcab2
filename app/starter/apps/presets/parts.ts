import { type AppParts, PAGE, part, TITLE } from "~/starter/edits/app/parts/app-part";

/** What people call the parts of this app, and where they stand in its styles. */
export const parts: AppParts = {
  app: "presets",
  mark: ".timed",
  parts: [
    part(TITLE, ".timed h1", "letters"),
    part(PAGE, ".timed", "page"),
    part("choices|choice buttons", ".choice", "button"),
    part("clock|time|countdown|numbers", ".clock", "letters"),
    part("start button", ".controls .button.primary", "button"),
    part("message|end message", ".told", "letters"),
  ],
};
