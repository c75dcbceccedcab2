import { type AppParts, part, TITLE } from "~/starter/edits/app/parts/app-part";

/** What people call the parts of this app, and where they stand in its styles. */
export const parts: AppParts = {
  app: "markdown",
  mark: ".studio",
  parts: [
    part(TITLE, ".bar h1", "letters"),
    part("(?:top |header |tool ?)?(?:bar|header|toolbar)", ".bar", "box"),
    part(
      "(?:tool|toolbar|formatting|format) ?(?:buttons|icons)|tools|buttons in the (?:bar|toolbar)",
      ".tool",
      "button",
      { group: ".tools" },
    ),
    part("(?:word )?count(?:er)?|words", ".count", "letters"),
    part("download button", "#download.button.small", "button"),
    part(
      "(?:editor|writing|left) (?:area|side|pane|half|text)|editor|text ?area|text (?:on the left|i (?:write|type))|writing",
      ".write textarea",
      "letters",
    ),
    part("(?:background|pane) of the editor|left pane", ".write", "box"),
    part(
      "preview(?: (?:area|side|pane|text))?|right (?:side|pane|half)|read(?:ing)? (?:side|pane)",
      ".read",
      "box",
    ),
    part("(?:preview )?headings?|headings in the preview", ".read :is(h1, h2, h3, h4)", "letters"),
    part("quotes?|block ?quotes?", ".read blockquote", "letters"),
    part("code(?: blocks?)?", ".read pre", "box"),
  ],
};
