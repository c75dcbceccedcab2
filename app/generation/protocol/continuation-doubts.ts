import { isWords } from "./block-text";
import { indentOf, LINE_START, WORD_LENGTH } from "./continuation-seam";

/*
 * Signs that what a model sent is not simply what follows: talk, an echo of what it was asked to begin with,
 * a part of the cut line again.
 */

/** Lines before the cut of which an echo may be one: as many as a model is asked to begin with. */
const RECENT = 6;
/** Ink of a line that, found among the last ones, is no coincidence. */
const ECHOED = 3;
/** Shorter words begin others. */
const WORD = 3;
/** Words after which a space comes, whether or not they stood before. */
const ALONE =
  /^(?:a|p|h[1-6]|b|i|ul|ol|li|br|hr|div|span|img|nav|main|form|input|label|button|section|header|footer|const|let|var|function|return|import|export|from|default|async|await|new|class|if|else|for|while|switch|case|type|interface|extends|typeof|in|of|as|def|and|or|not|is)$/;
/** Characters at the end of a cut line that hardly follow themselves. */
const REPEATED = 3;
/** By how much a line stands further in than one before it. */
const STEPS = ["    ", "  ", "\t"];
const THOUGHTS = /^\s*<((?:seed:)?think(?:ing)?|thoughts?|reasoning)>[\s\S]*?<\/\1>[ \t]*\r?\n?/i;
const BEGINS_TALK =
  /^(?:continu|resum|sure|here|okay|ok\b|certainly|forts|weiter|suite|voici|sigue|aqu[ií]|продолж|继续|接着|続き)/i;
/** What stands around a remark within code. */
const REMARK_MARKS = /^(?:\/\/+|\/\*+|\{\/\*+|<!--+|#+|\*+|--)?[\s.…·-]*/;
const QUOTED = /^([`'"“‘])(.+)[`'"”’][:.]?$/;

/** A continuation without the thoughts that stand before it. */
export function withoutThoughts(continuation: string): string {
  return continuation.replace(THOUGHTS, "");
}

/** Words to the reader, as no file of code has them; in a comment too. */
export function isTalk(text: string): boolean {
  return text.split("\n").some((line) => {
    const said = line.trim();
    if (said === "") return false;
    return (
      isWords(said) || BEGINS_TALK.test(said.replace(REMARK_MARKS, "")) || /^<think/i.test(said)
    );
  });
}

/**
 * Whether lines are some of the last ones again, in another indentation or between quotation marks: most likely
 * they are what the model was asked to begin with.
 *
 * @param lines the first of a continuation
 * @param before the complete lines before the cut
 */
export function echoes(lines: readonly string[], before: readonly string[]): boolean {
  const inked = (all: readonly string[]) => all.filter((each) => each.trim() !== "");
  const recent = inked(before).slice(-RECENT);
  const [line = "", next] = inked(lines);
  const text = line.trim();
  const said = QUOTED.exec(text)?.[2]?.trim();
  if (said !== undefined && recent.some((each) => each.trim() === said)) return true;
  return recent.some((each, at) => {
    if (each.trim() !== text) return false;
    const isPair = next !== undefined && recent[at + 1]?.trim() === next.trim();
    const isLong = text.replaceAll(/\s/g, "").length >= ECHOED;
    return isPair || (isLong && each.trimEnd() !== line.trimEnd());
  });
}

/**
 * Whether the first line behind a line's end stands in as no line before it does, so that what stood before its ink
 * was cut off, or a space came with it.
 */
export function isOddlyIndented(line: string, before: readonly string[]): boolean {
  const last = before.findLast((each) => each.trim() !== "");
  if (last === undefined || line.trim() === "") return false;
  const indent = indentOf(line);
  const known = new Set(before.filter((each) => each.trim() !== "").map(indentOf));
  const isKnown =
    known.has(indent) ||
    STEPS.some((step) => indent.endsWith(step) && known.has(indent.slice(step.length)));
  if (!isKnown) return true;
  const opens = /[{([:]\s*$/.test(last) && !/^[})\]]/.test(line.trim());
  if (opens && indent.length <= indentOf(last).length) return true;
  return indent === "" && !LINE_START.test(line) && indentOf(last) !== "";
}

/** Whether a line begins with what the cut one ends with: the word, or the characters, once more. */
export function repeatsEnd(cutLine: string, line: string): boolean {
  const end = cutLine.slice(-WORD_LENGTH);
  const word =
    /\S+$/.exec(end)?.[0] ?? end.trimEnd().split(/\s/).at(-1) + (/\s+$/.exec(end)?.[0] ?? "");
  if (word.trim() !== "" && line.startsWith(word)) return true;
  const most = Math.min(cutLine.length, line.length, WORD_LENGTH);
  for (let count = REPEATED; count <= most; count += 1) {
    if (line.startsWith(cutLine.slice(-count))) return true;
  }
  return false;
}

/**
 * Whether a space between the cut line and what follows is the model's own, or was cut off, for all that can be
 * seen: a word that stands elsewhere, once with the space and once without, marks side by side that have none elsewhere.
 */
export function isSpaceUnclear(cutLine: string, line: string, before: string): boolean {
  if (/\s$/.test(cutLine)) return false;
  const start = /[\w$-]+$/.exec(cutLine.slice(-WORD_LENGTH))?.[0] ?? "";
  const end = /^ ?([\w$-]+)/.exec(line)?.[1] ?? "";
  const known = before + cutLine.slice(0, cutLine.length - start.length);
  if (start !== "" && end !== "") {
    const words = new Set(known.match(/[\w$-]+/g));
    const isWord = start.length >= WORD && words.has(start);
    if (words.has(start + end)) return line.startsWith(" ");
    if (line.startsWith(" ")) return !isWord;
    return words.has(start) || ALONE.test(start) || /\d$/.test(start);
  }
  if (!line.startsWith(" ")) return false;
  const last = cutLine.at(-1) ?? "";
  return known.includes(last + (line[1] ?? "")) || !known.includes(`${last} `);
}
