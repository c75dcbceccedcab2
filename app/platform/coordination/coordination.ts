import type { Counters } from "./counter";
import type { Jobs } from "./jobs";
import type { Leases } from "./lease";
import type { Lock } from "./lock";
import type { Places } from "./places";
import type { Topics } from "./topics";

/**
 * How work is shared out among the processes of an installation. There are two drivers: SQLite with
 * one process, and PostgreSQL with any number. One contract (coordination.both.db.test.ts) holds for both.
 */
export interface Coordination {
  readonly lock: Lock;
  readonly leases: Leases;
  readonly counters: Counters;
  readonly places: Places;
  readonly topics: Topics;
  readonly jobs: Jobs;
  /** Gives everything back, and ends what runs in the background. */
  close(): Promise<void>;
}
