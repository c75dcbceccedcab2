import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import Database from "better-sqlite3";
import pg from "pg";
import { migrateDatabase } from "../../app/platform/migrate.server";

/** Prisma's own account of what was migrated. */
const MIGRATIONS = "_prisma_migrations";
/** The migration that stores what a fresh installation begins with. */
const BEGINNINGS = "20261122095335_community_beginnings/migration.sql";

let isOpen = false;

/**
 * Gives the test files of a worker one database and one folder of data, and each file an empty one.
 *
 * @param choose names a new database, given the worker's folder
 */
export async function openWorkerDatabase(choose: (folder: string) => Promise<string>) {
  if (isOpen) return emptyDatabase(process.env.DATABASE_URL ?? "");
  isOpen = true;
  const folder = mkdtempSync(path.join(tmpdir(), "sayso-test-"));
  process.env.NODE_ENV = "test";
  process.env.DATA_DIR = folder;
  process.env.DATABASE_URL = await choose(folder);
  await migrateDatabase(process.env.DATABASE_URL);
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  // vitest ends its workers with SIGTERM.
  process.once("SIGTERM", () => process.exit());
}

function emptyDatabase(url: string): Promise<void> | void {
  return url.startsWith("file:") ? emptySqlite(url.slice("file:".length)) : emptyPostgresql(url);
}

function emptySqlite(file: string): void {
  if (!existsSync(file)) throw new Error(`${file} went with a test file that ran before.`);
  const database = new Database(file, { timeout: 10_000 });
  try {
    database.pragma("foreign_keys = OFF");
    const tablesOf = (type: "table" | "virtual") =>
      database
        .prepare(
          "SELECT name FROM pragma_table_list WHERE schema = 'main' AND type = ? AND name NOT LIKE 'sqlite_%' AND name <> ?",
        )
        .pluck()
        .all(type, MIGRATIONS) as string[];
    database.transaction(() => {
      for (const table of tablesOf("table")) database.exec(`DELETE FROM "${table}"`);
      // What deleted rows leave to do is nobody's either.
      database.exec('DELETE FROM "SearchPending"');
      for (const table of tablesOf("virtual")) {
        database.exec(`INSERT INTO "${table}" ("${table}") VALUES ('delete-all')`);
      }
      database.exec(readFileSync(path.join("prisma/migrations", BEGINNINGS), "utf8"));
    })();
    // A file that limits the size of the database counts on its free pages.
    database.exec("VACUUM");
  } finally {
    database.close();
  }
}

async function emptyPostgresql(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ tablename: string }>(
      "SELECT tablename FROM pg_tables WHERE schemaname = 'public' AND tablename <> $1",
      [MIGRATIONS],
    );
    // TRUNCATE makes the files of every table and index anew, which takes a hundred times as long.
    await client.query("SET session_replication_role = replica");
    await client.query(rows.map(({ tablename }) => `DELETE FROM "${tablename}"`).join("; "));
    await client.query("SET session_replication_role = DEFAULT");
    const beginnings = path.join("prisma/postgresql/migrations", BEGINNINGS);
    await client.query(readFileSync(beginnings, "utf8"));
  } finally {
    await client.end();
  }
}
