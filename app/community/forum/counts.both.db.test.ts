import { expect, test } from "vitest";
import { deletePerson } from "~/accounts/deletion.server";
import { db } from "~/platform/db.server";
import { signUp } from "../../../tests/support/generation-runs";

const keepFiles = async () => {};
const idOf = async (name: string) => (await signUp(name)).user?.id ?? "";

async function newThread(authorId: string) {
  const { id } = await db.forumThread.create({
    data: { categoryId: "general", authorId, title: "Bread", content: "Which flour?" },
  });
  const counts = async () => {
    const { likeCount, replyCount } = await db.forumThread.findUniqueOrThrow({ where: { id } });
    return { likeCount, replyCount };
  };
  return { id, counts };
}

test("the likes of a post go up and down with those who like it, and with their accounts", async () => {
  const [ann, bob] = [await idOf("ann-likes"), await idOf("bob-likes")];
  const { id: threadId, counts } = await newThread(ann);
  const reply = await db.forumReply.create({
    data: { threadId, number: 1, authorId: bob, content: "Rye." },
  });
  for (const userId of [ann, bob]) {
    for (const postId of [threadId, reply.id]) {
      await db.postLike.create({ data: { userId, postId, threadId } });
    }
  }
  const ofReply = async () =>
    (await db.forumReply.findUniqueOrThrow({ where: { id: reply.id } })).likeCount;
  expect([(await counts()).likeCount, await ofReply()]).toEqual([2, 2]);
  await db.postLike.deleteMany({ where: { userId: ann, postId: reply.id } });
  expect(await ofReply()).toBe(1);
  await deletePerson(bob, keepFiles);
  expect([(await counts()).likeCount, await ofReply()]).toEqual([1, 0]);
});

test("a thread counts its replies that are shown, whoever hides or restores them", async () => {
  const ann = await idOf("ann-counts");
  const { id: threadId, counts } = await newThread(ann);
  await db.forumReply.createMany({
    data: ["shown", "held", "shown"].map((status, index) => ({
      ...{ threadId, number: index + 1, authorId: ann, content: "Rye." },
      status,
    })),
  });
  const setStatus = (number: number, status: string) =>
    db.forumReply.updateMany({ where: { threadId, number }, data: { status } });
  expect((await counts()).replyCount).toBe(2);
  await setStatus(2, "shown");
  expect((await counts()).replyCount).toBe(3);
  await setStatus(1, "hidden");
  await setStatus(1, "deleted");
  expect((await counts()).replyCount).toBe(2);
  await deletePerson(ann, keepFiles);
  expect((await counts()).replyCount).toBe(2);
});
