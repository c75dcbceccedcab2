import { editsOfDiff } from "./form-diff";
import { opensPatch, readPatch } from "./form-patch";
import type { EditBlock } from "./parser-edits";

/** Collects a unified diff, or a patch, in a block that names its file. */
export class DiffCollector {
  readonly #path: string;
  readonly #lines: string[] = [];
  #edits: EditBlock[] | null = null;

  constructor(path: string) {
    this.#path = path;
  }

  /** A line of a diff is never one of a fence. */
  get isBetween(): boolean {
    return true;
  }

  /** Takes one line, its terminator included. */
  push(line: string): void {
    this.#lines.push(line);
  }

  get edits(): EditBlock[] {
    this.#edits ??= this.#read();
    return this.#edits;
  }

  /** What keeps the diff from being used, as the model is told. */
  get error(): string | undefined {
    return this.edits.length > 0
      ? undefined
      : "The diff could not be read. Send <<<<<<< SEARCH blocks, or the whole file.";
  }

  #read(): EditBlock[] {
    if (!this.#lines.some(opensPatch)) return editsOfDiff(this.#lines, this.#path);
    const [change, ...others] = readPatch(this.#lines);
    if (others.length > 0 || !change) return [];
    if (change.action === "write") return [{ search: "", replace: change.content }];
    return change.action === "edit" ? change.edits : [];
  }
}
