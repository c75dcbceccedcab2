import { declaredIn } from "./declared-names";
import { saysUnchanged } from "./stand-in-words";

/** Lines that are looked at on either side of a comment for what stood there before. */
const NEIGHBOURS = 20;
/** So many lines that a comment alone replaces are no coincidence, whatever it says. */
const MANY_LINES = 8;
/** So many when something that they declared is gone with them. */
const DECLARING_LINES = 4;

const STILL_TO_DO = /^\W{0,8}(?:TODO|FIXME|your code|add your|implement)\b/i;

/** A comment that stands where lines of the stored text are gone. */
export interface StandIn {
  comment: string;
  /** Whether its words say so; otherwise only its place does. */
  isSaid: boolean;
}

/**
 * Finds a comment that took the place of code, in any language of people: it stands, with little or
 * no new code beside it, between lines that had others between them.
 *
 * @param before lines with ink, with their indentation
 * @param after the same of the text that is to replace it
 * @param isMarkdown headings look like comments there
 */
export function findStandIn(
  before: readonly string[],
  after: readonly string[],
  isMarkdown = false,
): StandIn | null {
  const old = before.map((line) => line.trim());
  const now = after.map((line) => line.trim());
  const places = uniquePlaces(old);
  const kept = new Set(now);
  const known = new Set(old);
  const isComment = commentLines(now, isMarkdown);
  for (const [index, line] of now.entries()) {
    if (!isComment[index] || known.has(line)) continue;
    const top = neighbour(now, places, index, -1);
    const bottom = neighbour(now, places, index, 1);
    const from = top === null ? -1 : (places.get(now[top] ?? "") ?? -1);
    const to = bottom === null ? old.length : (places.get(now[bottom] ?? "") ?? old.length);
    const gone = before
      .slice(from + 1, Math.max(from + 1, to))
      .filter((text) => isLost(text, kept));
    const region = now.slice((top ?? -1) + 1, bottom ?? now.length);
    const fresh = region.filter(
      (text, at) => !isComment[(top ?? -1) + 1 + at] && !known.has(text) && isCode(text),
    ).length;
    const found = judge(line, gone, fresh, after);
    if (found) return found;
  }
  return null;
}

/** Comparisons of lines for dots: beyond them, what was replaced is not looked for. */
const MOST_COMPARED = 1_000_000;
/** Dots between two tags, where the stored text had something. */
const DOTS = /^(.*<[^<>]*>)\s*(?:\.{3}|…)\s*(<\/[^<>]*>.*)$/;

/**
 * Finds dots in place of what an element held: `<ul>...</ul>`. A button that had no other words is none.
 *
 * @param old lines without their indentation
 */
export function findDots(old: readonly string[], now: readonly string[]): string | null {
  const known = new Set(old);
  const kept = new Set(now);
  const gone = old.filter((line) => !kept.has(line));
  let compared = 0;
  for (const line of now) {
    const [, start = "", end = ""] = (!known.has(line) && DOTS.exec(line)) || [];
    if (start === "") continue;
    compared += gone.length;
    if (compared > MOST_COMPARED) return null;
    if (gone.some((before) => before.startsWith(start) && before.endsWith(end))) return line;
  }
  return null;
}

function judge(
  comment: string,
  gone: readonly string[],
  fresh: number,
  after: readonly string[],
): StandIn | null {
  if (gone.length <= fresh) return null;
  if (saysUnchanged(comment) && (fresh === 0 || gone.length >= fresh + 3)) {
    return { comment, isSaid: true };
  }
  // What is still to be done was done before.
  if (STILL_TO_DO.test(comment) && fresh === 0) return { comment, isSaid: true };
  if (gone.length < DECLARING_LINES || gone.length < fresh * 3) return null;
  const left = declaredIn(after).names;
  const isNameLost = [...declaredIn(gone).names].some((name) => !left.has(name));
  const isMuch = gone.length >= MANY_LINES && gone.length >= fresh * 3 + 6;
  return isMuch || isNameLost ? { comment, isSaid: false } : null;
}

/** Lines that occur once: their place is certain. */
function uniquePlaces(lines: readonly string[]): Map<string, number> {
  const places = new Map<string, number>();
  const twice = new Set<string>();
  for (const [index, line] of lines.entries()) {
    if (places.has(line)) twice.add(line);
    places.set(line, index);
  }
  for (const line of twice) places.delete(line);
  return places;
}

function neighbour(
  lines: readonly string[],
  places: ReadonlyMap<string, number>,
  from: number,
  step: 1 | -1,
): number | null {
  for (let away = 1; away <= NEIGHBOURS; away += 1) {
    const at = from + step * away;
    const line = lines[at];
    if (line === undefined) return null;
    if (places.has(line)) return at;
  }
  return null;
}

/** Which lines hold nothing but a comment, or dots in place of code. */
function commentLines(lines: readonly string[], isMarkdown: boolean): boolean[] {
  let until: string | null = null;
  return lines.map((line) => {
    if (until !== null) {
      if (line.includes(until)) until = null;
      return true;
    }
    if (/^(?:\/\*|\{\/\*)/.test(line)) return closes(line, "*/");
    if (line.startsWith("<!--")) return closes(line, "-->");
    if (/^(?:\.{3}|…|[[(（](?:\.{3}|…))/.test(line)) return !/^\.{3}[\w$[{(]/.test(line);
    if (isMarkdown) return false;
    return /^(?:\/\/|#(?:\s|\.|…)|--\s|;;|%\s|\*\s)/.test(line);
  });

  function closes(line: string, end: string): boolean {
    const at = line.indexOf(end);
    if (at < 0) until = end;
    return at < 0 || /^[\s}]*$/.test(line.slice(at + end.length));
  }
}

function isLost(line: string, kept: ReadonlySet<string>): boolean {
  const text = line.trim();
  return !kept.has(text) && isCode(text) && !/^(?:\/\/|\/\*|\*|<!--)/.test(text);
}

/** More than brackets. */
function isCode(line: string): boolean {
  return /[\p{L}\p{N}]/u.test(line);
}
