import Database from "better-sqlite3";
import { migrateDatabase } from "../../../app/platform/migrate.server";
import { PEOPLE, replyRow, threadRow } from "./forum-rows";

const date = (value: Date) => value.toISOString().replace("Z", "+00:00");

/** Fills a new SQLite file with a forum. */
export async function seedSqlite(file: string, threads: number, replies: number): Promise<void> {
  await migrateDatabase(`file:${file}`);
  const database = new Database(file);
  database.pragma("synchronous = OFF");
  const person = database.prepare("INSERT INTO User (id, name, nameKey) VALUES (?, ?, ?)");
  const thread = database.prepare(
    `INSERT INTO ForumThread (id, authorId, categoryId, title, content, likeCount, createdAt, activeAt)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
  );
  const reply = database.prepare(
    `INSERT INTO ForumReply (id, threadId, number, authorId, content, createdAt)
     VALUES (?, ?, ?, ?, ?, ?)`,
  );
  database.transaction(() => {
    for (let n = 0; n < PEOPLE; n += 1) person.run(`person${n}`, `Person ${n}`, `person ${n}`);
    for (let n = 0; n < threads; n += 1) {
      const row = threadRow(n, replies);
      const times = [date(row.createdAt), date(row.activeAt)];
      const { id, authorId, categoryId, title, content, likeCount } = row;
      thread.run(id, authorId, categoryId, title, content, likeCount, ...times);
      for (let number = 1; number <= replies; number += 1) {
        const { id, threadId, authorId, content, createdAt } = replyRow(n, number);
        reply.run(id, threadId, number, authorId, content, date(createdAt));
      }
    }
  })();
  database.exec("ANALYZE");
  database.close();
}

/** How many posts' words are still to be taken in. */
export function pendingInSqlite(file: string): number {
  const database = new Database(file, { readonly: true });
  const count = database.prepare("SELECT count(*) FROM SearchPending").pluck().get() as number;
  database.close();
  return count;
}
