import { PrismaPg } from "@prisma/adapter-pg";
import { PrismaClient as PostgresClient } from "~/generated/postgresql/client";
import { type Prisma, PrismaClient } from "~/generated/sqlite/client";
import { env } from "./env.server";
import { openPool } from "./postgresql-pool.server";
import type { Act } from "./raw-statements.server";
import { SqliteAdapter } from "./sqlite-adapter.server";

/** The database, whichever it is: both clients have one model, and SQLite's types stand for both. */
export type Db = PrismaClient;

/** Opens the database at `url`: `file:…` is SQLite, `postgresql://…` is PostgreSQL. */
export function openDatabase(url: string): Db {
  return connectWith(chooseAdapter(url));
}

function chooseAdapter(url: string): SqliteAdapter | PrismaPg {
  const isPostgres = /^postgres(ql)?:/.test(url);
  return isPostgres
    ? new PrismaPg(openPool(url), { disposeExternalPool: true })
    : new SqliteAdapter({ url });
}

/**
 * In milliseconds. All transactions share one connection and give way to other work while they run
 * (loop-turns.server.ts): on a busy server both take longer than Prisma's own 2 and 5 seconds.
 */
const ONE_CONNECTION = { maxWait: 30_000, timeout: 30_000 };

function connectWith(adapter: SqliteAdapter | PrismaPg): Db {
  if (adapter instanceof SqliteAdapter) {
    return new PrismaClient({ adapter, transactionOptions: ONE_CONNECTION });
  }
  return new PostgresClient({ adapter }) as unknown as Db;
}

/**
 * Sets what a SQLite connection does not inherit. In WAL mode NORMAL syncs at checkpoints rather
 * than at each commit: a killed process loses nothing, and a power cut at most the last commits.
 */
export async function tuneDatabase(database: Db, url: string): Promise<void> {
  if (url.startsWith("file:")) await database.$queryRawUnsafe("PRAGMA synchronous = NORMAL");
}

const adapter = chooseAdapter(env.DATABASE_URL);

/** The database of this process. */
export const db: Db = connectWith(adapter);

/**
 * Runs one statement outside of any transaction, with SQLite past Prisma's client: for what happens
 * at each word of an answer and at each save (docs/decisions/038-past-the-client.md).
 *
 * @returns how many rows it changed
 */
export async function execute(statement: Prisma.Sql): Promise<number> {
  return rawStatements()?.execute(statement) ?? db.$executeRaw(statement);
}

/**
 * Runs the statements of one act in order, as far as its deciding one changes something. With SQLite they are one
 * transaction past Prisma's client, which writes once. With PostgreSQL, where a transaction is two more ways to the database and
 * back, each is by itself: what comes before the deciding one must be harmless without it.
 *
 * @returns how many rows the deciding one changed
 */
export async function executeAct(act: Act): Promise<number> {
  const raw = rawStatements();
  if (raw) return raw.act(act);
  for (const statement of act.before) await db.$executeRaw(statement);
  const changed = await db.$executeRaw(act.deciding);
  if (changed > 0) for (const statement of act.after) await db.$executeRaw(statement);
  return changed;
}

/** Asks as `execute` does. @returns the rows */
export async function query<T>(statement: Prisma.Sql): Promise<T[]> {
  return rawStatements()?.query<T>(statement) ?? db.$queryRaw<T[]>(statement);
}

function rawStatements() {
  return adapter instanceof SqliteAdapter ? adapter.raw : undefined;
}
