import type { FileTree } from "~/projects/files";
import { source } from "../apps/source";
import { type EditResult, edited, unchanged } from "./edit";
import { lineStart } from "./lines";
import { pagesOf, shapeOf } from "./project";
import { readTokens } from "./tokens";

const MARK = "theme-toggle";

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
  const changes = new Map<string, string | null>([[styles, `${css}${TOGGLE_STYLES}`]]);
  if (entry) {
    const path = `src/theme.${entry.endsWith("x") || entry.endsWith(".ts") ? "ts" : "js"}`;
    if (files.has(path))
      return unchanged(`There is a file ${path} already, so I left the theme to it.`);
    changes.set(path, `${TOGGLE_SCRIPT}\nexport {};\n`);
    changes.set(entry, `import "./theme";\n${files.get(entry) ?? ""}`);
  } else {
    if (files.has(THEME_SCRIPT))
      return unchanged(`There is a ${THEME_SCRIPT} already, so I left the theme to it.`);
    changes.set(THEME_SCRIPT, TOGGLE_SCRIPT);
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

const TOGGLE_SCRIPT = source`
// The switch between light and dark. Without a choice the device decides.
const root = document.documentElement;
const button = document.createElement("button");

function isDark() {
  const chosen = root.dataset.theme;
  if (chosen) return chosen === "dark";
  return getComputedStyle(root).colorScheme === "dark" || matchMedia("(prefers-color-scheme: dark)").matches;
}

function label() {
  button.textContent = isDark() ? "☀" : "☾";
  button.setAttribute("aria-label", isDark() ? "Switch to light mode" : "Switch to dark mode");
}

try {
  const stored = localStorage.getItem("theme");
  if (stored === "dark" || stored === "light") root.dataset.theme = stored;
} catch {
  // Storage is off: the device's setting counts.
}

button.type = "button";
button.className = "theme-toggle";
button.addEventListener("click", () => {
  root.dataset.theme = isDark() ? "light" : "dark";
  label();
  try {
    localStorage.setItem("theme", root.dataset.theme);
  } catch {
    // The choice holds until the page is closed.
  }
});
label();
document.body.append(button);
`;

const TOGGLE_STYLES = source`

:root[data-theme="light"] {
  color-scheme: light;
}

:root[data-theme="dark"] {
  color-scheme: dark;
}

.theme-toggle {
  position: fixed;
  right: 1rem;
  bottom: 1rem;
  z-index: 10;
  display: grid;
  place-items: center;
  width: 2.75rem;
  height: 2.75rem;
  border: 1px solid var(--border);
  border-radius: 50%;
  background: var(--surface);
  color: var(--text);
  font-size: 1.125rem;
  cursor: pointer;
}
`;
