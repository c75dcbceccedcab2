import { expect, test } from "vitest";
import type { GenerationEventData } from "./events";
import { LiveLog, type LoggedEvent } from "./live-log.server";

const never = new AbortController().signal;

async function read(log: LiveLog, afterSeq = 0): Promise<LoggedEvent[]> {
  const seen: LoggedEvent[] = [];
  for await (const event of log.follow(afterSeq, never)) seen.push(event);
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
  const reader = log.follow(0, never);
  const first = reader.next();
  let seen = false;
  void first.then(() => {
    seen = true;
  });
  await new Promise((resolve) => setImmediate(resolve));
  expect(seen).toBe(false);
  release();
  await expect(first).resolves.toMatchObject({ value: { seq: 1 } });
  expect(stored).toHaveLength(1);
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
  const events: GenerationEventData[] = [
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

test("a reader that leaves stops following", async () => {
  const log = new LiveLog(async () => {});
  const leaving = new AbortController();
  const reader = log.follow(0, leaving.signal);
  const next = reader.next();
  leaving.abort();
  await expect(next).resolves.toMatchObject({ done: true });
});
