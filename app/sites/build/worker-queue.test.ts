import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { ScriptedThreads } from "../../../tests/support/scripted-threads";
import { SiteBuilder } from "./build.server";
import { WorkerQueue } from "./worker-queue.server";

/** Who waits for whom. Time passes only as a test says; what is built is never built. */

const BUILD_MS = 5_000;
const QUICK_MS = 500;

let threads: ScriptedThreads;
beforeEach(() => {
  vi.useFakeTimers();
  threads = new ScriptedThreads();
});
afterEach(() => void vi.useRealTimers());

const treeOf = (path: string) => new Map([[path, ""]]);
const thread = (index: number) => {
  const found = threads.all[index];
  if (!found) throw new Error(`There is no thread ${index}.`);
  return found;
};
const newBuilder = () =>
  new SiteBuilder({ startThread: threads.start, buildMs: BUILD_MS, quickMs: QUICK_MS });

describe("builds", () => {
  test("are made one at a time, in order, on one worker", async () => {
    const builder = newBuilder();
    const builds = ["a", "b"].map((path) => builder.build(treeOf(path), "preview"));
    expect(threads.work).toEqual(["a"]);
    thread(0).finish();
    expect(await builds[0]).toMatchObject({ ok: true });
    expect(threads.work).toEqual(["a, b"]);
    thread(0).finish();
    expect(await builds[1]).toMatchObject({ ok: true });
  });

  test("that wait are not made when nobody needs them any more", async () => {
    const builder = newBuilder();
    const stop = new AbortController();
    const first = builder.build(treeOf("a"), "preview");
    const second = builder.build(treeOf("b"), "preview", { signal: stop.signal });
    stop.abort();
    thread(0).finish();
    expect(await first).toMatchObject({ ok: true });
    expect(await second).toMatchObject({ ok: false });
    expect(threads.work).toEqual(["a"]);
  });

  test("that take long let the ones that wait behind them finish first", async () => {
    const builder = newBuilder();
    const make = (project: string) => builder.build(treeOf(project), "preview", { project });
    const slow = make("slow");
    const other = make("other");
    await vi.advanceTimersByTimeAsync(QUICK_MS - 2);
    expect(threads.work).toEqual(["slow"]);
    await vi.advanceTimersByTimeAsync(2);
    expect(threads.work).toEqual(["(slow)", "other", "slow"]);
    // One processor: what is built there must not take the quick worker's either.
    expect(thread(2).processors).toBe(1);
    thread(1).finish();
    expect(await other).toMatchObject({ ok: true });
    await vi.advanceTimersByTimeAsync(QUICK_MS);
    thread(2).finish();
    expect(await slow).toMatchObject({ ok: true });

    // It is known by now: it does not even begin before the others.
    const again = [make("slow"), make("other")];
    expect(threads.work).toEqual(["(slow)", "other, other", "slow, slow"]);
    thread(1).finish();
    thread(2).finish();
    await Promise.all(again);
    // It was quick this time, which is known too.
    void make("slow");
    expect(threads.work).toEqual(["(slow)", "other, other, slow", "slow, slow"]);
  });

  test("that take long and keep nobody waiting go on", async () => {
    const builder = newBuilder();
    const slow = builder.build(treeOf("slow"), "preview", { project: "slow" });
    await vi.advanceTimersByTimeAsync(QUICK_MS * 2);
    thread(0).finish();
    expect(await slow).toMatchObject({ ok: true });
    void builder.build(treeOf("slow"), "preview", { project: "slow" });
    expect(threads.work).toEqual(["slow, slow"]);
  });

  test("that never end are stopped, and the next one works", async () => {
    const builder = newBuilder();
    const endless = builder.build(treeOf("endless"), "preview");
    await vi.advanceTimersByTimeAsync(BUILD_MS);
    expect(await endless).toMatchObject({
      ok: false,
      problems: [{ text: expect.stringContaining("took longer than 5 seconds") }],
    });
    const next = builder.build(treeOf("next"), "preview");
    expect(threads.work).toEqual(["(endless)", "next"]);
    thread(1).finish();
    expect(await next).toMatchObject({ ok: true });
  });

  test.each([
    ["memory", "ran out of memory"],
    ["exit", "stopped unexpectedly"],
  ] as const)("whose worker breaks (%s) say so, and the next one works", async (why, text) => {
    const builder = newBuilder();
    const broken = builder.build(treeOf("broken"), "preview");
    thread(0).break(why);
    expect(await broken).toMatchObject({
      ok: false,
      problems: [{ text: expect.stringContaining(text) }],
    });
    const next = builder.build(treeOf("next"), "preview");
    thread(1).finish();
    expect(await next).toMatchObject({ ok: true });
  });

  test("that wait while the server stops are told so", async () => {
    const builder = newBuilder();
    const builds = ["a", "b"].map((path) => builder.build(treeOf(path), "preview"));
    await builder.close();
    for (const build of builds) {
      expect(await build).toMatchObject({
        ok: false,
        problems: [{ text: "The server is stopping." }],
      });
    }
    expect(threads.work).toEqual(["(a)"]);
  });
});

test("a worker that has nothing to do is taken away, and comes back", async () => {
  const limits = { buildMs: BUILD_MS, idleMs: 1_000 };
  const queue = new WorkerQueue({ startThread: threads.start, limits });
  for (const index of [0, 1]) {
    const build = queue.build(treeOf("a"), "preview");
    thread(index).finish();
    expect((await build).result).toMatchObject({ ok: true });
    await vi.advanceTimersByTimeAsync(999);
    expect(thread(index).hasEnded).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(thread(index).hasEnded).toBe(true);
  }
  await queue.close();
});
