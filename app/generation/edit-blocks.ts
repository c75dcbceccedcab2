/** One replacement of an edit: `search` must be found exactly once. Both keep their line ends. */
export interface EditBlock {
  search: string;
  replace: string;
}

const SEARCH = /^<{5,9}[ \t]*(?:SEARCH|ORIGINAL|HEAD)?[ \t]*\r?\n?$/i;
const DIVIDER = /^={5,9}[ \t]*\r?\n?$/;
const REPLACE = /^>{5,9}[ \t]*(?:REPLACE|UPDATED|END)?[ \t]*\r?\n?$/i;

/** Collects SEARCH/REPLACE blocks line by line. */
export class EditCollector {
  readonly edits: EditBlock[] = [];
  #part: "between" | "search" | "replace" = "between";
  #search: string[] = [];
  #replace: string[] = [];
  #stray = false;

  /** Whether a closing fence here would end the edit rather than belong to its text. */
  get isBetween(): boolean {
    return this.#part === "between";
  }

  get isReplacing(): boolean {
    return this.#part === "replace";
  }

  /** Takes one line, its terminator included. */
  push(line: string): void {
    if (this.#part === "between") {
      if (SEARCH.test(line)) {
        this.#part = "search";
        this.#search = [];
        this.#replace = [];
      } else if (line.trim() !== "") {
        this.#stray = true;
      }
    } else if (this.#part === "search") {
      if (DIVIDER.test(line)) this.#part = "replace";
      else this.#search.push(line);
    } else if (REPLACE.test(line)) {
      this.#part = "between";
      this.edits.push({ search: this.#search.join(""), replace: this.#replace.join("") });
    } else {
      this.#replace.push(line);
    }
  }

  /** What keeps the edit from being used, if anything. */
  get error(): string | undefined {
    if (this.#part !== "between") return "The edit has no closing >>>>>>> REPLACE marker.";
    if (this.edits.length === 0) {
      return this.#stray
        ? "The edit has no <<<<<<< SEARCH marker."
        : "The edit holds no SEARCH/REPLACE block.";
    }
    return undefined;
  }
}
