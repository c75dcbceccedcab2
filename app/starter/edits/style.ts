import type { FileTree } from "~/projects/files";
import { html } from "../source/html";
import { js } from "../source/literals";
import { TONES, type Tone } from "../theme/tones";
import { type EditResult, edited, unchanged } from "./edit";
import { lineStart } from "./lines";
import { shapeOf } from "./project";
import { readTokens, writeTokens } from "./tokens";

const SIZE_STEP = 12.5;
const SMALLEST = 75;
const LARGEST = 150;

/** Changes fonts, corners and shadows to a tone: playful, minimal, professional or retro. */
export function changeTone(files: FileTree, tone: Tone): EditResult {
  const { font, heading, radius, shadow } = TONES[tone];
  return setTokens(
    files,
    { "--font": font, "--font-heading": heading, "--radius": radius, "--shadow": shadow },
    `Changed fonts, corners and shadows to a ${tone} style.`,
  );
}

/** Makes all text a step larger or smaller. */
export function changeFontSize(files: FileTree, direction: 1 | -1): EditResult {
  const { styles } = shapeOf(files);
  const tokens = readTokens(styles ? (files.get(styles) ?? "") : "");
  const current = /^([\d.]+)%$/.exec(tokens.get("--font-size") ?? "")?.[1];
  if (!current)
    return unchanged(
      "I set the text size through a `--font-size` in percent, and this stylesheet has none.",
    );
  const next = Math.min(LARGEST, Math.max(SMALLEST, Number(current) + direction * SIZE_STEP));
  if (next === Number(current))
    return unchanged(`The text is at ${current}% already, as far as I go.`);
  return setTokens(files, { "--font-size": `${next}%` }, `The text size is now ${next}%.`);
}

/** Sets how round the corners are. */
export function changeCorners(files: FileTree, corners: "round" | "square"): EditResult {
  const { styles } = shapeOf(files);
  const tokens = readTokens(styles ? (files.get(styles) ?? "") : "");
  const name = ["--radius", "--border-radius", "--rounded"].find((token) => tokens.has(token));
  if (!name)
    return unchanged("I set corners through a `--radius` variable, and this stylesheet has none.");
  return setTokens(
    files,
    { [name]: corners === "round" ? "22px" : "0px" },
    `The corners are ${corners} now.`,
  );
}

function setTokens(files: FileTree, values: Record<string, string>, said: string): EditResult {
  const { styles } = shapeOf(files);
  const css = styles ? (files.get(styles) ?? "") : "";
  const tokens = readTokens(css);
  if (!styles || !Object.keys(values).every((name) => tokens.has(name))) {
    return unchanged(
      `I change this through ${Object.keys(values).join(", ")} in a \`:root\` block, and this project's stylesheet has not all of them.`,
    );
  }
  const next = writeTokens(css, values);
  return next === css
    ? unchanged("It looks like that already.")
    : edited(new Map([[styles, next]]), said);
}

/** Sets the text of the page's footer, adding a footer where there is none. */
export function setFooter(files: FileTree, text: string): EditResult {
  const { entry, react } = shapeOf(files);
  if (!entry) return staticFooter(files, text);
  const app = files.get("src/App.tsx");
  if (!react || !app)
    return unchanged("I add footers to plain HTML pages and to React apps with a src/App.tsx.");
  const literal = `{${js(text)}}`;
  const own = /(<footer className="site-footer">)[\s\S]*?(<\/footer>)/.exec(app);
  const close = app.lastIndexOf("</main>");
  if (own) {
    const next = app.replace(own[0], () => `${own[1]}${literal}${own[2]}`);
    return edited(new Map([["src/App.tsx", next]]), "Changed the footer.");
  }
  if (close < 0) return unchanged("I found no `</main>` in src/App.tsx to put a footer before.");
  const at = lineStart(app, close);
  const next = `${app.slice(0, at)}      <footer className="site-footer">${literal}</footer>\n${app.slice(at)}`;
  return edited(withFooterStyles(files, new Map([["src/App.tsx", next]])), "Added a footer.");
}

function staticFooter(files: FileTree, text: string): EditResult {
  const page = files.get("index.html") ?? "";
  const own = /(<footer\b[^>]*>)([\s\S]*?)(<\/footer>)/.exec(page);
  if (own) {
    const next = page.replace(own[0], () => `${own[1]}\n      <p>${html(text)}</p>\n    ${own[3]}`);
    return edited(new Map([["index.html", next]]), "Changed the footer's text.");
  }
  const close = page.lastIndexOf("</body>");
  if (close < 0) return unchanged("I found no `</body>` in index.html.");
  const at = lineStart(page, close);
  const next = `${page.slice(0, at)}    <footer class="site-footer">\n      <p>${html(text)}</p>\n    </footer>\n${page.slice(at)}`;
  return edited(withFooterStyles(files, new Map([["index.html", next]])), "Added a footer.");
}

function withFooterStyles(
  files: FileTree,
  changes: Map<string, string | null>,
): Map<string, string | null> {
  const { styles } = shapeOf(files);
  const css = styles ? (files.get(styles) ?? "") : "";
  if (styles && !css.includes(".site-footer")) {
    changes.set(
      styles,
      `${css}\n.site-footer {\n  padding: 2rem 1.25rem;\n  color: var(--muted);\n  text-align: center;\n}\n`,
    );
  }
  return changes;
}

/** Which corners a text asks for, or null. */
export function cornersIn(words: string): "round" | "square" | null {
  if (
    /\b(?:round(?:er|ed)?)\b[^.]*\b(?:corners?|buttons?|cards?|edges?)\b|\bcorners? (?:more )?round(?:er|ed)?\b/.test(
      words,
    )
  )
    return "round";
  if (
    /\b(?:square|sharp(?:er)?|straight)\b[^.]*\b(?:corners?|buttons?|cards?|edges?)\b|\bno rounded corners\b/.test(
      words,
    )
  )
    return "square";
  return null;
}
