import { db } from "~/platform/db.server";
import { log } from "~/platform/log.server";
import { readBlobs } from "~/projects/tree.server";
import { parseShownState, type ShownState } from "../context/shown/shown-state";

/** What the last request of a project showed, with the texts that are stored still, by their SHA-256. */
export interface ShownBefore {
  state: ShownState;
  earlier: ReadonlyMap<string, string>;
}

/** What the next request may go on with; undefined where it begins anew. */
export async function readShown(projectId: string): Promise<ShownBefore | undefined> {
  const row = await db.shownFiles.findUnique({ where: { projectId }, select: { data: true } });
  const state = row && parseShownState(row.data);
  if (!state) return undefined;
  const earlier = await readBlobs(projectId, new Set(state.seen.map(([, hash]) => hash)));
  return { state, earlier };
}

/**
 * Stores what a request showed the model, so that the next one can repeat it and the provider's cache is used. A row
 * that cannot be written costs tokens and nothing else, so that is no failure.
 */
export async function keepShown(projectId: string, state: ShownState): Promise<void> {
  const data = JSON.stringify(state);
  try {
    await db.shownFiles.upsert({
      where: { projectId },
      create: { projectId, data },
      update: { data },
      select: { projectId: true },
    });
  } catch (error) {
    log.warn({ err: error, projectId }, "what a model was shown could not be kept");
  }
}
