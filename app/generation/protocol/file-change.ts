import type { EditBlock } from "./parser-edits";
import type { EventQueue } from "./parser-events";

/** What a form that is read as a whole (a patch, an envelope) does to one file. One with a doubt may have been spoken of only. */
export type FileChange =
  | { action: "write"; path: string; content: string }
  | { action: "edit"; path: string; edits: EditBlock[]; error?: string; isDoubtful?: true }
  | { action: "delete"; path: string; doubt?: string; isInWords?: true }
  | { action: "rename"; path: string; to: string; doubt?: string; isInWords?: true };

/** Tells changes as if each had come in a fence of its own. */
export function tellChanges(changes: readonly FileChange[], events: EventQueue): void {
  for (const change of changes) {
    if (change.action === "rename") {
      events.add({ type: "file_end", ...change, complete: true });
      continue;
    }
    const { path, action } = change;
    const isDoubtful =
      (change.action === "edit" && change.isDoubtful) ||
      (change.action === "delete" && change.doubt !== undefined);
    if (!isDoubtful) events.add({ type: "file_start", path, action });
    if (change.action === "write" && change.content !== "") events.addDelta(path, change.content);
    events.add({ type: "file_end", ...change, complete: true });
  }
}

/** A change that cannot be read surely: its file is asked for again. */
export function unclearChange(path: string, error: string): FileChange {
  return { action: "edit", path, edits: [], error };
}

/** What may have been no change at all: its file is asked for once, and forgotten if it does not come. */
export function doubtfulChange(path: string, error: string): FileChange {
  return { action: "edit", path, edits: [], error, isDoubtful: true };
}
