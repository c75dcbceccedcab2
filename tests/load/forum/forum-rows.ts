import { documentOf } from "../../../app/community/forum/search/search-document";
import { facets } from "../../../app/community/forum/search/search-facets.server";
import { mix, share, wordsFrom } from "./forum-words";

/** How large a forum is. */
export interface ForumSize {
  threads: number;
  /** In the mean, of a thread. */
  replies: number;
}

export const PEOPLE = 5_000;
/** Is in every tenth thread. */
export const COMMON_WORD = "banana";
/** Is in one thread of all. */
export const RARE_WORD = "quetzalcoatl";
/** Is in each of the thousand oldest threads, and nowhere since. */
export const OLD_WORD = "antediluvian";
/** Has more replies than any other. */
export const LONG_THREAD = { id: "threadlong", replies: 20_000 };
/** The first and the last minute in which somebody wrote are this and now. */
export const BEGAN = Date.UTC(2023, 0, 1);

const CATEGORIES = ["general", "show-and-tell", "help", "ideas"];
const SECOND_MS = 1_000;
/** From one thread to the next. */
const STEP_MS = 15 * 60 * 1_000;
/** Threads that are replied to again after a long time are moved by at most so much. */
const REVIVED_MS = 90 * 24 * 60 * 60 * 1_000;

/** A few people write most of what there is. */
export function personAt(place: number): string {
  return `person${Math.floor(PEOPLE * share(place) ** 2)}`;
}

/** One thread in twenty has no replies, and one has twice as many. */
export function repliesOf(thread: number, { replies }: ForumSize): number {
  if (thread % 20 === 0) return 0;
  return thread % 20 === 1 ? replies * 2 : replies;
}

/** One post in a hundred is hidden, and one in two thousand waits for a look. */
function statusAt(place: number): string {
  if (mix(place) % 2_000 === 7) return "held";
  return mix(place) % 100 === 3 ? "hidden" : "shown";
}

export function createdAtOf(thread: number): Date {
  return new Date(BEGAN + thread * STEP_MS);
}

export function categoryOf(thread: number): string {
  return CATEGORIES[mix(thread) % CATEGORIES.length] ?? "general";
}

/** A row of ForumThread. */
export function threadRow(index: number, size: ForumSize) {
  const extra = [
    ...(index % 10 === 0 ? [COMMON_WORD] : []),
    ...(index === 77 ? [RARE_WORD] : []),
    ...(index < 1_000 ? [OLD_WORD] : []),
  ];
  const createdAt = createdAtOf(index);
  const revived = mix(index) % 10 === 0 ? Math.floor(REVIVED_MS * share(index + 7)) : 0;
  return {
    id: `thread${index}`,
    categoryId: categoryOf(index),
    authorId: personAt(index),
    title: wordsFrom(index, 6),
    content: [wordsFrom(index + 1, 50), ...extra].join(" "),
    status: statusAt(index),
    likeCount: mix(index) % 200,
    replyCount: repliesOf(index, size),
    activeAt: new Date(createdAt.getTime() + size.replies * SECOND_MS + revived),
    createdAt,
  };
}

/** A row of ForumThread: the one with the most replies. */
export function longThreadRow({ threads }: ForumSize) {
  const row = threadRow(threads, { threads, replies: 0 });
  return { ...row, id: LONG_THREAD.id, replyCount: LONG_THREAD.replies, status: "shown" };
}

/** A row of ForumReply, from number 1. */
export function replyRow(threadId: string, thread: number, number: number) {
  const place = thread * 97 + number;
  return {
    id: `reply${threadId.slice("thread".length)}n${number}`,
    threadId,
    number,
    authorId: personAt(place),
    content: wordsFrom(place, 30),
    status: statusAt(place),
    likeCount: mix(place) % 20,
    createdAt: new Date(createdAtOf(thread).getTime() + number * SECOND_MS),
  };
}

/** What of a post is searched, as the product takes it in. */
export function wordsOfPost(
  post: { title?: string; content: string; authorId: string; status: string },
  categoryId: string,
): string[] {
  if (post.status !== "shown") return [];
  return documentOf({ title: "", ...post, categoryId }, facets);
}
