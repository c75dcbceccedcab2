import { beforeEach, expect, test } from "vitest";
import { FairCache } from "./fair-cache";

let gone: string[];
let cache: FairCache<{ bytes: number }>;
beforeEach(() => {
  gone = [];
  cache = new FairCache({
    all: { count: 8, bytes: 100 },
    each: { count: 6, bytes: 80 },
    sizeOf: ({ bytes }) => bytes,
    onGone: (_value, key) => gone.push(key),
  });
});
const hold = (holder: string, key: string, bytes = 1) => cache.set(key, holder, { bytes });

test("who holds most bytes makes room first, with what they asked for longest ago", () => {
  hold("ann", "ann's", 10);
  for (const key of ["1", "2", "3", "4"]) hold("bob", key, 20);
  expect(gone).toEqual([]);
  cache.get("1");
  hold("eve", "eve's", 30);
  expect(gone).toEqual(["2"]);
  expect(cache.peek("ann's")).toEqual({ bytes: 10 });
  hold("bob", "5", 20);
  expect(gone).toEqual(["2", "3"]);
  expect(cache.heldBy("bob")).toEqual({ count: 3, bytes: 60 });
});

test("who holds most values makes room first", () => {
  for (const key of ["1", "2", "3", "4", "5"]) hold("bob", key);
  for (const key of ["a", "b", "c", "d"]) hold("ann", key);
  expect(gone).toEqual(["1"]);
});

test("one holder's bounds cost nobody else anything", () => {
  hold("ann", "ann's", 10);
  for (let key = 0; key < 30; key += 1) hold("bob", String(key), 2);
  expect(gone).toEqual(Array.from({ length: 24 }, (_, key) => String(key)));
  hold("bob", "large", 79);
  expect(cache.heldBy("bob")).toEqual({ count: 1, bytes: 79 });
  expect(cache.peek("ann's")).toBeDefined();
});

test("a value that takes another one's place is counted anew, and is not gone", () => {
  hold("ann", "site", 70);
  hold("ann", "site", 5);
  expect(cache.heldBy("ann")).toEqual({ count: 1, bytes: 5 });
  expect(gone).toEqual([]);
  // It is somebody else's now.
  hold("bob", "site", 7);
  expect([cache.heldBy("ann").bytes, cache.heldBy("bob").bytes]).toEqual([0, 7]);
});

test("what is deleted is gone, and leaves nothing of its holder", () => {
  hold("ann", "site", 70);
  cache.delete("site");
  cache.delete("site");
  expect(gone).toEqual(["site"]);
  expect(cache.keys()).toEqual([]);
  expect(cache.get("site")).toBeUndefined();
});
