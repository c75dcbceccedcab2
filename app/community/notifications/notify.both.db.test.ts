import { beforeEach, describe, expect, test } from "vitest";
import { db } from "~/platform/db.server";
import { followByWriting, readFollow, setFollow } from "./follows.server";
import type { Happening } from "./happening";
import { notify } from "./notify.server";
import { roomPlace, threadPlace } from "./places";
import { markRead, unreadOf } from "./read-marks.server";
import { countUnread } from "./unread-count.server";

let ann: string;
let bob: string;
let cleo: string;
let threadId: string;
let replies = 0;

const join = async (name: string) => (await db.user.create({ data: { name } })).id;

beforeEach(async () => {
  ann = await join("Ann");
  bob = await join("Bob");
  cleo = await join("Cleo");
  const data = { categoryId: "general", authorId: ann, title: "Hello", content: "Hi" };
  threadId = (await db.forumThread.create({ data })).id;
});

/** What happens when somebody replies in the thread. */
function reply(actorId: string, more: Partial<Happening> = {}): Happening {
  replies += 1;
  return {
    kind: "reply",
    source: `reply:${replies}`,
    place: threadPlace(threadId),
    actorId,
    title: "Somebody replied",
    text: "Good day",
    path: "/",
    ...more,
  };
}

const toldTo = async (userId: string) =>
  (await db.notification.findMany({ where: { userId }, orderBy: { createdAt: "asc" } })).map(
    ({ kind }) => kind,
  );

describe("a reply", () => {
  test("is told to those who wrote in the thread, and not to whoever wrote it", async () => {
    await followByWriting(ann, threadPlace(threadId));
    await followByWriting(bob, threadPlace(threadId));
    await notify(reply(bob), []);
    expect([await toldTo(ann), await toldTo(bob), await toldTo(cleo)]).toEqual([["reply"], [], []]);
  });

  test("that names somebody is told to them once, whichever they were told first", async () => {
    await followByWriting(ann, threadPlace(threadId));
    const first = reply(bob);
    await notify({ ...first, kind: "mention" }, [ann]);
    await notify(first, []);
    const second = reply(bob);
    await notify(second, []);
    await notify({ ...second, kind: "mention" }, [ann, ann]);
    expect(await toldTo(ann)).toEqual(["mention", "mention"]);
  });

  test("is told once, however often it is said", async () => {
    await followByWriting(ann, threadPlace(threadId));
    const happening = reply(bob);
    await notify(happening, [ann]);
    await notify(happening, [ann]);
    expect(await toldTo(ann)).toEqual(["reply"]);
  });

  test("of somebody whom a person has blocked is not told to them", async () => {
    await followByWriting(ann, threadPlace(threadId));
    await db.block.create({ data: { userId: ann, blockedId: bob } });
    await notify(reply(bob), []);
    await notify(reply(bob, { kind: "mention" }), [ann, cleo]);
    expect([await toldTo(ann), await toldTo(cleo)]).toEqual([[], ["mention"]]);
  });

  test("goes with the account of whoever wrote it: its line tells their name", async () => {
    await notify(reply(bob), [ann]);
    await db.user.delete({ where: { id: bob } });
    expect(await toldTo(ann)).toEqual([]);
  });

  test("is kept as one line of bounded length, whatever is in it", async () => {
    const title = `Bob\r\nBcc: eve@example.com\u202e ${"x".repeat(500)}`;
    await notify(reply(bob, { title, text: `a\n\nb${"👋".repeat(500)}` }), [ann]);
    const row = await db.notification.findFirstOrThrow({ where: { userId: ann } });
    expect(row.title).toMatch(/^Bob Bcc: eve@example\.com x+…$/);
    expect([...row.title]).toHaveLength(200);
    expect(row.excerpt).toMatch(/^a b👋+…$/u);
  });

  test("to somebody who is gone is no failure", async () => {
    await expect(notify(reply(bob), ["nobody", ann])).resolves.toBe(true);
    expect(await toldTo(ann)).toEqual(["reply"]);
  });
});

describe("the level of a thread", () => {
  const place = () => threadPlace(threadId);

  test("is mentions for whoever only reads, and everything for whoever writes", async () => {
    expect(await readFollow(cleo, place())).toMatchObject({ level: "mentions", readAt: null });
    await markRead(cleo, place(), { activeAt: new Date(), seenAt: new Date() });
    expect(await readFollow(cleo, place())).toMatchObject({ level: "mentions" });
    await followByWriting(cleo, place());
    expect(await readFollow(cleo, place())).toMatchObject({ level: "everything" });
  });

  test("that somebody chose stays when they write", async () => {
    await setFollow(cleo, place(), "nothing");
    await followByWriting(cleo, place());
    expect(await readFollow(cleo, place())).toMatchObject({ level: "nothing" });
  });

  test("decides what is told: everything, mentions, or nothing of other members", async () => {
    await setFollow(ann, place(), "everything");
    await setFollow(bob, place(), "mentions");
    await setFollow(cleo, place(), "nothing");
    const dora = await join("Dora");
    await notify(reply(dora), []);
    await notify(reply(dora, { kind: "mention" }), [ann, bob, cleo]);
    await notify(reply(dora, { kind: "moderation" }), [cleo]);
    const told = await Promise.all([ann, bob, cleo].map(toldTo));
    // What is told within a millisecond has no order.
    expect(told.map((kinds) => kinds.sort())).toEqual([
      ["mention", "reply"],
      ["mention"],
      ["moderation"],
    ]);
  });

  test("cannot be kept of a thread or a room that is not there", async () => {
    for (const gone of [threadPlace("nothing"), roomPlace("nothing")]) {
      await expect(setFollow(ann, gone, "everything")).rejects.toMatchObject({ status: 404 });
    }
    await setFollow(ann, roomPlace("general"), "everything");
  });
});

test("of a room one hears once until one has read it", async () => {
  const place = roomPlace("general");
  await setFollow(ann, place, "everything");
  const said = () => notify(reply(bob, { place }), []);
  await said();
  await said();
  expect(await toldTo(ann)).toEqual(["reply"]);
  const now = new Date();
  await markRead(ann, place, { activeAt: now, seenAt: now });
  await said();
  expect(await toldTo(ann)).toEqual(["reply", "reply"]);
});

describe("reading a thread", () => {
  const at = (minute: number) => new Date(Date.UTC(2026, 0, 1, 12, minute));

  test("has what was told of it read, and nothing that came later", async () => {
    const seenAt = at(5);
    for (const createdAt of [at(5), at(6)]) {
      const happening = reply(bob);
      await notify(happening, [ann]);
      const { source } = happening;
      await db.notification.updateMany({ where: { source }, data: { createdAt } });
    }
    expect(await countUnread(ann)).toBe(2);
    await markRead(ann, threadPlace(threadId), { activeAt: seenAt, seenAt });
    expect(await countUnread(ann)).toBe(1);
  });

  test("writes nothing where nothing is new", async () => {
    const place = threadPlace(threadId);
    await markRead(ann, place, { activeAt: at(1), seenAt: at(2) });
    await markRead(ann, place, { activeAt: at(1), seenAt: at(3) });
    expect((await readFollow(ann, place)).readAt).toEqual(at(2));
    await markRead(ann, place, { activeAt: at(4), seenAt: at(5) });
    expect((await readFollow(ann, place)).readAt).toEqual(at(5));
    // A page that was slow does not make unread what a later one has shown.
    await markRead(ann, place, { activeAt: at(6), seenAt: at(3) });
    expect((await readFollow(ann, place)).readAt).toEqual(at(5));
  });

  test("leaves unread, in a list, what came later", async () => {
    const place = threadPlace(threadId);
    const other = threadPlace("never-opened");
    await markRead(ann, place, { activeAt: at(1), seenAt: at(2) });
    const list = (activeAt: Date) => [
      { place, activeAt },
      { place: other, activeAt },
    ];
    expect(await unreadOf(ann, list(at(1)))).toEqual(new Set());
    expect(await unreadOf(ann, list(at(3)))).toEqual(new Set([place]));
  });

  test("twice at once is no failure", async () => {
    const reading = { activeAt: at(1), seenAt: at(2) };
    const place = threadPlace(threadId);
    await Promise.all([markRead(ann, place, reading), markRead(ann, place, reading)]);
    expect((await readFollow(ann, place)).readAt).toEqual(at(2));
  });
});

test("what nobody could read any more is counted as more than 99", async () => {
  const data = Array.from({ length: 120 }, (_, at) => ({
    ...{ userId: ann, kind: "reply", source: `reply:many-${at}`, title: "x", path: "/" },
  }));
  await db.notification.createMany({ data });
  expect(await countUnread(ann)).toBe(100);
  expect(await countUnread(bob)).toBe(0);
});

test("says whether it was told: what could not be stored is not taken for told", async () => {
  const news = { ...reply(bob), kind: "payment" as const, place: null, actorId: null };
  expect(await notify(news, [ann])).toBe(true);
  expect(
    await notify({ ...news, source: "payment:1", path: null as unknown as string }, [ann]),
  ).toBe(false);
});
