import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { db } from "~/platform/db.server";
import { namesKnownApp } from "~/starter/engine/known-apps";
import { BOT, XServer } from "../../tests/support/x-server";
import { expireMentions } from "./expire-mentions.server";
import { listMentions } from "./list-mentions.server";
import { Mentions } from "./mentions.server";
import { XClient } from "./x/x-client.server";

/** Reading mentions and answering them, against a server that speaks X's API. */

const BY = {
  appName: "Sayso",
  origin: "https://sayso.example",
  namesKnownApp: async (said: string) => namesKnownApp(said),
};
const MINUTE_MS = 60_000;
let x: XServer;
beforeAll(async () => {
  x = await XServer.start();
  x.join({ id: "1", name: "Ann", username: "ann" });
  x.join({ id: "2", name: "Bob", username: "bob" });
});
afterAll(() => x.stop());
beforeEach(async () => {
  x.clear();
  await db.xMention.deleteMany();
  await db.xAccount.deleteMany();
  await db.auditEntry.deleteMany();
});
afterEach(() => expect([...x.troubles.values()].flat()).toEqual([]));

/** A process; several know the same. */
function bot({ canPost = true } = {}): Mentions {
  const { writeToken, ...reads } = x.access;
  const client = new XClient(canPost ? { ...reads, writeToken } : reads);
  return new Mentions({ client, by: BY });
}

const after = (ms: number) => new Date(Date.now() + ms);
const countToAnswer = async () => (await listMentions("to-answer")).length;
const texts = async () => (await listMentions()).map(({ text }) => text);

test("mentions are read once, with their authors, and texts as they were written", async () => {
  x.post("1", "@sayso 1 < 2 && 3 &lt; 4");
  x.post("2", "@sayso hello");
  expect(await bot().refresh(new Date())).toEqual({ count: 2, message: "Found 2 new mentions" });
  x.post("1", "@sayso again");
  expect(await bot().refresh(new Date())).toEqual({ count: 1, message: "Found 1 new mention" });
  expect(await texts()).toEqual(["@sayso again", "@sayso hello", "@sayso 1 < 2 && 3 &lt; 4"]);
  const [, hello] = await listMentions();
  expect(hello).toMatchObject({ authorName: "Bob", authorUsername: "bob" });
  expect(hello?.authorProfileImageUrl).toBeUndefined();
});

test("a post of somebody who is gone is still shown, and what the account itself wrote is not", async () => {
  x.join({ id: "3", name: "Cleo", username: "cleo" });
  x.post("3", "@sayso build me a game");
  x.leave("3");
  x.post("4", "@sayso hi");
  await bot().refresh(new Date());
  const [hi, game] = await listMentions();
  expect(hi).toMatchObject({ authorName: "Deleted account", authorUsername: "i" });
  // Nobody would read an answer.
  expect(game?.reply).toBeUndefined();
  expect(x.asked[0]).not.toContain("since_id");
  expect(BOT.id).toBe(x.access.accountId);
});

test("what was missed in an outage is read page by page, past a limit and in another process", async () => {
  x.post("1", "@sayso first");
  await bot().refresh(new Date());
  x.pageSize = 2;
  for (let n = 1; n <= 9; n += 1) x.post("1", `@sayso missed ${n}`);
  const reset = Math.floor(after(10 * MINUTE_MS).getTime() / 1000);
  x.trouble("mentions", null, null, {
    status: 429,
    headers: { "x-rate-limit-reset": String(reset) },
  });
  await expect(bot().refresh(new Date())).rejects.toMatchObject({
    status: 429,
    message: expect.stringContaining("rate limit"),
  });
  expect(await texts()).toHaveLength(5);
  const asked = x.asked.length;
  // Until its end X is not asked at all.
  await expect(bot().refresh(after(9 * MINUTE_MS))).rejects.toMatchObject({ status: 429 });
  expect(x.asked).toHaveLength(asked);
  x.post("2", "@sayso meanwhile");
  expect(await bot().refresh(after(11 * MINUTE_MS))).toMatchObject({ count: 6 });
  expect(await texts()).toEqual([
    "@sayso meanwhile",
    ...[9, 8, 7, 6, 5, 4, 3, 2, 1].map((n) => `@sayso missed ${n}`),
    "@sayso first",
  ]);
  expect(await bot().refresh(after(12 * MINUTE_MS))).toMatchObject({ count: 0 });
});

test("a page that shifts under the reader, and two who read at once, store nothing twice", async () => {
  x.post("1", "@sayso first");
  await bot().refresh(new Date());
  x.pageSize = 2;
  for (let n = 1; n <= 4; n += 1) x.post("1", `@sayso ${n}`);
  // The second page begins with what ended the first.
  x.beforeNextPage = () => void x.post("1", "@sayso 5");
  const counts = await Promise.all([bot().refresh(new Date()), bot().refresh(new Date())]);
  expect(counts[0].count + counts[1].count).toBe(5);
  expect(await texts()).toHaveLength(6);
});

test("the bot reads when it is on, and leaves X alone for longer after each failure", async () => {
  const { id: adminId } = await db.user.create({ data: { name: "Admin" } });
  x.post("1", "@sayso hello");
  await bot().takeTurn(new Date());
  expect(x.asked).toEqual([]);
  expect(await bot().toggle(adminId)).toEqual({ polling: true, message: "Bot started" });
  expect(await bot().readStatus()).toEqual({ polling: true, enabled: true });
  x.trouble("mentions", { status: 503 }, "silent", { status: 401 });
  await bot().takeTurn(new Date());
  expect(await bot().readStatus()).toMatchObject({ problem: "X answered with status 503." });
  await bot().takeTurn(after(0.5 * MINUTE_MS));
  expect(x.asked).toHaveLength(1);
  await bot().takeTurn(after(1.5 * MINUTE_MS));
  await bot().takeTurn(after(3 * MINUTE_MS));
  expect(x.asked).toHaveLength(2);
  await bot().takeTurn(after(4 * MINUTE_MS));
  expect(await bot().readStatus()).toMatchObject({ problem: "X did not accept the token." });
  await bot().takeTurn(after(20 * MINUTE_MS));
  expect(await texts()).toEqual(["@sayso hello"]);
  expect(await bot().readStatus()).toEqual({ polling: true, enabled: true });
  expect(await bot().toggle(adminId, false)).toEqual({ polling: false, message: "Bot stopped" });
  const acts = await db.auditEntry.findMany({ where: { adminId } });
  expect(acts.map(({ action }) => action)).toEqual(["bot.switch", "bot.switch"]);
});

test("without an account of X nothing can be started or read", async () => {
  const none = new Mentions({ client: null, by: BY });
  expect(await none.readStatus()).toEqual({ polling: false, enabled: false });
  const refusal = { status: 503, message: "Bot is disabled via environment variable" };
  await expect(none.toggle("a")).rejects.toMatchObject(refusal);
  await expect(none.refresh(new Date())).rejects.toMatchObject(refusal);
  await none.takeTurn(new Date());
});

test("whoever asks for an app is answered once, with a link that opens it", async () => {
  await bot().toggle("admin", true);
  const id = x.post("1", "@sayso build me a snake game");
  x.post("2", "@sayso nice work");
  await bot().takeTurn(new Date());
  await Promise.all([bot().takeTurn(new Date()), bot().takeTurn(new Date())]);
  expect(x.answers).toEqual([
    [
      id,
      expect.stringMatching(
        /https:\/\/sayso\.example\/projects\/new\?prompt=build%20me%20a%20snake/,
      ),
    ],
  ]);
  const [, answered] = await listMentions();
  expect(answered?.reply).toMatchObject({ status: "sent", problem: null });
});

test("an answer of which X did not tell is looked up there, and never posted twice", async () => {
  await bot().toggle("admin", true);
  const id = x.post("1", "@sayso build me a snake game");
  x.trouble("post", "silent");
  await bot().takeTurn(new Date());
  expect(x.answers).toHaveLength(1);
  expect((await listMentions())[0]?.reply).toMatchObject({ status: "sending" });
  // Whoever asks meanwhile is answered: X may not list it yet.
  await bot().takeTurn(after(MINUTE_MS));
  expect((await listMentions())[0]?.reply).toMatchObject({ status: "sending" });
  await bot().takeTurn(after(3 * MINUTE_MS));
  expect((await listMentions())[0]?.reply).toMatchObject({ status: "sent", problem: null });
  expect(x.answers.map(([to]) => to)).toEqual([id]);
});

test("one that a killed process never posted waits for an administrator", async () => {
  await bot().toggle("admin", true);
  const id = x.post("1", "@sayso build me a snake game");
  await bot({ canPost: false }).takeTurn(new Date());
  // As a process leaves it that was killed before it asked X.
  await db.xReply.updateMany({ data: { status: "sending", sendingAt: new Date() } });
  await bot().takeTurn(after(3 * MINUTE_MS));
  const [{ id: mention, reply } = { id: "", reply: undefined }] = await listMentions();
  expect(reply).toMatchObject({
    status: "draft",
    problem: expect.stringContaining("Look at the conversation before you send it"),
  });
  await bot().takeTurn(after(4 * MINUTE_MS));
  expect(x.answers).toEqual([]);
  const send = { intent: "send", mention, adminId: "ann" } as const;
  expect(await bot().decide(send, after(5 * MINUTE_MS))).toBe("The answer was posted");
  await expect(bot().decide(send, after(5 * MINUTE_MS))).rejects.toMatchObject({ status: 409 });
  expect(x.answers.map(([to]) => to)).toEqual([id]);
  expect(await db.auditEntry.count({ where: { action: "mention.send" } })).toBe(1);
});

test("without a token to write with, answers are drafts that somebody sends or dismisses", async () => {
  const reader = bot({ canPost: false });
  await reader.toggle("admin", true);
  x.post("1", "@sayso build me a snake game");
  x.post("2", "@sayso I need a landing page");
  await reader.takeTurn(new Date());
  expect(x.answers).toEqual([]);
  expect(await countToAnswer()).toBe(2);
  const [page, game] = await listMentions("to-answer");
  const decide = (intent: "send" | "mark-sent" | "dismiss", mention = "") =>
    reader.decide({ intent, mention, adminId: "ann" }, new Date());
  await expect(decide("send", game?.id)).rejects.toMatchObject({ status: 503 });
  expect(await decide("mark-sent", game?.id)).toBe("Marked as sent");
  expect(await decide("dismiss", page?.id)).toBe("The draft was dismissed");
  await expect(decide("dismiss", game?.id)).rejects.toMatchObject({ status: 409 });
  await expect(decide("dismiss", "nobodys")).rejects.toMatchObject({ status: 404 });
  expect(await countToAnswer()).toBe(0);
});

test("one author is not answered again and again, nor is what was asked long ago", async () => {
  await bot().toggle("admin", true);
  x.post("2", "@sayso build me a shop", after(-2 * 24 * 60 * MINUTE_MS));
  for (let n = 0; n < 5; n += 1) x.post("1", `@sayso build me a game with ${n} players`);
  x.post("2", "@sayso build me a quiz");
  await bot().takeTurn(new Date());
  expect(x.answers).toHaveLength(4);
  expect(await countToAnswer()).toBe(3);
  const drafts = await listMentions("to-answer");
  expect(drafts[0]?.reply?.problem).toBe("The bot has answered this person 3 times today.");
});

test("a limit of posting holds all answers back until its end, a refusal only its own", async () => {
  await bot().toggle("admin", true);
  const first = x.post("1", "@sayso build me a shop");
  const second = x.post("2", "@sayso build me a quiz");
  const reset = String(Math.floor(after(5 * MINUTE_MS).getTime() / 1000));
  x.trouble("post", { status: 429, headers: { "x-rate-limit-reset": reset } }, { status: 403 });
  await bot().takeTurn(new Date());
  await bot().takeTurn(after(4 * MINUTE_MS));
  expect(x.answers).toEqual([]);
  await bot().takeTurn(after(6 * MINUTE_MS));
  expect(x.answers.map(([to]) => to)).toEqual([second]);
  const refused = (await listMentions()).find(({ tweetId }) => tweetId === first);
  expect(refused?.reply).toMatchObject({
    status: "draft",
    problem: "X refused it with status 403.",
  });
  await bot().takeTurn(after(7 * MINUTE_MS));
  expect(x.answers).toHaveLength(1);
});

test("mentions and their answers are gone after a month, and are not read again", async () => {
  x.post("1", "@sayso build me a shop");
  await bot().refresh(new Date());
  expect(await expireMentions(after(29 * 24 * 60 * MINUTE_MS))).toBe(0);
  expect(await expireMentions(after(31 * 24 * 60 * MINUTE_MS))).toBe(1);
  expect(await db.xReply.count()).toBe(0);
  expect(await bot().refresh(new Date())).toMatchObject({ count: 0 });
});
