import { type AppParts, PAGE, part, TITLE } from "~/starter/edits/app/parts/app-part";

/** What people call the parts of this app, and where they stand in its styles. */
export const parts: AppParts = {
  app: "wheel",
  mark: ".wheel-page",
  parts: [
    part(TITLE, ".wheel-page h1", "letters"),
    part(PAGE, ".wheel-page", "page"),
    part("wheel|disc", ".disc", "group"),
    part("spin button|button", ".spin .button.primary", "button"),
    part("result|picked one|what was picked", ".picked", "letters"),
    part("choices|list(?: of choices)?|options", ".choices-card", "card"),
  ],
};
