import { db } from "~/platform/db.server";
import { CHECKPOINT_FIELDS, type Checkpoint, readManifest } from "./create-checkpoint.server";
import type { PathChange } from "./manifest";
import { readBlobs } from "./tree.server";

/** Checkpoints that are looked through for a file, the newest. */
const LOOKED_THROUGH = 200;
/** Versions of one file that are named. */
const NAMED = 8;

/** A file as a checkpoint holds it. */
export interface EarlierVersion {
  /** The checkpoint's number in its project. */
  number: number;
  label: string;
  createdAt: Date;
  /** SHA-256 of the content. */
  hash: string;
}

/**
 * What a file was before, the newest first: each content that it had at a checkpoint once, without the one that it
 * has now.
 *
 * @param projectId the server's own id
 * @param currentHash of the file as it is; null when there is none
 */
export async function listEarlierVersions(
  projectId: string,
  path: string,
  currentHash: string | null,
): Promise<EarlierVersion[]> {
  const checkpoints = await db.checkpoint.findMany({
    where: { projectId },
    orderBy: { number: "desc" },
    take: LOOKED_THROUGH,
    select: CHECKPOINT_FIELDS,
  });
  const versions: EarlierVersion[] = [];
  const known = new Set([currentHash]);
  for (const [index, checkpoint] of checkpoints.entries()) {
    if (versions.length === NAMED) break;
    // The one before a change still holds what was changed.
    const later = checkpoints[index - 1];
    if (!touches(checkpoint, path) && !(later && touches(later, path))) continue;
    const { number, label, createdAt, treeHash } = checkpoint;
    const entry = (await readManifest(projectId, treeHash)).find(([held]) => held === path);
    // A text is told, and what is none has no lines to go back to.
    if (!entry || entry[3] === "binary" || known.has(entry[1])) continue;
    known.add(entry[1]);
    versions.push({ number, label, createdAt, hash: entry[1] });
  }
  return versions;
}

/** The text of a version; undefined when it is not stored any more. */
export async function readVersion(projectId: string, hash: string): Promise<string | undefined> {
  return (await readBlobs(projectId, new Set([hash]))).get(hash);
}

function touches({ changes }: Checkpoint, path: string): boolean {
  return (JSON.parse(changes) as PathChange[]).some((change) => change.path === path);
}
