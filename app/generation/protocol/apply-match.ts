/** How a line of the file, and one of a search, is spelled before the two are compared. */
type Fold = readonly [stored: (line: string) => string, asked: (line: string) => string];
const alike = (fold: (line: string) => string): Fold => [fold, fold];
/** How lines are compared, from strict to forgiving; the first level that finds any decides. */
const LEVELS: readonly Fold[] = [
  alike((line) => line),
  alike((line) => line.trimEnd()),
  alike((line) => line.trim()),
  alike((line) => foldUnicode(line).trim()),
  [
    (line) => foldQuotes(withoutEntities(line, SIGNS)).trim(),
    // A tag that the model escaped is one; one that the file escaped is text, and stays it.
    (line) => foldQuotes(withoutEntities(line, [...SIGNS, ...BRACKETS])).trim(),
  ],
];
/** From this level on, indentation is not compared. */
export const INDENT_LEVEL = 2;
/** Places that a message about an ambiguous search names. */
const NAMED_PLACES = 5;

/** Where a search was found: lines from 0, at which level, and where else. */
export interface Place {
  at: number;
  level: number;
  others: number[];
}

/** Finds the run of lines that equals `search` at the strictest level that finds any. */
export function findPlace(lines: readonly string[], search: readonly string[]): Place | null {
  for (const [level, [stored, asked]] of LEVELS.entries()) {
    const wanted = search.map((line) => asked(withoutEnd(line)));
    const have = lines.map((line) => stored(withoutEnd(line)));
    const hits: number[] = [];
    for (let at = 0; at + wanted.length <= have.length && hits.length < NAMED_PLACES; at += 1) {
      if (wanted.every((line, offset) => have[at + offset] === line)) hits.push(at);
    }
    const [at, ...others] = hits;
    if (at !== undefined) return { at, level, others };
  }
  return null;
}

/** Lines with their terminators; the last one may have none. */
export function splitLines(text: string): string[] {
  return text.match(/[^\n]*\n|[^\n]+$/g) ?? [];
}

/** The line without its terminator. */
export function withoutEnd(line: string): string {
  if (!line.endsWith("\n")) return line;
  return line.slice(0, line.endsWith("\r\n") ? -2 : -1);
}

/** Signs that pages write by a name: models read what a page shows, and escape what is code. */
const SIGNS: readonly (readonly [RegExp, string])[] = [
  [/&nbsp;/g, " "],
  [/&quot;/g, '"'],
  [/&(?:apos|#0?39);/g, "'"],
  [/&amp;/g, "&"],
];
const BRACKETS: readonly (readonly [RegExp, string])[] = [
  [/&lt;/g, "<"],
  [/&gt;/g, ">"],
];

/** What a model types in place of what a program reads: spaces that do not break, quotation marks of print. */
const ODD_MARKS: readonly (readonly [RegExp, string])[] = [
  [/[\u00a0\u2007\u202f\u3000]/g, " "],
  [/[\u200b\u2060\ufeff]/g, ""],
  [/[‘’]/g, "'"],
  [/[“”„]/g, '"'],
  ...BRACKETS,
  ...SIGNS,
];

/**
 * Spells a model's lines in the marks that the file has: where its search has others than the lines it was found
 * at, the model spells everything so.
 */
export function withoutOddMarks(search: readonly string[], found: readonly string[]) {
  const [asked, stored] = [search.join(""), found.join("")];
  const odd = ODD_MARKS.filter(([mark]) => asked.search(mark) >= 0 && stored.search(mark) < 0);
  return (lines: readonly string[]): string[] =>
    lines.map((line) => odd.reduce((text, [mark, plain]) => text.replaceAll(mark, plain), line));
}

/** Models type straight quotes and hyphens where the file has typographic ones, and back. */
function foldUnicode(line: string): string {
  return line
    .normalize("NFKC")
    .replaceAll(/[‘’‚‛′]/g, "'")
    .replaceAll(/[“”„‟″«»]/g, '"')
    .replaceAll(/[‐‑‒–—―−]/g, "-")
    .replaceAll(/[\u200b\u2060\ufeff\u00ad]/g, "")
    .replaceAll(/\s+/g, " ");
}

/** A string is the same one in either quotation mark. */
function foldQuotes(line: string): string {
  return foldUnicode(line).replaceAll("'", '"');
}

function withoutEntities(line: string, signs: typeof SIGNS): string {
  return signs.reduce((text, [entity, sign]) => text.replaceAll(entity, sign), line);
}
