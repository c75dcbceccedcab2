import { beforeEach, expect, test } from "vitest";
import { db } from "~/platform/db.server";
import { readCursor } from "./notification-cursor";
import { NOTIFICATION_DAYS, NOTIFICATIONS_PER_PAGE } from "./notification-limits";
import {
  expireNotifications,
  listNotifications,
  markNotifications,
} from "./notification-list.server";
import { countUnread } from "./unread-count.server";

const DAY = 24 * 60 * 60 * 1000;

let ann: string;
let bob: string;
beforeEach(async () => {
  ann = (await db.user.create({ data: { name: "Ann" } })).id;
  bob = (await db.user.create({ data: { name: "Bob" } })).id;
});

/** So many things that Ann is told, several in the same millisecond. */
async function tell(count: number, more: object = {}): Promise<void> {
  const data = Array.from({ length: count }, (_, at) => ({
    userId: ann,
    kind: "moderation",
    source: `moderation:${at}`,
    title: `Line ${at}`,
    path: "/community",
    createdAt: new Date(Date.UTC(2026, 0, 1, 0, 0, 0, Math.floor(at / 7))),
    ...more,
  }));
  await db.notification.createMany({ data });
}

test("pages follow each other without a gap and without a double, newest first", async () => {
  const total = 2 * NOTIFICATIONS_PER_PAGE + 5;
  await tell(total);
  const seen: string[] = [];
  let after: string | null = null;
  do {
    const page: Awaited<ReturnType<typeof listNotifications>> = await listNotifications(
      ann,
      readCursor(after),
    );
    seen.push(...page.notifications.map(({ about }) => about?.title ?? ""));
    after = page.next;
  } while (after);
  expect(new Set(seen).size).toBe(total);
  const moments = seen.map((title) => Math.floor(Number(title.slice(5)) / 7));
  expect(moments).toEqual([...moments].sort((a, b) => b - a));
});

test.each([
  "",
  "x",
  "zzzzzzzzzz-",
  "zzzzzzzzzzz-a",
  "1-'; DROP TABLE",
  "-1-a",
])("a cursor that is none of ours (%j) begins the list anew", (raw) => {
  expect(readCursor(raw)).toBeNull();
});

test("what is hidden or deleted by now is listed without its words", async () => {
  const thread = { categoryId: "general", authorId: bob, title: "Hello", content: "Hi" };
  const { id } = await db.forumThread.create({ data: thread });
  const about = { source: `thread:${id}`, title: "Bob wrote “Hello”", excerpt: "Hi", path: "/x" };
  await db.notification.create({
    data: { userId: ann, kind: "mention", actorId: bob, ...about },
  });
  const [shown] = (await listNotifications(ann, null)).notifications;
  expect(shown).toMatchObject({ about: { excerpt: "Hi" }, actor: { name: "Bob" } });
  await db.forumThread.update({ where: { id }, data: { status: "hidden" } });
  const [hidden] = (await listNotifications(ann, null)).notifications;
  expect(JSON.stringify(hidden)).not.toMatch(/Hello|Hi|\/x/);
});

test("one is marked, or all that were there; never another's", async () => {
  await tell(3);
  const [first] = (await listNotifications(ann, null)).notifications;
  await markNotifications(bob, { id: first?.id ?? "" });
  expect(await countUnread(ann)).toBe(3);
  await markNotifications(ann, { id: first?.id ?? "" });
  expect(await countUnread(ann)).toBe(2);
  const until = new Date();
  await tell(1, { source: "moderation:later", createdAt: new Date(until.getTime() + 1) });
  await markNotifications(ann, { until });
  expect(await countUnread(ann)).toBe(1);
});

test(`what is older than ${NOTIFICATION_DAYS} days is forgotten`, async () => {
  const now = Date.UTC(2026, 6, 1);
  const ago = (days: number) => new Date(now - days * DAY);
  await tell(1, { source: "moderation:old", createdAt: ago(NOTIFICATION_DAYS + 1) });
  await tell(1, { source: "moderation:young", createdAt: ago(NOTIFICATION_DAYS - 1) });
  await expireNotifications(new Date(now));
  const rows = await db.notification.findMany({ where: { userId: ann } });
  expect(rows.map(({ source }) => source)).toEqual(["moderation:young"]);
});
