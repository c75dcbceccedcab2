import { joinContinuation } from "../../../app/generation/protocol/continuation";
import { anchorOf } from "../../../app/generation/protocol/continuation-overlap";
import { ResponseParser } from "../../../app/generation/protocol/parser";
import { ANSWERS } from "./cut-answers";

/** Each is a way in which models go on: from the whole answer and where it was cut. */
export const MANNERS: Record<string, (whole: string, at: number) => string> = {
  "the anchor, as asked": (whole, at) => anchor(whole, at) + whole.slice(lineStart(whole, at)),
  "the anchor behind talk": (whole, at) =>
    `Continuing from where I left off:\n\n${anchor(whole, at)}${whole.slice(lineStart(whole, at))}`,
  "the anchor behind the opener": (whole, at) =>
    opener(whole, at) + anchor(whole, at) + whole.slice(lineStart(whole, at)),
  "exactly, in mid-line": (whole, at) => whole.slice(at),
  "exactly, behind the opener": (whole, at) => opener(whole, at) + whole.slice(at),
  "the cut line again": (whole, at) => whole.slice(lineStart(whole, at)),
  "the cut line again, behind the opener": (whole, at) =>
    opener(whole, at) + whole.slice(lineStart(whole, at)),
  "the last line again": (whole, at) => whole.slice(linesBack(whole, at, 1)),
  "five lines again": (whole, at) => whole.slice(linesBack(whole, at, 5)),
  "the file again": (whole, at) => whole.slice(openedAt(whole, at)),
  "the file again behind talk": (whole, at) =>
    `Here is the whole file:\n\n${whole.slice(openedAt(whole, at))}`,
  "talk, then exactly": (whole, at) => `Sure, continuing.\n\n${whole.slice(at)}`,
  "the last word again": (whole, at) =>
    (/\S+$/.exec(whole.slice(0, at))?.[0] ?? "") + whole.slice(at),
  "the anchor as a quotation": (whole, at) =>
    `“${anchor(whole, at).trimEnd().split("\n").at(-1)}”\n${whole.slice(lineStart(whole, at))}`,
  "the anchor without its indentation": (whole, at) =>
    anchor(whole, at).replaceAll(/^[ \t]+/gm, "") + whole.slice(lineStart(whole, at)),
  "the cut line without its indentation": (whole, at) =>
    whole.slice(lineStart(whole, at)).trimStart(),
  "thoughts, then the cut line": (whole, at) =>
    `<think>It goes on at the line.</think>\n${whole.slice(lineStart(whole, at))}`,
  "a remark, then the cut line": (whole, at) =>
    `// ... continued\n${whole.slice(lineStart(whole, at))}`,
  "a fence without a path, then the anchor": (whole, at) =>
    bareOpener(whole, at) + anchor(whole, at) + whole.slice(lineStart(whole, at)),
  "a fence without a path, then the cut line": (whole, at) =>
    bareOpener(whole, at) + whole.slice(lineStart(whole, at)),
  "a line left out": (whole, at) => whole.slice(whole.indexOf("\n", at) + 1),
};

/** What came of a cut: files as they were meant, a question, or something else. */
export type CutOutcome = "joined" | "asked" | "wrong";

/** Cuts each answer at every `step`th character, and goes on in one manner. */
export function cutAll(
  manner: string,
  step: number,
  answers: Readonly<Record<string, string>> = ANSWERS,
): { outcome: CutOutcome; name: string; at: number }[] {
  return Object.entries(answers).flatMap(([name, whole]) => {
    const meant = filesOf(whole);
    const found: { outcome: CutOutcome; name: string; at: number }[] = [];
    for (let at = step; at < whole.length; at += step) {
      const outcome = cutAt(manner, whole, at, meant);
      if (outcome !== null) found.push({ outcome, name, at });
    }
    return found;
  });
}

/** What comes of one cut; null where nobody could miss what this manner leaves out. */
export function cutAt(
  manner: string,
  whole: string,
  at: number,
  meant = filesOf(whole),
): CutOutcome | null {
  const goOn = MANNERS[manner];
  if (!goOn) throw new Error(`There is no manner “${manner}”.`);
  // What a model leaves out between two whole lines nobody can miss.
  const isLost = manner === "a line left out" && (!openAt(whole, at) || whole[at - 1] === "\n");
  // Where nothing but white space was cut off, nothing but white space is missing.
  const line = whole.slice(lineStart(whole, at), at);
  const isBlank = manner === "the cut line without its indentation" && line.trim() === "";
  const isLineEnd = manner === "a line left out" && /^\r?\n/.test(whole.slice(at, at + 2));
  if (isLost || isBlank || isLineEnd) return null;
  const joined = joinContinuation(whole.slice(0, at), goOn(whole, at));
  if (joined === null) return "asked";
  return filesOf(joined) === meant ? "joined" : "wrong";
}

/** What an answer writes, in a text that can be compared. */
function filesOf(text: string): string {
  const parser = new ResponseParser();
  const ends = [...parser.write(text), ...parser.end()].filter(({ type }) => type === "file_end");
  // A block that its model sends twice is written twice.
  const last = new Map(ends.map((end) => [end.type === "file_end" ? end.path : "", end]));
  return JSON.stringify([...last.values()]);
}

function openAt(whole: string, at: number) {
  const parser = new ResponseParser();
  parser.write(whole.slice(0, at));
  return parser.openFile;
}

function lineStart(whole: string, at: number): number {
  return whole.lastIndexOf("\n", at - 1) + 1;
}

function linesBack(whole: string, at: number, count: number): number {
  let start = lineStart(whole, at);
  for (let n = 0; n < count && start > 0; n += 1) start = lineStart(whole, start - 1);
  const open = openAt(whole, at);
  return open ? Math.max(start, Math.min(open.contentAt, lineStart(whole, at))) : start;
}

function anchor(whole: string, at: number): string {
  const lines = whole.slice(0, lineStart(whole, at)).split("\n").slice(0, -1);
  return lines.length === 0 ? "" : `${anchorOf(lines, 6).join("\n")}\n`;
}

function openedAt(whole: string, at: number): number {
  return openAt(whole, at)?.openedAt ?? lineStart(whole, at);
}

/** The fence that opened the file, without the path in it. */
function bareOpener(whole: string, at: number): string {
  return opener(whole, at).replace(/^(`{3,}\w*)[^\n]*/, "$1");
}

function opener(whole: string, at: number): string {
  const open = openAt(whole, at);
  return open ? whole.slice(open.openedAt, open.contentAt) : "";
}
