import pg from "pg";
import { migrateDatabase } from "../../../app/platform/migrate.server";
import { PEOPLE, replyRow, threadRow } from "./forum-rows";

/** Threads that are stored with one statement. */
const BATCH = 1_000;

/** Fills an empty PostgreSQL database with a forum. */
export async function seedPostgresql(url: string, threads: number, replies: number): Promise<void> {
  await migrateDatabase(url);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(
    `INSERT INTO "User" ("id", "name", "nameKey")
     SELECT 'person' || n, 'Person ' || n, 'person ' || n FROM generate_series(0, $1 - 1) n`,
    [PEOPLE],
  );
  for (let from = 0; from < threads; from += BATCH) {
    const numbers = Array.from({ length: Math.min(BATCH, threads - from) }, (_, n) => from + n);
    await client.query(
      `INSERT INTO "ForumThread" ("id", "authorId", "categoryId", "title", "content", "likeCount", "createdAt", "activeAt")
       SELECT "id", "authorId", "categoryId", "title", "content", "likeCount", "createdAt", "activeAt"
       FROM json_populate_recordset(NULL::"ForumThread", $1)`,
      [JSON.stringify(numbers.map((n) => threadRow(n, replies)))],
    );
    const rows = numbers.flatMap((n) =>
      Array.from({ length: replies }, (_, at) => replyRow(n, at + 1)),
    );
    await client.query(
      `INSERT INTO "ForumReply" ("id", "threadId", "number", "authorId", "content", "createdAt")
       SELECT "id", "threadId", "number", "authorId", "content", "createdAt"
       FROM json_populate_recordset(NULL::"ForumReply", $1)`,
      [JSON.stringify(rows)],
    );
  }
  await client.query("ANALYZE");
  await client.end();
}

/** How many posts' words are still to be taken in. */
export async function pendingInPostgresql(url: string): Promise<number> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ count: string }>('SELECT count(*) FROM "SearchPending"');
  await client.end();
  return Number(rows[0]?.count);
}
