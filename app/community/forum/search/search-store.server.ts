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

/** Where the words of posts are kept: each database has a way of its own. */
export interface SearchStore {
  /**
   * Stores the words of posts in place of those they had; none for a post that is not to be found.
   *
   * @param on the transaction that takes the posts off the list of those that changed
   */
  put(on: Prisma.TransactionClient, posts: readonly IndexedPost[]): Promise<void>;
  /** Posts that have all that is wanted, the newest first. @param before only those of lower numbers */
  find(wanted: Wanted, range: { before: number; take: number }): Promise<Hit[]>;
}

/** A post and its words, in their order. */
export interface IndexedPost {
  postId: string;
  isReply: boolean;
  words: readonly string[];
}
