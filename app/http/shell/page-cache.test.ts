import { expect, test } from "vitest";
import { answerPage, keptForVisitors, PageCache } from "./page-cache.server";

const address = "http://localhost/generate?tab=recent";

/** Finishes a page as its rendering does. */
function finish(html: string, keep: ReturnType<PageCache["begin"]>): Response {
  const headers = new Headers(keptForVisitors());
  return answerPage(new Request(address), 200, headers, Buffer.from(html), keep);
}

const keptIn = (cache: PageCache) => cache.find("/generate?tab=recent")?.html.toString();

test("a page that was begun before a change and is done after it is sent, but not kept", async () => {
  const cache = new PageCache();
  const slow = cache.begin();
  cache.clear();
  const answer = finish("of before", slow);
  expect([answer.status, await answer.text()]).toEqual([200, "of before"]);
  expect(keptIn(cache)).toBeUndefined();
  const next = cache.begin();
  finish("of after", next);
  expect(keptIn(cache)).toBe("of after");
  // Not even in place of what others have read since.
  finish("of before", slow);
  expect(keptIn(cache)).toBe("of after");
});

test("a change drops what is kept, and of two renderings since the last change the later counts", () => {
  const cache = new PageCache();
  const [first, second] = [cache.begin(), cache.begin()];
  finish("one", first);
  finish("two", second);
  expect(keptIn(cache)).toBe("two");
  cache.clear();
  expect(keptIn(cache)).toBeUndefined();
});
