import type { StarterApp } from "~/starter/starter-app";

export const drawing: StarterApp = {
  id: "drawing",
  name: "drawing pad",
  accent: "#e0486f",
  pairing: "playground",
  keywords: [
    "drawing",
    "drawing pad",
    "drawing app",
    "paint",
    "paint app",
    "sketch",
    "sketchpad",
    "sketch pad",
    "canvas",
    "whiteboard",
    "doodle",
    "draw",
  ],
  kinds: ["static"],
  defaultTitle: () => "Drawing pad",
  reads:
    /^(?:with )?(?:my |the |a )?(?:fingers?|mouse|pen|stylus|touch)(?: on (?:the |my |a )?(?:screen|tablet|phone))?$|(?:choose|pick|different|several|many) colou?rs|colou?rs to (?:choose|pick)|save (?:it|the|my|a) (?:picture|image|drawing)|(?:a |with a )?(?:rubber|eraser)$/u,
  describe: () =>
    "Draw with mouse, finger or pen; colours, sizes, eraser, undo, redo and download as a picture.",
  next: ["use a playful style", "make it purple", "add a dark mode toggle"],
};
