import Database from "better-sqlite3";
import { log } from "./log.server";

/** Held for as long as this process lives, and not collected. */
let claim: Database.Database | null = null;

/**
 * Whether this is the only server on its database, as it has to be with SQLite. It claims a file
 * beside the database by a lock of the operating system, which ends with the process however that
 * ends. With PostgreSQL there may always be others.
 */
export function isOnlyServer(databaseUrl: string): boolean {
  if (!databaseUrl.startsWith("file:")) return false;
  if (claim) return true;
  const file = new Database(`${databaseUrl.slice("file:".length)}-server`, { timeout: 0 });
  try {
    file.exec("BEGIN EXCLUSIVE");
    claim = file;
    return true;
  } catch (error) {
    file.close();
    log.warn({ err: error }, "another server uses this database; SQLite is for one");
    return false;
  }
}
