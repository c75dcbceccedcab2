import type { FileTree } from "~/projects/files";

/**
 * What an edit gives: new texts by path (null deletes) and a sentence about it, or the plain
 * reason why nothing was changed.
 */
export type EditResult =
  | {
      ok: true;
      changes: Map<string, string | null>;
      said: string;
      /** Words of the wish that it answers and that what it writes does not hold. */
      accounts?: string;
      /** Each word of the wish was known to mean this: no comparison of words is to doubt it. */
      isKnown?: true;
      /** What the wish asks for is there: nothing changes, and the sentence says where it is. */
      isThere?: true;
    }
  | {
      ok: false;
      reason: string;
      /** It was understood and cannot be: nobody else is to read it another way. */
      isFinal?: true;
    };

export function edited(changes: Map<string, string | null>, said: string): EditResult {
  return { ok: true, changes, said };
}

/** What a wish asks for is there already. */
export function there(said: string): EditResult {
  return { ok: true, changes: new Map(), said, isThere: true };
}

export function unchanged(reason: string): EditResult {
  return { ok: false, reason };
}

/** What was understood and is not made, for a reason that holds however the wish is read. */
export function refused(reason: string): EditResult {
  return { ok: false, reason, isFinal: true };
}

/** The tree after a set of changes. */
export function applied(
  files: FileTree,
  changes: ReadonlyMap<string, string | null>,
): Map<string, string> {
  const result = new Map(files);
  for (const [path, text] of changes) {
    if (text === null) result.delete(path);
    else result.set(path, text);
  }
  return result;
}

/** One change a message asks for, ready to be made on a tree. */
export type Edit = (files: FileTree) => EditResult;

/**
 * An edit whose result is known for the tree that it was read of. On another one, which an order before it has changed, it is made
 * anew: what was reckoned before would write over that.
 */
export function madeAnew(
  files: FileTree,
  result: EditResult,
  make: (tree: FileTree) => EditResult | null,
): Edit {
  return (tree) =>
    tree === files
      ? result
      : (make(tree) ?? unchanged("What was asked for before it leaves no place for that."));
}
