import type { Prisma } from "~/generated/sqlite/client";
import { Prisma as sql } from "~/generated/sqlite/client";
import type { Db } from "~/platform/db.server";
import { log } from "~/platform/log.server";
import { LEASE_MS, type Lease, type Leases } from "./lease";

/** Three tries to renew a lease before it runs out. */
const RENEW_MS = LEASE_MS / 3;

interface Held extends Lease {
  /** By this process's own clock, which no correction moves: when it can no longer be relied on. */
  runsOutAt: number;
  lose(): void;
}

/** Leases as rows, renewed all at once by one statement. */
export class StoredLeases implements Leases {
  readonly #db: Db;
  readonly #owner: string;
  readonly #now: () => Prisma.Sql;
  readonly #held = new Map<string, Held>();
  #timer: NodeJS.Timeout | null = null;

  /** @param options.now the time in milliseconds since 1970, as SQL: one clock for all processes */
  constructor(options: { db: Db; owner: string; now: () => Prisma.Sql }) {
    this.#db = options.db;
    this.#owner = options.owner;
    this.#now = options.now;
  }

  async take(name: string): Promise<Lease | null> {
    const asked = performance.now();
    const taken = await this.#db.$executeRaw`
      INSERT INTO "Lease" ("name", "owner", "expiresAt")
      VALUES (${name}, ${this.#owner}, ${this.#now()} + ${LEASE_MS})
      ON CONFLICT ("name") DO UPDATE
        SET "owner" = excluded."owner", "expiresAt" = excluded."expiresAt"
        WHERE "Lease"."expiresAt" <= ${this.#now()}`;
    if (taken === 0) return null;
    // One of this process that ran out and was not noticed yet is another one than this.
    this.#held.get(name)?.lose();
    const lease = this.#hold(name, asked + LEASE_MS);
    this.#timer ??= setInterval(() => void this.#renew(), RENEW_MS).unref();
    return lease;
  }

  async isTaken(name: string): Promise<boolean> {
    const rows = await this.#db.$queryRaw<unknown[]>`
      SELECT 1 FROM "Lease" WHERE "name" = ${name} AND "expiresAt" > ${this.#now()}`;
    return rows.length > 0;
  }

  async forgetFormerOwners(): Promise<void> {
    await this.#db.lease.deleteMany({ where: { owner: { not: this.#owner } } });
  }

  async sweep(): Promise<void> {
    await this.#db.$executeRaw`DELETE FROM "Lease" WHERE "expiresAt" <= ${this.#now()}`;
  }

  /** Gives all of them back. */
  async close(): Promise<void> {
    await Promise.all([...this.#held.values()].map((lease) => lease.release()));
  }

  #hold(name: string, runsOutAt: number): Held {
    const lost = new AbortController();
    const held: Held = {
      name,
      runsOutAt,
      lost: lost.signal,
      lose: () => {
        this.#drop(held);
        lost.abort();
      },
      release: async () => {
        if (!this.#drop(held)) return;
        await this.#db.lease
          .deleteMany({ where: { name, owner: this.#owner } })
          .catch((error) => log.warn({ err: error, lease: name }, "a lease was left to run out"));
      },
    };
    this.#held.set(name, held);
    return held;
  }

  #drop(held: Held): boolean {
    if (this.#held.get(held.name) !== held) return false;
    this.#held.delete(held.name);
    if (this.#held.size === 0 && this.#timer) {
      clearInterval(this.#timer);
      this.#timer = null;
    }
    return true;
  }

  async #renew(): Promise<void> {
    const asked = performance.now();
    // A database that hangs fails no statement: the clock alone says that these can be another's now.
    for (const held of [...this.#held.values()]) if (asked >= held.runsOutAt) held.lose();
    const before = [...this.#held.values()];
    if (before.length === 0) return;
    try {
      const rows = await this.#db.$queryRaw<{ name: string }[]>`
        UPDATE "Lease" SET "expiresAt" = ${this.#now()} + ${LEASE_MS}
        WHERE "owner" = ${this.#owner} AND "name" IN (${sql.join(before.map(({ name }) => name))})
          AND "expiresAt" > ${this.#now()}
        RETURNING "name"`;
      const renewed = new Set(rows.map(({ name }) => name));
      for (const held of before) {
        if (renewed.has(held.name)) held.runsOutAt = asked + LEASE_MS;
        else if (this.#held.get(held.name) === held) held.lose();
      }
    } catch (error) {
      log.warn({ err: error }, "leases could not be renewed");
    }
  }
}
