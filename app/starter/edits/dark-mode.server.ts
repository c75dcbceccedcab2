import type { FileTree } from "~/projects/files";
import { readText } from "../source/files.server";
import { type EditResult, edited, unchanged } from "./edit";
import { lineStart } from "./lines";
import { pagesOf, shapeOf } from "./project";
import { readTokens } from "./tokens";

const MARK = "theme-toggle";
const SWITCH = "edits/files/theme.ts";

/** Static projects keep the switch in a file of its own, so that every page can load it. */
const THEME_SCRIPT = "theme.js";
export const THEME_TAG = `<script src="${THEME_SCRIPT}" defer></script>`;

/** Adds a button that switches between light and dark and remembers the choice. */
export function addDarkToggle(files: FileTree): EditResult {
  const { styles, entry } = shapeOf(files);
  const css = styles ? (files.get(styles) ?? "") : "";
  if (css.includes(`.${MARK}`)) return unchanged("There is a light and dark switch already.");
  const tokens = readTokens(css);
  if (!styles || !css.includes("light-dark(") || !tokens.has("color-scheme")) {
    return unchanged(
      "A dark mode needs a stylesheet whose colours know both modes (`color-scheme` and `light-dark(…)` in its `:root` block), and this project's does not. I changed nothing, rather than leave text that cannot be read.",
    );
  }
  const changes = new Map<string, string | null>([
    [styles, `${css}\n${readText("edits/files/theme.css")}`],
  ]);
  if (entry) {
    const path = `src/theme.${entry.endsWith("x") || entry.endsWith(".ts") ? "ts" : "js"}`;
    if (files.has(path))
      return unchanged(`There is a file ${path} already, so I left the theme to it.`);
    changes.set(path, readText(SWITCH));
    changes.set(entry, `import "./theme";\n${files.get(entry) ?? ""}`);
  } else {
    if (files.has(THEME_SCRIPT))
      return unchanged(`There is a ${THEME_SCRIPT} already, so I left the theme to it.`);
    changes.set(THEME_SCRIPT, readText(SWITCH).replace("\nexport {};\n", ""));
    for (const page of pagesOf(files)) {
      const text = files.get(page) ?? "";
      const close = text.indexOf("</head>");
      if (close < 0) return unchanged(`I found no \`</head>\` in ${page} to load the switch from.`);
      const at = lineStart(text, close);
      changes.set(page, `${text.slice(0, at)}    ${THEME_TAG}\n${text.slice(at)}`);
    }
  }
  return edited(
    changes,
    "Added a button that switches between light and dark. The choice is remembered; until then the device's setting counts.",
  );
}
