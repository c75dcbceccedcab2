import type { Prisma } from "~/generated/sqlite/client";
import { topics } from "~/platform/coordination/coordination.server";
import { type Db, db } from "~/platform/db.server";
import { giveTurns } from "~/platform/loop-turns.server";

/** Rows that go with one statement: some five milliseconds of the thread that answers everybody. */
const PIECE = 2_000;

/** When a project was deleted that is nobody's: longer ago than any can be restored. */
const LONG_AGO = new Date(0);

/** Nobody's: not to be opened, restored, visited or claimed, and counted for no one. */
const NOBODYS = {
  ...{ ownerId: null, trialKey: null, trialId: null, heldBy: null, moveInKey: null },
  ...{ deletedAt: LONG_AGO, expiresAt: null, publishedAt: null, releaseId: null },
  ...{ publishedUntil: null, unpublishedAt: null, pictureDueAt: null },
} as const;

/**
 * Takes projects from everybody at once, whatever hangs on them; {@link dropGone} deletes what is left of them, or the job
 * of deleted projects does where a process was killed in between.
 *
 * @param where asked again in the statement that takes them: somebody may have come back to one by now
 * @returns the ids of those that were there
 */
export async function takeFromEverybody(
  where: Prisma.ProjectWhereInput,
  rows: Pick<Db, "project"> = db,
): Promise<string[]> {
  const taken = await rows.project.updateManyAndReturn({
    where,
    data: NOBODYS,
    select: { id: true },
  });
  return taken.map(({ id }) => id);
}

/**
 * Deletes projects that are nobody's, in pieces: one of many long conversations has millions of rows, and SQLite deletes
 * all that hangs on a row in one go, on the thread that answers everybody.
 */
export async function dropGone(ids: readonly string[]): Promise<void> {
  for (const id of ids) {
    await dropAnswers(id);
    const where = { projectId: id };
    await inPieces((limit) => db.conversationMessage.deleteMany({ where, limit }));
    const collection = { projectId: id };
    await inPieces((limit) => db.collectionRecord.deleteMany({ where: { collection }, limit }));
    await inPieces((limit) => db.file.deleteMany({ where, limit }));
    await inPieces((limit) => db.blob.deleteMany({ where, limit }));
    await inPieces((limit) => db.tree.deleteMany({ where, limit }));
    await inPieces((limit) => db.checkpoint.deleteMany({ where, limit }));
    const { count } = await db.project.deleteMany({
      where: { id, ownerId: null, deletedAt: LONG_AGO },
    });
    if (count > 0) topics.publish("project-deleted", { projectId: id });
  }
}

/** Deletes projects for good, in pieces. @returns how many there were */
export async function dropProjects(where: Prisma.ProjectWhereInput): Promise<number> {
  const ids = await takeFromEverybody(where);
  await dropGone(ids);
  return ids.length;
}

async function dropAnswers(projectId: string): Promise<void> {
  for (;;) {
    const answers = await db.generation.findMany({
      where: { projectId },
      select: { id: true },
      take: PIECE,
    });
    if (answers.length === 0) return;
    await dropGenerations(answers.map(({ id }) => id));
  }
}

/** Deletes answers, one after the other: each has an event for every few words. */
export async function dropGenerations(ids: readonly string[]): Promise<void> {
  for (const id of ids) {
    await dropEvents(id);
    await db.generation.deleteMany({ where: { id } });
  }
}

/**
 * By their order, which the key of their rows has: for "any two thousand" PostgreSQL reads all of them each time while it
 * has not yet counted a table that has grown, and gives up after ten seconds.
 */
async function dropEvents(generationId: string): Promise<void> {
  for (;;) {
    const next = await db.generationEvent.findFirst({
      where: { generationId },
      orderBy: { seq: "asc" },
      skip: PIECE,
      select: { seq: true },
    });
    const seq = next ? { seq: { lt: next.seq } } : {};
    await db.generationEvent.deleteMany({ where: { generationId, ...seq } });
    await giveTurns();
    if (!next) return;
  }
}

async function inPieces(drop: (limit: number) => Promise<{ count: number }>): Promise<void> {
  for (;;) {
    const { count } = await drop(PIECE);
    await giveTurns();
    if (count < PIECE) return;
  }
}
