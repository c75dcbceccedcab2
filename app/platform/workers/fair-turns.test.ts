import { expect, test, vi } from "vitest";
import { FairTurns } from "./fair-turns";
import { lineOf } from "./lines";

const FLOOD = {
  ...{ waiting: 1, givesWayMs: 0, lastingMs: 0, gapMs: 0 },
  ...{ workedMs: () => 0, aboutMs: 1_000 },
};
const pauseOf = (ms: number) => ({
  ...{ mostTimes: 0, leastMs: ms, mostMs: ms },
  ...{ heavyMs: 0, heavyMostMs: 0 },
});

/** Work that goes on until it is let go. */
function hold(turns: FairTurns, begun: string[], visitor: string, name: string) {
  let end = () => {};
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  const done = turns.run(visitor, () => {
    begun.push(name);
    return ended;
  });
  return { end, done };
}

test("visitors take turns, however much one of them asks for", async () => {
  const turns = new FairTurns("things", {
    atOnce: 1,
    perVisitor: 1,
    waitingPerVisitor: 5,
    waiting: 9,
  });
  const begun: string[] = [];
  const all = [
    hold(turns, begun, "mallory", "m1"),
    hold(turns, begun, "mallory", "m2"),
    hold(turns, begun, "mallory", "m3"),
    hold(turns, begun, "ann", "a1"),
    hold(turns, begun, "bob", "b1"),
  ];
  for (const one of all) one.end();
  await Promise.all(all.map(({ done }) => done));
  expect(begun).toEqual(["m1", "m2", "a1", "b1", "m3"]);
});

test("nobody has more than their share at once, though there is room", async () => {
  const turns = new FairTurns("things", {
    atOnce: 3,
    perVisitor: 2,
    waitingPerVisitor: 1,
    waiting: 9,
  });
  const begun: string[] = [];
  const [first, ...others] = ["m1", "m2", "m3"].map((name) => hold(turns, begun, "mallory", name));
  const ann = hold(turns, begun, "ann", "a1");
  await Promise.resolve();
  expect(begun).toEqual(["m1", "m2", "a1"]);
  await expect(turns.take("mallory")).rejects.toMatchObject({ status: 429, retryAfterSeconds: 5 });
  first?.end();
  await first?.done;
  await expect.poll(() => begun).toEqual(["m1", "m2", "a1", "m3"]);
  for (const one of [...others, ann]) one.end();
});

test("whoever floods goes one at a time, and gives way to everybody else", async () => {
  const turns = new FairTurns("things", {
    atOnce: 9,
    perVisitor: 2,
    waitingPerVisitor: 9,
    waiting: 9,
    flood: { ...FLOOD, waiting: 2, pause: pauseOf(3_600_000), aboutMs: 0 },
  });
  const begun: string[] = [];
  const flood = ["m1", "m2", "m3", "m4", "m5"].map((name) => hold(turns, begun, "mallory", name));
  const ann = hold(turns, begun, "ann", "a1");
  await expect.poll(() => begun).toEqual(["m1", "m2", "a1"]);
  for (const one of flood.slice(0, 2)) one.end();
  await Promise.all(flood.slice(0, 2).map(({ done }) => done));
  const bob = hold(turns, begun, "bob", "b1");
  await expect.poll(() => begun).toEqual(["m1", "m2", "a1", "b1"]);
  ann.end();
  bob.end();
  await Promise.all([ann.done, bob.done]);
  // Three wait: one goes. Then there are two, then one, which is no flood any more.
  await expect.poll(() => begun).toEqual(["m1", "m2", "a1", "b1", "m3"]);
  for (const one of flood.slice(2)) one.end();
  await Promise.all(flood.map(({ done }) => done));
  expect(begun).toEqual(["m1", "m2", "a1", "b1", "m3", "m4", "m5"]);
});

test("whoever floods is not kept out by others for ever", async () => {
  const turns = new FairTurns("things", {
    atOnce: 9,
    perVisitor: 1,
    waitingPerVisitor: 9,
    waiting: 9,
    flood: { ...FLOOD, pause: pauseOf(1) },
  });
  const begun: string[] = [];
  const ann = hold(turns, begun, "ann", "a1");
  const [first, second, third] = ["m1", "m2", "m3"].map((name) =>
    hold(turns, begun, "mallory", name),
  );
  first?.end();
  await expect.poll(() => begun).toEqual(["a1", "m1", "m2"]);
  second?.end();
  await expect.poll(() => begun).toEqual(["a1", "m1", "m2", "m3"]);
  third?.end();
  ann.end();
  await ann.done;
});

test("behind work that took much of the thread others have peace for longer, up to a bound", async () => {
  vi.useFakeTimers({ toFake: ["performance", "setTimeout", "clearTimeout"] });
  try {
    let worked = 0;
    const turns = new FairTurns("things", {
      ...{ atOnce: 9, perVisitor: 1, waitingPerVisitor: 9, waiting: 9 },
      flood: {
        ...FLOOD,
        workedMs: () => worked,
        pause: { mostTimes: 5, leastMs: 10, mostMs: 250, heavyMs: 600, heavyMostMs: 3_000 },
      },
    });
    const begun: string[] = [];
    const flood = ["m1", "m2", "m3", "m4", "m5", "m6", "m7"].map((name) =>
      hold(turns, begun, "mallory", name),
    );
    hold(turns, begun, "ann", "a1");
    // By the seconds that it lasts: after 2, after 4, and from 5 on as many times. Heavy work by what is above its bound.
    const pauses = [
      [2_000, 0, 10],
      [1_990, 20, 80],
      [5_920, 20, 100],
      [300, 500, 250],
      [300, 700, 500],
      [300, 9_000, 3_000],
    ] as const;
    for (const [at, [later, work, pause]] of pauses.entries()) {
      await vi.advanceTimersByTimeAsync(later);
      const before = [...begun];
      worked += work;
      flood[at]?.end();
      await vi.advanceTimersByTimeAsync(pause - 1);
      expect(begun).toEqual(before);
      await vi.advanceTimersByTimeAsync(1);
      expect(begun).toEqual([...before, `m${at + 2}`]);
    }
  } finally {
    vi.useRealTimers();
  }
});

test("what comes at once and ends is no flood", async () => {
  vi.useFakeTimers({ toFake: ["performance", "setTimeout", "clearTimeout"] });
  try {
    const turns = new FairTurns("things", {
      ...{ atOnce: 9, perVisitor: 1, waitingPerVisitor: 9, waiting: 9 },
      flood: { ...FLOOD, waiting: 2, lastingMs: 5_000, pause: pauseOf(3_600_000) },
    });
    const begun: string[] = [];
    hold(turns, begun, "ann", "a1");
    const comeAndGo = async (names: string[], everyMs: number) => {
      const all = names.map((name) => hold(turns, begun, "class", name));
      for (const { end } of all) {
        await vi.advanceTimersByTimeAsync(everyMs);
        end();
      }
      await vi.advanceTimersByTimeAsync(0);
    };
    // Three seconds with many waiting, twice: in between there were fewer.
    await comeAndGo(["c1", "c2", "c3", "c4", "c5"], 1_000);
    await comeAndGo(["d1", "d2", "d3", "d4", "d5"], 1_000);
    expect(begun).toEqual(["a1", ..."c1 c2 c3 c4 c5 d1 d2 d3 d4 d5".split(" ")]);
    await comeAndGo(["e1", "e2", "e3", "e4", "e5"], 2_000);
    expect(begun.slice(11)).toEqual(["e1", "e2", "e3"]);
  } finally {
    vi.useRealTimers();
  }
});

test("large work takes several of its visitor's places, and nobody waits for more than there are", async () => {
  const turns = new FairTurns("things", {
    ...{ atOnce: 9, perVisitor: 4, waitingPerVisitor: 9, waiting: 9 },
  });
  const first = await turns.take("mallory", { places: 3 });
  const begun: string[] = [];
  const next = turns.take("mallory", { places: 3 }).then((leave) => {
    begun.push("large");
    return leave;
  });
  const small = turns.take("mallory").then((leave) => {
    begun.push("small");
    return leave;
  });
  (await turns.take("ann", { places: 3 }))();
  expect(begun).toEqual([]);
  first();
  (await next)();
  (await small)();
  expect(begun).toEqual(["large", "small"]);
  (await turns.take("mallory", { places: 99 }))();
});

test("a flood that stops for a moment goes on as one", async () => {
  vi.useFakeTimers({ toFake: ["performance", "setTimeout", "clearTimeout"] });
  try {
    const turns = new FairTurns("things", {
      ...{ atOnce: 9, perVisitor: 1, waitingPerVisitor: 9, waiting: 9 },
      flood: { ...FLOOD, lastingMs: 2_000, gapMs: 1_000, pause: pauseOf(3_600_000) },
    });
    const begun: string[] = [];
    hold(turns, begun, "ann", "a1");
    const burst = async (names: string[]) => {
      const all = names.map((name) => hold(turns, begun, "mallory", name));
      for (const { end } of all) {
        await vi.advanceTimersByTimeAsync(500);
        end();
      }
      await vi.advanceTimersByTimeAsync(0);
    };
    await burst(["b1", "b2", "b3"]);
    await vi.advanceTimersByTimeAsync(400);
    await burst(["c1", "c2", "c3"]);
    expect(begun).toEqual(["a1", "b1", "b2", "b3", "c1"]);
  } finally {
    vi.useRealTimers();
  }
});

test("whoever floods pauses for as long as others are about, and no longer", async () => {
  vi.useFakeTimers({ toFake: ["performance", "setTimeout", "clearTimeout"] });
  try {
    const turns = new FairTurns("things", {
      ...{ atOnce: 9, perVisitor: 1, waitingPerVisitor: 9, waiting: 9 },
      flood: { ...FLOOD, pause: pauseOf(25) },
    });
    const begun: string[] = [];
    const ann = hold(turns, begun, "ann", "a1");
    const [first, second] = ["m1", "m2", "m3", "m4"].map((name) =>
      hold(turns, begun, "mallory", name),
    );
    ann.end();
    first?.end();
    await vi.advanceTimersByTimeAsync(24);
    expect(begun).toEqual(["a1", "m1"]);
    await vi.advanceTimersByTimeAsync(1);
    expect(begun).toEqual(["a1", "m1", "m2"]);
    await vi.advanceTimersByTimeAsync(FLOOD.aboutMs);
    second?.end();
    await vi.advanceTimersByTimeAsync(0);
    expect(begun).toEqual(["a1", "m1", "m2", "m3"]);
  } finally {
    vi.useRealTimers();
  }
});

test("a second line of somebody has places of its own, and is no stranger that the first would make room for", async () => {
  const begunBeside = async (other: string) => {
    const turns = new FairTurns("things", {
      ...{ atOnce: 9, perVisitor: 1, waitingPerVisitor: 9, waiting: 99 },
      flood: { ...FLOOD, givesWayMs: 60_000, pause: pauseOf(60_000) },
    });
    const begun: string[] = [];
    const all = [
      hold(turns, begun, other, "other"),
      hold(turns, begun, "mallory", "m1"),
      hold(turns, begun, "mallory", "m2"),
    ];
    all[1]?.end();
    await all[1]?.done;
    await Promise.resolve();
    return begun;
  };
  expect(await begunBeside(lineOf("mallory", "bodies"))).toEqual(["other", "m1", "m2"]);
  expect(await begunBeside("ann")).toEqual(["other", "m1"]);
});

test("where much waits in somebody's first line, their second one gives way as well", async () => {
  const turns = new FairTurns("things", {
    ...{ atOnce: 9, perVisitor: 1, waitingPerVisitor: 9, waiting: 99 },
    flood: { ...FLOOD, givesWayMs: 60_000, pause: pauseOf(0) },
  });
  const begun: string[] = [];
  const ann = hold(turns, begun, "ann", "a1");
  const own = ["m1", "m2"].map((name) => hold(turns, begun, "mallory", name));
  const body = hold(turns, begun, lineOf("mallory", "bodies"), "body");
  await Promise.resolve();
  expect(begun).toEqual(["a1", "m1"]);
  ann.end();
  await ann.done;
  // Nor does it wait for what goes on in the first, which may take long.
  await expect.poll(() => begun).toEqual(["a1", "m1", "body"]);
  for (const one of [...own, body]) one.end();
});

test("when too much waits, of whomever, the next one is told to come back", async () => {
  const turns = new FairTurns("things", {
    atOnce: 1,
    perVisitor: 1,
    waitingPerVisitor: 5,
    waiting: 1,
  });
  const leave = await turns.take("ann");
  const waiting = turns.take("bob");
  await expect(turns.take("carol")).rejects.toMatchObject({ status: 503 });
  leave();
  (await waiting)();
  (await turns.take("carol"))();
});

test("whoever leaves while waiting makes room, and a turn that ends twice ends once", async () => {
  const turns = new FairTurns("things", {
    atOnce: 1,
    perVisitor: 1,
    waitingPerVisitor: 1,
    waiting: 1,
  });
  const leave = await turns.take("ann");
  const gone = new AbortController();
  const waiting = turns.take("bob", { signal: gone.signal });
  gone.abort();
  await expect(waiting).rejects.toThrow();
  const carol = turns.take("carol");
  leave();
  leave();
  const leaveCarol = await carol;
  const next = turns.take("dave");
  let hasBegun = false;
  void next.then(() => {
    hasBegun = true;
  });
  await Promise.resolve();
  expect(hasBegun).toBe(false);
  leaveCarol();
  (await next)();
});
