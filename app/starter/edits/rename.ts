import { escapePattern } from "~/projects/escape-pattern";
import type { FileTree } from "~/projects/files";
import { html, unescapeHtml } from "../source/html";
import { js } from "../source/literals";
import { type EditResult, edited, unchanged } from "./edit";

/** Titles shorter than this could be part of any word; only whole headings are replaced then. */
const SAFE_TITLE_CHARACTERS = 4;

/** The title a project shows, raw: from its page's `<title>`. */
export function titleOf(files: FileTree): string | null {
  const match = /<title>([^<]*)<\/title>/i.exec(files.get("index.html") ?? "");
  return match ? unescapeHtml(match[1] ?? "").trim() : null;
}

/** Renames the app wherever it says its name: page title, headings, brand, footer, settings. */
export function rename(files: FileTree, title: string): EditResult {
  const old = titleOf(files);
  const changes = new Map<string, string | null>();
  for (const [path, text] of files) {
    const next = /\.html$/.test(path)
      ? inPage(text, old, title, path === "index.html")
      : /\.(?:tsx?|jsx?|json|webmanifest)$/.test(path) && old
        ? inCode(text, old, title)
        : text;
    if (next !== text) changes.set(path, next);
  }
  if (changes.size === 0) {
    return unchanged(
      old === title
        ? "It is called that already."
        : "I found no title to change: index.html has neither a `<title>` nor an `<h1>`.",
    );
  }
  return edited(changes, `Renamed to “${title}”.`);
}

function inPage(text: string, old: string | null, title: string, isHome: boolean): string {
  const safe = html(title);
  let next = old && old.length >= SAFE_TITLE_CHARACTERS ? withWord(text, old, safe) : text;
  if (isHome) {
    next = next.replace(/(<title>)[^<]*(<\/title>)/i, (_, open, close) => open + safe + close);
    if (!old || !new RegExp(`<h1[^>]*>[^<]*${escapePattern(html(old))}`, "i").test(text)) {
      next = next.replace(
        /(<h1(?:\s[^>]*)?>)[^<]*(<\/h1>)/i,
        (_, open, close) => open + safe + close,
      );
    }
  }
  if (!old) return next;
  if (old.length >= SAFE_TITLE_CHARACTERS) return next;
  return next.replace(
    new RegExp(`(<h1(?:\\s[^>]*)?>)\\s*${escapePattern(html(old))}\\s*(</h1>)`, "gi"),
    (_, open, close) => open + safe + close,
  );
}

/** The old name in texts and descriptions. */
function withWord(text: string, old: string, safe: string): string {
  const word = new RegExp(`(?<![\\p{L}\\p{N}])${escapePattern(html(old))}(?![\\p{L}\\p{N}])`, "gu");
  return text.replace(/(<[^>]*(?:>|$))|([^<]+)/g, (_, tag?: string, words?: string) => {
    if (words !== undefined) return words.replace(word, () => safe);
    return tag?.startsWith("<meta") ? tag.replace(word, () => safe) : (tag ?? "");
  });
}

function inCode(text: string, old: string, title: string): string {
  const literal = js(title);
  return text
    .replaceAll(js(old), () => literal)
    .replace(
      new RegExp(`(<h1(?:\\s[^>]*)?>)(\\s*)${escapePattern(html(old))}(\\s*)(</h1>)`, "g"),
      (_, open, a, b, close) => `${open}${a}{${literal}}${b}${close}`,
    );
}
