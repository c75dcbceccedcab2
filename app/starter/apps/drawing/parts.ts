import { type AppParts, part, TITLE } from "~/starter/edits/app/parts/app-part";

/** What people call the parts of this app, and where they stand in its styles. */
export const parts: AppParts = {
  app: "drawing",
  mark: ".atelier",
  parts: [
    part(TITLE, ".bar h1", "letters"),
    part("(?:top |header )?(?:bar|header|toolbar)", ".bar", "box"),
    part("tray|colou?r bar|tool ?tray|tools", ".tray", "box"),
    part("(?:colou?r )?(?:swatch(?:es)?|circles|dots|buttons|spots)|colou?rs", ".swatch", "size", {
      group: ".swatches",
    }),
    part("canvas|paper|sheet|drawing (?:area|surface|paper|sheet)", ".sheet canvas", "box"),
    part("hint|draw here(?: text)?", ".hint", "letters"),
    part("(?:top )?buttons", ".actions .button.small", "button", { group: ".actions" }),
    part("(?:save|download)(?: picture)? button", "#download.button.small", "button"),
    part("clear button", "#clear.button.small", "button"),
    part("undo button", "#undo.button.small", "button"),
    part("eraser(?: button)?", "#eraser.button.small", "button"),
    part("size (?:slider|bar|range)|slider", ".size input", "size"),
  ],
};
