import { expect, test } from "vitest";
import { pace } from "./answer-pace";

const go = new AbortController().signal;

test("an answer at a model's own pace waits for nothing", async () => {
  const began = performance.now();
  for (let piece = 0; piece < 1_000; piece += 1) await pace(0.5, go);
  expect(performance.now() - began).toBeLessThan(50);
});

test("together, answers that keep the thread busy leave three quarters of it to others", async () => {
  const began = performance.now();
  const answer = async () => {
    for (let piece = 0; piece < 3; piece += 1) await pace(10, go);
  };
  await Promise.all([answer(), answer()]);
  // Six pieces of ten milliseconds.
  expect(performance.now() - began).toBeGreaterThanOrEqual(175);
});

test("who stops an answer does not wait for its turn", async () => {
  const stop = new AbortController();
  const waiting = pace(10_000, stop.signal);
  stop.abort();
  await waiting;
});
