import { Prisma } from "~/generated/sqlite/client";
import { query } from "~/platform/db.server";
import type { SearchTerm } from "./search-query";
import type { Hit, SearchStore, Wanted } from "./search-store.server";

/** FTS5 without texts of its own, in the order of numbers, which it walks from the newest on. */
export const sqliteSearch: SearchStore = {
  async put(on, posts) {
    const entries = posts.map(({ postId, isReply }) => Prisma.sql`(${postId}, ${isReply})`);
    await on.$executeRaw`INSERT INTO "SearchEntry" ("postId", "isReply")
      VALUES ${Prisma.join(entries)} ON CONFLICT ("postId") DO NOTHING`;
    const rows = await on.searchEntry.findMany({
      where: { postId: { in: posts.map(({ postId }) => postId) } },
    });
    const words = new Map(posts.map((post) => [post.postId, post.words]));
    for (const { number, postId } of rows) {
      await on.$executeRaw`DELETE FROM "ForumSearch" WHERE "rowid" = ${number}`;
      const text = words.get(postId)?.join(" ");
      if (!text) continue;
      await on.$executeRaw`INSERT INTO "ForumSearch" ("rowid", "words") VALUES (${number}, ${text})`;
    }
  },

  find(wanted, { before, take }) {
    return query<Hit>(Prisma.sql`
      SELECT e."number", e."postId", e."isReply"
      FROM "ForumSearch" JOIN "SearchEntry" e ON e."number" = "ForumSearch"."rowid"
      WHERE "ForumSearch" MATCH ${matchOf(wanted)} AND "ForumSearch"."rowid" < ${before}
      ORDER BY "ForumSearch"."rowid" DESC LIMIT ${take}`);
  },
};

/** https://www.sqlite.org/fts5.html#full_text_query_syntax; words are letters and digits alone. */
function matchOf({ terms, facets }: Wanted): string {
  const either = facets.map((words) => `(${words.map((word) => `"${word}"`).join(" OR ")})`);
  return [...terms.map(termOf), ...either].join(" AND ");
}

function termOf({ tokens, isPrefix }: SearchTerm): string {
  return `"${tokens.join(" ")}"${isPrefix ? " *" : ""}`;
}
