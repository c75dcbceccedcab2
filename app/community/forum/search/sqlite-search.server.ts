import { Prisma } from "~/generated/sqlite/client";
import { query } from "~/platform/db.server";
import type { SearchTerm } from "./search-query";
import type { Hit, SearchStore, Wanted } from "./search-store.server";

/** FTS5 walks the lists of its words: past so many posts, and more, in the time that it takes to look at one. */
const LISTED = 32;
/** So many are looked at in a millisecond. */
const COMPARED_PER_MS = 1_000;

/** FTS5 without texts of its own, in the order of numbers, which it walks from the newest on. */
export const sqliteSearch: SearchStore = {
  lengths: { first: 2 ** 18, longest: 2 ** 22, compared: 20_000 },

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

  finder(wanted) {
    const match = matchOf(wanted);
    return async ({ from, before, take }) => {
      const started = performance.now();
      // A number arrives as a float, with which FTS5 does not seek but reads every hit that is newer.
      const hits = await query<Hit>(Prisma.sql`
        SELECT e."number", e."postId", e."isReply"
        FROM "ForumSearch" JOIN "SearchEntry" e ON e."number" = "ForumSearch"."rowid"
        WHERE "ForumSearch" MATCH ${match} AND "ForumSearch"."rowid" < CAST(${before} AS INTEGER)
          AND "ForumSearch"."rowid" >= CAST(${from} AS INTEGER)
        ORDER BY "ForumSearch"."rowid" DESC LIMIT ${take}`);
      // Of words that few posts have the lists are short, and nearly no time passes.
      const spent = (performance.now() - started) * COMPARED_PER_MS;
      return { hits, compared: Math.min((before - from) / LISTED, spent) };
    };
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
