import { browserStorage, NEARLY_FULL, readFill } from "~/trial/storage-room";
import type { TrialStore } from "~/trial/trial-store";

/** What became of trials that were to be deleted: each can be restored, is gone for good, or is as it was. */
export type Deletion = "put-aside" | "gone" | "kept";

/** What it depends on beside the trials, given by tests. */
interface DeletionOptions {
  ask?: (question: string) => boolean;
  /** How full the browser's storage is, from 0 to 1; null where it does not say. */
  fill?: () => Promise<number | null>;
}

/**
 * Deletes trials so that they can be restored, or for good where the browser's storage is full, if the
 * person says yes to that: what is only put aside makes no room, and to put it aside takes some.
 */
export async function deleteTrials(
  trials: TrialStore,
  ids: readonly string[],
  { ask = (question) => window.confirm(question), fill = fillOfBrowser }: DeletionOptions = {},
): Promise<Deletion> {
  const isFull = trials.unstored() === "quota" || ((await fill()) ?? 0) >= NEARLY_FULL;
  if (!isFull && ids.every((id) => trials.putAside(id).ok)) return "put-aside";
  if (ask(forGood(ids.length))) {
    // It also stores what had no room before.
    for (const id of ids) trials.deleteProject(id);
    return "gone";
  }
  // What was not stored is nowhere but in this tab's memory.
  if (!isFull) for (const id of ids) trials.restoreProject(id);
  return "kept";
}

/** Says whether what a deletion for good made is enough. */
export function roomNow(trials: Pick<TrialStore, "unstored">): string {
  return trials.unstored() === "quota"
    ? "There is still too little room: delete another one."
    : "Everything else is stored.";
}

async function fillOfBrowser(): Promise<number | null> {
  try {
    return await readFill(browserStorage());
  } catch {
    // A browser that stores nothing has no storage to ask.
    return null;
  }
}

function forGood(count: number): string {
  const [what, it] = count === 1 ? ["this project", "it"] : [`these ${count} projects`, "them"];
  return `This browser's storage is full, or nearly so. Deleting ${what} for good makes room; nobody can restore ${it} then. Delete ${it} for good?`;
}
