import { randomUUID } from "node:crypto";
import { Prisma } from "~/generated/sqlite/client";
import type { Db } from "~/platform/db.server";
import type { Coordination } from "../coordination";
import { KeyedMutex } from "../keyed-mutex";
import { LocalTopics } from "../local-topics";
import { StoredJobs } from "../stored-jobs.server";
import { StoredLeases } from "../stored-leases.server";
import { MemoryCounters } from "./memory-counters";
import { MemoryPlaces } from "./memory-places";

/** The coordination of an installation of one process, on SQLite. */
export function openEmbedded(db: Db): Coordination {
  const now = () => Prisma.sql`CAST(${Date.now()} AS BIGINT)`;
  const leases = new StoredLeases({ db, owner: randomUUID(), now });
  const jobs = new StoredJobs({ db, leases, now });
  return {
    lock: new KeyedMutex(),
    leases,
    counters: new MemoryCounters(),
    places: new MemoryPlaces(),
    topics: new LocalTopics(),
    jobs,
    async close() {
      jobs.close();
      await leases.close();
    },
  };
}
