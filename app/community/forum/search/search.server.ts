import { findByNames, nameKeyOf } from "~/accounts/name-keys.server";
import { plainTextOf } from "~/community/writing/plain-text";
import { Prisma } from "~/generated/sqlite/client";
import { query } from "~/platform/db.server";
import { replyPath, threadPath } from "~/platform/urls";
import { excerptOf, type FoundPart, markFound } from "./found-excerpt";
import { readFound, type StoredPost } from "./found-posts.server";
import { lookThrough } from "./look-through";
import { facets } from "./search-facets.server";
import { indexPending, searchStore } from "./search-index.server";
import { readSearch, type SearchTerm } from "./search-query";
import type { Hit, Wanted } from "./search-store.server";

/** What somebody looks for in the forum. */
export interface ForumSearch {
  /** Words and "phrases". */
  q: string;
  /** A category's id. */
  category?: string | null;
  /** A person's public name. */
  author?: string | null;
  /** The `next` of the page before. */
  after?: number | null;
  /** Ids of people whose posts the reader does not want to see. */
  without?: readonly string[];
}

/** A thread or a reply that was found. */
export interface FoundPost extends Omit<StoredPost, "title" | "content"> {
  path: string;
  /** Of the thread. */
  title: FoundPart[];
  excerpt: FoundPart[];
}

/** One page of what was found, the newest first. */
export interface FoundPosts {
  posts: FoundPost[];
  /** Where the next page begins; null at the end. */
  next: number | null;
  /** Only the newest posts were looked through; `next` goes on with the older ones. */
  isCutShort: boolean;
}

/** Posts on one page. */
export const FOUND_PER_PAGE = 20;
/** Posts of a name that several people have are looked for, up to so many of them. */
const NAMESAKES = 5;
/** An index may name posts that are not shown any more: so often more of it is read for one page. */
const ROUNDS = 4;
const PENDING_TAKEN_IN = 50;
const NOTHING: FoundPosts = { posts: [], next: null, isCutShort: false };

/**
 * Searches titles and texts of threads and replies that are shown. Words are found in any case, with
 * or without accents, by their beginnings, and inside of scripts without spaces. Whatever is typed
 * is only words: no sign of it means anything to a database.
 */
export async function searchForum(search: ForumSearch): Promise<FoundPosts> {
  const terms = readSearch(search.q);
  const wanted = await wantedOf(terms, search);
  if (!wanted) return NOTHING;
  // Those who have just written find what they wrote.
  await indexPending(PENDING_TAKEN_IN);
  const { found, at } = await collect(wanted, search);
  const page = found.slice(0, FOUND_PER_PAGE);
  const isFull = found.length > FOUND_PER_PAGE;
  return {
    posts: page.map(({ post }) => toFound(post, terms)),
    next: isFull ? (page.at(-1)?.hit.number ?? null) : at,
    isCutShort: !isFull && at !== null,
  };
}

/** Null when nothing can be found: nothing is asked for, or nobody has that name. */
async function wantedOf(
  terms: readonly SearchTerm[],
  { category, author }: ForumSearch,
): Promise<Wanted | null> {
  const asked: string[][] = [];
  if (category) asked.push([facets.ofCategory(category)]);
  if (author) {
    const people = await findByNames([nameKeyOf(author)], NAMESAKES);
    if (people.length === 0) return null;
    asked.push(people.map(({ id }) => facets.ofAuthor(id)));
  }
  return terms.length + asked.length > 0 ? { terms, facets: asked } : null;
}

/** One post more than a page has, where there is one, and the number that was come to; null at the end. */
async function collect(wanted: Wanted, { after, without }: ForumSearch) {
  const found: { hit: Hit; post: StoredPost }[] = [];
  const take = FOUND_PER_PAGE + 1;
  let at = after ?? (await readNewest()) + 1;
  const find = searchStore.finder(wanted);
  for (let round = 0; round < ROUNDS; round += 1) {
    const some = await lookThrough(find, { before: at, take }, searchStore.lengths);
    const posts = await readFound(some.hits, without ?? []);
    for (const hit of some.hits) {
      const post = posts.get(hit.postId);
      if (post) found.push({ hit, post });
    }
    if (some.at === null) return { found, at: null };
    at = some.at;
    if (found.length >= take || some.hits.length < take) break;
  }
  return { found, at };
}

/** The highest number there is; 0 in an empty forum. */
async function readNewest(): Promise<number> {
  const [row] = await query<{ newest: number | bigint | null }>(Prisma.sql`
    SELECT MAX("number") AS "newest" FROM "SearchEntry"`);
  return Number(row?.newest ?? 0);
}

function toFound({ title, content, ...post }: StoredPost, terms: readonly SearchTerm[]): FoundPost {
  return {
    ...post,
    path: post.isReply ? replyPath(post.threadId, post.postId) : threadPath(post.threadId),
    title: markFound(title, terms),
    excerpt: excerptOf(plainTextOf(content), terms),
  };
}
