import type { Prisma } from "~/generated/sqlite/client";
import type { Db } from "~/platform/db.server";
import { log } from "~/platform/log.server";
import type { Jobs, RecurringJob } from "./jobs";
import type { Leases } from "./lease";

/** How often a process looks whether a job is due: this often in the time from one run to the next. */
const LOOKS = 4;
/** It looks at least this often, in milliseconds, so that a run that a killed process left is soon taken up. */
const LOOK_MS = 60_000;

/**
 * Jobs as rows. Who has a job's lease has the run, and moves the due time on when it ends: a run that
 * was killed in the middle is due until another has ended.
 */
export class StoredJobs implements Jobs {
  readonly #db: Db;
  readonly #leases: Leases;
  readonly #now: () => Prisma.Sql;
  readonly #ends = new Set<() => void>();

  /** @param options.now the time in milliseconds since 1970, as SQL: one clock for all processes */
  constructor(options: { db: Db; leases: Leases; now: () => Prisma.Sql }) {
    this.#db = options.db;
    this.#leases = options.leases;
    this.#now = options.now;
  }

  schedule(job: RecurringJob): () => void {
    const look = () => void this.#runIfDue(job);
    const timer = setInterval(look, Math.min(job.everyMs / LOOKS, LOOK_MS)).unref();
    const end = () => {
      clearInterval(timer);
      this.#ends.delete(end);
    };
    this.#ends.add(end);
    look();
    return end;
  }

  close(): void {
    for (const end of this.#ends) end();
  }

  async #runIfDue(job: RecurringJob): Promise<void> {
    try {
      if (!(await this.#isDue(job))) return;
      // A run that takes longer than its interval is not joined by a second one.
      const lease = await this.#leases.take(`job:${job.name}`);
      if (!lease) return;
      try {
        // Another may have run it between the look and the lease.
        if (await this.#isDue(job)) await this.#run(job);
      } finally {
        await lease.release();
      }
    } catch (error) {
      log.error({ err: error, job: job.name }, "a job could not be looked after");
    }
  }

  async #isDue({ name }: RecurringJob): Promise<boolean> {
    const waiting = await this.#db.$queryRaw<unknown[]>`
      SELECT 1 FROM "Job" WHERE "name" = ${name} AND "dueAt" > ${this.#now()}`;
    return waiting.length === 0;
  }

  async #run({ name, everyMs, work }: RecurringJob): Promise<void> {
    // From its beginning: work that takes long comes round as often as other work.
    const [start] = await this.#db.$queryRaw<{ at: bigint }[]>`SELECT ${this.#now()} AS "at"`;
    const dueAt = BigInt(start?.at ?? 0) + BigInt(everyMs);
    let failure: string | null = null;
    try {
      await work();
    } catch (error) {
      log.error({ err: error, job: name }, "a job failed");
      failure = String(error);
    }
    await this.#db.$executeRaw`
      INSERT INTO "Job" ("name", "dueAt", "endedAt", "lastError", "failures")
      VALUES (${name}, ${dueAt}, ${this.#now()}, ${failure}, ${failure === null ? 0 : 1})
      ON CONFLICT ("name") DO UPDATE SET "dueAt" = excluded."dueAt",
        "endedAt" = excluded."endedAt", "lastError" = excluded."lastError",
        "failures" = CASE WHEN excluded."failures" = 0 THEN 0 ELSE "Job"."failures" + 1 END`;
  }
}
