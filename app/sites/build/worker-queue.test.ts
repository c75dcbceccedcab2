import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { type ScriptedProcess, ScriptedProcesss } from "../../../tests/support/scripted-processes";
import { SiteBuilder } from "./build.server";
import { WAITING_EACH, WorkerQueue } from "./worker-queue.server";

/** Who waits for whom. Time passes only as a test says; what is built is never built. */

const BUILD_MS = 5_000;
const QUICK_MS = 500;

let threads: ScriptedProcesss;
beforeEach(() => {
  vi.useFakeTimers();
  threads = new ScriptedProcesss();
});
afterEach(() => void vi.useRealTimers());

const treeOf = (path: string) => new Map([[path, ""]]);
const thread = (index: number) => {
  const found = threads.all[index];
  if (!found) throw new Error(`There is no thread ${index}.`);
  return found;
};
/** Lets what was asked for begin: a tree is read when its build's turn has come. */
const begin = () => vi.advanceTimersByTimeAsync(0);
const newBuilder = () =>
  new SiteBuilder({ startProcess: threads.start, buildMs: BUILD_MS, quickMs: QUICK_MS });

describe("builds", () => {
  test("are made one at a time, in order, on one worker", async () => {
    const builder = newBuilder();
    const builds = ["a", "b"].map((path) => builder.build(treeOf(path), "preview"));
    await begin();
    expect(threads.work).toEqual(["a"]);
    thread(0).finish();
    expect(await builds[0]).toMatchObject({ ok: true });
    await begin();
    expect(threads.work).toEqual(["a, b"]);
    thread(0).finish();
    expect(await builds[1]).toMatchObject({ ok: true });
  });

  test("that wait are not made when nobody needs them any more", async () => {
    const builder = newBuilder();
    const stop = new AbortController();
    const first = builder.build(treeOf("a"), "preview");
    const second = builder.build(treeOf("b"), "preview", { signal: stop.signal });
    await begin();
    stop.abort();
    // At once: nobody's tree is kept for what is not built.
    expect(await second).toMatchObject({ ok: false });
    thread(0).finish();
    expect(await first).toMatchObject({ ok: true });
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
    await begin();
    expect(threads.work).toEqual(["(slow)", "other, other", "slow, slow"]);
    thread(1).finish();
    thread(2).finish();
    await Promise.all(again);
    // It was quick this time, which is known too.
    void make("slow");
    await begin();
    expect(threads.work).toEqual(["(slow)", "other, other, slow", "slow, slow"]);
  });

  test("that take long and keep nobody waiting go on", async () => {
    const builder = newBuilder();
    const slow = builder.build(treeOf("slow"), "preview", { project: "slow" });
    await vi.advanceTimersByTimeAsync(QUICK_MS * 2);
    thread(0).finish();
    expect(await slow).toMatchObject({ ok: true });
    void builder.build(treeOf("slow"), "preview", { project: "slow" });
    await begin();
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
    await begin();
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
    await begin();
    thread(0).break(why);
    expect(await broken).toMatchObject({
      ok: false,
      problems: [{ text: expect.stringContaining(text) }],
    });
    const next = builder.build(treeOf("next"), "preview");
    await begin();
    thread(1).finish();
    expect(await next).toMatchObject({ ok: true });
  });

  test("are stopped for what they take of the processors, and on a busy machine not before", async () => {
    threads.processor = 0;
    const builder = newBuilder();
    const build = builder.build(treeOf("a"), "preview");
    await begin();
    const slow = thread(0);
    await vi.advanceTimersByTimeAsync(BUILD_MS);
    // It had a fifth of a processor: of its time the rest is left.
    slow.processor = 1_000;
    await vi.advanceTimersByTimeAsync(2 * BUILD_MS);
    expect(slow.hasEnded).toBe(false);
    slow.finish();
    expect(await build).toMatchObject({ ok: true });

    const greedy = builder.build(treeOf("b"), "preview");
    await begin();
    await vi.advanceTimersByTimeAsync(BUILD_MS - 1);
    slow.processor = 1_000 + BUILD_MS;
    await vi.advanceTimersByTimeAsync(2);
    expect(await greedy).toMatchObject({
      problems: [{ text: "The build took longer than 5 seconds and was stopped." }],
    });
  });

  test("that a busy machine does not get to are not told that they took too long", async () => {
    threads.processor = 0;
    const build = newBuilder().build(treeOf("a"), "preview");
    await begin();
    thread(0).processor = 20;
    await vi.advanceTimersByTimeAsync(4 * BUILD_MS + 100);
    expect(await build).toMatchObject({
      problems: [{ text: expect.stringContaining("too busy with other work") }],
    });
  });

  test("that are quick let nobody pre-empt them for being slow on a busy machine", async () => {
    threads.processor = 0;
    const builder = newBuilder();
    const make = (visitor: string) =>
      builder.build(treeOf(visitor), "preview", { visitor, project: visitor });
    const build = make("bob");
    const other = make("ann");
    await begin();
    thread(0).processor = 100;
    await vi.advanceTimersByTimeAsync(2 * QUICK_MS - 10);
    expect(threads.work).toEqual(["bob"]);
    thread(0).finish();
    expect(await build).toMatchObject({ ok: true });
    await begin();
    thread(0).processor = 100 + QUICK_MS;
    void make("bob");
    await vi.advanceTimersByTimeAsync(QUICK_MS);
    expect(threads.work).toEqual(["(bob, ann)", "ann", "bob"]);
    thread(1).finish();
    expect(await other).toMatchObject({ ok: true });
    await builder.close();
  });

  test("that wait while the server stops are told so", async () => {
    const builder = newBuilder();
    const builds = ["a", "b"].map((path) => builder.build(treeOf(path), "preview"));
    await begin();
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

describe("visitors", () => {
  const make = (builder: SiteBuilder, visitor: string, name: string) =>
    builder.build(treeOf(name), "preview", { visitor, project: name });

  /** The quick worker as it is now. */
  const quick = () =>
    threads.all.findLast(({ hasEnded, processors }) => !hasEnded && !processors) ?? thread(0);

  test("who bring many slow projects at once keep others waiting for one of them", async () => {
    const builder = newBuilder();
    const slow = Array.from({ length: 8 }, (_, n) => make(builder, "bob", `slow${n}`));
    await begin();
    const ann = Array.from({ length: 3 }, (_, n) => make(builder, "ann", `ann${n}`));
    await vi.advanceTimersByTimeAsync(QUICK_MS);
    for (const build of ann) {
      await vi.advanceTimersByTimeAsync(10);
      expect(threads.work.slice(0, 1)).toEqual(["(slow0)"]);
      quick().finish();
      expect(await build).toMatchObject({ ok: true });
      // She rests for as long as that took.
      await vi.advanceTimersByTimeAsync(10);
    }
    // All of his wait on the slow worker, also those that he asks for from now on.
    const more = make(builder, "bob", "more");
    const last = make(builder, "ann", "last");
    await begin();
    expect(threads.work).toEqual(["(slow0)", "ann0, ann1, ann2, last", "slow0"]);
    quick().finish();
    expect(await last).toMatchObject({ ok: true });
    // None of them is lost: each has its turn there.
    const there = thread(2);
    for (const build of [...slow, more]) {
      await vi.advanceTimersByTimeAsync(1_000);
      there.finish();
      expect(await build).toMatchObject({ ok: true });
    }
    await builder.close();
  });

  test("whose project was quick before it was changed are no exception, for a minute", async () => {
    const builder = newBuilder();
    for (const name of ["one", "two"]) {
      const known = make(builder, "bob", name);
      await begin();
      thread(0).finish();
      await known;
    }
    for (const name of ["one", "two"]) void make(builder, "bob", name);
    const ann = make(builder, "ann", "ann");
    await vi.advanceTimersByTimeAsync(QUICK_MS);
    expect(threads.work.slice(0, 2)).toEqual(["(one, two, one)", "ann"]);
    quick().finish();
    expect(await ann).toMatchObject({ ok: true });
    expect(threads.all).toHaveLength(3);
    thread(2).finish();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(threads.work.at(-1)).toBe("one, two");
    thread(2).finish();
    // After that they begin where everybody's do.
    await vi.advanceTimersByTimeAsync(60_000);
    void make(builder, "bob", "two");
    await begin();
    expect(threads.work[1]).toBe("ann, two");
    await builder.close();
  });

  test("whose own builds alone wait are held back for nobody", async () => {
    const builder = newBuilder();
    void make(builder, "bob", "slow");
    void make(builder, "bob", "quick");
    await vi.advanceTimersByTimeAsync(QUICK_MS);
    await vi.advanceTimersByTimeAsync(QUICK_MS);
    expect(threads.work).toEqual(["(slow)", "slow", "quick"]);
    await builder.close();
  });

  test("who bring one slow project after the other are found out for longer", async () => {
    const builder = newBuilder();
    const known = make(builder, "bob", "known");
    await begin();
    thread(0).finish();
    await known;
    for (let n = 0; n < 5; n += 1) {
      await vi.advanceTimersByTimeAsync(61_000);
      void make(builder, "bob", `slow${n}`);
      await begin();
      const ann = make(builder, "ann", `ann${n}`);
      await vi.advanceTimersByTimeAsync(QUICK_MS);
      quick().finish();
      expect(await ann).toMatchObject({ ok: true });
    }
    await vi.advanceTimersByTimeAsync(61_000);
    void make(builder, "bob", "new");
    void make(builder, "bob", "known");
    const ann = make(builder, "ann", "ann");
    await vi.advanceTimersByTimeAsync(QUICK_MS / 2);
    // What is new of his waits on the slow worker; what was quick once, and others', goes on as ever.
    expect(threads.work.filter((work) => /known$/.test(work))).toHaveLength(1);
    quick().finish();
    await vi.advanceTimersByTimeAsync(1);
    quick().finish();
    expect(await ann).toMatchObject({ ok: true });
    await builder.close();
  });

  test("take turns: whoever asks for much waits, and nobody waits for more than what runs", async () => {
    const builder = newBuilder();
    const much = Array.from({ length: 14 }, (_, n) => make(builder, "bob", `bob${n}`));
    await vi.advanceTimersByTimeAsync(100);
    thread(0).finish();
    await much[0];
    // Bob rests for as long as that took, and then his next one runs.
    expect(threads.work).toEqual(["bob0"]);
    await vi.advanceTimersByTimeAsync(100);
    expect(threads.work).toEqual(["bob0, bob1"]);
    const quick = make(builder, "ann", "ann");
    const other = make(builder, "eve", "eve");
    thread(0).finish();
    await begin();
    expect(threads.work).toEqual(["bob0, bob1, ann"]);
    thread(0).finish();
    expect(await quick).toMatchObject({ ok: true });
    await begin();
    expect(threads.work).toEqual(["bob0, bob1, ann, eve"]);
    thread(0).finish();
    expect(await other).toMatchObject({ ok: true });
    await builder.close();
  });

  test("wait at most for the time of a quick build, whatever a neighbour's builds take", async () => {
    const builder = newBuilder();
    for (let n = 0; n < 14; n += 1) void make(builder, "bob", `bob${n}`);
    await vi.advanceTimersByTimeAsync(10);
    const quick = make(builder, "ann", "ann");
    await vi.advanceTimersByTimeAsync(QUICK_MS - 11);
    expect(threads.work).toEqual(["bob0"]);
    await vi.advanceTimersByTimeAsync(1);
    expect(threads.work).toEqual(["(bob0)", "ann", "bob0"]);
    thread(1).finish();
    expect(await quick).toMatchObject({ ok: true });
    await builder.close();
  });

  test("are not held to be slow for a worker that has to start", async () => {
    let tellReady = () => {};
    const starting = new Promise<void>((resolve) => {
      tellReady = resolve;
    });
    const builder = new SiteBuilder({
      startProcess(listener, options) {
        const started = threads.start(listener, options) as ScriptedProcess;
        started.ready = starting;
        return started;
      },
      quickMs: QUICK_MS,
    });
    const quick = make(builder, "ann", "ann");
    void make(builder, "bob", "bob");
    await vi.advanceTimersByTimeAsync(QUICK_MS * 2);
    tellReady();
    await vi.advanceTimersByTimeAsync(QUICK_MS - 2);
    expect(threads.work).toEqual(["ann"]);
    thread(0).finish();
    expect(await quick).toMatchObject({ ok: true });
    // Nor do they rest for its start.
    await begin();
    thread(0).finish();
    void make(builder, "ann", "another");
    await vi.advanceTimersByTimeAsync(QUICK_MS - 2);
    expect(threads.work).toEqual(["ann, bob, another"]);
    await builder.close();
  });

  test("may have so many builds waiting, and are told of the limit", async () => {
    const builder = newBuilder();
    const builds = Array.from({ length: WAITING_EACH + 2 }, (_, n) => make(builder, "bob", `${n}`));
    expect(await builds.at(-1)).toMatchObject({
      ok: false,
      problems: [{ text: expect.stringContaining(`${WAITING_EACH} builds of yours wait already`) }],
    });
    void make(builder, "ann", "ann");
    await begin();
    thread(0).finish();
    await begin();
    expect(threads.work).toEqual(["0, ann"]);
    await builder.close();
  });
});

describe("a tree", () => {
  test("is read when its build's turn has come, so that it is the newest one", async () => {
    const builder = newBuilder();
    void builder.build(treeOf("first"), "preview");
    let newest = treeOf("old");
    let reads = 0;
    const readTree = async () => {
      reads += 1;
      return newest;
    };
    const build = builder.buildNewest(readTree, "preview");
    await begin();
    expect(reads).toBe(0);
    newest = treeOf("new");
    thread(0).finish();
    await begin();
    expect(threads.work).toEqual(["first, new"]);
    thread(0).finish();
    expect(await build).toMatchObject({ ok: true });
  });

  test("that is built already, or cannot be read, keeps nobody waiting", async () => {
    const builder = newBuilder();
    expect(await builder.buildNewest(async () => null, "preview")).toBeNull();
    const unreadable = builder.buildNewest(() => Promise.reject(new Error("gone")), "preview");
    expect(await unreadable).toMatchObject({
      problems: [{ text: "The project's files could not be read." }],
    });
    expect(threads.work).toEqual([]);
  });

  test("whose reading hangs is given up, and the next one is built", async () => {
    const builder = newBuilder();
    const hanging = builder.buildNewest(() => new Promise(() => {}), "preview", { project: "a" });
    await vi.advanceTimersByTimeAsync(4 * BUILD_MS);
    expect(await hanging).toMatchObject({ ok: false });
    const next = builder.build(treeOf("next"), "preview");
    await begin();
    thread(0).finish();
    expect(await next).toMatchObject({ ok: true });
  });
});

test("a worker that has nothing to do is taken away, and comes back", async () => {
  const limits = { buildMs: BUILD_MS, idleMs: 1_000 };
  const queue = new WorkerQueue({ startProcess: threads.start, limits });
  for (const index of [0, 1]) {
    const readTree = async () => treeOf("a");
    const build = queue.build({ readTree, mode: "preview", visitor: null });
    await begin();
    thread(index).finish();
    expect((await build).result).toMatchObject({ ok: true });
    await vi.advanceTimersByTimeAsync(999);
    expect(thread(index).hasEnded).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(thread(index).hasEnded).toBe(true);
  }
  await queue.close();
});
