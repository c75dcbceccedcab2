import { labelOf } from "./parser-labels";

/** Files that may be prose, or examples of anything. */
const TEXT = /\.(?:mdx?|markdown|txt|csv|tsv|diff|patch|log)$/i;
/** Files that hold bytes, whatever a model writes in their place. */
const NO_TEXT =
  /\.(?:png|jpe?g|gif|webp|avif|bmp|ico|mp3|wav|ogg|m4a|mp4|webm|mov|woff2?|ttf|otf|eot|pdf|zip)$/i;
/** Contents of another kind than the file's name says, and what they are. */
const FOREIGN: readonly (readonly [RegExp, RegExp, string])[] = [
  [/\.(?:css|s[ac]ss|less|json|[cm]?[jt]sx?)$/i, /^\s*(?:<!doctype html|<html[\s>])/i, "a page"],
  [/\.(?:html?|css|s[ac]ss|less)$/i, /^\s*\{\s*"[^"\n]*"\s*:/, "data"],
  [
    /\.html?$/i,
    /^\s*(?:import\s[^<]*?from\s*["']|export\s+(?:default|function|const)\s)/,
    "a module",
  ],
  [
    /\.(?:html?|css|s[ac]ss|less|json|[cm]?[jt]sx?|vue|svelte)$/i,
    /^\s*<(?:changes?|content|description|instructions?|file_?content|diff|update)>/,
    "elements around a file",
  ],
];
/** Lines from which on a pattern in all of them is no coincidence. */
const SOME_LINES = 3;
/** Words of an answer at the head of a file, or behind its end. */
const LEADS =
  /^(?:here(?:['’]s| is| are)|below is|this is|sure|hier (?:ist|sind|kommt)|voici|aqu[ií] (?:está|tienes)|ecco|aqui está)\b[^;{}<>()=]*[:：]$/i;
const SENTENCE = /^\p{Lu}[\p{L}'’,%\d-]*(?: [\p{L}'’,%\d-]+){4,40}[.!]$/u;
/** Shorter ones may be words, in characters of their first line. */
const BASE64_LENGTH = 60;
const NUMBERED = /^\s*(\d+)(?:\s*[|│:→]|\t)/;

/**
 * What shows that a block's text is not the file itself but something about it, as the model is
 * told: numbered lines, marks of a diff, markers of an edit, escapes.
 *
 * @returns null for content that may be saved
 */
export function oddityOf(path: string, content: string, current?: string): string | null {
  if (TEXT.test(path)) return null;
  if (NO_TEXT.test(path)) {
    return "A picture, a sound or a font cannot be written as text: nothing would show it. Draw a picture as SVG, in a file of its own or in the page, or leave it out.";
  }
  const lines = content.split("\n").filter((line) => line.trim() !== "");
  if (isNumbered(lines)) return "Its lines are numbered. Send the file without numbers.";
  if (/^[<-]{5,9} ?SEARCH\s*$/m.test(content) && /^[>+]{5,9} ?REPLACE\s*$/m.test(content)) {
    return "It holds markers of an edit among other text. Send an edit, or the whole file.";
  }
  if (/^<{7}(?: |$)/m.test(content) && /^={7}$/m.test(content) && /^>{7}(?: |$)/m.test(content)) {
    return "It holds the marks of a merge. Send the whole file as it is to be.";
  }
  if (lines.some((line) => /^@@ -\d+(?:,\d+)? \+\d+/.test(line)) || isMarked(lines)) {
    return "It holds the marks of a diff. Send edits, or the whole file without marks.";
  }
  if (isBase64(lines)) return "It is encoded (base64). Send the file as text.";
  if (isEscaped(lines)) return "Its line ends are escaped. Send the file as it is, line by line.";
  // A file of such operations is one where there was none, or was one before.
  const isData = /\.json$/i.test(path) && current !== undefined && !isJsonPatch(current);
  if (isData && isJsonPatch(content)) {
    return "It holds operations on the file (a JSON patch), which are not carried out. Send an edit, or the whole file.";
  }
  const isCode = /\.(?:[cm]?[jt]sx?|json|css|s[ac]ss|less)$/i.test(path);
  if (isCode && (LEADS.test(lines[0] ?? "") || SENTENCE.test(lines.at(-1) ?? ""))) {
    return "It holds words of the answer among the code. Send the file alone, and say the rest outside of its fence.";
  }
  const foreign = FOREIGN.find(([file, text]) => file.test(path) && text.test(content));
  if (foreign) return `It holds ${foreign[2]}, which is not what ${path} holds. Send that file.`;
  if (lines.some((line) => /^\u00a0+\S/.test(line)) && !/\.(?:html?|svg|xml)$/i.test(path)) {
    return "Its indentation is made of no-break spaces, which programs do not read. Send it with plain spaces.";
  }
  const isMarkup = /\.(?:html?|[jt]sx|vue|svelte|svg|xml)$/i.test(path);
  const firstEscaped = isMarkup ? content.search(/&lt;\/?\w/) : -1;
  if (firstEscaped >= 0 && content.lastIndexOf("&gt;") > firstEscaped && !/<\w/.test(content)) {
    return "Its tags are escaped. Send the file as it is, without entities for its own tags.";
  }
  return null;
}

/**
 * Whether text that a label of one file leads goes on with another one's.
 *
 * @param isNamed the fence itself names the file
 */
export function holdsOtherFile(path: string, content: string, isNamed = false): boolean {
  return content.split("\n").some((line) => {
    if (!/^(?:\/\/|\/\*|<!--|# |([=*-])\1{1,20} ?\S.{0,200}\1{2})/.test(line)) return false;
    const other = labelOf(line, "");
    if (other === null || other === path) return false;
    // Where the fence says which file it holds, a comment may speak of another one by its name.
    return !isNamed || (other.includes("/") && !path.endsWith(`/${other}`));
  });
}

/** A list of nothing but operations, each with the place that it is about. */
function isJsonPatch(content: string): boolean {
  if (!/^\s*\[\s*\{/.test(content)) return false;
  const count = (pattern: RegExp) => content.match(pattern)?.length ?? 0;
  const operations = count(/"op"\s*:\s*"(?:add|remove|replace|move|copy|test)"/g);
  return operations > 0 && operations === count(/"path"\s*:\s*"(?:\/[^"]*)?"/g);
}

function isNumbered(lines: readonly string[]): boolean {
  if (lines.length < SOME_LINES) return false;
  let last = 0;
  return lines.every((line) => {
    const number = Number(NUMBERED.exec(line)?.[1] ?? Number.NaN);
    const isNext = number > last;
    last = number;
    return isNext;
  });
}

/** Whether text is lines of a diff: each begins with + or - or a space, and one is added. */
export function holdsMarks(content: string): boolean {
  return isMarked(content.split("\n").filter((line) => line.trim() !== ""));
}

/** No program looks like that. */
function isMarked(lines: readonly string[]): boolean {
  if (lines.length < SOME_LINES || !lines.every((line) => /^[+ -]/.test(line))) return false;
  return lines.some((line) => /^\+/.test(line));
}

/** Nothing but letters and digits of base64, in lines that are filled but for the last. */
function isBase64(lines: readonly string[]): boolean {
  const [first = "", ...others] = lines;
  const isFilled = others.every((line, at) =>
    at < others.length - 1 ? line.length === first.length : line.length <= first.length,
  );
  const isLong = first.length >= BASE64_LENGTH && /\d/.test(first) && /[A-Z]/.test(first);
  return isLong && isFilled && lines.every((line) => /^[A-Za-z\d+/]+={0,2}$/.test(line.trim()));
}

function isEscaped(lines: readonly string[]): boolean {
  const [only = "", ...others] = lines;
  return (
    others.length === 0 &&
    (only.match(/\\n/g)?.length ?? 0) >= SOME_LINES &&
    /^[^"'`]*\\n/.test(only)
  );
}
