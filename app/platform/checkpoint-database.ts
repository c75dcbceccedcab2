import Database from "better-sqlite3";

/** Who writes meanwhile adds to the log: what came is fetched so many times more. */
const ROUNDS = 3;

/** What SQLite says of a checkpoint: frames that the log has, and of them those that are in the database. */
interface CheckpointRow {
  log: number;
  checkpointed: number;
}

/**
 * Brings what SQLite's log holds into its database, on a connection of its own, and waits for the disk. Readers and
 * writers go on meanwhile (`PASSIVE`); the next one to write begins the log anew.
 *
 * @param file the database's, which this process has open
 * @returns whether all of it is in the database
 */
export function checkpointDatabase(file: string): boolean {
  const connection = new Database(file, { fileMustExist: true, timeout: 0 });
  try {
    for (let round = 0; round < ROUNDS; round += 1) {
      const [row] = connection.pragma("wal_checkpoint(PASSIVE)") as CheckpointRow[];
      // -1 for both: it could not begin, because somebody else brings the log in.
      if (row && row.log >= 0 && row.log === row.checkpointed) return true;
    }
    return false;
  } finally {
    connection.close();
  }
}
