import { describe, expect, test } from "vitest";
import { db } from "~/platform/db.server";
import { plansOf, readsWhole } from "../../tests/support/query-plans";
import { writeInCommunity } from "../../tests/support/stored-community";
import { threadFeed, threadsFeed } from "./forum/feeds.server";
import { readListingPage } from "./forum/listing-page.server";
import { listReplies } from "./forum/read-replies.server";
import { searchForum } from "./forum/search/search.server";
import { indexAllPending } from "./forum/search/search-index.server";
import { readThreadPage } from "./forum/thread-page.server";
import { listThreadPages } from "./forum/thread-pages.server";
import { readModerationLog } from "./moderation/moderation-log.server";
import { readQueuePage } from "./moderation/queue-page.server";
import { listNotifications, markNotifications } from "./notifications/notification-list.server";
import { markRead } from "./notifications/read-marks.server";
import { followingRecipients } from "./notifications/recipients.server";
import { countUnread } from "./notifications/unread-count.server";
import { readProfilePage } from "./people/read-profile.server";

const reader = { id: "reader", name: "reader", email: null, imageUrl: null, isAdmin: true };
await db.user.create({ data: { id: reader.id, name: "reader", nameKey: "reader" } });
await writeInCommunity(reader.id, "reader");
const { id: threadId } = await db.forumThread.findFirstOrThrow();
// As many as a page has: databases choose another way for many ids than for one.
const PAGE = 30;
const written = Array.from({ length: PAGE }, (_, n) => ({
  authorId: reader.id,
  content: `word ${n}`,
}));
await db.forumThread.createMany({
  data: written.map((post) => ({ ...post, title: "thread", categoryId: "help" })),
});
await db.forumReply.createMany({
  data: written.map((post, n) => ({ ...post, id: `reply${n}`, threadId, number: n + 2 })),
});
await indexAllPending();
await db.notification.createMany({
  data: Array.from({ length: 2_000 }, (_, n) => ({
    ...{ userId: reader.id, kind: "reply", source: `reply:reply${n}`, place: `thread:${n}` },
    ...{ title: "told", path: "/", readAt: n % 50 === 0 ? null : new Date() },
  })),
});
if (process.env.DATABASE_URL?.startsWith("postgres")) {
  // What files of tests before this one have deleted is still in its tables and indexes, and makes them dear.
  for (const table of ["ForumThread", "ForumReply", "Notification", "User"]) {
    await db.$executeRawUnsafe(`VACUUM FULL "${table}"`);
  }
  // PostgreSQL goes by what it knows of the rows; it looks by itself, but not at once.
  await db.$executeRawUnsafe("ANALYZE");
}
const at = new Date();
const place = `thread:${threadId}` as const;
const behind = `${at.getTime()}_zz`;
const list = (query: string) => readListingPage(new URLSearchParams(query), reader);
const thread = (of: typeof reader | null, reply: string | null) =>
  readThreadPage(threadId, of, { page: 1, at: reply, quote: null });
const profile = (query: string) => readProfilePage(reader.id, new URLSearchParams(query));
const queue = (query: string) => readQueuePage(new URLSearchParams(query));
const reply = { kind: "reply", source: "reply:r", place, actorId: null } as const;

/** What people do, and the indexes without which it would take longer the more there is. */
const ACTS: Record<string, [act: () => Promise<unknown>, indexes: string[]]> = {
  "the list by activity": [() => list(""), ["ForumThread_status_activeAt_id_idx"]],
  "a later page of it": [
    () => list(`after=${at.getTime().toString(36)}-zz`),
    ["ForumThread_status_activeAt_id_idx"],
  ],
  "the newest threads of a category": [
    () => list("category=help&sort=newest"),
    ["ForumThread_categoryId_status_createdAt_id_idx"],
  ],
  "the most liked threads": [() => list("sort=likes"), ["ForumThread_status_likeCount_id_idx"]],
  "a later page of them": [
    () => list("sort=likes&after=5-zz"),
    ["ForumThread_status_likeCount_id_idx"],
  ],
  "unanswered threads": [
    () => list("sort=unanswered"),
    ["ForumThread_status_replyCount_createdAt_id_idx"],
  ],
  "a thread": [() => thread(reader, null), ["ForumReply_threadId_number_key"]],
  "a visitor's thread": [() => thread(null, null), ["ForumReply_threadId_number_key"]],
  "the page of a reply": [() => thread(reader, "r"), ["ForumReply_threadId_number_key"]],
  "replies of the API": [() => listReplies(threadId, 0), ["ForumReply_threadId_number_key"]],
  "the feed of all": [() => threadsFeed(), ["ForumThread_status_createdAt_id_idx"]],
  "the feed of a thread": [() => threadFeed(threadId), ["ForumReply_threadId_number_key"]],
  "threads of the sitemap": [() => listThreadPages(), ["ForumThread_status_activeAt_id_idx"]],
  "a search": [() => searchForum({ q: "word" }), ["SearchEntry"]],
  "a search for a person's posts in a category": [
    () => searchForum({ q: "", author: "reader", category: "help", without: ["somebody"] }),
    ["SearchEntry"],
  ],
  "the badge": [() => countUnread(reader.id), ["Notification_userId_readAt_createdAt_idx"]],
  notifications: [
    () => listNotifications(reader.id, null),
    ["Notification_userId_createdAt_id_idx"],
  ],
  "a later page of notifications": [
    () => listNotifications(reader.id, { createdAt: at, id: "z" }),
    ["Notification_userId_createdAt_id_idx"],
  ],
  "all notifications read": [
    () => markNotifications(reader.id, { until: at }),
    ["Notification_userId_readAt_createdAt_idx"],
  ],
  "a thread read": [
    () => markRead(reader.id, place, { activeAt: at, seenAt: at }),
    ["Notification_userId_place_readAt_createdAt_idx"],
  ],
  "who follows a thread": [
    () => followingRecipients({ ...reply, title: "", text: "", path: "/" }).next(),
    ["Follow_place_level_userId_idx"],
  ],
  "a profile": [
    () => profile(""),
    ["ForumThread_authorId_status_createdAt_id_idx", "ForumReply_authorId_status_createdAt_id_idx"],
  ],
  "a later page of somebody's threads": [
    () => profile(`show=threads&before=${behind}`),
    ["ForumThread_authorId_status_createdAt_id_idx"],
  ],
  "a later page of somebody's replies": [
    () => profile(`show=replies&before=${behind}`),
    ["ForumReply_authorId_status_createdAt_id_idx"],
  ],
  "what is reported": [
    () => queue(""),
    ["Report_status_createdAt_id_idx", "Report_subject_status_createdAt_id_idx"],
  ],
  "a later page of what is reported": [
    () => queue(`after=${behind}`),
    ["Report_status_createdAt_id_idx"],
  ],
  "what waits for a look": [
    () => queue("show=held"),
    ["ForumThread_status_createdAt_id_idx", "ForumReply_status_createdAt_id_idx"],
  ],
  "what was decided": [() => queue("show=decided"), ["ModerationEntry_createdAt_id_idx"]],
  "a later page of the moderators' log": [
    () => readModerationLog(behind),
    ["ModerationEntry_createdAt_id_idx"],
  ],
};

describe("indexes lead, however much there is, to", () => {
  test.each(Object.entries(ACTS))("%s", async (_name, [act, indexes]) => {
    const plans = await plansOf(act);
    const steps = plans.flatMap((plan) => plan.steps);
    expect(indexes.filter((index) => !steps.some((step) => step.includes(index)))).toEqual([]);
    expect(plans.filter(readsWhole)).toEqual([]);
  });
});
