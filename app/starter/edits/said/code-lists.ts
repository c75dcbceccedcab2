import { escapePattern } from "~/projects/escape-pattern";
import type { FileTree } from "~/projects/files";
import { textOfLiteral } from "../../source/literals";

/** A list of a program, `const name = [ … ];`, with the places of its elements. */
export interface CodeList {
  path: string;
  name: string;
  code: string;
  /** Elements without their commas, in order. */
  items: { start: number; end: number }[];
  /** Where a further element goes. */
  end: number;
}

const DECLARATION =
  /\bconst (\w{1,100})(?:\s*:\s*[\w[\]<>{}:;,\s|"]{1,300}?)?\s{0,20}=\s{0,20}(?=\[)/g;
/** Lists of a file that have no end: each was read to the end of the file, so more of them are not looked for. */
const UNENDED = 20;

/** The lists of the project's programs, in the order of its files. */
export function listsOf(files: FileTree): CodeList[] {
  const lists: CodeList[] = [];
  for (const [path, code] of files) {
    if (!/\.(?:tsx?|jsx?)$/.test(path)) continue;
    let [behind, unended] = [0, 0];
    for (const match of code.matchAll(DECLARATION)) {
      // What stands in a list is no list of the program.
      if (match.index < behind || unended === UNENDED) continue;
      const read = readList(code, match.index + match[0].length);
      behind = read?.end ?? behind;
      if (read) lists.push({ path, name: match[1] ?? "", code, ...read });
      else unended += 1;
    }
  }
  return lists;
}

/** The list that people call so: "question" is `questions`; null without one. */
export function findList(files: FileTree, noun: string): CodeList | null {
  const word = noun.toLowerCase().replace(/s$/, "");
  const isCalled = (name: string) => name.toLowerCase().replace(/s$/, "") === word;
  const lists = word === "" ? [] : listsOf(files);
  // `FIRST_CARDS` is of cards, too.
  return (
    lists.find(({ name }) => isCalled(name)) ??
    lists.find(({ name }) => isCalled(name.split("_").at(-1) ?? "")) ??
    null
  );
}

/** Reads a list literal from its bracket on: texts and brackets inside it are stepped over. */
function readList(code: string, at: number): Pick<CodeList, "items" | "end"> | null {
  const items: { start: number; end: number }[] = [];
  let depth = 0;
  let start = at + 1;
  for (let index = at; index < code.length; index += 1) {
    const character = code[index] ?? "";
    if (character === '"' || character === "'" || character === "`") {
      index = endOfText(code, index, character);
    } else if (code.startsWith("//", index)) {
      const line = code.indexOf("\n", index);
      index = line < 0 ? code.length : line;
    } else if (/[[{(]/.test(character)) depth += 1;
    else if (/[\]})]/.test(character)) {
      depth -= 1;
      if (depth > 0) continue;
      addItem(items, code, start, index);
      return { items, end: items.at(-1)?.end ?? at + 1 };
    } else if (character === "," && depth === 1) {
      addItem(items, code, start, index);
      start = index + 1;
    }
  }
  return null;
}

function addItem(items: { start: number; end: number }[], code: string, from: number, to: number) {
  const text = code.slice(from, to);
  const lead = text.length - text.trimStart().length;
  if (text.trim() !== "") items.push({ start: from + lead, end: from + text.trimEnd().length });
}

function endOfText(code: string, at: number, quote: string): number {
  for (let index = at + 1; index < code.length; index += 1) {
    if (code[index] === "\\") index += 1;
    else if (code[index] === quote) return index;
  }
  return code.length;
}

/** A list without one of its elements. */
export function withoutItem({ code, items }: CodeList, index: number): string {
  const item = items[index];
  if (!item) return code;
  const line = code.lastIndexOf("\n", item.start) + 1;
  const start = code.slice(line, item.start).trim() === "" ? line : item.start;
  const rest = /^[ \t]*,?[ \t]*\n?/.exec(code.slice(item.end))?.[0].length ?? 0;
  return code.slice(0, start) + code.slice(item.end + rest);
}

/** A list with one element more, at its end. */
export function withItem({ code, items, end }: CodeList, literal: string): string {
  const last = items.at(-1);
  const line = last ? code.lastIndexOf("\n", last.start) + 1 : end;
  const isAlone = last !== undefined && code.slice(line, last.start).trim() === "";
  const gap = isAlone && last ? `\n${code.slice(line, last.start)}` : " ";
  return `${code.slice(0, end)}${last ? "," : ""}${gap}${literal}${code.slice(end)}`;
}

/** The value of a property of an element, as a text; null when it has none. */
export function propertyOf(
  list: CodeList,
  index: number,
  name: string,
): { start: number; end: number; value: string } | null {
  const item = list.items[index];
  if (!item) return null;
  const literal = new RegExp(`\\b${escapePattern(name)}:\\s*("(?:[^"\\\\]|\\\\.)*")`).exec(
    list.code.slice(item.start, item.end),
  );
  const value = literal?.[1] ? textOfLiteral(literal[1]) : null;
  if (!literal?.[1] || value === null) return null;
  const start = item.start + literal.index + literal[0].length - literal[1].length;
  return { start, end: start + literal[1].length, value };
}
