import { BEGAN, createdAtOf, type ForumSize, PEOPLE, personAt } from "./forum-rows";
import { mix, share } from "./forum-words";
import type { TableRow } from "./table-rows";

/** Who asks for the pages: the development login's person, an administrator who reads much. */
export const READER = { id: "reader", email: "developer@dev.localhost" };
/** Has more open reports than anything else. */
export const REPORTED_THREAD = "thread99";

const FOLLOWED_BY_READER = 20_000;
const FOLLOWED_BY_OTHERS = 20;
const TOLD_READER = 20_000;
/** Of what the reader was told, so much is unread: one in so many. */
const UNREAD_EVERY = 20;
const TOLD_OTHERS = 40;
const LIKED_BY_READER = 10_000;
const LIKED_BY_OTHERS = 40;
const BLOCKED_BY_READER = 20;
const REPORTS = 20_000;
const REPORTS_OF_ONE = 2_000;
const DECISIONS = 50_000;
const MINUTE_MS = 60_000;

/** Everybody who has an account, and what they follow, like and were told. */
export function* peopleRows(size: ForumSize): Generator<TableRow> {
  yield { table: "User", row: personRow(READER.id, READER.email, true) };
  for (let n = 0; n < PEOPLE; n += 1) {
    yield { table: "User", row: personRow(`person${n}`, null, false) };
  }
  for (let n = 0; n < PEOPLE; n += 1) {
    const person = `person${n}`;
    yield* followRows(person, n * 1_000, FOLLOWED_BY_OTHERS, size);
    yield* notificationRows(person, n * 1_000, TOLD_OTHERS, size);
    yield* likeRows(person, n * 1_000, LIKED_BY_OTHERS, size);
  }
  yield* followRows(READER.id, 0, FOLLOWED_BY_READER, size);
  yield* notificationRows(READER.id, 0, TOLD_READER, size);
  yield* likeRows(READER.id, 0, LIKED_BY_READER, size);
  for (let n = 0; n < BLOCKED_BY_READER; n += 1) {
    const row = { userId: READER.id, blockedId: `person${n * 10 + 5}`, createdAt: new Date(BEGAN) };
    yield { table: "Block", row };
  }
}

/** What people reported, and what moderators did. */
export function* moderationRows(size: ForumSize): Generator<TableRow> {
  for (let n = 0; n < REPORTS; n += 1) {
    const isOfOne = n < REPORTS_OF_ONE;
    yield {
      table: "Report",
      row: {
        id: `report${n}`,
        reporterId: `person${(n + Math.floor(n / PEOPLE)) % PEOPLE}`,
        subject: isOfOne ? `thread:${REPORTED_THREAD}` : `reply:${replyAt(n, size)}`,
        reason: "spam",
        status: mix(n) % 4 === 0 && !isOfOne ? "dismissed" : "open",
        createdAt: new Date(BEGAN + n * MINUTE_MS),
      },
    };
  }
  for (let n = 0; n < DECISIONS; n += 1) {
    yield {
      table: "ModerationEntry",
      row: {
        id: `entry${n}`,
        action: "hide",
        subject: `reply:${replyAt(n, size)}`,
        personId: personAt(n),
        moderatorId: READER.id,
        reason: "spam",
        createdAt: new Date(BEGAN + n * MINUTE_MS),
      },
    };
  }
}

function personRow(id: string, email: string | null, isAdmin: boolean) {
  const number = id.slice("person".length);
  const name = isAdmin ? "developer" : `Person ${number}`;
  const createdAt = new Date(BEGAN);
  return { id, name, nameKey: name.toLowerCase(), email, emailVerified: true, isAdmin, createdAt };
}

/** Different ones for different `n` from one place on: a stride that shares no divisor with most totals. */
function replyAt(n: number, { threads }: ForumSize): string {
  return `reply${(n * 7_919 + 13) % threads}n1`;
}

/** The newest of their threads are followed as well: lists show them. */
function* followRows(userId: string, from: number, count: number, size: ForumSize) {
  const most = Math.min(count, size.threads);
  for (let n = 0; n < most; n += 1) {
    const thread = n < most / 2 ? size.threads - 1 - n : (from + n * 7_919) % (size.threads / 2);
    const readAt = new Date(createdAtOf(thread).getTime() + (n % 2) * MINUTE_MS * 60 * 24 * 365);
    const row = {
      userId,
      place: `thread:thread${Math.floor(thread)}`,
      level: "everything",
      readAt,
    };
    yield { table: "Follow", row };
  }
}

function* notificationRows(userId: string, from: number, count: number, size: ForumSize) {
  for (let n = 0; n < count; n += 1) {
    const thread = Math.floor(share(from + n) * size.threads * 0.9) + 2;
    const createdAt = new Date(BEGAN + (n + 1) * MINUTE_MS * 10);
    const row = {
      id: `told${userId}n${n}`,
      userId,
      kind: "reply",
      source: `reply:reply${thread}n${n}`,
      place: `thread:thread${thread}`,
      actorId: personAt(from + n),
      title: "Somebody replied to a thread that you follow",
      excerpt: "What they wrote, as far as one line has room for it",
      path: `/community/threads/thread${thread}`,
      readAt: n % UNREAD_EVERY === 0 ? null : createdAt,
      createdAt,
    };
    yield { table: "Notification", row };
  }
}

function* likeRows(userId: string, from: number, count: number, size: ForumSize) {
  const most = Math.min(count, size.threads);
  for (let n = 0; n < most; n += 1) {
    const threadId = `thread${(from + n * 7) % size.threads}`;
    const row = { userId, postId: threadId, threadId, createdAt: new Date(BEGAN) };
    yield { table: "PostLike", row };
  }
}
