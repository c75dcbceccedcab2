/** A line of three or more backticks or tildes. */
export interface Fence {
  mark: string;
  length: number;
  /** Characters of white space before the marks. */
  indent: number;
  /** What follows the marks, trimmed: a language, a path. */
  info: string;
}

/** What ends a turn in a model's own format, and slips out behind its last fence. */
const TOKENS = /^(?:<\|[^|>\s]{1,40}\|>|<｜[^｜>\s]{1,40}｜>|<end_of_turn>|<\/s>)+$/;
/** A byte order mark, which some put before all they write. */
const MARK = 0xfeff;

/** Cheap first look, for most lines of code are no fence. */
export function isFenceLike(line: string): boolean {
  const code = line.charCodeAt(firstInk(line));
  return code === 96 || code === 126;
}

/** Reads a fence line. Null when it is none. */
export function readFence(line: string): Fence | null {
  const ink = firstInk(line);
  const indent = line.charCodeAt(0) === MARK ? ink - 1 : ink;
  const mark = line[ink];
  if (mark !== "`" && mark !== "~") return null;
  let end = ink;
  while (line[end] === mark) end += 1;
  if (end - ink < 3) return null;
  const said = line.slice(end).trim();
  const info = TOKENS.test(said) ? "" : said;
  // A backtick fence cannot hold backticks in its info string: that is inline code.
  if (mark === "`" && info.includes("`")) return null;
  return { mark, length: end - ink, indent, info };
}

/** Whether `fence` is bare and as long as `open` or longer, and not deeper than it. */
export function closesFence(fence: Fence, open: Fence): boolean {
  return fence.info === "" && fence.indent <= open.indent && outlasts(fence, open);
}

/** Whether `fence` is of the same kind as `open`, and not shorter. */
export function outlasts(fence: Fence, open: Fence): boolean {
  return fence.mark === open.mark && fence.length >= open.length;
}

/** The line without its terminator. */
export function bareLine(line: string): string {
  if (!line.endsWith("\n")) return line;
  return line.slice(0, line.endsWith("\r\n") ? -2 : -1);
}

/** A line without so much white space at its start; null when it has less, and ink. */
export function withoutIndent(line: string, indent: number): string | null {
  const ink = firstInk(line);
  if (ink >= indent) return line.slice(indent);
  return line.trim() === "" ? line.slice(ink) : null;
}

function firstInk(line: string): number {
  let at = line.charCodeAt(0) === MARK ? 1 : 0;
  for (let code = line.charCodeAt(0); code === 32 || code === 9; code = line.charCodeAt(at))
    at += 1;
  return at;
}
