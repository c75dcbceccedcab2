import type { FileEnd } from "../protocol/parser";

/** The edits that an answer has made so far: sent once more with a fix, they are no failure. */
export class AppliedEdits {
  readonly #made = new Set<string>();

  /** Without those edits that are made already and whose place is gone with that; null where none is left. */
  rest(path: string, block: FileEnd, current = ""): FileEnd | null {
    if (block.action !== "edit" || block.edits.length === 0 || block.error) return block;
    const edits = block.edits.filter(
      (edit) => current.includes(edit.search) || !this.#made.has(keyOf(path, edit)),
    );
    return edits.length === 0 ? null : { ...block, edits };
  }

  /** Notes a block that was applied. */
  note(path: string, block: FileEnd): void {
    if (block.action !== "edit") return;
    for (const edit of block.edits) this.#made.add(keyOf(path, edit));
  }
}

function keyOf(path: string, { search, replace }: { search: string; replace: string }): string {
  return JSON.stringify([path, search, replace]);
}
