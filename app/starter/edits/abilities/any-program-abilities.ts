import type { FileTree } from "~/projects/files";
import { edited, unchanged } from "../edit";
import { PAGE } from "../project";
import { type Ability, NO_PLACE, words } from "./ability";

/** Programs: what has a page of texts alone needs none of these. */
function isProgram(files: FileTree): boolean {
  return (
    !files.has("src/site.ts") &&
    !/class="hero"|<footer/.test(files.get(PAGE) ?? "") &&
    (files.has("script.js") || files.has("src/App.tsx") || files.has("src/main.ts"))
  );
}

const FULL_SCREEN = `
// A button that fills the screen with the page.
const fullScreen = document.createElement("button");
fullScreen.type = "button";
fullScreen.className = "button small full-screen";
fullScreen.textContent = "Full screen";
fullScreen.style.cssText = "position:fixed;left:1rem;bottom:1rem;z-index:10";
fullScreen.addEventListener("click", () => {
  if (document.fullscreenElement) document.exitFullscreen();
  else document.documentElement.requestFullscreen();
});
document.body.append(fullScreen);
`;

/** What any program can be given. */
export const ANY_PROGRAM_ABILITIES: readonly Ability[] = [
  {
    send: "add a full screen button",
    words: [
      words(
        "full ?-?screen|vollbild*|plein écran|pantalla completa|schermo intero|tela cheia|ecrã inteiro",
      ),
    ],
    more: words(
      "button|mode|add|a|an|option|toggle|switch|make|it|go|be|able|modus|knopf|bouton|botón",
    ),
    not: words("picture|photo|image|header|hero|video|section"),
    make(files) {
      if (!isProgram(files)) return NO_PLACE;
      const path = ["src/main.tsx", "src/main.ts", "script.js"].find((one) => files.has(one));
      const code = path && files.get(path);
      if (!path || !code) return NO_PLACE;
      return code.includes("fullScreen")
        ? unchanged("There is a full screen button already.")
        : edited(
            new Map([[path, `${code.trimEnd()}\n${FULL_SCREEN}`]]),
            "A button at the bottom left fills the screen with the page, and leaves it again.",
          );
    },
  },
];
