import { describe, expect, test } from "vitest";
import { limitOf } from "~/platform/budget.server";
import { db } from "~/platform/db.server";
import { signUp } from "../../../tests/support/generation-runs";
import { allowWord, blockWord, listBlockedWords } from "./blocked-words.server";
import { blockedBy, blockersOf, blockPerson, unblockPerson } from "./blocks.server";
import { checkStanding, isNewcomer } from "./check-standing.server";
import { setSwitch } from "./community-settings.server";
import { FIRST_POSTS, NEWCOMER_LINKS, NEWCOMER_RATES, TRUSTED_LIKES } from "./standing-limits";

const HOUR = 3_600_000;
const ago = (hours: number) => new Date(Date.now() - hours * HOUR);
const LINK = "https://elsewhere.example";

async function person(name: string, data: object = {}) {
  const { user } = await signUp(name);
  if (!user) throw new Error("Nobody has signed up.");
  await db.user.update({ where: { id: user.id }, data });
  return user;
}
const member = (name: string) => person(name, { createdAt: ago(48), likesReceived: TRUSTED_LIKES });
const reply = (user: { id: string; isAdmin: boolean }, text: string) =>
  checkStanding({ user, act: "reply", text });
const refusal = (work: Promise<unknown>) =>
  work.then(
    () => "taken",
    (error: unknown) => error,
  );

describe("who may write", () => {
  test("is nobody who is banned or muted, until the mute is over", async () => {
    const ann = await person("ann", { mutedUntil: new Date(Date.now() + HOUR) });
    expect(await refusal(reply(ann, "Hello"))).toMatchObject({ status: 403, code: "muted" });
    await db.user.update({ where: { id: ann.id }, data: { mutedUntil: ago(1) } });
    expect(await reply(ann, "Hello")).toBe("shown");
    await db.user.update({ where: { id: ann.id }, data: { bannedAt: new Date() } });
    expect(await refusal(reply(ann, "Hello"))).toMatchObject({ status: 403 });
  });

  test("is new for a day, and until others liked what they wrote", () => {
    const old = { createdAt: ago(25), likesReceived: TRUSTED_LIKES };
    expect(isNewcomer(old)).toBe(false);
    expect(isNewcomer({ ...old, createdAt: ago(23) })).toBe(true);
    expect(isNewcomer({ ...old, likesReceived: TRUSTED_LIKES - 1 })).toBe(true);
  });
});

describe("a newcomer", () => {
  test("writes so much in an hour, and is told when they can go on; members are not counted", async () => {
    const [bob, old] = [await person("bob"), await member("old")];
    const rate = NEWCOMER_RATES.thread;
    const max = limitOf(rate, `account:${bob.id}`);
    const write = (user: typeof bob) => checkStanding({ user, act: "thread", text: "Hello" });
    for (let n = 0; n < max; n += 1) await write(bob);
    expect(await refusal(write(bob))).toMatchObject({
      status: 429,
      message: expect.stringMatching(/new member in an hour.*try again in/),
    });
    expect(await reply(bob, "Replies have a limit of their own")).toBe("shown");
    for (let n = 0; n <= max; n += 1) expect(await write(old)).toBe("shown");
  });

  test("puts few links into a text", async () => {
    const [cem, old] = [await person("cem"), await member("older")];
    const links = (count: number) => Array.from({ length: count }, () => LINK).join(" ");
    expect(await reply(cem, links(NEWCOMER_LINKS))).toBe("shown");
    expect(await refusal(reply(cem, links(NEWCOMER_LINKS + 1)))).toMatchObject({
      status: 400,
      code: "too_many_links",
      message: expect.stringContaining("Nothing was sent"),
    });
    expect(await reply(old, links(NEWCOMER_LINKS + 1))).toBe("shown");
  });

  test("has their first posts with links looked at, where an admin wants that", async () => {
    const [dora, old] = [await person("dora"), await member("oldest")];
    expect(await reply(dora, LINK)).toBe("shown");
    await setSwitch(db, "hold-first-links", true);
    expect(await reply(dora, LINK)).toBe("held");
    expect(await checkStanding({ user: dora, act: "edit", text: LINK })).toBe("held");
    expect(await reply(dora, "No link")).toBe("shown");
    expect(await reply(old, LINK)).toBe("shown");
    const common = { categoryId: "general", authorId: dora.id, title: "t", content: "c" };
    for (let n = 0; n < FIRST_POSTS; n += 1) {
      expect(await reply(dora, LINK)).toBe("held");
      await db.forumThread.create({ data: common });
    }
    expect(await reply(dora, LINK)).toBe("shown");
  });
});

describe("blocked words", () => {
  test("are refused to everybody but admins, and named as they were typed", async () => {
    expect(await blockWord(db, "  Casínο ")).toBe("casino"); // with a Greek ο
    await blockWord(db, "casino");
    expect(await listBlockedWords()).toEqual(["casino"]);
    const old = await member("eva");
    expect(await refusal(reply(old, "My C4SINO"))).toMatchObject({
      status: 400,
      code: "blocked_word",
      message: expect.stringContaining("“C4SINO” is not written here. Nothing was sent"),
    });
    expect(await reply({ ...old, isAdmin: true }, "casino")).toBe("shown");
    await allowWord(db, "casino");
    expect(await reply(old, "casino")).toBe("shown");
  });

  test.each([["\u200b\u2060"], ["!!!"], ["x".repeat(61)]])("are words: not %j", async (typed) => {
    expect(await refusal(blockWord(db, typed))).toMatchObject({ status: 400 });
    expect(await listBlockedWords()).toEqual([]);
  });
});

test("a person blocks another, once, and takes it back", async () => {
  const [ann, bob] = [await person("gül"), await person("hal")];
  await Promise.all([blockPerson(ann.id, bob.id), blockPerson(ann.id, bob.id)]);
  expect(await blockedBy(ann.id)).toEqual(new Set([bob.id]));
  expect(await blockedBy(bob.id)).toEqual(new Set());
  expect(await blockedBy(null)).toEqual(new Set());
  expect(await blockersOf(bob.id, [ann.id, bob.id])).toEqual(new Set([ann.id]));
  expect(await refusal(blockPerson(ann.id, ann.id))).toMatchObject({ status: 400 });
  expect(await refusal(blockPerson(ann.id, "nobody"))).toMatchObject({ status: 404 });
  await unblockPerson(ann.id, bob.id);
  await unblockPerson(ann.id, bob.id);
  expect(await blockedBy(ann.id)).toEqual(new Set());
});

test("trust is made of likes of others, and goes with them", async () => {
  const [ida, jo] = [await person("ida"), await person("jo")];
  const { id: threadId } = await db.forumThread.create({
    data: { categoryId: "general", authorId: ida.id, title: "t", content: "c" },
  });
  const { id: replyId } = await db.forumReply.create({
    data: { threadId, number: 1, authorId: ida.id, content: "r" },
  });
  const trust = async () =>
    (await db.user.findUniqueOrThrow({ where: { id: ida.id } })).likesReceived;
  for (const postId of [threadId, replyId]) {
    for (const userId of [ida.id, jo.id]) {
      await db.postLike.create({ data: { userId, postId, threadId } });
    }
  }
  expect(await trust()).toBe(2);
  await db.postLike.deleteMany({ where: { userId: ida.id } });
  expect(await trust()).toBe(2);
  await db.postLike.deleteMany({ where: { userId: jo.id, postId: replyId } });
  expect(await trust()).toBe(1);
  await db.user.delete({ where: { id: jo.id } });
  expect(await trust()).toBe(0);
});
