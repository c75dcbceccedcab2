import { overlapOf } from "./continuation-overlap";
import { pathOfInfo } from "./parser-names";
import { readTag } from "./parser-tags";

/** Lines at the start of a file that show that a continuation began it again. */
const RESTART_LINES = 3;
/** Lines of small talk before the code goes on. */
export const TALK_LINES = 3;
/** Up to three lines of small talk, then a fence with an info string: a bare one would close. */
const OPENER =
  /^((?:(?![ \t]*(?:```|~~~))[^\n]*\n){0,3})[ \t]*(?:`{3,}|~{3,})([^\n`]*[^\s`][^\n`]*)\n/;
/** The line that opens a file at the start of a continuation, with what is said before it. */
export function openerIn(continuation: string) {
  const [opening, talk = "", info = ""] = OPENER.exec(continuation) ?? [];
  if (opening !== undefined) return { opening, talk, path: pathOfInfo(info) };
  let said = "";
  for (const line of splitLines(continuation).slice(0, TALK_LINES + 1)) {
    const tag = readTag(line.trimEnd());
    if (tag?.kind === "open" && tag.rest === "") {
      return { opening: said + line, talk: said, path: tag.path };
    }
    said += line;
  }
  return null;
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
