import Database from "better-sqlite3";
import { migrateDatabase } from "../../../app/platform/migrate.server";
import { allRows, type SearchedRow } from "./all-rows";
import type { ForumSize } from "./forum-rows";
import { inBatches, type TableBatch, type TableRow } from "./table-rows";

/** Fills a new SQLite file with a forum: indexes and triggers come back once the rows are there. */
export async function seedSqlite(file: string, size: ForumSize): Promise<void> {
  await migrateDatabase(`file:${file}`);
  const database = new Database(file);
  const quick = ["foreign_keys = OFF", "synchronous = OFF", "journal_mode = OFF"];
  for (const pragma of [...quick, "cache_size = -500000"]) {
    database.pragma(pragma);
  }
  const left = database
    .prepare(
      `SELECT type, name, sql FROM sqlite_master
       WHERE type IN ('index', 'trigger') AND sql IS NOT NULL ORDER BY type, name`,
    )
    .all() as { type: string; name: string; sql: string }[];
  for (const { type, name } of left) database.exec(`DROP ${type} "${name}"`);
  database.transaction(() => {
    for (const batch of inBatches(allRows(size, searchRows))) insert(database, batch);
  })();
  for (const { sql } of left) database.exec(sql);
  database.exec("ANALYZE");
  database.close();
}

function searchRows({ number, postId, isReply, words }: SearchedRow): TableRow[] {
  const entry = { table: "SearchEntry", row: { number, postId, isReply } };
  if (words.length === 0) return [entry];
  return [entry, { table: "ForumSearch", row: { rowid: number, words: words.join(" ") } }];
}

function insert(database: Database.Database, { table, columns, rows }: TableBatch): void {
  const names = columns.map((column) => `"${column}"`).join(", ");
  const marks = columns.map(() => "?").join(", ");
  const statement = database.prepare(`INSERT INTO "${table}" (${names}) VALUES (${marks})`);
  for (const row of rows) statement.run(row.map(toSqlite));
}

/** As the product's adapter writes values. */
function toSqlite(value: unknown): unknown {
  if (value instanceof Date) return value.toISOString().replace("Z", "+00:00");
  return typeof value === "boolean" ? Number(value) : value;
}
