import { depthOf, holdsOpenQuote, indentOf } from "./continuation-seam";

/*
 * Whether a line was cut just before its end, so that a line end can follow: a continuation that begins with one says
 * so as well where the rest of the line was left out and an empty line comes next.
 */

/** What begins a statement that a semicolon ends, in files that write them. */
const STATEMENT =
  /^\s*(?:(?:export\s+)?(?:const|let|var|import|type)\b|export default (?!function|class)|return\b|throw\b|await\b|[\w.$]+(?:\(|\s*=\s))/;
/** Elements that stand within a line of text. */
const INLINE =
  /^(?:a|b|i|u|s|em|strong|small|span|code|kbd|mark|sub|sup|abbr|time|q|cite|br|wbr|img|button|label|input)$/i;
/** Elements that nothing closes. */
const VOID = /^(?:!doctype|meta|link|base|source|hr|col|track)$/i;
const TAG = /<(\/?)(!?[\w-]+)(?![\w-])([^<>]*)>/g;
const RULE = /^[^{}]+\{[^{}]*; ?\}$/;

/** What is known of the place: the cut line, the complete lines of its file, and what comes. */
export interface LineEnd {
  path: string;
  cutLine: string;
  /** The complete lines before it. */
  file: readonly string[];
  /** Line ends before the next line that holds anything. */
  ends: number;
  /** That line. */
  next: string;
}

/** Whether nothing of the cut line is missing but its end, as far as that can be seen. */
export function isLineWhole(seam: LineEnd): boolean {
  const { path, cutLine, file, ends, next } = seam;
  // In prose any word can be the last one of its line, and behind a space something comes.
  if (isProse(path) || /\s$/.test(cutLine)) return false;
  if (holdsOpenQuote(cutLine)) return false;
  const isDeeper = indentOf(next).length > indentOf(cutLine).length;
  switch (cutLine.at(-1)) {
    case "{":
      return isDeeper;
    case ":":
      return isDeeper && depthOf(cutLine) <= 0;
    case ";":
      return depthOf(cutLine) <= 0;
    case ",":
      return ends === 1 && depthOf(cutLine) <= 0 && isListed(cutLine, file, next);
    case "}":
    case ")":
    case "]":
      return !isDeeper && (closesWhole(cutLine, file) || (isStyles(path) && RULE.test(cutLine)));
    case ">":
      return isElementWhole(cutLine, file, isDeeper);
    default:
      return false;
  }
}

/** Whether a file holds text, of which any word can be the last one of its line. */
export function isProse(path: string): boolean {
  return /\.(?:mdx?|markdown|txt|rst)$/i.test(path);
}

/** One of a list whose items stand in a line each, as the one before it or the next one shows. */
function isListed(cutLine: string, file: readonly string[], next: string): boolean {
  if (indentOf(next) !== indentOf(cutLine) || /^\s*import\b/.test(cutLine)) return false;
  return [file.at(-1) ?? "", next].some(
    (line) => indentOf(line) === indentOf(cutLine) && line.trimEnd().endsWith(","),
  );
}

/** A line of closing brackets that closes all that the line it belongs to opened, and needs no semicolon. */
function closesWhole(cutLine: string, file: readonly string[]): boolean {
  const closers = cutLine.trim();
  if (!/^[)\]}]+$/.test(closers)) return false;
  const indent = indentOf(cutLine);
  const opener = file.findLast((line) => line.trim() !== "" && indentOf(line) === indent);
  if (opener === undefined) return false;
  if (depthOf(opener.trim().replace(/^[)\]}]+/, "")) !== closers.length) return false;
  return !STATEMENT.test(opener) || !file.some((line) => /;\s*$/.test(line));
}

function isStyles(path: string): boolean {
  return /\.(?:css|scss|less)$/i.test(path);
}

/** One tag that stands alone, or an element as one before it stands in a line. */
function isElementWhole(cutLine: string, file: readonly string[], isDeeper: boolean): boolean {
  if (!/^\s*</.test(cutLine) || cutLine.includes("=>")) return false;
  const tags = [...cutLine.matchAll(TAG)];
  const [first, ...others] = tags;
  const name = first?.[2] ?? "";
  if (first === undefined || INLINE.test(name)) return false;
  if (others.length === 0 && first[0] === cutLine.trim()) {
    return first[1] === "/" || VOID.test(name) || first[3]?.endsWith("/") === true || isDeeper;
  }
  const names = namesOf(cutLine);
  return file.some((line) => line.trim() !== "" && namesOf(line) === names);
}

function namesOf(line: string): string {
  return [...line.matchAll(TAG)].map(([, slash, name]) => `${slash}${name}`).join(" ");
}
