import { execFileSync } from "node:child_process";
import { mkdtemp, open, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { build } from "esbuild";
import { afterAll, beforeAll, expect, test } from "vitest";
import { WorkerPool } from "./worker-pool.server";
import { defineTask, TaskGivenUp } from "./worker-task";

const bounds = { atOnce: 2, perVisitor: 1, waitingPerVisitor: 1, waiting: 8 };
let folder: string;
let program: string;
let pool: WorkerPool;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "sayso-workers-"));
  program = path.join(folder, "program.mjs");
  await build({
    entryPoints: ["tests/support/worker-program.ts"],
    outfile: program,
    bundle: true,
    platform: "node",
    format: "esm",
  });
  pool = new WorkerPool({ program, bounds, memoryMb: 32 });
});
afterAll(async () => {
  await pool.close();
  await rm(folder, { recursive: true });
});

const double = defineTask<number, number>({ name: "double", limitMs: 20_000 });
const loop = defineTask<null, void>({ name: "loop", limitMs: 300 });
const endless = defineTask<null, void>({ name: "loop", limitMs: 600_000 });
const fill = defineTask<null, void>({ name: "fill", limitMs: 600_000 });
const takeBytes = defineTask<null, void>({ name: "takeBytes", limitMs: 600_000 });
const openPipe = defineTask<string, void>({ name: "openPipe", limitMs: 300 });
const wait = defineTask<number, string>({ name: "wait", limitMs: 300 });
const fail = defineTask<null, void>({ name: "fail", limitMs: 20_000 });
const thread = defineTask<null, number>({ name: "thread", limitMs: 20_000 });
const environment = defineTask<null, object>({ name: "environment", limitMs: 20_000 });

test("a task is done on another thread, and what it throws is thrown here", async () => {
  expect(await pool.run(double, 21, { visitor: "ann" })).toBe(42);
  await expect(pool.run(fail, null, { visitor: "ann" })).rejects.toThrow("The task has failed.");
});

test("a thread without work is kept for as long as it was told, and then another one is started", async () => {
  const hasty = new WorkerPool({ program, bounds, idleMs: 1 });
  const patient = new WorkerPool({ program, bounds, idleMs: 60_000 });
  const visitor = "ann";
  const [first, kept] = await Promise.all([
    hasty.run(thread, null, { visitor }),
    patient.run(thread, null, { visitor }),
  ]);
  await expect
    .poll(() => hasty.run(thread, null, { visitor }), { timeout: 20_000 })
    .not.toBe(first);
  expect(await patient.run(thread, null, { visitor })).toBe(kept);
  await Promise.all([hasty.close(), patient.close()]);
});

test("while one visitor's task takes all its time, another's is done", async () => {
  const stop = new AbortController();
  const hostile = pool.run(endless, null, { visitor: "mallory", signal: stop.signal });
  const queued = pool.run(endless, null, { visitor: "mallory", signal: stop.signal });
  await expect(pool.run(double, 1, { visitor: "mallory" })).rejects.toMatchObject({ status: 429 });
  expect(await pool.run(double, 2, { visitor: "ann" })).toBe(4);
  stop.abort();
  // No failure of ours: nothing of it belongs into the log.
  await expect(hostile).rejects.toMatchObject({ status: 499 });
  await expect(queued).rejects.toMatchObject({ status: 499 });
  expect(await pool.run(double, 3, { visitor: "mallory" })).toBe(6);
});

test("a task that takes too long is given up, and the next one finds a thread", async () => {
  const given = pool.run(loop, null, { visitor: "ann" });
  await expect(given).rejects.toMatchObject({ name: TaskGivenUp.name, why: "time" });
  expect(await pool.run(double, 4, { visitor: "ann" })).toBe(8);
});

test("a task that the machine keeps waiting has its time when it gets it, however long that takes", async () => {
  expect(await pool.run(wait, 900, { visitor: "ann" })).toBe("done");
});

test("a task that the machine is too busy for blames the machine, and can be tried again", async () => {
  const busy = new WorkerPool({ program, bounds, longestMs: 0 });
  await expect(busy.run(wait, 30_000, { visitor: "ann" })).rejects.toMatchObject({
    status: 503,
    code: "busy",
    retryAfterSeconds: 60,
    message: expect.stringContaining("too busy with other work"),
  });
  await busy.close();
});

test("a task that only waits is given up long before its minute is over", async () => {
  const strict = new WorkerPool({ program, bounds, waitingMs: 500 });
  const given = strict.run(wait, 30_000, { visitor: "mallory" });
  await expect(given).rejects.toMatchObject({ name: TaskGivenUp.name, why: "time" });
  await expect(strict.run(loop, null, { visitor: "ann" })).rejects.toMatchObject({ why: "time" });
  expect(await strict.run(wait, 300, { visitor: "ann" })).toBe("done");
  await strict.close();
});

test("a task that takes too much memory is given up, and takes nobody with it", async () => {
  const given = pool.run(fill, null, { visitor: "ann" });
  await expect(given).rejects.toMatchObject({ name: TaskGivenUp.name, why: "memory" });
  expect(await pool.run(double, 5, { visitor: "ann" })).toBe(10);
});

test("the server's environment, secrets and all, is none of a task's", async () => {
  process.env.SECRET_OF_THE_SERVER = "told";
  const found = await pool.run(environment, null, { visitor: "ann" });
  delete process.env.SECRET_OF_THE_SERVER;
  expect(found).not.toHaveProperty("SECRET_OF_THE_SERVER");
});

test("what takes memory outside of a heap is ended too", async () => {
  const small = new WorkerPool({ program, bounds, growthMb: 100 });
  const bounded = { ...takeBytes, growthMb: 100 };
  for (const run of [
    () => small.run(takeBytes, null, { visitor: "ann" }),
    () => pool.run(bounded, null, { visitor: "ann" }),
  ]) {
    await expect(run()).rejects.toMatchObject({ name: TaskGivenUp.name, why: "memory" });
  }
  expect(await small.run(double, 6, { visitor: "ann" })).toBe(12);
  await small.close();
});

test("nobody is blamed for memory while others work: whose it was is not known", async () => {
  const small = new WorkerPool({ program, bounds, growthMb: 100 });
  const [ann] = await Promise.allSettled([
    small.run(wait, 3_000, { visitor: "ann" }),
    small.run(takeBytes, null, { visitor: "mallory" }),
  ]);
  // Whose growth is seen first is chance.
  const outcome = ann.status === "fulfilled" ? ann.value : ann.reason.code;
  expect(["busy", "done"]).toContain(outcome);
  await small.close();
});

test("a thread that cannot be ended yet keeps its visitor's place, and nobody else's", async () => {
  const pipe = path.join(folder, "pipe");
  execFileSync("mkfifo", [pipe]);
  const busy = new WorkerPool({ program, bounds, longestMs: 0 });
  const given = busy.run(openPipe, pipe, { visitor: "mallory" });
  await expect(given).rejects.toMatchObject({ code: "busy" });
  let isDone = false;
  const next = busy.run(double, 7, { visitor: "mallory" }).then((result) => {
    isDone = true;
    return result;
  });
  expect(await busy.run(double, 8, { visitor: "ann" })).toBe(16);
  expect(isDone).toBe(false);
  await (await open(pipe, "w")).close();
  expect(await next).toBe(14);
  await busy.close();
});
