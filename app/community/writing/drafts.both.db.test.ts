import { beforeAll, expect, test } from "vitest";
import { db } from "~/platform/db.server";
import { DRAFT_DAYS, DRAFTS_PER_PERSON } from "./draft-limits";
import { dropDraft, expireDrafts, readDraft, saveDraft } from "./drafts.server";

beforeAll(async () => {
  await db.user.createMany({ data: [{ id: "ann" }, { id: "bob" }] });
});

test("What somebody typed is kept for them alone, until it is sent", async () => {
  await saveDraft("ann", "thread", { title: "A", content: "one" });
  await saveDraft("ann", "thread", { title: "A", content: "two" });
  expect(await readDraft("ann", "thread")).toEqual({ title: "A", content: "two" });
  expect(await readDraft("bob", "thread")).toBeNull();
  expect(await readDraft("ann", "reply:t")).toBeNull();
  await dropDraft("ann", "thread");
  expect(await readDraft("ann", "thread")).toBeNull();
});

test("An empty form leaves nothing behind", async () => {
  await saveDraft("ann", "thread", { title: "A" });
  await saveDraft("ann", "thread", { title: " ", content: "\n", category: "general" });
  expect(await readDraft("ann", "thread")).toBeNull();
});

test("What is far longer than a post is not kept, nor under a name that is no place", async () => {
  await saveDraft("ann", "reply:t", { content: "kept" });
  await saveDraft("ann", "reply:t", { content: "x".repeat(5_000_000) });
  expect(await readDraft("ann", "reply:t")).toEqual({ content: "kept" });
  const nowhere = `reply:${"t".repeat(1_000)}`;
  await saveDraft("ann", nowhere, { content: "x" });
  expect(await readDraft("ann", nowhere)).toBeNull();
});

test("With more drafts than are kept the oldest goes", async () => {
  for (let n = 0; n <= DRAFTS_PER_PERSON; n += 1) {
    await saveDraft("bob", `reply:t${n}`, { content: "x" });
    const where = { userId_place: { userId: "bob", place: `reply:t${n}` } };
    await db.draft.update({ where, data: { updatedAt: new Date(Date.UTC(2026, 0, 1, 0, n)) } });
  }
  await saveDraft("bob", "thread", { content: "x" });
  expect(await db.draft.count({ where: { userId: "bob" } })).toBe(DRAFTS_PER_PERSON);
  expect(await readDraft("bob", "reply:t0")).toBeNull();
  expect(await readDraft("bob", `reply:t${DRAFTS_PER_PERSON}`)).toEqual({ content: "x" });
});

test("A draft that nobody goes on with is forgotten", async () => {
  await saveDraft("ann", "thread", { content: "x" });
  const days = (count: number) => new Date(Date.now() + count * 24 * 60 * 60 * 1000);
  await expireDrafts(days(DRAFT_DAYS - 1));
  expect(await readDraft("ann", "thread")).not.toBeNull();
  await expireDrafts(days(DRAFT_DAYS + 1));
  expect(await readDraft("ann", "thread")).toBeNull();
});
