import { expect, test } from "vitest";
import { db } from "~/platform/db.server";
import { signUp } from "../../tests/support/generation-runs";
import { createCheckpoint } from "./create-checkpoint.server";
import { createProject } from "./projects.server";
import { changeTree, readTree } from "./tree.server";
import { dropUnusedContents, sweepUnusedContents, UNUSED_MS } from "./unused-contents.server";

const START = Date.now();
const at = (ms: number) => new Date(START + ms);

let people = 0;

async function newProject(): Promise<string> {
  return (await createProject(await signUp(`ann${++people}`), { name: "Garden" })).id;
}

const write = (projectId: string, content: string) =>
  changeTree(projectId, [{ path: "index.html", content }]);

async function contents(projectId: string): Promise<string[]> {
  const rows = await db.blob.findMany({ where: { projectId }, select: { content: true } });
  return rows.map(({ content }) => content).sort();
}

test("what a save replaced goes a moment later, and not before", async () => {
  const id = await newProject();
  await write(id, "one");
  await write(id, "two");
  expect(await dropUnusedContents(id, at(0))).toBe(1);
  expect(await dropUnusedContents(id, at(UNUSED_MS - 1))).toBe(1);
  expect(await contents(id)).toEqual(["one", "two"]);
  expect(await dropUnusedContents(id, at(UNUSED_MS))).toBe(0);
  expect(await contents(id)).toEqual(["two"]);
});

test("a content that was dropped while its tree was read is told, and never an empty file", async () => {
  const id = await newProject();
  await write(id, "one");
  await db.blob.deleteMany({ where: { projectId: id } });
  await expect(readTree(id)).rejects.toMatchObject({ status: 503 });
});

test("what a checkpoint or a file names stays", async () => {
  const id = await newProject();
  await write(id, "in a checkpoint");
  await createCheckpoint(id, { kind: "before", label: "first" });
  await write(id, "replaced");
  await write(id, "in the tree");
  await dropUnusedContents(id, at(0));
  await dropUnusedContents(id, at(2 * UNUSED_MS));
  expect(await contents(id)).toEqual(["in a checkpoint", "in the tree"]);
});

test("what is written again is in use again, whatever it was marked with before", async () => {
  const id = await newProject();
  await write(id, "one");
  await write(id, "two");
  await dropUnusedContents(id, at(0));
  await write(id, "one");
  expect(await dropUnusedContents(id, at(2 * UNUSED_MS))).toBe(1);
  await write(id, "three");
  // Only now it is unused again: its moment begins anew.
  await dropUnusedContents(id, at(3 * UNUSED_MS));
  expect(await contents(id)).toEqual(["one", "three"]);
});

test("the sweep takes what changed lately and what is marked, and once a day all", async () => {
  const [recent, old] = [await newProject(), await newProject()];
  for (const id of [recent, old]) {
    await write(id, "one");
    await write(id, "two");
  }
  await db.file.updateMany({ where: { projectId: old }, data: { updatedAt: new Date(0) } });
  await sweepUnusedContents(at(0), at(-60_000));
  await sweepUnusedContents(at(UNUSED_MS), at(3_600_000));
  expect(await contents(recent)).toEqual(["two"]);
  expect(await contents(old)).toEqual(["one", "two"]);
  await sweepUnusedContents(at(0));
  await sweepUnusedContents(at(UNUSED_MS));
  expect(await contents(old)).toEqual(["two"]);
});

test("saves, checkpoints and the collector at once lose nothing", async () => {
  const id = await newProject();
  const made: string[] = [];
  let now = 0;
  const collect = () => {
    now += 2 * UNUSED_MS;
    return dropUnusedContents(id, at(now));
  };
  for (let n = 0; n < 10; n += 1) {
    await Promise.all([write(id, `text ${n % 4}`), collect(), write(id, `text ${n % 3}`)]);
    const { treeHash } = await createCheckpoint(id, { kind: "after", label: `${n}` });
    made.push(treeHash);
    await collect();
  }
  const trees = await db.tree.findMany({ where: { projectId: id, hash: { in: made } } });
  const kept = new Set(
    (await db.blob.findMany({ where: { projectId: id } })).map(({ hash }) => hash),
  );
  for (const { manifest } of trees) {
    for (const [, hash] of JSON.parse(manifest)) expect(kept).toContain(hash);
  }
  expect((await readTree(id)).get("index.html")).toMatch(/^text/);
});
