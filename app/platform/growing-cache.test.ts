import { expect, test } from "vitest";
import { growingCache } from "./growing-cache";

test("it holds as many entries as it may, and lets go of what was asked for longest ago", () => {
  const cache = growingCache<string, number>(3);
  for (const [at, key] of ["a", "b", "c"].entries()) cache.set(key, at);
  cache.get("a");
  cache.set("d", 3);
  expect([...cache.keys()].sort()).toEqual(["a", "c", "d"]);
});

test("an entry is good for its time", () => {
  let now = 1;
  const cache = growingCache<string, number>(3, {
    ttl: 1_000,
    ttlResolution: 0,
    perf: { now: () => now },
  });
  cache.set("a", 1);
  now += 999;
  expect(cache.get("a")).toBe(1);
  now += 2;
  expect(cache.get("a")).toBeUndefined();
});

test("a hundred caches of a million entries each take no room before there is an entry", () => {
  const before = process.memoryUsage();
  const caches = Array.from({ length: 100 }, () => growingCache<string, number>(1_000_000));
  const after = process.memoryUsage();
  const taken = after.heapUsed + after.arrayBuffers - before.heapUsed - before.arrayBuffers;
  expect(caches.every((cache) => cache.size === 0)).toBe(true);
  expect(taken).toBeLessThan(50_000_000);
});
