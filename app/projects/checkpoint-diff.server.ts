import type { Viewer } from "~/accounts/user";
import { db } from "~/platform/db.server";
import { notFound } from "~/platform/errors";
import type { TaskCall } from "~/platform/workers/worker-pool.server";
import { requireCheckpoint } from "./checkpoints.server";
import type { ChangedFile } from "./compare-files";
import { CHECKPOINT_FIELDS, readManifest } from "./create-checkpoint.server";
import { diffInTurn } from "./diff-in-turn.server";
import type { CheckpointDiff, FileDiff, NotShown } from "./file-diff";
import { compareManifests, type Manifest, type PathChange } from "./manifest";
import { requireProject } from "./projects.server";
import { readBlobs } from "./tree.server";

/**
 * What a diff shows at most of all files together: what a person reads, and a page that every browser
 * shows. Files beyond it are named with their sizes.
 */
export const DIFF_LIMITS = { lines: 5_000, characters: 500_000, ms: 2_000 } as const;
/** Texts that are read and compared at once, in bytes. */
const BYTES_AT_ONCE = 2_000_000;

/** A changed file by what the two manifests say of it. */
interface Change extends PathChange {
  before: Side | null;
  after: Side | null;
}

interface Side {
  hash: string;
  bytes: number;
  isBinary: boolean;
}

/** What is left of the {@link DIFF_LIMITS}. */
interface Room {
  lines: number;
  characters: number;
  ms: number;
}

/**
 * What a checkpoint changed, file by file, within {@link DIFF_LIMITS}.
 *
 * @param call who asks, for the share of the work that a worker does
 * @throws {AppError} 404, 401; 429 or 503 when too much is compared at the moment
 */
export async function diffCheckpoint(
  viewer: Viewer,
  projectId: string,
  checkpointId: string,
  call: TaskCall,
): Promise<CheckpointDiff> {
  const project = await requireProject(viewer, projectId);
  const checkpoint = await requireCheckpoint(project.id, checkpointId);
  const previous = await db.checkpoint.findFirst({
    where: { projectId: project.id, number: { lt: checkpoint.number } },
    orderBy: { number: "desc" },
    select: CHECKPOINT_FIELDS,
  });
  const after = await readManifest(project.id, checkpoint.treeHash);
  const before = previous ? await readManifest(project.id, previous.treeHash) : [];
  const files = await diffChanges(project.id, changesOf(before, after), call);
  return { previousId: previous?.id ?? null, files };
}

/** One file as a checkpoint holds it, whole. @throws {AppError} 404, 401 */
export async function readCheckpointFile(
  viewer: Viewer,
  projectId: string,
  { checkpointId, path }: { checkpointId: string; path: string },
): Promise<string> {
  const project = await requireProject(viewer, projectId);
  const { treeHash } = await requireCheckpoint(project.id, checkpointId);
  const manifest = await readManifest(project.id, treeHash);
  const [, hash, , kind] = manifest.find(([name]) => name === path) ?? [];
  if (kind === "binary") throw notFound(`${path} is no text at that checkpoint.`);
  const content = hash && (await readBlobs(project.id, new Set([hash]))).get(hash);
  if (content === undefined) throw notFound("That checkpoint has no such file.");
  return content;
}

function changesOf(before: Manifest, after: Manifest): Change[] {
  const sides = (manifest: Manifest) =>
    new Map(
      manifest.map(([path, hash, bytes, kind]) => [
        path,
        { hash, bytes, isBinary: kind === "binary" },
      ]),
    );
  const [old, now] = [sides(before), sides(after)];
  return compareManifests(before, after).map((change) => ({
    ...change,
    before: old.get(change.path) ?? null,
    after: now.get(change.path) ?? null,
  }));
}

async function diffChanges(
  projectId: string,
  changes: Change[],
  call: TaskCall,
): Promise<FileDiff[]> {
  const room: Room = { ...DIFF_LIMITS };
  const diffs: FileDiff[] = [];
  for (const part of partsOf(changes)) {
    if (part.some(isOfBytes)) {
      diffs.push(...part.map((change) => sizesOf(change, "no-text")));
      continue;
    }
    if (isFull(room)) {
      diffs.push(...part.map((change) => sizesOf(change, "too-many")));
      continue;
    }
    const started = performance.now();
    const textOf = await readTexts(projectId, part);
    const files = part.map((change) => toChangedFile(change, textOf));
    const found = await diffInTurn(
      files.filter((file) => file !== null),
      room.ms,
      call,
    );
    room.ms -= performance.now() - started;
    for (const [index, change] of part.entries()) {
      // In the order of those that were compared.
      const diff = files[index] ? found.shift() : undefined;
      diffs.push(diff ? fit(diff, change, room) : sizesOf(change, "gone"));
    }
  }
  return diffs;
}

function isOfBytes({ before, after }: Change): boolean {
  return Boolean(before?.isBinary || after?.isBinary);
}

/** Changes in order, as many together as are read at once; what is no text is a part of its own. */
function partsOf(changes: readonly Change[]): Change[][] {
  const parts: Change[][] = [];
  let bytes = Number.POSITIVE_INFINITY;
  for (const change of changes) {
    const size = (change.before?.bytes ?? 0) + (change.after?.bytes ?? 0);
    bytes += size;
    if (bytes > BYTES_AT_ONCE || isOfBytes(change)) {
      parts.push([]);
      bytes = size;
    }
    parts.at(-1)?.push(change);
    if (isOfBytes(change)) bytes = Number.POSITIVE_INFINITY;
  }
  return parts;
}

/** The text of one side of a change: null where there was no file, undefined where it is not stored. */
type TextOf = (side: Change["before"]) => string | null | undefined;

async function readTexts(projectId: string, changes: readonly Change[]): Promise<TextOf> {
  const hashes = changes.flatMap(({ before, after }) => [before?.hash, after?.hash]);
  const contents = await readBlobs(projectId, new Set(hashes.filter((hash) => hash !== undefined)));
  return (side) => side && contents.get(side.hash);
}

/** Null when one of its sides is not stored any more: that is never taken for an empty file. */
function toChangedFile(
  { path, action, before, after }: Change,
  textOf: TextOf,
): ChangedFile | null {
  const [old, now] = [textOf(before), textOf(after)];
  return old === undefined || now === undefined ? null : { path, action, before: old, after: now };
}

/** The diff of a file if there is room for it, which it then takes. */
function fit(diff: FileDiff, change: Change, room: Room): FileDiff {
  if (!("patch" in diff)) return diff;
  const lines = diff.patch.split("\n").length;
  if (room.lines < lines || room.characters < diff.patch.length) {
    return sizesOf(change, "too-many");
  }
  room.lines -= lines;
  room.characters -= diff.patch.length;
  return diff;
}

function sizesOf({ path, action, before, after }: Change, notShown: NotShown): FileDiff {
  const side = (file: Side | null) =>
    file && { bytes: file.bytes, ...(file.isBinary ? { hash: file.hash } : {}) };
  return { path, action, notShown, before: side(before), after: side(after) };
}

function isFull({ lines, characters, ms }: Room): boolean {
  return lines < 10 || characters < 500 || ms <= 0;
}
