import { stat } from "node:fs/promises";
import path from "node:path";
import { Prisma } from "~/generated/sqlite/client";
import { query } from "~/platform/db.server";
import { env } from "~/platform/env.server";

/** What the database takes, in bytes; of SQLite its file, 0 where there is none. */
export async function databaseBytes(): Promise<number> {
  const url = env.DATABASE_URL;
  if (url.startsWith("file:")) {
    const file = path.resolve(url.slice("file:".length).split("?")[0] ?? "");
    return stat(file).then(
      ({ size }) => size,
      () => 0,
    );
  }
  const [row] = await query<{ bytes: bigint }>(
    Prisma.sql`SELECT pg_database_size(current_database()) AS "bytes"`,
  );
  return Number(row?.bytes ?? 0);
}
