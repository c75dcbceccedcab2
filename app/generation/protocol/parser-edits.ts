import { isWords } from "./block-text";
import { isFileName } from "./parser-names";

/** One replacement of an edit: `search` must be found exactly once. Both keep their line ends. */
export interface EditBlock {
  search: string;
  replace: string;
  /** Wherever it is found, however often. */
  isAll?: true;
}

// Models miscount: from five to nine characters are a marker.
const SEARCH = /^[<-]{5,9}[ \t]*(?:SEARCH|ORIGINAL|HEAD)(?:[ \t]*:)?\s*$|^<{5,9}\s*$/i;
const DIVIDER = /^={5,9}\s*$/;
/** Where in the file some tools search, above a line of dashes: what counts is what they search for. */
const NUMBER_LINE = /^:(?:start|end)_line:\s*\d+\s*$/;
/** A longer line names no file, in characters. */
const NAME_LENGTH = 200;
const SEVERAL =
  "The fence holds edits of several files. Send the edits of each file in a fence of its own.";
/** Ends a replacement. */
export const REPLACE = /^[>+]{5,9}[ \t]*(?:REPLACE|UPDATED|END)(?:[ \t]*:)?\s*$|^>{5,9}\s*$/i;

/** Whether a line says in full that a SEARCH part begins: no file begins like that. */
export function opensSearch(line: string): boolean {
  return /^[<-]{5,9}[ \t]*(?:SEARCH|ORIGINAL)(?:[ \t]*:)?\s*$/.test(line);
}

/** Collects SEARCH/REPLACE blocks line by line. */
export class EditCollector {
  readonly edits: EditBlock[] = [];
  /** Lines since the SEARCH marker; null between blocks. */
  #block: string[] | null = null;
  #markerLength = 0;
  #hasStrayText = false;
  /** The block began with the number of a line. */
  #isNumbered = false;
  #error: string | undefined;
  readonly #path: string | undefined;

  /** @param path the file's, so that the name of another one between blocks is noticed */
  constructor(path?: string) {
    this.#path = path;
  }

  /** Whether no block is open, so that a fence is no text of one. */
  get isBetween(): boolean {
    return this.#block === null;
  }

  /** Takes one line, its terminator included. */
  push(line: string): void {
    if (SEARCH.test(line)) {
      if (this.#block) this.#error ??= UNCLOSED;
      this.#block = [];
      this.#isNumbered = false;
      this.#markerLength = runOf(line);
    } else if (!this.#block) {
      this.#hasStrayText ||= line.trim() !== "";
      if (this.#namesOther(line)) this.#error ??= SEVERAL;
    } else if (this.#block.length === 0 && this.#isAside(line)) {
      this.#isNumbered = true;
    } else if (REPLACE.test(line)) {
      this.#close(this.#block);
      this.#block = null;
    } else {
      this.#block.push(line);
    }
  }

  /**
   * Ends the edit where its fence was closed: a replacement that is all there needs no mark behind it. One with words
   * at its end may hold some of the answer.
   */
  finish(): void {
    const lines = this.#block ?? [];
    const last = lines.findLast((line) => line.trim() !== "")?.trim() ?? "";
    const dividers = lines.filter((line) => DIVIDER.test(line)).length;
    if (dividers !== 1 || DIVIDER.test(last) || isWords(last)) return;
    this.#close(lines);
    this.#block = null;
  }

  /** What keeps the edit from being used, if anything, as the model is told. */
  get error(): string | undefined {
    if (this.#error) return this.#error;
    if (this.#block) return UNCLOSED;
    if (this.edits.length > 0) return undefined;
    return this.#hasStrayText
      ? "The edit has no <<<<<<< SEARCH marker. Send SEARCH/REPLACE blocks, or the whole file."
      : "The edit holds no SEARCH/REPLACE block.";
  }

  #isAside(line: string): boolean {
    return NUMBER_LINE.test(line) || (this.#isNumbered && /^-{5,9}\s*$/.test(line));
  }

  #namesOther(line: string): boolean {
    if (this.#path === undefined || line.length > NAME_LENGTH) return false;
    const name = line.trim().replace(/^[#*`\s]+|[*`:\s]+$/g, "");
    return isFileName(name) && !endsAlike(this.#path, name);
  }

  #close(lines: string[]): void {
    const dividers = lines.flatMap((line, index) => (DIVIDER.test(line) ? [index] : []));
    // A heading in Markdown may be underlined like a divider: the marker's length tells.
    const alike = dividers.filter((index) => runOf(lines[index] ?? "") === this.#markerLength);
    const [at, other] = dividers.length > 1 && alike.length > 0 ? alike : dividers;
    if (at === undefined) {
      this.#error ??= "A block of the edit has no ======= line between SEARCH and REPLACE.";
    } else if (other !== undefined) {
      this.#error ??=
        "A block of the edit has several ======= lines, so its parts are unclear. Send the whole file.";
    } else {
      this.edits.push({
        search: lines.slice(0, at).join(""),
        replace: lines.slice(at + 1).join(""),
      });
    }
  }
}

function endsAlike(path: string, name: string): boolean {
  return path.endsWith(name) || name.endsWith(path);
}

const UNCLOSED = "A block of the edit has no closing >>>>>>> REPLACE marker.";

/** How often the line's first character repeats at its start. */
function runOf(line: string): number {
  let length = 0;
  while (length < line.length && line[length] === line[0]) length += 1;
  return length;
}
