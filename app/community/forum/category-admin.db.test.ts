import { expect, test } from "vitest";
import type { SessionUser } from "~/accounts/user";
import { readAudit } from "~/admin/audit/read-audit.server";
import { db } from "~/platform/db.server";
import { signUp } from "../../../tests/support/generation-runs";
import { listCategories } from "./categories.server";
import { categoryFormSchema, changeCategory } from "./category-admin.server";
import { createThread } from "./create-thread.server";

const change = (form: Record<string, string>) =>
  changeCategory("an admin", categoryFormSchema.parse(form));
const find = async (id: string) => (await listCategories()).find((one) => one.id === id);

test("an admin adds a category, changes it, and has it take no more threads", async () => {
  await change({ intent: "add", name: " Größe & Form ", description: "How large?" });
  expect(await find("große-form")).toMatchObject({ name: "Größe & Form", hasAnswers: false });
  const saved = { intent: "save", id: "große-form", name: "Size", description: "" };
  await change({ ...saved, answers: "on" });
  expect(await find("große-form")).toMatchObject({ name: "Size", hasAnswers: true });
  await change({ intent: "archive", id: "große-form", reason: "Nobody asks" });
  const [told] = (await readAudit({ subject: "category:große-form" }, null)).lines;
  expect(told).toMatchObject({ action: "category.archive", reason: "Nobody asks" });
  const { user } = await signUp("writes-in-archives");
  const write = () =>
    createThread(user as SessionUser, { title: "a", content: "b", category: "große-form" });
  await expect(write()).rejects.toMatchObject({ status: 400 });
  await change({ intent: "reopen", id: "große-form" });
  expect((await write()).isHeld).toBe(false);
});

test("a name that is taken, or none, is refused", async () => {
  const add = { intent: "add", description: "" };
  await expect(change({ ...add, name: "GENERAL" })).rejects.toMatchObject({ status: 400 });
  expect(categoryFormSchema.safeParse({ ...add, name: " … " }).success).toBe(false);
  await expect(change({ intent: "archive", id: "nothing" })).rejects.toMatchObject({ status: 404 });
});

test("a category is moved up and down, and stays at the end of the list", async () => {
  const order = async () => (await listCategories()).map(({ id }) => id);
  const before = await order();
  const [first = "", second = "", ...others] = before;
  await change({ intent: "up", id: second, reason: "Read most" });
  const [told] = (await readAudit({ subject: `category:${second}` }, null)).lines;
  expect(told).toMatchObject({ action: "category.move", reason: "Read most" });
  expect(await order()).toEqual([second, first, ...others]);
  await change({ intent: "up", id: second });
  expect(await order()).toEqual([second, first, ...others]);
  await change({ intent: "down", id: second });
  expect(await order()).toEqual(before);
  const last = before.at(-1) ?? "";
  await change({ intent: "down", id: last });
  expect(await order()).toEqual(before);
  const nothing = change({ intent: "up", id: "nothing" });
  await expect(nothing).rejects.toMatchObject({ status: 404 });
});

test("two admins who move categories at once leave each in a place of its own", async () => {
  const before = (await listCategories()).map(({ id }) => id);
  await Promise.all(before.map((id) => change({ intent: "up", id })));
  const after = (await listCategories()).map(({ id }) => id);
  expect([...after].sort()).toEqual([...before].sort());
  const rows = await db.forumCategory.findMany({ select: { position: true } });
  expect(new Set(rows.map(({ position }) => position)).size).toBe(before.length);
});
