/** The fields in which people type: where they are empty there is no draft, whatever is chosen. */
export const TYPED_FIELDS = ["title", "content"] as const;

/** Drafts that one person has; with one more the oldest goes. */
export const DRAFTS_PER_PERSON = 50;
/** How long a draft is kept that nobody goes on with, in days. */
export const DRAFT_DAYS = 90;

/** Drafts that one browser keeps until they have reached the server; with one more the oldest goes. */
export const LOCAL_DRAFTS = 10;
/** Characters of all of them together: browsers give a site some five million. */
export const LOCAL_CHARACTERS = 400_000;
/** How long a browser keeps one, in days. */
export const LOCAL_DRAFT_DAYS = 30;
