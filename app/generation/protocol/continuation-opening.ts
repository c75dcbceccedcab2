import { overlapOf } from "./continuation-overlap";
import { bareLine } from "./parser-fences";
import { pathOfInfo } from "./parser-names";
import { readTag } from "./parser-tags";

/** Lines at the start of a file that show that a continuation began it again. */
const RESTART_LINES = 3;
/** Lines of small talk before the code goes on. */
export const TALK_LINES = 3;
/** A fence with an info string: a bare one would close. */
const FENCE = /^[ \t]*(?:`{3,}|~{3,})/;

/** The line that opens a file at the start of a continuation, with what is said before it. */
export function openerIn(continuation: string) {
  const lines = firstLines(continuation, TALK_LINES + 1);
  return openingFence(lines) ?? openingTag(lines);
}

function openingFence(lines: readonly string[]) {
  const at = lines.findIndex((line) => FENCE.test(line));
  const line = lines[at] ?? "";
  const info = bareLine(line).replace(FENCE, "");
  if (!line.endsWith("\n") || info.trim() === "" || info.includes("`")) return null;
  const talk = lines.slice(0, at).join("");
  return { opening: talk + line, talk, path: pathOfInfo(info) };
}

function openingTag(lines: readonly string[]) {
  let said = "";
  for (const line of lines) {
    const tag = readTag(line.trimEnd());
    if (tag?.kind === "open" && tag.rest === "") {
      return { opening: said + line, talk: said, path: tag.path };
    }
    said += line;
  }
  return null;
}

function firstLines(text: string, count: number): string[] {
  const lines: string[] = [];
  for (let at = 0; lines.length < count && at < text.length; ) {
    const end = text.indexOf("\n", at) + 1 || text.length;
    lines.push(text.slice(at, end));
    at = end;
  }
  return lines;
}

/** Whether a continuation begins the file again. */
export function restartIn(file: string, body: string): boolean | "unclear" {
  const lines = splitLines(file.slice(0, file.lastIndexOf("\n") + 1));
  const again = splitLines(body);
  const count = Math.min(RESTART_LINES, lines.length);
  if (count === 0) return file.trim() === "" || body.startsWith(file);
  const isAlike = lines
    .slice(0, count)
    .every((line, index) => line.trimEnd() === again[index]?.trimEnd());
  if (!isAlike) return false;
  if (lines.length <= RESTART_LINES) return true;
  const overlap = overlapOf(lines, again);
  return overlap === 0 || overlap === lines.length ? true : "unclear";
}

/** Lines with their terminators. */
export function splitLines(text: string): string[] {
  return text.match(/[^\n]*\n|[^\n]+$/g) ?? [];
}
