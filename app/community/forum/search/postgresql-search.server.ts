import { Prisma } from "~/generated/sqlite/client";
import { db } from "~/platform/db.server";
import type { SearchTerm } from "./search-query";
import type { Hit, SearchStore, Wanted } from "./search-store.server";

/** Beyond it positions are all alike (https://www.postgresql.org/docs/current/textsearch-limitations.html). */
const LAST_POSITION = 16_383;

/** A `tsvector` of words that we have folded ourselves: its own reading depends on a cluster's locale. */
export const postgresqlSearch: SearchStore = {
  async put(on, posts) {
    const rows = posts.map(
      ({ postId, isReply, words }) =>
        Prisma.sql`(${postId}, ${isReply}, ${vectorOf(words)}::text::tsvector)`,
    );
    await on.$executeRaw`INSERT INTO "SearchEntry" ("postId", "isReply", "words")
      VALUES ${Prisma.join(rows)}
      ON CONFLICT ("postId") DO UPDATE SET "words" = excluded."words"`;
  },

  find(wanted, { before, take }) {
    return db.$queryRaw<Hit[]>`SELECT "number", "postId", "isReply" FROM "SearchEntry"
      WHERE "words" @@ ${queryOf(wanted)}::text::tsquery AND "number" < ${before}
      ORDER BY "number" DESC LIMIT ${take}`;
  },
};

/** Words are letters and digits alone, so that quotes hold them. */
function vectorOf(words: readonly string[]): string {
  return words.map((word, at) => `'${word}':${Math.min(at + 1, LAST_POSITION)}`).join(" ");
}

function queryOf({ terms, facets }: Wanted): string {
  const either = facets.map((words) => `(${words.map((word) => `'${word}'`).join(" | ")})`);
  return [...terms.map(termOf), ...either].join(" & ");
}

function termOf({ tokens, isPrefix }: SearchTerm): string {
  const words = tokens.map((token) => `'${token}'`);
  return `(${words.join(" <-> ")}${isPrefix ? ":*" : ""})`;
}
