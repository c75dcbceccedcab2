import { beforeEach, expect, test } from "vitest";
import { db } from "~/platform/db.server";
import { deletePost } from "./delete-post.server";
import { editPost } from "./edit-post.server";
import { hidePostsBy, setPostStatus } from "./set-post-status.server";

const MINUTE = 60_000;
const written = new Date(Date.now() - 10 * MINUTE);
let authorId: string;
let threadId: string;

beforeEach(async () => {
  authorId = (await db.user.create({ data: {} })).id;
  const data = { categoryId: "general", authorId, title: "t", content: "c" };
  const thread = await db.forumThread.create({
    data: { ...data, createdAt: written, activeAt: written },
  });
  threadId = thread.id;
});

async function reply(number: number, by: string, status = "shown") {
  const createdAt = new Date(written.getTime() + number * MINUTE);
  const data = { threadId, number, authorId: by, content: "r", status, createdAt };
  const { id } = await db.forumReply.create({ data });
  await db.forumThread.update({ where: { id: threadId }, data: { activeAt: createdAt } });
  return { id, createdAt };
}
const thread = () => db.forumThread.findUniqueOrThrow({ where: { id: threadId } });

test("a hidden reply counts no more and keeps its thread on top no more, and comes back", async () => {
  const first = await reply(1, authorId);
  const second = await reply(2, authorId);
  const hide = () => setPostStatus("reply", second.id, "hidden", ["shown", "held"]);
  expect((await Promise.all([hide(), hide()])).filter(Boolean)).toHaveLength(1);
  expect(await thread()).toMatchObject({ replyCount: 1, activeAt: first.createdAt });
  await setPostStatus("reply", first.id, "deleted", ["shown"]);
  expect(await thread()).toMatchObject({ replyCount: 0, activeAt: written });
  expect(await setPostStatus("reply", second.id, "shown", ["hidden"])).toBe(true);
  expect(await thread()).toMatchObject({ replyCount: 1, activeAt: second.createdAt });
});

test("all that a person wrote is hidden, and nothing of anybody else", async () => {
  const other = (await db.user.create({ data: {} })).id;
  const kept = await reply(1, other);
  for (let n = 2; n < 230; n += 1) await reply(n, authorId, n % 2 ? "shown" : "held");
  await setPostStatus("thread", threadId, "deleted", ["shown"]);
  await hidePostsBy(authorId);
  expect(await thread()).toMatchObject({ status: "deleted", replyCount: 1 });
  expect((await thread()).activeAt).toEqual(kept.createdAt);
  const left = await db.forumReply.findMany({ where: { threadId, status: { not: "hidden" } } });
  expect(left.map(({ id }) => id)).toEqual([kept.id]);
});

test("what a moderator has hidden stays for their record: its author neither deletes nor edits it", async () => {
  const author = { id: authorId, name: "Ann", email: null, imageUrl: null, isAdmin: false };
  const { id } = await reply(1, authorId);
  const hidden = { status: 409, message: expect.stringContaining("A moderator has hidden this") };
  for (const [kind, post] of [
    ["reply", id],
    ["thread", threadId],
  ] as const) {
    await setPostStatus(kind, post, "hidden", ["shown"]);
    await expect(deletePost(author, post)).rejects.toMatchObject(hidden);
    const edit = { content: "Other words", version: 0 };
    await expect(editPost(author, post, edit)).rejects.toMatchObject(hidden);
  }
  expect(await thread()).toMatchObject({ status: "hidden", title: "t", content: "c" });
});

test("what is not there is not changed", async () => {
  expect(await setPostStatus("reply", "nobodys", "hidden", ["shown"])).toBe(false);
  expect(await setPostStatus("thread", "nobodys", "hidden", ["shown"])).toBe(false);
});
