import { randomUUID } from "node:crypto";
import { Prisma } from "~/generated/sqlite/client";
import type { Db } from "~/platform/db.server";
import type { Coordination } from "../coordination";
import { StoredJobs } from "../stored-jobs.server";
import { StoredLeases } from "../stored-leases.server";
import { AdvisoryLock } from "./advisory-lock.server";
import { LeasedPlaces } from "./leased-places.server";
import { NotifiedTopics } from "./notified-topics.server";
import { Session } from "./session.server";
import { StoredCounters } from "./stored-counters.server";

/** Notifications stay within a database, so that installations do not hear each other. */
const CHANNEL = "sayso";

/** The coordination of any number of processes on one PostgreSQL. */
export function openPostgresql(db: Db, url: string): Coordination {
  // The clock of the database: those of the machines may differ.
  const now = () => Prisma.sql`CAST(extract(epoch FROM clock_timestamp()) * 1000 AS BIGINT)`;
  const owner = randomUUID();
  const session = new Session(url, CHANNEL);
  const leases = new StoredLeases({ db, owner, now });
  const jobs = new StoredJobs({ db, leases, now });
  return {
    lock: new AdvisoryLock(session),
    leases,
    counters: new StoredCounters({ db, now }),
    places: new LeasedPlaces({ db, leases, now }),
    topics: new NotifiedTopics(session, owner),
    jobs,
    async close() {
      jobs.close();
      await leases.close();
      await session.close();
    },
  };
}
