/** Where posts are opened. */
const X_HOST = "https://x.com";
/** How long posts that mention the product are kept, in days from when they were read. */
export const MENTION_DAYS = 30;
/** How many a page lists. */
export const LISTED_MENTIONS = 100;
/** How often an open page asks for mentions, and for the state of the bot, in milliseconds. */
export const MENTIONS_EVERY_MS = 60_000;
export const STATUS_EVERY_MS = 5_000;
/** What is said where no account of X is set up. */
export const BOT_DISABLED = "Bot is disabled via environment variable";
/** Stands in an address for the name of an author who is gone: X finds a post by its id alone. */
const NOBODY = "i";

/** draft: waits · sending: X has not said whether it has it · sent · dismissed: nobody answers */
export type ReplyStatus = "draft" | "sending" | "sent" | "dismissed";

/** The answer to a mention, as its page shows it. */
export interface ShownReply {
  text: string;
  status: ReplyStatus;
  /** Why it was not posted; null when nothing went wrong. */
  problem: string | null;
  /** The id of the answer on X, where it is known. */
  tweetId: string | null;
}

/** A post that mentions the product, as `GET /api/twitter/mentions` lists it. */
export interface ShownMention {
  id: string;
  tweetId: string;
  authorName: string;
  /** `i` for an author who is gone: their post is still opened by its id. */
  authorUsername: string;
  /** A path of this product. */
  authorProfileImageUrl?: string;
  /** ISO 8601. */
  tweetCreatedAt: string;
  text: string;
  reply?: ShownReply;
}

/** `GET /api/twitter/bot/status`: whether it reads and answers, and whether it could. */
export interface BotStatus {
  polling: boolean;
  enabled: boolean;
  /** Why X could not be read the last time, in a sentence; absent when it could. */
  problem?: string;
}

/** What of a post's author is shown; somebody whose account is gone has no name any more. */
export function authorOf(author: { name: string | null; username: string | null }) {
  return {
    authorName: author.name ?? "Deleted account",
    authorUsername: author.username ?? NOBODY,
  };
}

/** The name with its @; null for an author who is gone. */
export function handleOf(username: string): string | null {
  return username === NOBODY ? null : `@${username}`;
}

/** Where a post is opened. */
export function postAddress(username: string, tweetId: string): string {
  return `${X_HOST}/${encodeURIComponent(username)}/status/${encodeURIComponent(tweetId)}`;
}

/** Where X lets a person post an answer by hand, with its text filled in (X, "Web Intents"). */
export function answerAddress(tweetId: string, text: string): string {
  return `${X_HOST}/intent/post?${new URLSearchParams({ in_reply_to: tweetId, text })}`;
}

/** "Found 3 new mentions". */
export function foundMentions(count: number): string {
  return `Found ${count} new mention${count === 1 ? "" : "s"}`;
}

/** What somebody reads who is no administrator. */
export const ACCESS_DENIED = {
  title: "Access Denied",
  description: "Admin access required to view Twitter mentions",
};

/** What of a mention may change while a page shows it. */
export function stateOf({ reply }: ShownMention): string {
  return reply ? `${reply.status} ${reply.problem ?? ""}` : "";
}
