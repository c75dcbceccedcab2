import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import Database from "better-sqlite3";
import type { AppServer } from "../../support/app-server";

const LOOK_MS = 200;
/** How long answers and jobs may take to end, in milliseconds. */
const LONGEST_MS = 120_000;

/** How long contents that nothing names are kept once they were found, in milliseconds. */
const UNUSED_MS = 12_000;

/**
 * Lets a server end all it is at: answers run to their end, and each job that comes round comes twice
 * more, as it does each hour: what nothing names is found first and dropped after. The server is
 * stopped then.
 */
export async function settle(server: AppServer, dataDir: string): Promise<void> {
  const file = path.join(dataDir, "sayso.db");
  await until(file, `SELECT count(*) AS "left" FROM "Generation" WHERE "status" = 'running'`);
  for (let round = 0; round < 2; round += 1) {
    await server.terminate();
    const database = new Database(file);
    database.exec(`UPDATE "Job" SET "dueAt" = 0, "endedAt" = NULL`);
    database.close();
    await server.restart();
    await until(file, `SELECT count(*) AS "left" FROM "Job" WHERE "endedAt" IS NULL`);
    await pause(UNUSED_MS);
  }
  await server.terminate();
}

async function until(file: string, countLeft: string): Promise<void> {
  const database = new Database(file, { readonly: true });
  const deadline = Date.now() + LONGEST_MS;
  const left = () => (database.prepare(countLeft).get() as { left: number }).left;
  while (left() > 0 && Date.now() < deadline) await pause(LOOK_MS);
  database.close();
}
