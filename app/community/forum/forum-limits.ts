/** Threads on one page of the list, and in one answer of the API. */
export const THREADS_PER_PAGE = 20;
/** Replies on one page of a thread, and in one answer of the API: a page is known by its numbers. */
export const REPLIES_PER_PAGE = 50;
/** Earlier versions of a post on one page of its history. */
export const REVISIONS_PER_PAGE = 20;
/** Categories that there can be. */
export const CATEGORIES = 30;
/** Longest name and description of a category, in characters. */
export const CATEGORY_NAME_LENGTH = 40;
export const CATEGORY_DESCRIPTION_LENGTH = 160;
