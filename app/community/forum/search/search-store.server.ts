import type { Prisma } from "~/generated/sqlite/client";
import type { SearchTerm } from "./search-query";

/** What is looked for: every term, and one of each list of facets. */
export interface Wanted {
  terms: readonly SearchTerm[];
  facets: readonly (readonly string[])[];
}

/** A place in the index. */
export interface Hit {
  number: number;
  postId: string;
  isReply: boolean;
}

/** Numbers that are looked through at once, and how many hits of them are wanted. */
export interface Stretch {
  /** The lowest of them. */
  from: number;
  /** Above the highest. */
  before: number;
  take: number;
}

/** Where the words of posts are kept: each database has a way of its own. */
export interface SearchStore {
  /**
   * Stores the words of posts in place of those they had; none for a post that is not to be found.
   *
   * @param on the transaction that takes the posts off the list of those that changed
   */
  put(on: Prisma.TransactionClient, posts: readonly IndexedPost[]): Promise<void>;
  /** What finds posts that have all that is wanted. */
  finder(wanted: Wanted): Finder;
  /** How far a search looks at once, and for one page. */
  lengths: StretchLengths;
}

/** Finds posts of a stretch. */
export type Finder = (stretch: Stretch) => Promise<Found>;

export interface Found {
  /** The newest first; null when the newest of so many are found sooner in a shorter stretch. */
  hits: Hit[] | null;
  /** What it cost, in posts that were looked at one by one. */
  compared: number;
  /** The lowest number that was looked at, where more was than asked for. */
  from?: number;
}

/** How far a search looks, counted in posts. */
export interface StretchLengths {
  /** How many numbers a search begins with. */
  first: number;
  /** The most that it looks through at once. */
  longest: number;
  /** Posts that are looked at one by one for one page: some 30 milliseconds of a database. */
  compared: number;
}

/** A post and its words, in their order. */
export interface IndexedPost {
  postId: string;
  isReply: boolean;
  words: readonly string[];
}
