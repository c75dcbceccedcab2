import { expect, test } from "vitest";
import { cookiePair } from "~/platform/cookies.server";
import { readTheme, THEME_COOKIE, themeCookie } from "~/platform/theme.server";
import { answerPage, keptForVisitors, PageCache } from "./page-cache.server";

/** Answers a visitor who wants these colours with a page in them, and keeps it. */
function answer(cache: PageCache, theme?: string): Response {
  const headers = theme ? { Cookie: cookiePair(THEME_COOKIE, theme) } : undefined;
  const request = new Request("http://localhost/docs", headers && { headers });
  const html = Buffer.from(`<html data-theme="${readTheme(request.headers.get("Cookie"))}">`);
  return answerPage(request, 200, new Headers(keptForVisitors()), html, cache.begin());
}

test("a page that visitors share is kept in each theme, and caches are told what it depends on", () => {
  const cache = new PageCache();
  const answers = [undefined, "dark", "nonsense"].map((theme) => answer(cache, theme));
  expect(cache.find("/docs")?.html.toString()).toBe('<html data-theme="system">');
  expect(cache.find("/docs dark")?.html.toString()).toBe('<html data-theme="dark">');
  expect(cache.find("/docs light")).toBeNull();
  expect(answers.map(({ headers }) => headers.get("Vary"))).toEqual(["Cookie", "Cookie", "Cookie"]);
  const tags = answers.map(({ headers }) => headers.get("ETag"));
  expect(tags[0]).not.toBe(tags[1]);
  cache.clear("/docs");
  expect(cache.find("/docs dark")).toBeNull();
});

test("choosing the system's colours removes the cookie", () => {
  expect(themeCookie("dark")).toMatch(/=dark; .*Max-Age=\d{7,}/);
  expect(themeCookie("system")).toMatch(/=; .*Max-Age=0/);
});
