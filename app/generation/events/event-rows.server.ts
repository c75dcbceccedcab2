import { Prisma } from "~/generated/sqlite/client";
import { db, execute } from "~/platform/db.server";
import type { LoggedEvent, TakeEvent } from "./event-log";
import type { GenerationEvent } from "./event-schema";

/** Rows of one statement: three parameters each, far below what SQLite (32,766) and PostgreSQL take. */
const ROWS = 1_000;
/** Rows read at once: an answer of words in a few queries, one of large files in a few megabytes. */
const READ_AT_ONCE = 100;

/**
 * Stores events of a generation: all of them or none. Each word of an answer waits for this before
 * anybody sees it.
 */
export async function storeEvents(
  generationId: string,
  events: readonly LoggedEvent[],
): Promise<void> {
  const statements: Prisma.Sql[] = [];
  for (let first = 0; first < events.length; first += ROWS) {
    const rows = events
      .slice(first, first + ROWS)
      .map(({ seq, data }) => Prisma.sql`(${generationId}, ${seq}, ${data})`);
    statements.push(Prisma.sql`
      INSERT INTO "GenerationEvent" ("generationId", "seq", "data") VALUES ${Prisma.join(rows)}`);
  }
  const [statement] = statements;
  if (statement && statements.length === 1) await execute(statement);
  else await db.$transaction(statements.map((sql) => db.$executeRaw(sql)));
}

/**
 * Hands over the stored events of a generation after `afterSeq`. A few at a time: a slow reader holds
 * no more of an answer than it is about to take.
 */
export async function readEvents(
  generationId: string,
  afterSeq: number,
  take: TakeEvent,
  signal: AbortSignal,
): Promise<void> {
  let last = afterSeq;
  for (;;) {
    const rows = await db.generationEvent.findMany({
      where: { generationId, seq: { gt: last } },
      orderBy: { seq: "asc" },
      take: READ_AT_ONCE,
      select: { seq: true, data: true },
    });
    for (const row of rows) {
      if (signal.aborted) return;
      last = row.seq;
      await take(row);
    }
    if (rows.length < READ_AT_ONCE) return;
  }
}

/** All stored events of a generation, in order. */
export async function readAllEvents(generationId: string): Promise<GenerationEvent[]> {
  const rows = await db.generationEvent.findMany({
    where: { generationId },
    orderBy: { seq: "asc" },
    select: { data: true },
  });
  return rows.map((row) => JSON.parse(row.data) as GenerationEvent);
}
