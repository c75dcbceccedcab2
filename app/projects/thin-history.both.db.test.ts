import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { lock } from "~/platform/coordination/coordination.server";
import { db } from "~/platform/db.server";
import { env } from "~/platform/env.server";
import { signUp } from "../../tests/support/generation-runs";
import { createCheckpoint } from "./create-checkpoint.server";
import { createProject } from "./projects.server";
import { noteWarned, thinHistory } from "./thin-history.server";
import { changeTree } from "./tree.server";

const DAY_MS = 24 * 60 * 60 * 1000;
const NOW = Date.now();
const onDay = (day: number) => new Date(NOW + day * DAY_MS);

beforeEach(() => {
  env.PLANS = true;
  env.TREASURY_WALLET = "11111111111111111111111111111112";
});

afterEach(() => {
  env.PLANS = false;
  env.TREASURY_WALLET = undefined;
});

/** A project of sixty days with a history: two answers, one that was published, and an answer of yesterday. */
async function oldProject(name: string) {
  const viewer = await signUp(name);
  const userId = viewer.user?.id ?? "";
  const { id } = await createProject(viewer, { name: "Old" });
  await db.project.update({ where: { id }, data: { createdAt: onDay(-60) } });
  const make = async (label: string, kind: "after" | "publish", day: number) => {
    await changeTree(id, [{ path: "index.html", content: label }]);
    const checkpoint = await createCheckpoint(id, { kind, label });
    await db.checkpoint.update({ where: { id: checkpoint.id }, data: { createdAt: onDay(day) } });
    return checkpoint;
  };
  await make("first", "after", -60);
  const released = await make("released", "after", -50);
  await make("published", "publish", -45);
  await make("fourth", "after", -40);
  await make("yesterday", "after", -1);
  const release = { projectId: id, checkpointId: released.id, treeHash: released.treeHash };
  await db.release.create({ data: { ...release, kind: "static", manifest: "{}" } });
  const left = async () => {
    const rows = await db.checkpoint.findMany({
      where: { projectId: id },
      orderBy: { number: "asc" },
    });
    return rows.map(({ label }) => label);
  };
  return { id, userId, left };
}

/** A run of the job on a day, which tells whom it has to. */
async function runOn(day: number) {
  const warned = await thinHistory(onDay(day));
  for (const one of warned) await noteWarned(one);
  return warned;
}

const ALL = ["first", "released", "published", "fourth", "yesterday"];

test("who has no plan is told once, and a week later old history goes, except what was published", async () => {
  const { id, userId, left } = await oldProject("thin-ann");
  const told = (await runOn(0)).filter((one) => one.userId === userId);
  expect(told).toEqual([{ userId, thinsFrom: onDay(7) }]);
  expect((await runOn(6)).some((one) => one.userId === userId)).toBe(false);
  expect(await left()).toEqual(ALL);
  await runOn(7);
  expect(await left()).toEqual(["released", "published", "yesterday"]);
  expect(await db.tree.count({ where: { projectId: id } })).toBe(3);
  const file = await db.file.findFirstOrThrow({ where: { projectId: id } });
  expect(file.path).toBe("index.html");
});

test("whose notice was not told, as when the process was killed, keeps everything until it is", async () => {
  const { userId, left } = await oldProject("thin-finn");
  await thinHistory(onDay(0));
  const told = (await runOn(7)).filter((one) => one.userId === userId);
  expect(told).toEqual([{ userId, thinsFrom: onDay(14) }]);
  expect(await left()).toEqual(ALL);
});

test("who pays after having been told keeps everything", async () => {
  const { userId, left } = await oldProject("thin-bob");
  await runOn(0);
  await db.planAccount.create({ data: { userId, basicUntil: onDay(30) } });
  await runOn(7);
  expect(await left()).toEqual(ALL);
});

test("who pays while history is being thinned keeps everything", async () => {
  const { id, userId, left } = await oldProject("thin-eve");
  await runOn(0);
  const run = lock.run.bind(lock);
  const waiting = vi.spyOn(lock, "run").mockImplementation(async (key, work) => {
    if (key === `project:${id}`) {
      await db.planAccount.create({ data: { userId, basicUntil: onDay(30) } });
    }
    return run(key, work);
  });
  await runOn(7).finally(() => waiting.mockRestore());
  expect(await db.planAccount.count({ where: { userId } })).toBe(1);
  expect(await left()).toEqual(ALL);
});

test("where plans are off no history goes and nobody is told", async () => {
  env.TREASURY_WALLET = undefined;
  const { left } = await oldProject("thin-cleo");
  expect(await runOn(0)).toEqual([]);
  expect(await runOn(8)).toEqual([]);
  expect(await left()).toEqual(ALL);
});

test("a project's newest checkpoint stays, however old", async () => {
  const { id, left } = await oldProject("thin-dora");
  await db.checkpoint.updateMany({ where: { projectId: id }, data: { createdAt: onDay(-50) } });
  await runOn(0);
  await runOn(7);
  expect(await left()).toEqual(["released", "published", "yesterday"]);
});
