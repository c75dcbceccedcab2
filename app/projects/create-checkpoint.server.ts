import { randomUUID } from "node:crypto";
import { Prisma } from "~/generated/sqlite/client";
import { db } from "~/platform/db.server";
import { sha256 } from "~/platform/hash.server";
import { isUniqueViolation } from "~/platform/unique-violation";
import { compareManifests, type Manifest, parseManifest } from "./manifest";

const LABEL_LENGTH = 120;
/** Checkpoints of one project at once that all succeed: far more than people and answers make. */
const ATTEMPTS = 10;
/** What a checkpoint may find taken by another one of its project. */
const CHECKPOINT_MODELS = ["Checkpoint", "Tree"];

/**
 * What made it: an answer is about to begin (before) or has ended (after), a person changed files by hand, went
 * back, brought files along or published.
 */
export type CheckpointKind = "before" | "after" | "hand" | "restore" | "import" | "publish";

/** What says no more than that the tree is so now: of a tree that the latest one holds there is none. */
const OF_STATE: readonly CheckpointKind[] = ["before", "hand"];

export const CHECKPOINT_FIELDS = {
  id: true,
  number: true,
  treeHash: true,
  label: true,
  name: true,
  kind: true,
  messageId: true,
  changes: true,
  createdAt: true,
} satisfies Prisma.CheckpointSelect;

/** What a checkpoint is made for. */
interface Occasion {
  kind: CheckpointKind;
  /** In words, or what makes them of the tree before and the new one. */
  label: string | ((before: Manifest, after: Manifest) => string);
  messageId?: string;
}

/** A checkpoint that was just made or found, with the tree that it holds. */
type WithManifest = Checkpoint & { manifest: Manifest };

/** A checkpoint as it is stored. */
export type Checkpoint = Prisma.CheckpointGetPayload<{ select: typeof CHECKPOINT_FIELDS }>;

/** Makes the statements of the same transaction, by the checkpoint's id and the tree it holds. */
type TransactionPart = (checkpoint: {
  id: string;
  treeHash: string;
}) => readonly Prisma.PrismaPromise<unknown>[];

/**
 * Makes a checkpoint of the working tree. When nothing changed since the latest checkpoint, a "before" or a "hand"
 * is that one again: a history of equal trees helps nobody.
 */
export function createCheckpoint(projectId: string, occasion: Occasion): Promise<WithManifest> {
  return retryWhileTaken(async () =>
    makeOnce(projectId, await readWorkingManifest(projectId), occasion),
  );
}

/**
 * Makes a checkpoint of a tree together with what it is made for: all of it or nothing, so that a killed process
 * leaves no checkpoint of something that did not happen, nor the other way round.
 *
 * @param manifest a tree of the project whose contents are stored
 * @param part statements of the same transaction; with a "before" or a "hand" of an unchanged tree, of one with its
 *   latest checkpoint
 * @throws a unique violation when `part` breaks a rule of its own
 */
export function createCheckpointWith(
  projectId: string,
  manifest: Manifest,
  occasion: Occasion,
  part: TransactionPart,
): Promise<WithManifest> {
  return retryWhileTaken(() => makeOnce(projectId, manifest, occasion, part));
}

/** What a checkpoint of the working tree would hold now. */
export async function readWorkingManifest(projectId: string): Promise<Manifest> {
  const files = await db.file.findMany({
    where: { projectId },
    orderBy: { path: "asc" },
    select: { path: true, hash: true, size: true, isBinary: true },
  });
  return files.map(({ path, hash, size, isBinary }) =>
    isBinary ? [path, hash, size, "binary"] : [path, hash, size],
  );
}

/** What names a tree: the same for every project that holds the same files. */
export function treeHashOf(manifest: Manifest): string {
  return sha256(JSON.stringify(manifest));
}

async function retryWhileTaken(makeOnce: () => Promise<WithManifest>): Promise<WithManifest> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await makeOnce();
    } catch (error) {
      // Somebody else took the next number meanwhile: an answer ends while a person publishes.
      if (!isNumberTaken(error) || attempt === ATTEMPTS) throw error;
    }
  }
}

function isNumberTaken(error: unknown): boolean {
  return isUniqueViolation(error, CHECKPOINT_MODELS);
}

async function makeOnce(
  projectId: string,
  manifest: Manifest,
  occasion: Occasion,
  part: TransactionPart = () => [],
): Promise<WithManifest> {
  const treeHash = treeHashOf(manifest);
  const latest = await db.checkpoint.findFirst({
    where: { projectId },
    orderBy: { number: "desc" },
    select: CHECKPOINT_FIELDS,
  });
  if (latest && latest.treeHash === treeHash && OF_STATE.includes(occasion.kind)) {
    await db.$transaction([...part(latest)]);
    return { ...latest, manifest };
  }
  const before = latest ? await readManifest(projectId, latest.treeHash) : [];
  const { label } = occasion;
  const id = randomUUID();
  const changes = JSON.stringify(compareManifests(before, manifest));
  const [checkpoint] = await db.$transaction([
    db.checkpoint.create({
      data: {
        id,
        projectId,
        number: (latest?.number ?? 0) + 1,
        treeHash,
        kind: occasion.kind,
        label: shorten(typeof label === "string" ? label : label(before, manifest)),
        messageId: occasion.messageId ?? null,
      },
      select: CHECKPOINT_FIELDS,
    }),
    ...longTexts({ id, projectId, treeHash }, { changes, manifest: JSON.stringify(manifest) }),
    ...part({ id, treeHash }),
  ]);
  return { ...checkpoint, changes, manifest };
}

/**
 * What grows with the project, as values of plain statements: Prisma reads the texts of its own as part of what it
 * compiles, which took everybody's thread half a second for two thousand files.
 */
function longTexts(
  { id, projectId, treeHash }: { id: string; projectId: string; treeHash: string },
  { changes, manifest }: { changes: string; manifest: string },
): Prisma.PrismaPromise<unknown>[] {
  return [
    db.$executeRaw(Prisma.sql`
      INSERT INTO "Tree" ("projectId", "hash", "manifest") VALUES (${projectId}, ${treeHash}, ${manifest})
      ON CONFLICT ("projectId", "hash") DO NOTHING`),
    db.$executeRaw(Prisma.sql`UPDATE "Checkpoint" SET "changes" = ${changes} WHERE "id" = ${id}`),
  ];
}

/** What a stored tree holds, by its hash. */
export async function readManifest(projectId: string, hash: string): Promise<Manifest> {
  const tree = await db.tree.findUniqueOrThrow({
    where: { projectId_hash: { projectId, hash } },
    select: { manifest: true },
  });
  return parseManifest(tree.manifest);
}

function shorten(label: string): string {
  const line = label.replaceAll(/\s+/g, " ").trim();
  return line.length > LABEL_LENGTH ? `${line.slice(0, LABEL_LENGTH - 1)}…` : line;
}
