import { describe, expect, test } from "vitest";
import { noteNameKey } from "~/accounts/name-keys.server";
import type { SessionUser } from "~/accounts/user";
import { db } from "~/platform/db.server";
import { signUp } from "../../../tests/support/generation-runs";
import { createReply } from "../forum/create-reply.server";
import { createThread } from "../forum/create-thread.server";
import { sendMessage } from "../rooms/send-message.server";
import { setSwitch } from "../standing/community-settings.server";
import { moderate } from "./moderate.server";
import type { Moderation } from "./moderation";
import { readModerationLog } from "./moderation-log.server";
import { readReportable, reportSubject } from "./report.server";
import { QUEUE_PAGE, readHeld, readQueued, readReported } from "./report-queue.server";
import { idOf, type Subject } from "./subjects";

async function member(name: string): Promise<SessionUser> {
  const { user } = await signUp(name);
  if (!user) throw new Error("Nobody has signed up.");
  return user;
}
async function admin(name: string): Promise<SessionUser> {
  const user = await member(name);
  await db.user.update({ where: { id: user.id }, data: { isAdmin: true } });
  return { ...user, isAdmin: true };
}
async function threadOf(author: SessionUser, status = "shown") {
  const { id } = await db.forumThread.create({
    data: { categoryId: "general", authorId: author.id, title: "Pills", content: "Buy!", status },
  });
  return { id, subject: `thread:${id}` as Subject, status: () => statusOf(id) };
}
const statusOf = async (id: string) =>
  (await db.forumThread.findUniqueOrThrow({ where: { id } })).status;
const asked = (subject: Subject, action: Moderation["action"], more: Partial<Moderation> = {}) => ({
  ...{ subject, action, note: "" },
  reason: "spam" as const,
  ...more,
});
const spam = (subject: Subject, note = "") => ({ subject, reason: "spam" as const, note });
const queued = async (subject: Subject) => (await readQueued([subject]))[0];
const personRow = (id: string) => db.user.findUniqueOrThrow({ where: { id } });

describe("a report", () => {
  test("is one a person and subject: while nobody has looked, the later one replaces it", async () => {
    const [author, ann, mod] = [await member("a1"), await member("a2"), await admin("a3")];
    const { subject } = await threadOf(author);
    expect(await reportSubject(ann, spam(subject, "first"))).toBe("new");
    expect(await reportSubject(ann, spam(subject, "second"))).toBe("changed");
    expect(await queued(subject)).toMatchObject({ count: 1, reports: [{ note: "second" }] });
    await moderate(mod, asked(subject, "dismiss"));
    expect(await reportSubject(ann, spam(subject, "third"))).toBe("resolved");
    expect(await queued(subject)).toMatchObject({ count: 0, reports: [] });
  });

  test("is of what everybody can read, and not of one's own", async () => {
    const [author, ann] = [await member("b1"), await member("b2")];
    const [shown, hidden] = [await threadOf(author), await threadOf(author, "hidden")];
    const reply = await db.forumReply.create({
      data: { threadId: hidden.id, number: 1, authorId: author.id, content: "r" },
    });
    for (const subject of [hidden.subject, `reply:${reply.id}`, "app:none", "person:none"]) {
      const failure = reportSubject(ann, spam(subject as Subject));
      await expect(failure).rejects.toMatchObject({ status: 404 });
    }
    await expect(reportSubject(author, spam(shown.subject))).rejects.toMatchObject({ status: 400 });
    expect(await readReportable(`person:${author.id}`)).toMatchObject({ title: "b1" });
    expect(await db.report.count({ where: { authorId: author.id } })).toBe(0);
  });
});

describe("the queue", () => {
  test("has each subject once, the one that waits longest first, page by page", async () => {
    const author = await member("c1");
    const people = [await member("c2"), await member("c3")];
    const threads: Subject[] = [];
    for (let n = 0; n < 23; n += 1) threads.push((await threadOf(author)).subject);
    for (const ann of people)
      for (const subject of threads) await reportSubject(ann, spam(subject));
    const first = await readReported(null);
    const second = await readReported(first.next);
    const listed = [...first.subjects, ...second.subjects].map(({ subject }) => subject);
    expect(listed.filter((subject) => threads.includes(subject))).toEqual(threads);
    expect(first.subjects.map(({ count }) => count)).toEqual(first.subjects.map(() => 2));
    expect(second.next).toBeNull();
    expect((await readReported("not a cursor")).subjects).toHaveLength(20);
  });

  test("has posts that wait for a look, until they are approved", async () => {
    const [author, mod] = [await member("d1"), await admin("d2")];
    const { subject, status } = await threadOf(author, "held");
    const heldNow = async () => (await readHeld(null)).subjects.map((held) => held.subject);
    expect(await heldNow()).toContain(subject);
    expect(await moderate(mod, asked(subject, "approve"))).toBe(true);
    expect(await status()).toBe("shown");
    expect(await heldNow()).not.toContain(subject);
  });

  test("has them page by page, of every kind, each once and the oldest first", async () => {
    const author = await member("d3");
    const { subject } = await threadOf(author);
    const threadId = idOf(subject);
    const written = [...Array(QUEUE_PAGE + 5).keys()];
    const at = (n: number) => new Date(Date.UTC(2020, 0, 1) + Math.floor(n / 2) * 1000);
    const held = { authorId: author.id, content: "Look", status: "held" };
    for (const n of written) {
      const row = { ...held, number: 1_000 + n, createdAt: at(n) };
      if (n % 2) await db.forumReply.create({ data: { ...row, threadId } });
      else await db.roomMessage.create({ data: { ...row, roomId: "help", change: 1_000 + n } });
    }
    const read: { subject: string; at: string }[] = [];
    let next: string | null = null;
    do {
      const page = await readHeld(next);
      expect(page.subjects.length).toBeLessThanOrEqual(QUEUE_PAGE);
      read.push(...page.subjects.map((one) => ({ ...one, at: one.shown?.createdAt ?? "" })));
      next = page.next;
    } while (next);
    expect(new Set(read.map((one) => one.subject)).size).toBe(read.length);
    expect(read.length).toBeGreaterThanOrEqual(written.length);
    expect(read.map((one) => one.at)).toEqual(read.map((one) => one.at).sort());
  });
});

describe("a moderator", () => {
  test("hides a post once, though two do at once; its reports are closed, and it comes back", async () => {
    const [author, ann] = [await member("e1"), await member("e2")];
    const mods = [await admin("e3"), await admin("e4")];
    const { subject, status } = await threadOf(author);
    await reportSubject(ann, spam(subject, "a secret note"));
    const done = await Promise.all(mods.map((mod) => moderate(mod, asked(subject, "hide"))));
    expect(done.sort()).toEqual([false, true]);
    expect(await status()).toBe("hidden");
    expect(await db.moderationEntry.count({ where: { subject } })).toBe(1);
    expect(await db.report.findFirst({ where: { subject } })).toMatchObject({ status: "upheld" });
    expect(await moderate(mods[0] as SessionUser, asked(subject, "restore"))).toBe(true);
    expect(await status()).toBe("shown");
  });

  test("cannot do what makes no sense, and nothing to what is gone", async () => {
    const [author, mod] = [await member("f1"), await admin("f2")];
    const { subject } = await threadOf(author);
    await expect(moderate(mod, asked(subject, "restore"))).rejects.toMatchObject({ status: 409 });
    await expect(moderate(mod, asked(subject, "unban"))).rejects.toMatchObject({ status: 409 });
    await expect(moderate(mod, asked("thread:gone", "hide"))).rejects.toMatchObject({
      status: 404,
    });
    expect(await moderate(mod, asked("thread:gone", "dismiss"))).toBe(false);
  });

  test("goes on with what a killed process has begun", async () => {
    const [author, mod] = [await member("g1"), await admin("g2")];
    const { subject } = await threadOf(author, "hidden");
    expect(await moderate(mod, asked(subject, "hide"))).toBe(true);
    expect(await moderate(mod, asked(subject, "hide"))).toBe(false);
    expect(await db.moderationEntry.count({ where: { subject } })).toBe(1);
  });

  test("warns about a post once, mutes for a time, and takes it back", async () => {
    const [author, mod] = [await member("h1"), await admin("h2")];
    const { subject } = await threadOf(author);
    expect(await moderate(mod, asked(subject, "warn"))).toBe(true);
    expect(await moderate(mod, asked(subject, "warn"))).toBe(false);
    await moderate(mod, asked(subject, "mute", { days: 7 }));
    const { mutedUntil } = await personRow(author.id);
    const days = ((mutedUntil?.getTime() ?? 0) - Date.now()) / 86_400_000;
    expect(Math.round(days)).toBe(7);
    await moderate(mod, asked(`person:${author.id}`, "unmute"));
    expect((await personRow(author.id)).mutedUntil).toBeNull();
  });

  test("bans a person, and has all that they wrote hidden", async () => {
    const [author, mod] = [await member("i1"), await admin("i2")];
    const threads = [await threadOf(author), await threadOf(author, "held")];
    await db.session.create({
      data: { id: "session of i1", userId: author.id, expiresAt: new Date(Date.now() + 60_000) },
    });
    const [first] = threads;
    await moderate(mod, asked(first?.subject as Subject, "ban", { hideAll: true }));
    expect((await personRow(author.id)).bannedAt).not.toBeNull();
    expect(await db.session.count({ where: { userId: author.id } })).toBe(0);
    expect(await Promise.all(threads.map(({ status }) => status()))).toEqual(["hidden", "hidden"]);
    await moderate(mod, asked(`person:${author.id}`, "unban"));
    expect((await personRow(author.id)).bannedAt).toBeNull();
  });

  test("bans no admin, not even themselves", async () => {
    const [mod, other] = [await admin("j1"), await admin("j2")];
    for (const { id } of [mod, other]) {
      const failure = moderate(mod, asked(`person:${id}`, "ban"));
      await expect(failure).rejects.toMatchObject({ status: 409 });
      expect((await personRow(id)).bannedAt).toBeNull();
    }
  });
});

test("a thread that is locked takes no reply until it is opened again", async () => {
  const [author, ann, mod] = [await member("n1"), await member("n2"), await admin("n3")];
  const { id, subject } = await threadOf(author);
  const reply = () => createReply(ann, id, { content: "And another thing" });
  expect(await moderate(mod, asked(subject, "lock"))).toBe(true);
  expect(await moderate(mod, asked(subject, "lock"))).toBe(false);
  await expect(reply()).rejects.toMatchObject({ status: 409 });
  expect((await readModerationLog(null)).entries[0]).toMatchObject({ action: "lock" });
  await moderate(mod, asked(subject, "unlock"));
  await expect(moderate(mod, asked(subject, "hide"))).resolves.toBe(true);
  // What is hidden has no replies to be locked.
  await expect(moderate(mod, asked(subject, "lock"))).rejects.toMatchObject({ status: 409 });
  await moderate(mod, asked(subject, "restore"));
  await expect(reply()).resolves.toMatchObject({ content: "And another thing" });
});

test("people hear of a post that was held once it is approved, once, and in plain text", async () => {
  const [author, ann, mod] = [await member("m1"), await member("m2held"), await admin("m3")];
  const content = "Look, **@m2held**: [here](https://example.com)";
  await noteNameKey(ann.id);
  await setSwitch(db, "hold-first-links", true);
  const thread = await createThread(author, { title: "Held", content });
  const { id: threadId } = await threadOf(ann);
  const reply = await createReply(author, threadId, { content });
  const viewer = { user: author, trialKey: null };
  const { message } = await sendMessage(viewer, "general", { content });
  await setSwitch(db, "hold-first-links", false);
  const told = () => db.notification.findMany({ where: { userId: ann.id } });
  expect(await told()).toEqual([]);

  const sources = [`thread:${thread.id}`, `reply:${reply.id}`, `message:${message.id}`];
  for (const source of sources) await moderate(mod, asked(source as Subject, "approve"));
  for (const source of sources) await moderate(mod, asked(source as Subject, "approve"));
  const heard = await told();
  expect(heard.map(({ kind, source }) => `${kind} ${source}`).sort()).toEqual(
    sources.map((source) => `mention ${source}`).sort(),
  );
  expect(new Set(heard.map(({ excerpt }) => excerpt))).toEqual(new Set(["Look, @m2held: here"]));
});

test("the public log tells what was done and why, and names nobody", async () => {
  const [author, ann, mod] = [
    await member("unnamed author"),
    await member("l2"),
    await admin("l3"),
  ];
  const { subject } = await threadOf(author);
  await reportSubject(ann, spam(subject, "a note"));
  await moderate(mod, asked(subject, "hide", { note: "to the author alone" }));
  await moderate(mod, asked(subject, "mute", { days: 1 }));
  const { entries } = await readModerationLog(null);
  expect(entries.slice(0, 2)).toMatchObject([
    { action: "mute", what: "thread", reason: "Spam or advertising" },
    { action: "hide", what: "thread", until: null },
  ]);
  const written = JSON.stringify(entries);
  for (const secret of [
    author.id,
    ann.id,
    mod.id,
    subject.slice(7),
    "unnamed",
    "Buy",
    "note",
    "author",
  ]) {
    expect(written).not.toContain(secret);
  }
});

test("its author reads which message it was, and all that a moderator says", async () => {
  const [author, mod] = [await member("told whole"), await admin("l4")];
  const viewer = { user: author, trialKey: null };
  const { message } = await sendMessage(viewer, "general", { content: "Buy my pills" });
  const subject: Subject = `message:${message.id}`;
  const note = `Please read the rules. ${"They are short. ".repeat(30)}The end.`;
  await moderate(mod, asked(subject, "hide", { note }));
  const told = await db.notification.findFirstOrThrow({ where: { userId: author.id } });
  expect(told.title).toBe("A moderator has hidden your message");
  expect(told.excerpt).toMatch(
    /^It is about “General”: “Buy my pills”\. Reason: .*The end\. If you/,
  );
});
