import type { Prisma } from "~/generated/sqlite/client";
import type { Db } from "~/platform/db.server";
import { log } from "~/platform/log.server";
import type { Jobs, RecurringJob } from "./jobs";
import type { Leases } from "./lease";

/** How often a process looks whether a job is due: this often in the time from one run to the next. */
const LOOKS = 4;
/** Setting a timer further ahead than this makes Node fire it at once (32 bits of milliseconds). */
const LONGEST_TIMER = 2_000_000_000;

/** Jobs as rows: who moves a job's due time on has the run. */
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
    const timer = setInterval(look, Math.min(job.everyMs / LOOKS, LONGEST_TIMER)).unref();
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
      if (!(await this.#claim(job))) return;
      // A run that takes longer than its interval is not joined by a second one.
      const lease = await this.#leases.take(`job:${job.name}`);
      if (!lease) return;
      await this.#run(job).finally(() => lease.release());
    } catch (error) {
      log.error({ err: error, job: job.name }, "a job could not be looked after");
    }
  }

  /** @returns whether it is due, and this process has the run */
  async #claim({ name, everyMs }: RecurringJob): Promise<boolean> {
    const claimed = await this.#db.$executeRaw`
      INSERT INTO "Job" ("name", "dueAt") VALUES (${name}, ${this.#now()} + ${everyMs})
      ON CONFLICT ("name") DO UPDATE SET "dueAt" = excluded."dueAt"
        WHERE "Job"."dueAt" <= ${this.#now()}`;
    return claimed > 0;
  }

  async #run({ name, work }: RecurringJob): Promise<void> {
    let failure: string | null = null;
    try {
      await work();
    } catch (error) {
      log.error({ err: error, job: name }, "a job failed");
      failure = String(error);
    }
    await this.#db.$executeRaw`
      UPDATE "Job" SET "endedAt" = ${this.#now()}, "lastError" = ${failure} WHERE "name" = ${name}`;
  }
}
