/*
 * Evidence for what the first line of a continuation is, seen from the line that was cut: the same
 * line again, or its remainder. Without evidence nothing is joined.
 */

/** Ink of a cut line that, repeated exactly, is no coincidence. */
const REPEATED = 12;
/** Lines before the cut that show what the next one may look like. */
const SHAPES = 8;
const BRACKETS: Record<string, number> = {
  "(": 1,
  "[": 1,
  "{": 1,
  ")": -1,
  "]": -1,
  "}": -1,
};
/**
 * Longest word at the end of a cut line that is looked for, in characters. Models write lines without end, and to look
 * for the end of a word from each of its letters takes the square: 60 kB of one held the thread for half a minute.
 */
export const WORD_LENGTH = 1_000;
/** How lines begin at the left edge of a file, and remainders of lines hardly. */
export const LINE_START =
  /^(?:export|import|function|async|const|let|var|class|type|interface|enum|def|from|return|if|for|while|[<.#@*}\])]|\/[/*])/;
/** What a remainder ends with that nothing else shows to be one: talk ends otherwise. */
const CODE_END = /[;{})\],>]\s*$/;
/** What a line ends with when it opens a block or a list. */
const OPENS = /[{([:,>]\s*$/;

/** Whether `line` is the cut line once more, from its first character. */
export function isSameLine(cutLine: string, line: string): boolean {
  return inkOf(cutLine) >= REPEATED && line.startsWith(cutLine.trimEnd());
}

/**
 * Whether `line` is surely the remainder of the cut line.
 *
 * @param next the inked line after it, if it has come
 * @param before all that was written before the cut line
 */
export function isRemainder(
  cutLine: string,
  line: string,
  next: string | undefined,
  before: string,
): boolean {
  if (/^\s{2}|^\t/.test(line) || line.trim() === "") return false;
  return (
    joinsWord(cutLine, line, before) ||
    closesQuote(cutLine, line) ||
    closesBracket(cutLine, line) ||
    closesTag(cutLine, line) ||
    completesShape(cutLine, line, before) ||
    isMisplaced(cutLine, line, next)
  );
}

/** The cut went through a word that stands elsewhere whole: `to|tal`. */
function joinsWord(cutLine: string, line: string, before: string): boolean {
  const start = /[\w$]+$/.exec(cutLine.slice(-WORD_LENGTH))?.[0];
  const end = /^[\w$]+/.exec(line)?.[0];
  if (!start || !end || start.length + end.length < 4) return false;
  const words = new Set(before.match(/[\w$]+/g));
  return words.has(start + end) && !words.has(end) && !LINE_START.test(line);
}

/** Together they look like a line that came just before: the next row of a list. */
function completesShape(cutLine: string, line: string, before: string): boolean {
  const shapes = before.split("\n").slice(-SHAPES).map(shapeOf);
  const joined = shapeOf(cutLine + line);
  return inkOf(cutLine) > 0 && shapes.includes(joined) && !shapes.includes(shapeOf(line));
}

function shapeOf(line: string): string {
  return line
    .trimEnd()
    .replaceAll(/\d+/g, "0")
    .replaceAll(/"[^"]*"|'[^']*'/g, '""');
}

/** Whether a line ends within quotation marks, so that no line end can follow. */
export function holdsOpenQuote(text: string): boolean {
  return ['"', "`", "'"].some((quote) => (text.split(quote).length - 1) % 2 === 1);
}

function closesQuote(cutLine: string, line: string): boolean {
  return ['"', "`"].some((quote) => {
    const count = (text: string) => text.split(quote).length - 1;
    return count(cutLine) % 2 === 1 && count(line) % 2 === 1;
  });
}

function closesBracket(cutLine: string, line: string): boolean {
  if (LINE_START.test(line)) return false;
  const opened = depthOf(cutLine);
  return opened > 0 && Math.min(0, ...depths(line)) < 0;
}

function closesTag(cutLine: string, line: string): boolean {
  const opened = /<[a-z/!][^<>]*$/i.test(cutLine);
  return opened && !line.startsWith("<") && /^[^<>]*>/.test(line);
}

/** A line at the left edge between indented ones, that opens nothing: it belongs behind the cut. */
function isMisplaced(cutLine: string, line: string, next: string | undefined): boolean {
  if (indentOf(cutLine) === "" || /^\s/.test(line) || LINE_START.test(line)) return false;
  return next !== undefined && /^\s/.test(next) && !OPENS.test(line) && CODE_END.test(line);
}

function depths(text: string): number[] {
  let depth = 0;
  return [...text].map((character) => {
    depth += BRACKETS[character] ?? 0;
    return depth;
  });
}

/** How many brackets a text leaves open. */
export function depthOf(text: string): number {
  return depths(text).at(-1) ?? 0;
}

/** The white space that a line begins with. */
export function indentOf(line: string): string {
  return /^[ \t]*/.exec(line)?.[0] ?? "";
}

function inkOf(text: string): number {
  return text.replaceAll(/\s/g, "").length;
}
