import { createHash, randomUUID } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import Database from "better-sqlite3";
import pg from "pg";
import { refuseValue } from "./start-refusal";

/** A committed migration. */
interface Migration {
  name: string;
  sql: string;
  /** SHA-256 of the SQL, as Prisma keeps it. */
  checksum: string;
}

interface AppliedMigration {
  migration_name: string;
  checksum: string;
}

/** The lock that Prisma Migrate itself takes, so that the two never run at once. */
const ADVISORY_LOCK = 72_707_369;

/** How long PostgreSQL may take to answer a connection, in milliseconds. A migration may take any time. */
const CONNECT_MS = 10_000;

const TABLE_SQLITE = `CREATE TABLE IF NOT EXISTS "_prisma_migrations" (
  "id" TEXT PRIMARY KEY NOT NULL, "checksum" TEXT NOT NULL, "finished_at" DATETIME,
  "migration_name" TEXT NOT NULL, "logs" TEXT, "rolled_back_at" DATETIME,
  "started_at" DATETIME NOT NULL DEFAULT current_timestamp,
  "applied_steps_count" INTEGER UNSIGNED NOT NULL DEFAULT 0)`;
const TABLE_POSTGRESQL = `CREATE TABLE IF NOT EXISTS _prisma_migrations (
  id VARCHAR(36) PRIMARY KEY NOT NULL, checksum VARCHAR(64) NOT NULL, finished_at TIMESTAMPTZ,
  migration_name VARCHAR(255) NOT NULL, logs TEXT, rolled_back_at TIMESTAMPTZ,
  started_at TIMESTAMPTZ NOT NULL DEFAULT now(), applied_steps_count INTEGER NOT NULL DEFAULT 0)`;
const APPLIED = `SELECT migration_name, checksum FROM _prisma_migrations
  WHERE rolled_back_at IS NULL AND finished_at IS NOT NULL`;

/**
 * Brings a database to the committed schema. Safe to call at every boot, and from several processes
 * at once. Each migration is applied whole or not at all.
 *
 * @returns the names of the migrations that were applied
 * @throws {StartRefusal} when there is no such database
 * @throws {Error} naming the migration that failed, or that was edited after it was applied
 */
export async function migrateDatabase(url: string, root = process.cwd()): Promise<string[]> {
  return url.startsWith("file:")
    ? migrateSqlite(url.slice("file:".length), readMigrations(path.join(root, "prisma/migrations")))
    : migratePostgresql(url, readMigrations(path.join(root, "prisma/postgresql/migrations")));
}

function readMigrations(folder: string): Migration[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort()
    .map((name) => {
      const sql = readFileSync(path.join(folder, name, "migration.sql"), "utf8");
      return { name, sql, checksum: createHash("sha256").update(sql).digest("hex") };
    });
}

/** @throws {Error} when what was applied is not what is committed now */
function pendingOf(migrations: Migration[], applied: AppliedMigration[]): Migration[] {
  const checksums = new Map(applied.map((row) => [row.migration_name, row.checksum]));
  return migrations.filter(({ name, checksum }) => {
    const known = checksums.get(name);
    if (known !== undefined && known !== checksum) {
      throw new Error(`The migration ${name} was edited after it was applied. Restore its file.`);
    }
    return known === undefined;
  });
}

function migrateSqlite(file: string, migrations: Migration[]): string[] {
  const database = openSqlite(file);
  try {
    database.pragma("busy_timeout = 10000");
    // A table that a migration makes anew is dropped in between; with foreign keys on, that would
    // delete the rows that refer to it. A transaction cannot switch them off, so it is done here.
    database.pragma("foreign_keys = OFF");
    const apply = database.transaction(() => {
      database.exec(TABLE_SQLITE);
      const pending = pendingOf(migrations, database.prepare(APPLIED).all() as AppliedMigration[]);
      for (const { name, sql, checksum } of pending) {
        naming(name, () => database.exec(sql));
        refuseDanglingRows(database, name);
        const now = new Date().toISOString().replace("Z", "+00:00");
        database
          .prepare(
            `INSERT INTO _prisma_migrations
             (id, checksum, started_at, finished_at, migration_name, applied_steps_count)
             VALUES (?, ?, ?, ?, ?, 1)`,
          )
          .run(randomUUID(), checksum, now, now, name);
      }
      return pending.map((migration) => migration.name);
    });
    return apply.immediate();
  } finally {
    database.close();
  }
}

function openSqlite(file: string): Database.Database {
  try {
    mkdirSync(path.dirname(path.resolve(file)), { recursive: true });
    const database = new Database(file);
    // Readers never block writers; an acknowledged write survives a killed process. It is also the
    // first look at the file.
    database.pragma("journal_mode = WAL");
    return database;
  } catch (error) {
    throw refuseValue("DATABASE_URL", new Error(`${file}: ${(error as Error).message}`));
  }
}

/** Checks what foreign keys would have held, had they been on. */
function refuseDanglingRows(database: Database.Database, name: string): void {
  const [row] = database.pragma("foreign_key_check") as { table: string; parent: string }[];
  if (!row) return;
  throw new Error(
    `The migration ${name} leaves rows in ${row.table} without theirs in ${row.parent}.`,
  );
}

/** Says which migration failed. */
function naming<T>(name: string, work: () => T): T {
  const fail = (error: unknown): never => {
    throw new Error(`The migration ${name} failed: ${(error as Error).message}`, { cause: error });
  };
  try {
    const result = work();
    return result instanceof Promise ? (result.catch(fail) as T) : result;
  } catch (error) {
    return fail(error);
  }
}

async function migratePostgresql(url: string, migrations: Migration[]): Promise<string[]> {
  const client = await connectPostgresql(url);
  try {
    await client.query("SELECT pg_advisory_lock($1)", [ADVISORY_LOCK]);
    await client.query(TABLE_POSTGRESQL);
    const pending = pendingOf(migrations, (await client.query<AppliedMigration>(APPLIED)).rows);
    for (const { name, sql, checksum } of pending) {
      await client.query("BEGIN");
      await naming(name, () => client.query(sql));
      await client.query(
        `INSERT INTO _prisma_migrations
         (id, checksum, finished_at, migration_name, applied_steps_count)
         VALUES ($1, $2, now(), $3, 1)`,
        [randomUUID(), checksum, name],
      );
      await client.query("COMMIT");
    }
    return pending.map((migration) => migration.name);
  } finally {
    await client.end();
  }
}

async function connectPostgresql(url: string): Promise<pg.Client> {
  try {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: CONNECT_MS });
    await client.connect();
    return client;
  } catch (error) {
    throw refuseValue("DATABASE_URL", error);
  }
}
