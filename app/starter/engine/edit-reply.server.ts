import type { FileTree } from "~/projects/files";
import { applied } from "../edits/edit";
import type { Wish } from "../edits/read-edits.server";
import { readWish } from "../edits/read-wish.server";
import { asks } from "../edits/said/halves";
import { editable, type Granted, grant } from "./grant-wish.server";
import type { Reply } from "./reply";
import { list, markdown } from "./sentences";

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
  const left: string[] = [];
  let tree = editable(files);
  for (const wish of wishes) {
    const made = granted(wish, tree, files, changes.size > 0);
    refused.push(...made.refused);
    for (const [path, text] of made.changes) changes.set(path, text);
    tree = applied(tree, made.changes);
    done.push(...made.done.map(markdownSafe));
    unread.push(...made.unread);
    left.push(...made.left, ...made.unseen);
  }
  refused.push(
    ...[...new Set(unread)]
      .slice(0, MOST_UNREAD)
      .map((wish) => `I did not understand “${markdown(shortened(wish))}”.`),
    ...(left.length > 0
      ? [`I saw nothing to do about ${list(left.map((words) => `“${markdown(words)}”`))}.`]
      : []),
  );
  const parts: string[] = [];
  if (refused.length > 0) {
    parts.push(
      `${done.length === 0 ? "Built-in starter: I changed nothing. " : "Not done: "}${refused.join(" ")}`,
    );
  }
  if (missing.length > 0) parts.push(`Outside my range: ${list(missing)}.`);
  const isThere = done.length > 0 && changes.size === 0;
  return {
    opening: `${isThere ? "Built-in starter: I changed nothing. " : ""}${[...new Set(done)].join(" ")}`,
    changes,
    closing: parts.join("\n\n"),
    ...(missing.length > 0 || unread.length > 0 ? { needsModel: true } : {}),
  };
}

/**
 * What is asked for may be there only once what was asked before it is: "add a price and show the total per column". A
 * look alone ("… Radio Jambo. grey") is that of what stood before it, and none of everything when it is read by itself.
 */
function granted(wish: Wish, tree: FileTree, files: FileTree, isChanged: boolean): Granted {
  const made = grant(wish, tree, files);
  if (made.done.length > 0 || !isChanged || !asks(wish.said)) return made;
  const again = grant({ said: wish.said, readings: readWish(wish.said, tree) }, tree, files);
  return again.done.length > 0 ? again : made;
}

/** Enough of a wish to know it again. */
function shortened(wish: string): string {
  return wish.length > QUOTED_CHARACTERS ? `${wish.slice(0, QUOTED_CHARACTERS - 1).trim()}…` : wish;
}

/** The sentences quote user text between “ and ”. */
function markdownSafe(said: string): string {
  return said.replace(/“([^”]*)”/g, (_, quoted: string) => `“${markdown(quoted)}”`);
}
