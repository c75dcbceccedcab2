import { staticPage } from "~/starter/base/page";
import { stylesheet } from "~/starter/base/stylesheet";
import { html, source } from "../source";
import type { StarterApp } from "../starter-app";
import { DRAWING_SCRIPT, DRAWING_STYLES } from "./drawing-source";

export const drawing: StarterApp = {
  id: "drawing",
  name: "drawing pad",
  icon: "🎨",
  accent: "#e0486f",
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
  describe: () =>
    "Draw with mouse, finger or pen; colours, sizes, eraser, undo, redo and download as a picture.",
  next: ["use a playful style", "make it purple", "add a dark mode toggle"],
  files(params) {
    const body = source`
<main class="atelier">
  <header class="bar">
    <h1>${html(params.title)}</h1>
    <div class="actions">
      <button type="button" class="button small" id="undo">Undo</button>
      <button type="button" class="button small" id="redo">Redo</button>
      <button type="button" class="button small" id="clear">Clear</button>
      <button type="button" class="button primary small" id="download">Save picture</button>
    </div>
  </header>
  <div class="tray">
    <div class="swatches" id="swatches" role="group" aria-label="Colour"></div>
    <label class="own-colour">Own colour <input type="color" id="colour" value="#e0486f" /></label>
    <label class="size" for="size">Size <input type="range" id="size" min="1" max="48" value="6" /></label>
    <button type="button" class="button small" id="eraser" aria-pressed="false">Eraser</button>
  </div>
  <div class="sheet">
    <canvas id="canvas" tabindex="0" role="img" aria-label="Drawing area. Arrow keys move the pen, space puts it down or lifts it."></canvas>
    <p class="hint muted" id="hint">Draw here</p>
  </div>
  <p class="visually-hidden" id="announce" role="status"></p>
</main>
`;
    return new Map([
      [
        "index.html",
        staticPage({
          title: params.title,
          description: drawing.describe(params),
          icon: drawing.icon,
          body,
        }),
      ],
      ["styles.css", stylesheet(params, DRAWING_STYLES)],
      ["script.js", DRAWING_SCRIPT],
    ]);
  },
};
