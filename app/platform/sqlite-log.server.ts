import { stat } from "node:fs/promises";
import type { Db } from "./db.server";
import { log } from "./log.server";
import { defineTask } from "./workers/worker-task";

/** Brings a database's log into it (checkpoint-database.ts). A slow disk takes a second for 60 MB. */
export const CHECKPOINT_DATABASE = defineTask<string, boolean>({
  name: "checkpointDatabase",
  limitMs: 60_000,
});
/** A log of more is brought into the database; by SQLite's own measure it would be as well (1,000 pages). */
const LOG_BYTES = 4_000_000;
/** How often its size is looked at, in milliseconds. */
const LOOK_MS = 1_000;
/** Pages of 4 kB after which a write does it all the same: 64 MB, when no thread comes to it. */
const MOST_PAGES = 16_000;
/** What its file is cut to when the log begins anew, in bytes: then its size tells how long it is. */
const KEPT_BYTES = 1_000_000;

/**
 * Keeps the log of a SQLite database short from another thread. By itself SQLite does it in a write that finds the
 * log long, and that write waits for the disk: for tens of milliseconds, on the thread that answers everybody.
 *
 * @param run does the task with the path that it is given
 * @returns ends it
 */
export async function keepLogShort(
  db: Db,
  file: string,
  run: (file: string) => Promise<unknown>,
  lookMs = LOOK_MS,
): Promise<() => void> {
  await db.$queryRawUnsafe(`PRAGMA wal_autocheckpoint = ${MOST_PAGES}`);
  await db.$queryRawUnsafe(`PRAGMA journal_size_limit = ${KEPT_BYTES}`);
  let isBusy = false;
  /** When the log was written to last before all of it was in the database: it is cut by the next write only. */
  let doneAt = 0;
  const look = async () => {
    const { size, mtimeMs } = await stat(`${file}-wal`);
    if (size < LOG_BYTES || mtimeMs === doneAt) return;
    if (await run(file)) doneAt = mtimeMs;
  };
  const timer = setInterval(() => {
    if (isBusy) return;
    isBusy = true;
    look()
      // A full disk, or all threads taken: the next look tries again.
      .catch((error: unknown) => log.debug({ err: error }, "the database's log stays as it is"))
      .finally(() => {
        isBusy = false;
      });
  }, lookMs).unref();
  return () => clearInterval(timer);
}
