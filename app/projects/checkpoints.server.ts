import { createTwoFilesPatch } from "diff";
import type { Viewer } from "~/accounts/user";
import type { Prisma } from "~/generated/sqlite/client";
import { sha256 } from "~/platform/cookies.server";
import { db } from "~/platform/db.server";
import { notFound } from "~/platform/errors";
import type { FileTree } from "./files";
import { compareManifests, type Manifest, type PathChange, parseManifest } from "./manifest";
import { requireProject } from "./projects.server";
import { readBlobs, replaceTree } from "./tree.server";

/** Checkpoints listed at once; older ones stay stored. */
const LISTED = 200;
const LABEL_LENGTH = 120;
/** Pins of one project at once that all succeed: far more than people and answers make. */
const PIN_ATTEMPTS = 10;

export type CheckpointKind = "before" | "after" | "restore" | "publish";

/** A checkpoint as the API sends it. */
export interface CheckpointJson {
  id: string;
  /** ISO 8601. */
  createdAt: string;
  label: string;
  kind: CheckpointKind;
  messageId: string | null;
  /** What differs from the checkpoint before. */
  changes: PathChange[];
}

const FIELDS = {
  id: true,
  number: true,
  treeHash: true,
  label: true,
  kind: true,
  messageId: true,
  changes: true,
  createdAt: true,
} satisfies Prisma.CheckpointSelect;

interface Pin {
  kind: CheckpointKind;
  label: string;
  messageId?: string;
}

/** A checkpoint that was just made or found, with what it pins. */
type Pinned = Checkpoint & { manifest: Manifest };

type Checkpoint = Prisma.CheckpointGetPayload<{ select: typeof FIELDS }>;

/**
 * Pins the working tree. When nothing changed since the latest checkpoint, a "before" is that one
 * again: a history of equal trees helps nobody.
 */
export async function pinTree(projectId: string, pin: Pin): Promise<Pinned> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await pinOnce(projectId, pin);
    } catch (error) {
      // Somebody else took the next number meanwhile: an answer ends while a person publishes.
      const isTaken = (error as { code?: string }).code === "P2002";
      if (!isTaken || attempt === PIN_ATTEMPTS) throw error;
    }
  }
}

/** Takes back a checkpoint whose purpose came to nothing. */
export async function unpinTree(checkpointId: string): Promise<void> {
  await db.checkpoint.deleteMany({ where: { id: checkpointId } });
}

async function pinOnce(projectId: string, pin: Pin): Promise<Pinned> {
  const files = await db.file.findMany({
    where: { projectId },
    orderBy: { path: "asc" },
    select: { path: true, hash: true, size: true },
  });
  const manifest: Manifest = files.map(({ path, hash, size }) => [path, hash, size]);
  const stored = JSON.stringify(manifest);
  const treeHash = sha256(stored);
  const latest = await db.checkpoint.findFirst({
    where: { projectId },
    orderBy: { number: "desc" },
    select: FIELDS,
  });
  if (latest && latest.treeHash === treeHash && pin.kind === "before") {
    return { ...latest, manifest };
  }
  const before = latest ? await readManifest(projectId, latest.treeHash) : [];
  const [, checkpoint] = await db.$transaction([
    db.tree.upsert({
      where: { projectId_hash: { projectId, hash: treeHash } },
      update: {},
      create: { projectId, hash: treeHash, manifest: stored },
      select: { hash: true },
    }),
    db.checkpoint.create({
      data: {
        projectId,
        number: (latest?.number ?? 0) + 1,
        treeHash,
        kind: pin.kind,
        label: shorten(pin.label),
        messageId: pin.messageId ?? null,
        changes: JSON.stringify(compareManifests(before, manifest)),
      },
      select: FIELDS,
    }),
  ]);
  return { ...checkpoint, manifest };
}

/** The viewer's checkpoints, newest first. @throws {AppError} 404, 401 */
export async function listCheckpoints(
  viewer: Viewer,
  projectId: string,
): Promise<CheckpointJson[]> {
  const project = await requireProject(viewer, projectId);
  const rows = await db.checkpoint.findMany({
    where: { projectId: project.id },
    orderBy: { number: "desc" },
    take: LISTED,
    select: FIELDS,
  });
  return rows.map(toCheckpointJson);
}

/** A unified diff of what a checkpoint changed. @throws {AppError} 404, 401 */
export async function diffCheckpoint(
  viewer: Viewer,
  projectId: string,
  checkpointId: string,
): Promise<string> {
  const project = await requireProject(viewer, projectId);
  const checkpoint = await requireCheckpoint(project.id, checkpointId);
  const previous = await db.checkpoint.findFirst({
    where: { projectId: project.id, number: { lt: checkpoint.number } },
    orderBy: { number: "desc" },
    select: FIELDS,
  });
  const after = await readManifest(project.id, checkpoint.treeHash);
  const before = previous ? await readManifest(project.id, previous.treeHash) : [];
  return diffTrees(project.id, before, after);
}

/**
 * Rolls the working tree back. What was there is pinned first, and the rollback is a checkpoint of
 * its own, so it can itself be undone.
 *
 * @throws {AppError} 404, 401
 */
export async function restoreCheckpoint(
  viewer: Viewer,
  projectId: string,
  checkpointId: string,
): Promise<CheckpointJson> {
  const project = await requireProject(viewer, projectId);
  const target = await requireCheckpoint(project.id, checkpointId);
  await pinTree(project.id, { kind: "before", label: "Before a rollback" });
  await replaceTree(project.id, await readPinnedTree(project.id, target.treeHash));
  const label = `Rolled back to “${target.label}”`;
  return toCheckpointJson(await pinTree(project.id, { kind: "restore", label }));
}

/** The files of a pinned tree, whole. */
export async function readPinnedTree(projectId: string, treeHash: string): Promise<FileTree> {
  const manifest = await readManifest(projectId, treeHash);
  const contents = await readBlobs(projectId, new Set(manifest.map(([, hash]) => hash)));
  return new Map(manifest.map(([path, hash]) => [path, contents.get(hash) ?? ""]));
}

/** The public shape of a checkpoint. */
export function toCheckpointJson(row: Checkpoint): CheckpointJson {
  return {
    id: row.id,
    createdAt: row.createdAt.toISOString(),
    label: row.label,
    kind: row.kind as CheckpointKind,
    messageId: row.messageId,
    changes: JSON.parse(row.changes) as PathChange[],
  };
}

async function readManifest(projectId: string, hash: string): Promise<Manifest> {
  const tree = await db.tree.findUniqueOrThrow({
    where: { projectId_hash: { projectId, hash } },
    select: { manifest: true },
  });
  return parseManifest(tree.manifest);
}

async function requireCheckpoint(projectId: string, id: string): Promise<Checkpoint> {
  const checkpoint = await db.checkpoint.findFirst({ where: { id, projectId }, select: FIELDS });
  if (!checkpoint) throw notFound("That checkpoint doesn't exist.");
  return checkpoint;
}

async function diffTrees(projectId: string, before: Manifest, after: Manifest): Promise<string> {
  const changes = compareManifests(before, after);
  const oldHash = new Map(before.map(([path, hash]) => [path, hash]));
  const newHash = new Map(after.map(([path, hash]) => [path, hash]));
  const hashes = changes.flatMap(({ path }) => [oldHash.get(path), newHash.get(path)]);
  const contents = await readBlobs(projectId, new Set(hashes.filter((hash) => hash !== undefined)));
  const textOf = (hash: string | undefined) => (hash && contents.get(hash)) || "";
  return changes
    .map(({ path, action }) =>
      createTwoFilesPatch(
        action === "created" ? "/dev/null" : `a/${path}`,
        action === "deleted" ? "/dev/null" : `b/${path}`,
        textOf(oldHash.get(path)),
        textOf(newHash.get(path)),
      ),
    )
    .join("");
}

function shorten(label: string): string {
  const line = label.replaceAll(/\s+/g, " ").trim();
  return line.length > LABEL_LENGTH ? `${line.slice(0, LABEL_LENGTH - 1)}…` : line;
}
