import { utimesSync, watch } from "node:fs";
import path from "node:path";
import Database from "better-sqlite3";
import type { AppServer } from "./app-server";
import { storedBelow } from "./stored-files";

/**
 * Begins an act, kills the process at the nth change of a file in its data folder, and starts it
 * again. Where the act needs fewer changes, it is killed right after the answer.
 */
export async function killAtChange(
  app: AppServer,
  change: number,
  act: () => Promise<unknown>,
): Promise<void> {
  let seen = 0;
  let strike = () => {};
  const struck = new Promise<void>((resolve) => {
    strike = resolve;
  });
  const watcher = watch(app.dataDir, { recursive: true }, () => {
    seen += 1;
    if (seen === change) strike();
  });
  // A connection that breaks is what a kill looks like from outside.
  await Promise.race([struck, act().catch(() => {})]);
  await app.kill9();
  watcher.close();
  await app.restart();
}

/** Lets two hours pass for a killed process: its files are old, and its jobs are due when it is back. */
export async function age(app: AppServer): Promise<void> {
  const then = new Date(Date.now() - 2 * 60 * 60 * 1000);
  // First: what it is still removing would be gone under our hands.
  await app.kill9();
  for (const name of storedBelow(app, "")) {
    utimesSync(path.join(app.dataDir, "storage", name), then, then);
  }
  const database = new Database(path.join(app.dataDir, "sayso.db"));
  database.prepare('UPDATE "Job" SET "dueAt" = 0').run();
  database.close();
  await app.restart();
}

/** How many of these projects have a row in the database, of somebody or of nobody. */
export function projectRows(app: AppServer, ids: readonly string[]): number {
  const database = new Database(path.join(app.dataDir, "sayso.db"), { readonly: true });
  const places = ids.map(() => "?").join(", ");
  const rows = database.prepare(`SELECT id FROM "Project" WHERE id IN (${places})`).all(ids);
  database.close();
  return rows.length;
}
