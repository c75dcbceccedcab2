import type { Prisma } from "~/generated/sqlite/client";
import type { Db } from "~/platform/db.server";
import type { Count, Counters } from "../counter";

/** Counts as rows, which all processes add to. */
export class StoredCounters implements Counters {
  readonly #db: Db;
  readonly #now: () => Prisma.Sql;

  /** @param options.now the time in milliseconds since 1970, as SQL: one clock for all processes */
  constructor(options: { db: Db; now: () => Prisma.Sql }) {
    this.#db = options.db;
    this.#now = options.now;
  }

  async add(key: string, { windowMs, by = 1 }: { windowMs: number; by?: number }): Promise<Count> {
    const now = this.#now();
    const [row] = await this.#db.$queryRaw<{ count: number; endsAt: bigint }[]>`
      INSERT INTO "Counter" AS c ("key", "count", "endsAt")
      VALUES (${key}, ${by}::int, ${now} + ${windowMs}::bigint)
      ON CONFLICT ("key") DO UPDATE SET
        "count" = CASE WHEN c."endsAt" > ${now} THEN c."count" ELSE 0 END + ${by}::int,
        "endsAt" = CASE WHEN c."endsAt" > ${now} THEN c."endsAt" ELSE excluded."endsAt" END
      RETURNING "count", "endsAt"`;
    if (!row) throw new Error("PostgreSQL returned no count.");
    return { count: row.count, endsAt: Number(row.endsAt) };
  }

  async remove(key: string, by = 1): Promise<void> {
    await this.#db.$executeRaw`
      UPDATE "Counter" SET "count" = GREATEST(0, "count" - ${by}::int) WHERE "key" = ${key}`;
  }

  async reset(key: string): Promise<void> {
    await this.#db.counter.deleteMany({ where: { key } });
  }

  async sweep(): Promise<void> {
    await this.#db.$executeRaw`DELETE FROM "Counter" WHERE "endsAt" <= ${this.#now()}`;
  }
}
