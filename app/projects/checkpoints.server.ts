import type { Viewer } from "~/accounts/user";
import { db } from "~/platform/db.server";
import { notFound } from "~/platform/errors";
import {
  CHECKPOINT_FIELDS,
  type Checkpoint,
  type CheckpointKind,
  readWorkingManifest,
  treeHashOf,
} from "./create-checkpoint.server";
import type { FileTree, ProjectTree } from "./files";
import type { Manifest, PathChange } from "./manifest";
import { requireProject } from "./projects.server";
import { readContents } from "./tree.server";

/** Checkpoints listed at once; older ones stay stored. */
export const LISTED = 200;

/** A checkpoint as the API sends it. */
export interface CheckpointJson {
  id: string;
  /** ISO 8601. */
  createdAt: string;
  label: string;
  /** What its owner calls it; null without a name. */
  name: string | null;
  kind: CheckpointKind;
  messageId: string | null;
  /** What differs from the checkpoint before. */
  changes: PathChange[];
  /** In lists: the files are now as they were then, so that going back there changes nothing. */
  isNow?: true;
}

/** Which checkpoints are listed. */
interface Listed {
  /** The id of the one that the list goes on after, to older ones. One that is gone begins anew. */
  after?: string | null;
  /** Only those that have a name. */
  isNamed?: boolean;
  /** At most so many, and never more than {@link LISTED}. */
  most?: number;
}

/** The viewer's checkpoints, newest first. @throws {AppError} 404, 401 */
export async function listCheckpoints(
  viewer: Viewer,
  projectId: string,
  { after = null, isNamed = false, most = LISTED }: Listed = {},
): Promise<CheckpointJson[]> {
  const project = await requireProject(viewer, projectId);
  const last = after
    ? await db.checkpoint.findFirst({
        where: { id: after, projectId: project.id },
        select: { number: true },
      })
    : null;
  const now = treeHashOf(await readWorkingManifest(project.id));
  const rows = await db.checkpoint.findMany({
    where: {
      projectId: project.id,
      ...(last ? { number: { lt: last.number } } : {}),
      ...(isNamed ? { name: { not: null } } : {}),
    },
    orderBy: { number: "desc" },
    take: Math.min(LISTED, Math.max(1, most)),
    select: CHECKPOINT_FIELDS,
  });
  return rows.map((row) => ({
    ...toCheckpointJson(row),
    ...(row.treeHash === now ? { isNow: true as const } : {}),
  }));
}

/** The texts that a manifest names, whole. */
export async function readFiles(projectId: string, manifest: Manifest): Promise<FileTree> {
  return (await readManifestTree(projectId, manifest)).texts;
}

/** The texts that a manifest names, whole, and what it names that is no text. */
async function readManifestTree(projectId: string, manifest: Manifest): Promise<ProjectTree> {
  const texts = manifest.filter(([, , , kind]) => kind === undefined);
  const contentOf = await readContents(
    projectId,
    texts.map(([, hash, size]) => ({ hash, size })),
  );
  return {
    texts: new Map(texts.map(([path, hash]) => [path, contentOf(hash)])),
    binaries: new Map(
      manifest
        .filter(([, , , kind]) => kind === "binary")
        .map(([path, hash, size]) => [path, { hash, size }]),
    ),
  };
}

/** The public shape of a checkpoint. */
export function toCheckpointJson(row: Checkpoint): CheckpointJson {
  return {
    id: row.id,
    createdAt: row.createdAt.toISOString(),
    label: row.label,
    name: row.name,
    kind: row.kind as CheckpointKind,
    messageId: row.messageId,
    changes: JSON.parse(row.changes) as PathChange[],
  };
}

/** One checkpoint of a project, by the server's own id. @throws {AppError} 404 */
export async function requireCheckpoint(projectId: string, id: string): Promise<Checkpoint> {
  const checkpoint = await db.checkpoint.findFirst({
    where: { id, projectId },
    select: CHECKPOINT_FIELDS,
  });
  if (!checkpoint) throw notFound("That checkpoint doesn't exist.");
  return checkpoint;
}
