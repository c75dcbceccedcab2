import { escapePattern } from "~/projects/escape-pattern";
import type { FileTree } from "~/projects/files";
import { html } from "../../source/html";
import { js } from "../../source/literals";
import { type EditResult, edited, unchanged } from "../edit";

/** Texts shorter than this are replaced as a whole only: they stand in many a word. */
const PART_CHARACTERS = 4;
/** Attributes and properties whose value is no text that people read. */
const NAMES =
  /(?:\b(?:class|className|id|htmlFor|for|type|href|src|rel|key|role|name|method|action|from|import|case|target|aria-labelledby|aria-controls)\s*(?:=|:)?\s*\{?|===?\s*|!==?\s*|import\(|[\w\])]\[)\s*$/;

/** "rest" is what a program calls a thing, unless it is the value of what people read. */
const IDENTIFIER = /^"[a-z][\w-]*"$/;
const LABELS =
  /(?:\b(?:label|title|text|noun|caption|question|answer|message|placeholder|aria-label)\s*[:=]|,|\[|\(["'][\w-]*["'],\s*["'][\w-]*["'],|textContent =)\s*$/;

/** Whether a program calls something by a word, as a key or to compare with. */
function isName(code: string, word: string): boolean {
  return new RegExp(
    `[.?]${word}\\b|\\b${word}\\??:|[!=]==? "${word}"|"${word}" [!=]==?|case "${word}"`,
  ).test(code);
}

/**
 * Replaces a text that the project shows, wherever it is shown, and in nothing else. Where it is not shown just so, the only text that
 * differs by its articles and the sign before it is meant, unless `isExact`.
 */
export function replaceShown(
  files: FileTree,
  from: string,
  to: string,
  { isWhole = false, isExact = false } = {},
): EditResult {
  const constants = constantsOf(files);
  for (const isPart of [false, true]) {
    if (isPart && (isWhole || from.length < PART_CHARACTERS)) continue;
    for (const flags of ["gu", "giu"]) {
      const changes = new Map<string, string>();
      for (const [path, text] of files) {
        const next = /\.html?$/.test(path)
          ? inMarkup(text, from, to, isPart, flags)
          : /\.(?:tsx?|jsx?)$/.test(path)
            ? withNames(inCode(text, from, to, isPart, flags), constants, from, to, isPart)
            : text;
        if (next !== text) changes.set(path, next);
      }
      if (changes.size > 0) return edited(changes, `Changed “${from}” to “${to}”.`);
    }
  }
  const near = isWhole || isExact ? null : nearlyShown(files, from);
  if (near) {
    const sign = /^[^\p{L}\p{N}]+/u.exec(near)?.[0] ?? "";
    const made = replaceShown(files, near, /^\p{L}/u.test(to) ? sign + to : to, { isWhole: true });
    if (made.ok) return { ...made, said: `Changed “${near}” to “${sign}${to}”.` };
  }
  return unchanged(`I found no text “${from}” in this project.`);
}

/** A text without articles and the signs before it: “+ Add a card” is what people call “Add card”. */
const bare = (text: string) =>
  text
    .toLowerCase()
    .replace(/(?<!\p{L})(?:an?|the|your|my)(?!\p{L})/gu, " ")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

/** The only text between tags that people may have meant by another: the same but for articles and signs. */
function nearlyShown(files: FileTree, said: string): string | null {
  const wanted = bare(said);
  if (!/\p{L}{3}/u.test(wanted)) return null;
  const all = [...files].flatMap(([path, text]) =>
    /\.(?:html?|tsx|jsx)$/.test(path)
      ? [...text.matchAll(/>([^<>{}`="]{3,80})</g)].map(([, words = ""]) => words.trim())
      : [],
  );
  const near = new Set(all.filter((text) => bare(text) === wanted));
  const [only] = near;
  return near.size === 1 && only && only.toLowerCase() !== said.trim().toLowerCase() ? only : null;
}

/** Whether the project shows a text, alone or inside a longer one. */
export function shows(files: FileTree, text: string, how?: { isWhole: boolean }): boolean {
  return replaceShown(files, text, `${text}\u0002`, { ...how, isExact: true }).ok;
}

/** Texts that a program gives a name: `export const noun = "book";`. */
function constantsOf(files: FileTree): Map<string, string> {
  const code = [...files].flatMap(([path, text]) => (/\.[jt]sx?$/.test(path) ? [text] : []));
  return new Map(
    [...code.join("\n").matchAll(/\bconst (\w+) = "([^"\\\n]*)";/g)].map(
      ([, name = "", value = ""]) => [name, value],
    ),
  );
}

/** "Add book" is written `Add {noun}`. */
function withNames(
  code: string,
  constants: ReadonlyMap<string, string>,
  from: string,
  to: string,
  isPart: boolean,
): string {
  if (isPart) return code;
  return code.replace(
    /(>\s*)([^<>{}=;]*\{\w+\}[^<>{}=;]*?)(\s*<)/g,
    (whole, open: string, words: string, close: string) => {
      const said = words.replace(/\{(\w+)\}/g, (name, key: string) => constants.get(key) ?? name);
      const isSaid = said.trim().toLowerCase() === from.trim().toLowerCase();
      return isSaid ? open + jsxText(to) + close : whole;
    },
  );
}

/** What never ends goes to the end, as in a browser: so each character is looked at once. */
const PIECES =
  /(<(?:script|style)\b[\s\S]*?(?:<\/(?:script|style)>|$)|<!--[\s\S]*?(?:-->|$))|(<[^>]*(?:>|$))|([^<]+)/g;

function inMarkup(page: string, from: string, to: string, isPart: boolean, flags: string): string {
  const text = pattern(from, isPart, flags);
  const safe = html(to);
  return page.replace(PIECES, (whole, kept?: string, tag?: string, words?: string) => {
    if (kept !== undefined) return whole;
    if (tag !== undefined) {
      return tag.replace(
        /(\s(?:placeholder|aria-label|title|alt|value|content)=")([^"]*)(")/g,
        (_, open: string, value: string, close: string) =>
          open + value.replace(text, () => safe) + close,
      );
    }
    return (words ?? "").replace(text, () => safe);
  });
}

/** String literals, the words between tags, and the words of template literals. */
function inCode(code: string, from: string, to: string, isPart: boolean, flags: string): string {
  const text = pattern(from, isPart, flags);
  const literal = js(to);
  const inside = literal.slice(1, -1);
  return code
    .replace(/"(?:[^"\\\n]|\\.)*"/g, (whole, at: number) => {
      const before = code.slice(Math.max(0, at - 24), at);
      if (
        NAMES.test(before) ||
        (IDENTIFIER.test(whole) && (!LABELS.test(before) || isName(code, whole.slice(1, -1))))
      )
        return whole;
      return `"${whole.slice(1, -1).replace(text, () => inside)}"`;
    })
    .replace(/`(?:[^`\\]|\\.)*`/g, (whole) =>
      isPart && !/[`$\\]/.test(to) ? whole.replace(text, () => to) : whole,
    )
    .replace(/(>)([^<>{}`="]+)(?=<|\{)/g, (whole, open: string, words: string) => {
      const next = words.replace(text, () => jsxText(to));
      return next === words ? whole : open + next;
    });
}

function jsxText(text: string): string {
  return /[{}<>&]/.test(text) ? `{${js(text)}}` : text;
}

/** The text as it may be written: with entities, with line breaks for spaces. */
function pattern(text: string, isPart: boolean, flags: string): RegExp {
  const source = [...text.trim()]
    .map((character) => WRITTEN[character] ?? escapePattern(character))
    .join("")
    .replace(/\s+/g, "\\s+");
  return isPart
    ? new RegExp(`(?<![\\p{L}\\p{N}])${source}(?![\\p{L}\\p{N}])`, flags)
    : // Looked back from where it stands, not from every space.
      new RegExp(`${source}(?=\\s*$)(?<=^\\s*${source})`, flags);
}

const WRITTEN: Record<string, string> = {
  "'": "(?:'|’|&#39;|&apos;)",
  "’": "(?:'|’|&#39;|&apos;)",
  '"': '(?:"|\\\\"|&quot;|“|”)',
  "&": "(?:&amp;|&)",
  "<": "(?:&lt;|<)",
  ">": "(?:&gt;|>)",
};
