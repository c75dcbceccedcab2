import pg from "pg";
import { vectorOf } from "../../../app/community/forum/search/postgresql-words";
import { migrateDatabase } from "../../../app/platform/migrate.server";
import { allRows, type SearchedRow } from "./all-rows";
import type { ForumSize } from "./forum-rows";
import { inBatches, type TableBatch, type TableRow } from "./table-rows";

/** Fills an empty PostgreSQL database with a forum: indexes come back once the rows are there. */
export async function seedPostgresql(url: string, size: ForumSize): Promise<void> {
  await migrateDatabase(url);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  // Neither triggers nor foreign keys: the rows hold together by themselves.
  await client.query("SET session_replication_role = replica");
  await client.query("SET maintenance_work_mem = '1GB'");
  const { rows: left } = await client.query<{ name: string; sql: string }>(
    `SELECT i.indexrelid::regclass::text AS name, pg_get_indexdef(i.indexrelid) AS sql
     FROM pg_index i JOIN pg_class c ON c.oid = i.indrelid
     WHERE c.relnamespace = 'public'::regnamespace
       AND NOT EXISTS (SELECT 1 FROM pg_constraint k WHERE k.conindid = i.indexrelid)`,
  );
  for (const { name } of left) await client.query(`DROP INDEX ${name}`);
  for (const batch of inBatches(allRows(size, searchRows))) await insert(client, batch);
  for (const { sql } of left) await client.query(sql);
  await client.query(
    `SELECT setval(pg_get_serial_sequence('"SearchEntry"', 'number'), max("number")) FROM "SearchEntry"`,
  );
  await client.query("VACUUM ANALYZE");
  await client.end();
}

function searchRows({ number, postId, isReply, words }: SearchedRow): TableRow[] {
  return [{ table: "SearchEntry", row: { number, postId, isReply, words: vectorOf(words) } }];
}

async function insert(client: pg.Client, { table, columns, rows }: TableBatch): Promise<void> {
  const names = columns.map((column) => `"${column}"`).join(", ");
  const named = rows.map((row) =>
    Object.fromEntries(columns.map((column, at) => [column, row[at]])),
  );
  await client.query(
    `INSERT INTO "${table}" (${names})
     SELECT ${names} FROM json_populate_recordset(NULL::"${table}", $1)`,
    [JSON.stringify(named)],
  );
}
