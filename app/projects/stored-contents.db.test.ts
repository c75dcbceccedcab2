import { setImmediate } from "node:timers/promises";
import { expect, test } from "vitest";
import { db } from "~/platform/db.server";
import { changeStatements } from "./file-rows.server";
import { storeContents } from "./stored-contents.server";

test("others are served between the pieces of many contents, and few statements name them", async () => {
  const { id } = await db.project.create({ data: { name: "Large" }, select: { id: true } });
  const changes = Array.from({ length: 500 }, (_, index) => ({
    path: `${index}.txt`,
    content: `${index} `.repeat(5_000),
  }));
  const storing = storeContents(id, changes);
  let [turns, isStored] = [0, false];
  void storing.then(() => {
    isStored = true;
  });
  for (; !isStored; turns += 1) await setImmediate();
  const characters = changes.reduce((sum, { content }) => sum + content.length, 0);
  expect(turns).toBeGreaterThanOrEqual(characters / 300_000);

  const statements = changeStatements(id, await storing);
  expect(statements).toHaveLength(2);
  await db.$transaction(statements);
  expect(await db.file.count({ where: { projectId: id } })).toBe(500);
  expect(await db.blob.count({ where: { projectId: id } })).toBe(500);
});

test("one content of many files is stored once, and one that is gone is asked for", async () => {
  const { id } = await db.project.create({ data: { name: "Twins" }, select: { id: true } });
  const twins = ["a", "b", "c"].map((path) => ({ path: `${path}.txt`, content: "same" }));
  const [first] = await storeContents(id, twins);
  expect(await db.blob.count({ where: { projectId: id } })).toBe(1);
  const known = first?.content ?? { hash: "", size: 0 };
  await storeContents(id, [{ path: "d.txt", content: null, known }]);
  await db.blob.deleteMany({ where: { projectId: id } });
  const again = storeContents(id, [{ path: "d.txt", content: null, known }]);
  await expect(again).rejects.toMatchObject({ status: 409, code: "conflict" });
});
