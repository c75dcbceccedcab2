import type { Prisma } from "~/generated/sqlite/client";
import { Prisma as sql } from "~/generated/sqlite/client";
import type { Db } from "~/platform/db.server";
import type { Lease, Leases } from "../lease";
import type { LeavePlace, Places } from "../places";

/** Places that are looked at by one statement: nearly all limits are below it. */
const LOOK = 100;

/** Places as leases, so that those of a killed process run out with it. */
export class LeasedPlaces implements Places {
  readonly #db: Db;
  readonly #leases: Leases;
  readonly #now: () => Prisma.Sql;

  /** @param options.now the time in milliseconds since 1970, as SQL: one clock for all processes */
  constructor(options: { db: Db; leases: Leases; now: () => Prisma.Sql }) {
    this.#db = options.db;
    this.#leases = options.leases;
    this.#now = options.now;
  }

  async take(name: string, count: number): Promise<LeavePlace | null> {
    for (let first = 0; first < count; first += LOOK) {
      const some = Array.from(
        { length: Math.min(LOOK, count - first) },
        (_, place) => `place:${name}:${first + place}`,
      );
      const lease = await this.#takeOneOf(some);
      if (lease) return () => lease.release();
    }
    return null;
  }

  async #takeOneOf(places: string[]): Promise<Lease | null> {
    const taken = await this.#taken(places);
    for (const place of places) {
      // Where somebody was quicker there may be another one.
      const lease = taken.has(place) ? null : await this.#leases.take(place);
      if (lease) return lease;
    }
    return null;
  }

  async #taken(places: string[]): Promise<Set<string>> {
    const rows = await this.#db.$queryRaw<{ name: string }[]>`
      SELECT "name" FROM "Lease"
      WHERE "name" IN (${sql.join(places)}) AND "expiresAt" > ${this.#now()}`;
    return new Set(rows.map(({ name }) => name));
  }
}
