import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { migrateDatabase } from "../../app/platform/migrate.server";
import { EMPTY_DATABASE } from "./empty-database";

/**
 * Migrates one SQLite database for the whole run. Servers under test begin with a copy: their migrations were a
 * third of what a start with new data takes. The browser tests' server migrates by itself.
 */
export default async function setup() {
  if (process.env[EMPTY_DATABASE]) return;
  const folder = mkdtempSync(path.join(tmpdir(), "sayso-migrated-"));
  const file = path.join(folder, "sayso.db");
  await migrateDatabase(`file:${file}`);
  process.env[EMPTY_DATABASE] = file;
  return () => {
    delete process.env[EMPTY_DATABASE];
    rmSync(folder, { recursive: true, force: true });
  };
}
