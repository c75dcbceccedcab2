import { Prisma } from "~/generated/sqlite/client";
import { query } from "~/platform/db.server";
import { agesOf, INDEXED, queryOf, termQueryOf, vectorOf } from "./postgresql-words";
import type { Found, Hit, SearchStore, Stretch, Wanted } from "./search-store.server";

/** So many posts are compared one by one sooner than an index is asked. */
const COMPARED = 4_096;
/** The longest stretch that the index is asked for at once. */
const LONGEST = 2 ** 19;
/** A stretch with more hits is too long: PostgreSQL reads and sorts them all for the newest. */
const MOST_SORTED = 3_000;
/** Of so many of the newest posts it is counted how many have each word … */
const SAMPLE = 1_024;
/** … and a beginning that more have is not for the index, which gathers every post with it, of any age. */
const SELDOM = 10;
/** Entries of the index's lists that are passed in the time that it takes to look at one post. */
const LISTED = 3;
/** The first stretch that the index is asked for is as long as will have so many hits … */
const EXPECTED = 60;
/** … and cost so much, in posts that are compared: each stretch is one more query. */
const EXPENSE = 2_500;

/** What of a search the index is asked for. */
interface Indexed extends Wanted {
  /** How many posts have the rarest of its words, as a part of one. */
  share: number;
  /** How many have all that is wanted, if one says nothing of the other. */
  expected: number;
}

/** A `tsvector` of words that we have folded ourselves: its own reading depends on a cluster's locale. */
export const postgresqlSearch: SearchStore = {
  lengths: { first: COMPARED, longest: LONGEST, compared: 8_000 },

  async put(on, posts) {
    const rows = posts.map(
      ({ postId, isReply, words }) =>
        Prisma.sql`(${postId}, ${isReply}, ${vectorOf(words)}::text::tsvector)`,
    );
    await on.$executeRaw`INSERT INTO "SearchEntry" ("postId", "isReply", "words")
      VALUES ${Prisma.join(rows)}
      ON CONFLICT ("postId") DO UPDATE SET "words" = excluded."words"`;
  },

  finder(wanted) {
    let indexed: Promise<Indexed> | undefined;
    return async (stretch) => {
      const compared = stretch.before - stretch.from;
      if (compared <= COMPARED) return { hits: await compare(wanted, stretch), compared };
      if (indexed) return lookUp(wanted, await indexed, stretch);
      indexed = indexedPart(wanted);
      return lookUp(wanted, await indexed, lengthened(stretch, await indexed));
    };
  },
};

/** Frequent words are found so, in the order of numbers; the inner LIMIT keeps PostgreSQL to that. */
function compare(wanted: Wanted, { from, before, take }: Stretch): Promise<Hit[]> {
  return query<Hit>(Prisma.sql`
    SELECT "number", "postId", "isReply" FROM (
      SELECT "number", "postId", "isReply", "words" FROM "SearchEntry"
      WHERE "number" >= ${from} AND "number" < ${before}
      ORDER BY "number" DESC LIMIT ${COMPARED}) AS "newest"
    WHERE "words" @@ ${queryOf(wanted)}::text::tsquery
    ORDER BY "number" DESC LIMIT ${take}`);
}

/**
 * What of it the index is asked for: of a phrase each word, because the index has no places of words,
 * and PostgreSQL would look at every post that has them all.
 */
async function indexedPart({ terms: asked, facets }: Wanted): Promise<Indexed> {
  const terms = asked.flatMap(({ tokens, isPrefix }) =>
    tokens.map((token, at) => ({
      tokens: [token],
      isPrefix: isPrefix && at === tokens.length - 1,
    })),
  );
  const asks = [
    ...terms.map(termQueryOf),
    ...facets.map((words) => queryOf({ terms: [], facets: [words] })),
  ];
  if (asks.length === 0) return { terms, facets, share: 0, expected: 1 };
  const counts = asks.map(
    (ask) => Prisma.sql`COUNT(*) FILTER (WHERE "words" @@ ${ask}::text::tsquery)`,
  );
  const [row] = await query<{ counts: (number | bigint)[] }>(Prisma.sql`
    SELECT ARRAY[${Prisma.join(counts)}] AS "counts" FROM (
      SELECT "words" FROM "SearchEntry" ORDER BY "number" DESC LIMIT ${SAMPLE}) AS "newest"`);
  const counted = asks.map((_, at) => ({ term: terms[at], count: Number(row?.counts[at] ?? 0) }));
  const kept = counted.filter(({ term, count }) => !term?.isPrefix || count <= SELDOM);
  const words = kept.filter(({ term }) => term);
  return {
    terms: words.flatMap(({ term }) => term ?? []),
    facets,
    share: words.length > 0 ? Math.min(...words.map(({ count }) => count)) / SAMPLE : 0,
    // What the sample has none of may be of one post in the next thousand.
    expected: kept.reduce((part, { count }) => part * (Math.max(1, count) / SAMPLE), 1),
  };
}

/** Makes a stretch long enough to be worth a query of its own; never shorter than it was. */
function lengthened({ from, before, take }: Stretch, { share, expected }: Indexed): Stretch {
  const worth = Math.min(EXPECTED / expected, (EXPENSE * LISTED) / share, LONGEST);
  return { from: Math.max(1, Math.min(from, before - Math.floor(worth))), before, take };
}

/**
 * Seldom words are found so, by the index of words and ages. Left to itself, PostgreSQL compares all
 * posts from the newest on where it takes a rare word for a frequent one: OFFSET 0 keeps it to the index.
 */
async function lookUp(wanted: Wanted, indexed: Indexed, stretch: Stretch): Promise<Found> {
  const { terms, facets } = indexed;
  const { from, before, take } = stretch;
  if (terms.length + facets.length === 0) return { hits: null, compared: 0, from };
  const asked = queryOf({ terms, facets: [...facets, agesOf(stretch)] });
  const rows = await query<
    { seen: number | bigint } & { [K in keyof Hit]: Hit[K] | null }
  >(Prisma.sql`
    WITH "some" AS MATERIALIZED (
      SELECT "number", "postId", "isReply", "words" @@ ${queryOf(wanted)}::text::tsquery AS "isHit"
      FROM (SELECT "number", "postId", "isReply", "words" FROM "SearchEntry"
        WHERE ${Prisma.raw(INDEXED)} @@ ${asked}::text::tsquery OFFSET 0) AS "indexed"
      WHERE "number" >= ${from} AND "number" < ${before} LIMIT ${MOST_SORTED + 1})
    SELECT "seen", hit.* FROM (SELECT COUNT(*) AS "seen" FROM "some") AS counted
    LEFT JOIN (SELECT "number", "postId", "isReply" FROM "some" WHERE "isHit"
      ORDER BY "number" DESC LIMIT ${take}) AS hit ON TRUE
    ORDER BY "number" DESC`);
  const seen = Number(rows[0]?.seen ?? 0);
  const compared = Math.max(seen, ((before - from) * indexed.share) / LISTED);
  if (seen > MOST_SORTED) return { hits: null, compared, from };
  const hits = rows.flatMap(({ number, postId, isReply }) =>
    number === null || postId === null || isReply === null ? [] : { number, postId, isReply },
  );
  return { hits, compared, from };
}
