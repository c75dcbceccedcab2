import type { FileChange } from "./file-change";
import { Heredoc } from "./form-heredoc";
import { opensPatch, readPatch } from "./form-patch";

/** Longer than this, a text within an envelope is content and no command, in characters. */
const LONGEST = 200_000;

/**
 * What a text among a call's arguments does: a patch, by itself or handed to a shell's command, or files
 * that a shell writes.
 *
 * @returns nothing for a text that is no such thing
 */
export function changesOfCommand(text: string): FileChange[] {
  const isCandidate = text.length <= LONGEST && (text.includes("<<") || text.includes("*** "));
  if (!isCandidate) return [];
  const lines = text.match(/[^\n]*\n|[^\n]+$/g) ?? [];
  const patch = lines.findIndex(opensPatch);
  if (patch >= 0) return readPatch(lines.slice(patch));
  const changes: FileChange[] = [];
  let open: Heredoc | null = null;
  for (const line of lines) {
    const change: FileChange | null = open ? open.take(line) : null;
    if (change) changes.push(change);
    open = open && !change ? open : Heredoc.open(line);
  }
  return open ? [...changes, open.cut] : changes;
}
