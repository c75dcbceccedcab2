import type { FileTree } from "~/projects/files";
import { type EditResult, edited, unchanged } from "../edit";
import { shapeOf } from "../project";
import { describedIn, wordsOf } from "./described";
import { jsxElements } from "./jsx-elements";
import type { ReadWish } from "./said-edit";
import { hide, takeAway } from "./take-away";

const AWAY =
  /^(?:please )?(remove|delete|hide|drop|get rid of|take (?:out|away|off)|(?:don'?t|do not) show)\s+(.+?)[.!]*$/isu;

/** What is to go, by a description of it: "the hint about the space key". */
export const readDescribed: ReadWish = (wish, files) => {
  const match = AWAY.exec(wish);
  const [how = "", what = ""] = match?.slice(1) ?? [];
  if (match && shapeOf(files).react) return (tree) => takeOutOfCode(tree, what);
  if (!match || !describedIn(files.get("index.html") ?? "", what)) return null;
  const name = what.replace(/^(?:the|my|our|that|this) /i, "");
  return (tree) => {
    const element = describedIn(tree.get("index.html") ?? "", what);
    if (!element) return { ok: false, reason: `I found no ${name} on the page.` };
    return /hide|show/i.test(how) ? hide(tree, element, name) : takeAway(tree, element, name);
  };
};

/** An element of a program's markup that says all of the description's words, alone in that. */
function takeOutOfCode(files: FileTree, what: string): EditResult {
  const wanted = wordsOf(what);
  const tag = /\bbutton\b/i.test(what) ? "button" : null;
  const found = [...files].flatMap(([path, code]) =>
    /\.(?:tsx|jsx)$/.test(path)
      ? jsxElements(code)
          .filter(({ source }) => !tag || source.trimStart().startsWith(`<${tag}`))
          .filter(({ source }) => wanted.length > 0 && wanted.every((word) => says(source, word)))
          .map((place) => ({ path, code, place }))
      : [],
  );
  const inner = found.filter(
    ({ path, place }) =>
      !found.some(
        (other) =>
          other.path === path &&
          other.place !== place &&
          other.place.start >= place.start &&
          other.place.end <= place.end,
      ),
  );
  // What holds all of several that fit is what was meant: a search field with its label.
  const around = found
    .filter(({ path, place }) =>
      inner.every(
        (other) =>
          other.path === path && other.place.start >= place.start && other.place.end <= place.end,
      ),
    )
    .sort((a, b) => a.place.source.length - b.place.source.length);
  const one = inner.length > 1 ? around[0] : inner[0];
  if (!one) return unchanged(`I found no single “${what}” in the program.`);
  const [before, after] = [one.code.slice(0, one.place.start), one.code.slice(one.place.end)];
  // Only one of several in a row can go: what stands alone in brackets is what is shown there.
  if (!/(?:[^=]>|\})\s*$/.test(before) || !/^\s*[<{]/.test(after))
    return unchanged(`“${what}” is not one of several parts in a row, so I left it.`);
  const next = before + after;
  return edited(new Map([[one.path, next]]), `Removed “${what}”.`);
}

function says(source: string, word: string): boolean {
  return new RegExp(`(?<![\\p{L}\\p{N}])${word}(?![\\p{L}\\p{N}])`, "iu").test(
    source.replace(/on[A-Z]\w+=\{[^\n]*\}|\{(?:\w+|[^{}"]*)\}/g, " "),
  );
}
