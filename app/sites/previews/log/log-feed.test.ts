import { expect, test } from "vitest";
import type { LogLine } from "../../engine/site-log";
import { LogFeed } from "./log-feed";
import { KEPT_LENGTH, KEPT_LINES } from "./log-limits";

const line = (id: number, text = `line ${id}`): LogLine => ({
  id,
  source: "console",
  level: "info",
  text,
  at: "2026-01-01T00:00:00.000Z",
});

async function read(feed: LogFeed, last: number): Promise<LogLine[]> {
  const lines: LogLine[] = [];
  for await (const one of feed.lines(new AbortController().signal)) {
    lines.push(one);
    if (one.id === last) return lines;
  }
  return lines;
}

test("a reader that is slow misses the oldest lines, and is told how many", async () => {
  const feed = new LogFeed();
  feed.open([]);
  for (let id = 1; id <= KEPT_LINES + 250; id += 1) {
    feed.take({ id: `chunk ${id}`, lines: [line(id)] });
  }
  const [word, ...rest] = await read(feed, KEPT_LINES + 250);
  expect(word).toMatchObject({ level: "warn", text: expect.stringMatching(/^… 25\d lines came/) });
  const missed = Number(/\d+/.exec(word?.text ?? "")?.[0]);
  expect(rest.map(({ id }) => id)).toEqual(
    Array.from({ length: KEPT_LINES + 250 - missed }, (_, index) => missed + 1 + index),
  );
  expect(rest.length).toBeLessThanOrEqual(KEPT_LINES);
});

test("lines wait up to a length, however few they are", async () => {
  const feed = new LogFeed();
  feed.open([]);
  const text = "x".repeat(KEPT_LENGTH / 10);
  for (let id = 1; id <= 100; id += 1) feed.take({ id: `${id}`, lines: [line(id, text)] });
  const lines = await read(feed, 100);
  // Ten of them, and the word.
  expect(lines.length).toBeLessThanOrEqual(11);
  expect(lines[0]?.text).toMatch(/^… 9\d lines/);
});
