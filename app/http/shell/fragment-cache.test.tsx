import { expect, test } from "vitest";
import { FragmentCache } from "./fragment-cache.server";

const saying = (words: string) => async () => <p>{words}</p>;

test("a fragment is made once, and escaped", async () => {
  const cache = new FragmentCache();
  const asked = [cache.find("/", saying("one < two")), cache.find("/", saying("another"))];
  expect(await Promise.all(asked)).toEqual(["<p>one &lt; two</p>", "<p>one &lt; two</p>"]);
  expect(await cache.find("/blog", saying("another"))).toBe("<p>another</p>");
});

test("one that was begun before a change and is done after it is not shown to who asks later", async () => {
  const cache = new FragmentCache();
  let read = (_: string) => {};
  const slow = cache.find("/", async () => (
    <p>{await new Promise<string>((done) => (read = done))}</p>
  ));
  cache.clear();
  const later = cache.find("/", saying("of after"));
  read("of before");
  expect([await slow, await later]).toEqual(["<p>of before</p>", "<p>of after</p>"]);
  expect(await cache.find("/", saying("never made"))).toBe("<p>of after</p>");
});

test("a failure is told, and the next who asks tries again", async () => {
  const cache = new FragmentCache();
  const away = async () => {
    throw new Error("the database is away");
  };
  await expect(cache.find("/", away)).rejects.toThrow("the database is away");
  expect(await cache.find("/", saying("back"))).toBe("<p>back</p>");
});
