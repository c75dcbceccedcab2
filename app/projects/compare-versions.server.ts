import type { Viewer } from "~/accounts/user";
import { db } from "~/platform/db.server";
import type { TaskCall } from "~/platform/workers/worker-pool.server";
import { requireCheckpoint } from "./checkpoints.server";
import { type ComparedFile, measureStretches } from "./compare-lines";
import { compareTrees } from "./compare-trees.server";
import {
  CHECKPOINT_FIELDS,
  type Checkpoint,
  readManifest,
  readWorkingManifest,
} from "./create-checkpoint.server";
import { compareLinesInTurn } from "./diff-in-turn.server";
import type { Manifest } from "./manifest";
import { requireProject } from "./projects.server";
import { NOW, PREVIOUS, type VersionComparison } from "./version-comparison";

/** Which versions are compared: ids of checkpoints, or {@link PREVIOUS} and {@link NOW}. */
interface Compared {
  /** Null for the one before `to`, and with `to` as it is now for the newest that differs. */
  from: string | null;
  to: string | null;
  /** Only this file. */
  path?: string | undefined;
}

/**
 * Compares two versions of the viewer's project, line by line and word by word.
 *
 * @param call who asks, for the share of the work that a worker does
 * @throws {AppError} 404, 401; 429 or 503 when too much is compared at the moment
 */
export async function compareVersions(
  viewer: Viewer,
  projectId: string,
  { from, to, path }: Compared,
  call: TaskCall,
): Promise<VersionComparison> {
  const { id } = await requireProject(viewer, projectId);
  const later = to === null || to === NOW ? null : await requireCheckpoint(id, to);
  const isPrevious = from === null || from === PREVIOUS;
  const earlier = isPrevious ? await findPrevious(id, later) : await requireCheckpoint(id, from);
  const before = await manifestOf(id, earlier, []);
  const after = later ? await manifestOf(id, later, []) : await readWorkingManifest(id);
  const files = await compareTrees<ComparedFile>(
    id,
    { before, after, path },
    {
      compare: (changed, ms) => compareLinesInTurn(changed, ms, call),
      measure: (file) => ("stretches" in file ? measureStretches(file.stretches) : null),
    },
  );
  return { from: earlier && sideOf(earlier), to: later && sideOf(later), files };
}

/** The checkpoint before one; of the files as they are now the newest. */
function findPrevious(projectId: string, later: Checkpoint | null): Promise<Checkpoint | null> {
  return db.checkpoint.findFirst({
    where: { projectId, ...(later ? { number: { lt: later.number } } : {}) },
    orderBy: { number: "desc" },
    select: CHECKPOINT_FIELDS,
  });
}

async function manifestOf(
  projectId: string,
  checkpoint: Checkpoint | null,
  none: Manifest,
): Promise<Manifest> {
  return checkpoint ? readManifest(projectId, checkpoint.treeHash) : none;
}

function sideOf({ id, label, name, createdAt }: Checkpoint) {
  return { id, label, name, createdAt: createdAt.toISOString() };
}
