import type { FileTree } from "~/projects/files";
import { applied, type Edit, type EditResult, unchanged } from "../edits/edit";
import type { Reading, Wish } from "../edits/read-edits.server";
import { leftUndone } from "../edits/verify/left-undone";
import { overlooked } from "../edits/verify/unexplained";
import type { Reply } from "./reply";
import { list, markdown } from "./sentences";

/**
 * Larger files are left alone: hand-made edits look for anchors with patterns whose cost grows
 * faster than the file. What the starter writes is below a third of this.
 */
const EDITABLE_CHARACTERS = 64_000;

const QUOTED_CHARACTERS = 120;
/** More that was not understood than this is a text, and not named sentence by sentence. */
const MOST_UNREAD = 6;

/** Makes what was wished for, one after the other: what was done, what was not and why. */
export function editReply(
  wishes: readonly Wish[],
  files: FileTree,
  missing: string[],
  notRead: string[] = [],
): Reply {
  const unread = [...notRead];
  const changes = new Map<string, string | null>();
  const done: string[] = [];
  const refused: string[] = [];
  let tree = editable(files);
  for (const wish of wishes) {
    const made = grant(wish, tree, files);
    refused.push(...made.refused);
    for (const [path, text] of made.changes) changes.set(path, text);
    tree = applied(tree, made.changes);
    done.push(...made.done.map(markdownSafe));
    if (made.isPart) unread.push(wish.said);
  }
  refused.push(
    ...[...new Set(unread)]
      .slice(0, MOST_UNREAD)
      .map((wish) => `I did not understand “${markdown(shortened(wish))}”.`),
  );
  const parts: string[] = [];
  if (refused.length > 0) {
    parts.push(
      `${done.length === 0 ? "Built-in starter: I changed nothing. " : "Not done: "}${refused.join(" ")}`,
    );
  }
  if (missing.length > 0) parts.push(`Outside my range: ${list(missing)}.`);
  return {
    opening: done.join(" "),
    changes,
    closing: parts.join("\n\n"),
    ...(missing.length > 0 || unread.length > 0 ? { needsModel: true } : {}),
  };
}

/** Enough of a wish to know it again. */
function shortened(wish: string): string {
  return wish.length > QUOTED_CHARACTERS ? `${wish.slice(0, QUOTED_CHARACTERS - 1).trim()}…` : wish;
}

interface Granted {
  changes: Map<string, string | null>;
  done: string[];
  refused: string[];
  /** Something of the wish was not understood. */
  isPart: boolean;
}

/** Makes a wish by the first of its readings that can be made whole; else says why the likeliest cannot. */
function grant({ said, readings }: Wish, tree: FileTree, files: FileTree): Granted {
  let first: Granted | null = null;
  for (const reading of readings) {
    const granted = make(said, reading, tree, files);
    if (granted.refused.length === 0) return granted;
    first = first && (first.done.length > 0 || granted.done.length === 0) ? first : granted;
  }
  return first ?? { changes: new Map(), done: [], refused: [], isPart: false };
}

/**
 * Makes what a reading asks for, and holds it against what the files show then: what is claimed and not
 * there is not made at all, and told so.
 */
function make(said: string, reading: Reading, tree: FileTree, files: FileTree): Granted {
  const granted: Granted = {
    changes: new Map(),
    done: [],
    refused: [],
    isPart: !reading.isWhole,
  };
  let next = tree;
  for (const edit of reading.edits) {
    const result = tryEdit(edit, next, files);
    if (result.ok) {
      for (const [path, text] of result.changes) granted.changes.set(path, text);
      next = applied(next, result.changes);
      granted.done.push(result.said);
    } else granted.refused.push(result.reason);
  }
  if (said === "" || granted.done.length === 0 || granted.refused.length > 0) return granted;
  const left = [...leftUndone(said, tree, next), ...notTaken(said, tree, next)];
  if (left.length === 0) return granted;
  const reason = `I could not do “${markdown(said)}” as you said it: ${list(left.map(markdown))}. So I left that as it was.`;
  return { ...granted, changes: new Map(), done: [], refused: [reason] };
}

/** What a reading made nothing of: it read another wish than was said. */
function notTaken(said: string, before: FileTree, after: FileTree): string[] {
  const words = overlooked(said, before, after);
  return words.length > 0 ? [`I would have left out “${words.join(" ")}”`] : [];
}

/** The files small enough to edit by hand-made patterns. */
export function editable(files: FileTree): FileTree {
  return new Map([...files].filter(([, text]) => text.length <= EDITABLE_CHARACTERS));
}

/** An edit may only write what it could read: a large file is never replaced unseen. */
export function tryEdit(edit: Edit, tree: FileTree, files: FileTree): EditResult {
  const result = edit(tree);
  if (result.ok && [...result.changes].every(([path, text]) => (tree.get(path) ?? null) === text)) {
    return unchanged("It is like that already.");
  }
  if (!result.ok) {
    return files.size === editable(files).size
      ? result
      : unchanged(
          `${result.reason} (Files above ${EDITABLE_CHARACTERS / 1000} kB are outside what I edit.)`,
        );
  }
  const unseen = [...result.changes.keys()].find((path) => files.has(path) && !tree.has(path));
  return unseen ? unchanged(`${unseen} is too large for me to edit.`) : result;
}

/** The sentences quote user text between “ and ”. */
function markdownSafe(said: string): string {
  return said.replace(/“([^”]*)”/g, (_, quoted: string) => `“${markdown(quoted)}”`);
}
