import { PrismaPg } from "@prisma/adapter-pg";
import { PrismaClient as PostgresClient } from "~/generated/postgresql/client";
import { PrismaClient } from "~/generated/sqlite/client";
import { env } from "./env.server";
import { SqliteAdapter } from "./sqlite-adapter.server";

/** The database, whichever it is: both clients have one model, and SQLite's types stand for both. */
export type Db = PrismaClient;

/** Opens the database at `url`: `file:…` is SQLite, `postgresql://…` is PostgreSQL. */
export function openDatabase(url: string): Db {
  if (/^postgres(ql)?:/.test(url)) {
    return new PostgresClient({
      adapter: new PrismaPg({ connectionString: url }),
    }) as unknown as Db;
  }
  return new PrismaClient({ adapter: new SqliteAdapter({ url }) });
}

/**
 * Sets what a SQLite connection does not inherit. In WAL mode NORMAL syncs at checkpoints rather
 * than at each commit: a killed process loses nothing, and a power cut at most the last commits.
 */
export async function tuneDatabase(database: Db, url: string): Promise<void> {
  if (url.startsWith("file:")) await database.$queryRawUnsafe("PRAGMA synchronous = NORMAL");
}

/** The database of this process. */
export const db: Db = openDatabase(env.DATABASE_URL);
