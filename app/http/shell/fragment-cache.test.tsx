import { afterEach, expect, test, vi } from "vitest";
import { FragmentCache } from "./fragment-cache.server";
import { answerPage, FRESH_MS, keptForVisitors, PageCache } from "./page-cache.server";

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

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

test("a page with a fragment in it is never older than what is promised of both", async () => {
  vi.useFakeTimers({ toFake: ["Date", "setTimeout", "clearTimeout"] });
  vi.spyOn(performance, "now").mockImplementation(Date.now);
  const [pages, fragments] = [new PageCache(), new FragmentCache()];
  const open = async () => {
    const kept = pages.find("/");
    if (kept) return kept.html.toString();
    const keep = pages.begin();
    const made = Date.now();
    const html = await fragments.find("/", saying(String(made)));
    const headers = new Headers(keptForVisitors());
    answerPage(new Request("http://localhost/"), 200, headers, Buffer.from(html), keep);
    return html;
  };
  let oldest = 0;
  for (let step = 0; step < 60; step += 1) {
    oldest = Math.max(oldest, Date.now() - Number((await open()).replaceAll(/\D/g, "")));
    if (step % 7 === 3) pages.clear();
    vi.advanceTimersByTime(FRESH_MS / 13);
  }
  expect(oldest).toBeGreaterThan(FRESH_MS / 2);
  expect(oldest).toBeLessThanOrEqual(FRESH_MS);
});
