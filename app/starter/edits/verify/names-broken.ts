import type { FileTree } from "~/projects/files";
import { partsOf } from "../parts/parts-of";
import { textsChanged } from "./texts-changed";

const AMOUNT = /[€$£] ?\d|\d ?[€$£]/u;

/** A price in the name of an entry, beside its own: "candles are £8 each, not a pair". */
export function priceInName(_wish: string, before: FileTree, after: FileTree): string[] {
  const { fresh, gone } = textsChanged(before, after);
  const [text, old] = [fresh[0], gone[0]];
  if (fresh.length !== 1 || gone.length !== 1 || !text || !old) return [];
  if (!AMOUNT.test(text) || AMOUNT.test(old)) return [];
  const isName = partsOf(after).some(
    ({ kind, classes, texts }) =>
      (kind === "heading" || classes.some((one) => /-name$/.test(one))) &&
      texts.some((one) => one.text === text),
  );
  return isName ? [`it would be called “${text}”`] : [];
}

/** A text out of which a word was cut: two spaces, or a word that joins what is not there any more. */
const CUT =
  />\s*([^<>\n]*?(?:\p{L} {2,}\p{L}|(?<!\p{L})(?:and|und|et|y|e|&amp;) {2,})[^<>\n]*|[^<>\n]* (?:and|und|et|y|&amp;))\s*</gu;

/** Texts of the page that are half of what they were. */
export function cutWithin(_wish: string, before: FileTree, after: FileTree): string[] {
  const [was, is] = [before.get("index.html") ?? "", after.get("index.html") ?? ""];
  if (was === is) return [];
  const cut = [...is.matchAll(CUT)].find(([whole]) => !was.includes(whole));
  return cut ? [`“${cut[1]?.replace(/\s+/g, " ").trim()}” would be left of a text`] : [];
}
