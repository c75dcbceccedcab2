import { findByNames, nameKeyOf } from "~/accounts/name-keys.server";
import { plainTextOf } from "~/community/writing/plain-text";
import { replyPath, threadPath } from "~/platform/urls";
import { excerptOf, type FoundPart, markFound } from "./found-excerpt";
import { readFound, type StoredPost } from "./found-posts.server";
import { facets, indexPending, searchStore } from "./search-index.server";
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
}

/** Posts on one page. */
export const FOUND_PER_PAGE = 20;
/** Posts of a name that several people have are looked for, up to so many of them. */
const NAMESAKES = 5;
/** An index may name posts that are not shown any more: so often more of it is read for one page. */
const ROUNDS = 4;
const PENDING_TAKEN_IN = 50;
const NOTHING: FoundPosts = { posts: [], next: null };

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
  const found = await collect(wanted, search);
  const page = found.slice(0, FOUND_PER_PAGE);
  return {
    posts: page.map(({ post }) => toFound(post, terms)),
    next: found.length > FOUND_PER_PAGE ? (page.at(-1)?.hit.number ?? null) : null,
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

/** One post more than a page has, where there is one. */
async function collect(wanted: Wanted, { after, without }: ForumSearch) {
  const found: { hit: Hit; post: StoredPost }[] = [];
  const take = FOUND_PER_PAGE + 1;
  let before = after ?? NEWEST;
  for (let round = 0; round < ROUNDS && found.length < take; round += 1) {
    const hits = await searchStore.find(wanted, { before, take });
    const posts = await readFound(hits, without ?? []);
    for (const hit of hits) {
      const post = posts.get(hit.postId);
      if (post) found.push({ hit, post });
    }
    const last = hits.at(-1);
    if (!last || hits.length < take) break;
    before = last.number;
  }
  return found;
}

/** Above every number: databases count them with 31 bits. */
const NEWEST = 2_147_483_647;

function toFound({ title, content, ...post }: StoredPost, terms: readonly SearchTerm[]): FoundPost {
  return {
    ...post,
    path: post.isReply ? replyPath(post.threadId, post.postId) : threadPath(post.threadId),
    title: markFound(title, terms),
    excerpt: excerptOf(plainTextOf(content), terms),
  };
}
