import { beforeAll, describe, expect, test } from "vitest";
import type { SessionUser } from "~/accounts/user";
import { db } from "~/platform/db.server";
import { signUp } from "../../../tests/support/generation-runs";
import { createReply } from "./create-reply.server";
import { createThread } from "./create-thread.server";
import { deletePost } from "./delete-post.server";
import { editPost } from "./edit-post.server";
import { readPostHistory, readWholeVersion } from "./history/post-history.server";
import { likeThread } from "./likes.server";
import { findOwnPost } from "./own-post.server";
import { readReplies } from "./read-replies.server";
import { readCursor } from "./thread-cursor";
import { listThreads } from "./thread-list.server";

let people = 0;

async function newPerson(): Promise<SessionUser> {
  const { user } = await signUp(`person-${++people}`);
  if (!user) throw new Error("nobody signed up");
  // Somebody who is known here: new members have limits of their own.
  const createdAt = new Date("2020-01-01");
  await db.user.update({ where: { id: user.id }, data: { createdAt, likesReceived: 100 } });
  return user;
}

let ann: SessionUser;
beforeAll(async () => {
  ann = await newPerson();
});

const text = { title: "Bread", content: "Which flour?" };

describe("at once", () => {
  test("replies of several people have numbers of their own, without a gap", async () => {
    const { id } = await createThread(ann, text);
    const writers = await Promise.all(Array.from({ length: 8 }, newPerson));
    await Promise.all(
      writers.map((writer) => createReply(writer, id, { content: `By ${writer.name}` })),
    );
    const rows = await db.forumReply.findMany({ where: { threadId: id } });
    expect(rows.map(({ number }) => number).sort()).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    const thread = await db.forumThread.findUniqueOrThrow({ where: { id } });
    expect(thread.replyCount).toBe(8);
  });

  test("one sending is one post, and changed and sent again it is another", async () => {
    const send = (content: string) => createThread(ann, { ...text, content, clientId: "form" });
    const ids = (await Promise.all([send("a"), send("a"), send("a")])).map(({ id }) => id);
    expect(new Set(ids).size).toBe(1);
    expect((await send("b")).id).not.toBe(ids[0]);
    const reply = () => createReply(ann, ids[0] ?? "", { content: "a", clientId: "form" });
    const replies = await Promise.all([reply(), reply(), reply()]);
    expect(new Set(replies.map(({ id }) => id)).size).toBe(1);
  });

  test("one person's likes are one, and all people's are counted", async () => {
    const { id } = await createThread(ann, text);
    const likers = await Promise.all(Array.from({ length: 4 }, newPerson));
    await Promise.all(
      likers.flatMap(({ id: userId }) => [0, 1, 2].map(() => likeThread(userId, id, true))),
    );
    const thread = await db.forumThread.findUniqueOrThrow({ where: { id } });
    expect(thread.likeCount).toBe(4);
  });

  test("one of two edits of a version wins, and no version is lost", async () => {
    const { id } = await createThread(ann, text);
    const version = (await findOwnPost(ann.id, id))?.version.getTime() ?? 0;
    const edits = await Promise.allSettled(
      ["one", "two"].map((content) => editPost(ann, id, { content, version })),
    );
    expect(edits.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    const kept = await db.postRevision.findMany({ where: { postId: id } });
    expect(kept.map(({ content }) => content)).toEqual(["Which flour?"]);
  });
});

test("what was changed before a moderator approved it is in no history", async () => {
  const { id } = await createThread(ann, text);
  const save = async (content: string) => {
    const version = (await findOwnPost(ann.id, id))?.version.getTime() ?? 0;
    await editPost(ann, id, { content, version });
  };
  await save("second");
  await db.forumThread.update({ where: { id }, data: { status: "held" } });
  await save("third");
  await db.forumThread.update({ where: { id }, data: { status: "shown" } });
  const history = await readPostHistory(id, null);
  const texts = history?.versions.map(({ content }) => content.map(({ text }) => text).join(""));
  expect(texts).toEqual(["Which flour?third", "Which flour?"]);
});

test("a history is read page by page, each version with what it changed", async () => {
  const { id } = await createThread(ann, text);
  const [first] = await db.forumThread.findMany({ where: { id } });
  const editedAt = (n: number) => new Date((first?.createdAt.getTime() ?? 0) + n * 1_000);
  for (let n = 0; n < 45; n += 1) {
    const data = { postId: id, threadId: id, title: "Bread", content: `${n} loaves` };
    await db.postRevision.create({ data: { ...data, writtenAt: editedAt(n) } });
  }
  await db.forumThread.update({
    where: { id },
    data: { content: "45 loaves", editedAt: editedAt(45) },
  });
  const shown: string[] = [];
  let after: string | null = null;
  do {
    const page = await readPostHistory(id, null, after);
    expect(page?.versions.length).toBeLessThanOrEqual(21);
    const [oldest] = page?.versions.slice(-1) ?? [];
    expect(oldest?.shows).toBe(page?.next ? "changes" : "first");
    shown.push(
      ...(page?.versions ?? []).map(({ content }) =>
        content.map(({ kind, text }) => (kind === "removed" ? "" : text)).join(""),
      ),
    );
    after = page?.next ?? null;
  } while (after);
  expect(shown).toEqual(Array.from({ length: 46 }, (_, n) => `${45 - n} loaves`));
  expect((await readWholeVersion(id, null, id))?.content).toBe("45 loaves");
  const other = await createThread(ann, text);
  expect(await readWholeVersion(other.id, null, id)).toBeNull();
  expect(await readPostHistory(id, null, "nobody")).toBeNull();
});

test("every order lists each thread once, page after page", async () => {
  await db.forumThread.deleteMany();
  const writers = await Promise.all(Array.from({ length: 3 }, newPerson));
  for (let count = 0; count < 45; count += 1) {
    const moment = new Date(Date.UTC(2026, 0, 1, 0, Math.floor(count / 3)));
    await db.forumThread.create({
      data: {
        ...text,
        categoryId: count % 2 ? "general" : "help",
        authorId: writers[count % 3]?.id ?? null,
        createdAt: moment,
        activeAt: moment,
        likeCount: count % 4,
        replyCount: count % 5,
        status: count === 7 ? "hidden" : "shown",
      },
    });
  }
  const countOf = async (
    order: "activity" | "newest" | "likes" | "unanswered",
    category?: string,
  ) => {
    const ids: string[] = [];
    let after: string | null = null;
    do {
      const page: Awaited<ReturnType<typeof listThreads>> = await listThreads({
        order,
        category: category ?? null,
        after: readCursor(after, order),
      });
      ids.push(...page.threads.map(({ id }) => id));
      after = page.next;
    } while (after);
    expect(new Set(ids).size).toBe(ids.length);
    return ids.length;
  };
  expect(await countOf("activity")).toBe(44);
  expect(await countOf("newest")).toBe(44);
  expect(await countOf("likes")).toBe(44);
  expect(await countOf("unanswered")).toBe(9);
  expect(await countOf("activity", "general")).toBe(21);
});

describe("a thread's replies", () => {
  test("are on the page of their number, whatever becomes of others", async () => {
    const { id } = await createThread(ann, text);
    await db.forumReply.createMany({
      data: Array.from({ length: 120 }, (_, index) => ({
        threadId: id,
        number: index + 1,
        authorId: ann.id,
        content: `Reply ${index + 1}`,
        status: index === 59 ? "held" : "shown",
      })),
    });
    const at = await db.forumReply.findFirstOrThrow({ where: { threadId: id, number: 77 } });
    await deletePost(ann, at.id);
    const shown = await readReplies(id, null, { page: 1, at: at.id });
    expect([shown.page, shown.pages]).toEqual([2, 3]);
    expect(shown.replies.map(({ number }) => number)).not.toContain(60);
    expect(shown.replies.find(({ number }) => number === 77)).toMatchObject({
      status: "deleted",
      html: "",
    });
    const own = await readReplies(id, ann, { page: 2, at: null });
    expect(own.replies.map(({ number }) => number)).toContain(60);
    const beyond = await readReplies(id, null, { page: 99, at: null });
    expect(beyond.replies.map(({ number }) => number)).toEqual(
      Array.from({ length: 20 }, (_, index) => 101 + index),
    );
  });

  test("end when the thread is locked, deleted or its category archived", async () => {
    const { id } = await createThread(ann, text);
    const answer = createReply(ann, id, { content: "in time" });
    expect((await answer).content).toBe("in time");
    await db.forumThread.update({ where: { id }, data: { lockedAt: new Date() } });
    await expect(createReply(ann, id, { content: "late" })).rejects.toMatchObject({ status: 409 });
    await db.forumThread.update({ where: { id }, data: { lockedAt: null, status: "deleted" } });
    await expect(createReply(ann, id, { content: "late" })).rejects.toMatchObject({ status: 404 });
  });
});
