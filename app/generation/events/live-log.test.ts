import { expect, test } from "vitest";
import type { LoggedEvent } from "./event-log";
import type { GenerationEvent } from "./events";
import { LiveLog } from "./live-log.server";

const never = new AbortController().signal;

async function read(log: LiveLog, afterSeq = 0): Promise<LoggedEvent[]> {
  const seen: LoggedEvent[] = [];
  await log.follow(afterSeq, (event) => void seen.push(event), never);
  return seen;
}

test("a reader sees an event only after it is stored", async () => {
  const stored: LoggedEvent[] = [];
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const log = new LiveLog(async (events) => {
    await held;
    stored.push(...events);
  });
  log.append({ content: "hello" });
  const seen: LoggedEvent[] = [];
  const isStored: boolean[] = [];
  const reading = log.follow(
    0,
    (event) => {
      seen.push(event);
      isStored.push(stored.includes(event));
      return undefined;
    },
    never,
  );
  await new Promise((resolve) => setImmediate(resolve));
  expect(seen).toEqual([]);
  release();
  await log.close();
  await reading;
  expect(seen).toEqual([{ seq: 1, data: JSON.stringify({ content: "hello" }) }]);
  expect(isStored).toEqual([true]);
});

test("deltas that wait for the store merge into one event, and nothing of them is lost", async () => {
  const batches: LoggedEvent[][] = [];
  const log = new LiveLog(async (events) => void batches.push(events));
  const words = Array.from({ length: 500 }, (_, index) => `word${index} `);
  for (const word of words) log.append({ content: word });
  await log.close();
  const text = (await read(log)).map((event) => JSON.parse(event.data).content).join("");
  expect(text).toBe(words.join(""));
  expect(batches.flat().length).toBeLessThan(10);
});

test("a reader that comes back gets exactly what it has not seen", async () => {
  const log = new LiveLog(async () => {});
  const events: GenerationEvent[] = [
    { type: "notice", text: "one" },
    { type: "notice", text: "two" },
    { type: "notice", text: "three" },
  ];
  for (const event of events) log.append(event);
  await log.close();
  expect((await read(log, 2)).map((event) => event.data)).toEqual([JSON.stringify(events[2])]);
});

test("once an event cannot be stored, nothing after it is shown", async () => {
  const log = new LiveLog(async () => {
    throw new Error("database or disk is full");
  });
  log.append({ content: "lost" });
  await expect(log.flush()).rejects.toThrow("disk is full");
  expect(() => log.append({ content: "more" })).toThrow("disk is full");
  await expect(log.close()).rejects.toThrow("disk is full");
  expect(await read(log)).toEqual([]);
});

test("a slow reader gets the next event when it is ready, and holds no other up", async () => {
  const log = new LiveLog(async () => {});
  let ready = () => {};
  const slow: number[] = [];
  const fast: number[] = [];
  const readings = [
    log.follow(
      0,
      ({ seq }) => {
        slow.push(seq);
        return new Promise((resolve) => {
          ready = resolve;
        });
      },
      never,
    ),
    log.follow(0, ({ seq }) => void fast.push(seq), never),
  ];
  for (const text of ["one", "two", "three"]) log.append({ type: "notice", text });
  await log.close();
  await readings[1];
  expect([slow, fast]).toEqual([[1], [1, 2, 3]]);
  for (const seen of [
    [1, 2],
    [1, 2, 3],
  ]) {
    ready();
    await new Promise((resolve) => setImmediate(resolve));
    expect(slow).toEqual(seen);
  }
  ready();
  await readings[0];
});

test("a reader that fails is alone in it", async () => {
  const log = new LiveLog(async () => {});
  const failing = log.follow(
    0,
    () => {
      throw new Error("no more paper");
    },
    never,
  );
  const reading = read(log);
  log.append({ type: "notice", text: "one" });
  await expect(failing).rejects.toThrow("no more paper");
  await log.close();
  expect(await reading).toHaveLength(1);
});

test("a reader that leaves stops following", async () => {
  const log = new LiveLog(async () => {});
  const leaving = new AbortController();
  const seen: LoggedEvent[] = [];
  const reading = log.follow(0, (event) => void seen.push(event), leaving.signal);
  leaving.abort();
  await reading;
  log.append({ content: "too late" });
  await log.flush();
  expect(seen).toEqual([]);
});
