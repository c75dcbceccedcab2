import { beforeAll, describe, expect, test } from "vitest";
import type { AppClient } from "../support/app-client";
import { pageText } from "../support/html-tables";
import { type SharedApp, sharedApp } from "../support/shared-app";

let app: SharedApp;
let ann: AppClient;
let visitor: AppClient;

beforeAll(async () => {
  app = await sharedApp();
  ann = await app.person("ann");
  visitor = app.visitor();
});

const write = async (title: string, content = "x", category = "ideas") =>
  (await ann.json("POST", "/api/forum/threads", { title, content, category })).body.id as string;

const search = (query: Record<string, string>) =>
  visitor.get(`/community/search?${new URLSearchParams(query)}`);

describe("the page of a search", () => {
  test("shows what was found, marked, and leads there", async () => {
    const id = await write("Straßenfußball <b>", "Wir **spielen** heute");
    const page = await search({ q: "strassenfuss" });
    expect(page.status).toBe(200);
    expect(page.text).toContain(`href="/community/threads/${id}"`);
    expect(page.text).toContain("<mark>Straßenfußball</mark>");
    expect(page.text).not.toContain("Straßenfußball <b>");
    expect(pageText(page.text)).toContain("Wir spielen heute");
    expect(page.headers["cache-control"]).toBe("private, no-store");
  });

  test("finds by category and by name, and keeps what was asked for", async () => {
    await write("Quokka in help", "x", "help");
    await write("Quokka in ideas");
    const found = await search({ q: "quokka", category: "help", author: app.nameOf("ann") });
    expect(found.text).toContain("Quokka</mark> in help");
    expect(found.text).not.toContain("in ideas");
    expect(found.text).toContain('value="quokka"');
    expect(found.text).toMatch(/<option value="help" selected=""/);
  });

  test("goes on where there is more", async () => {
    for (let n = 0; n < 22; n += 1) await write(`Wombat ${n}`);
    const first = await search({ q: "wombat" });
    const [, next = ""] = /href="([^"]+)" rel="next"/.exec(first.text) ?? [];
    const second = await visitor.get(next.replaceAll("&amp;", "&"));
    expect(second.text).toContain("Wombat</mark> 0");
    expect(second.text).not.toContain('rel="next"');
  });

  test("is where the community's address leads with words in it", async () => {
    const answer = await visitor.get("/community?q=a%26b");
    expect([answer.status, answer.headers.location]).toEqual([302, "/community/search?q=a%26b"]);
  });

  test.each([
    ["no words", {}],
    ["signs of databases", { q: `"a' OR 1=1 -- NEAR(* :*` }],
    ["10 kB", { q: "x y ".repeat(2_500) }],
    ["a place that is none", { q: "wombat", after: "-1e9" }],
    ["a place beyond the end", { q: "wombat", after: "1" }],
    ["a category that is none", { q: "wombat", category: "../x" }],
  ])("answers %s", async (_what, query) => {
    expect((await search(query as Record<string, string>)).status).toBe(200);
  });
});

describe("a feed", () => {
  test("tells of new threads, of all and of a category", async () => {
    const id = await write("Feed & <thread>", "Some **words**", "show-and-tell");
    for (const path of ["/community/feed.xml", "/community/categories/show-and-tell/feed.xml"]) {
      const feed = await visitor.get(path);
      expect([feed.status, feed.headers["content-type"]]).toEqual([
        200,
        "application/rss+xml; charset=utf-8",
      ]);
      expect(feed.text).toContain("<title>Feed &amp; &lt;thread&gt;</title>");
      expect(feed.text).toMatch(new RegExp(`<link>http://[^<]+/community/threads/${id}</link>`));
      expect(feed.text).toContain("<description>Some words</description>");
    }
    const other = await visitor.get("/community/categories/help/feed.xml");
    expect(other.text).not.toContain("Feed &amp;");
    expect((await visitor.get("/community/categories/none/feed.xml")).status).toBe(404);
  });

  test("tells of a thread's replies, and is named on its page", async () => {
    const id = await write("Followed");
    await ann.json("POST", `/api/forum/threads/${id}/replies`, { content: "A reply" });
    const path = `/community/threads/${id}/feed.xml`;
    expect((await visitor.get(`/community/threads/${id}`)).text).toContain(`href="${path}"`);
    const feed = await visitor.get(path);
    expect(feed.text).toContain("<description>A reply</description>");
    expect(feed.text).toMatch(new RegExp(`/community/threads/${id}\\?at=\\w+#reply-\\w+</link>`));
    expect((await visitor.get("/community/threads/none/feed.xml")).status).toBe(404);
  });

  test("is sent once to a reader that asks again, until there is something new", async () => {
    const id = await write("Asked again");
    const path = `/community/threads/${id}/feed.xml`;
    const etag = String((await visitor.get(path)).headers.etag);
    const again = await visitor.get(path, { "if-none-match": `"other", ${etag}` });
    expect([again.status, again.text, again.headers.etag]).toEqual([304, "", etag]);
    await ann.json("POST", `/api/forum/threads/${id}/replies`, { content: "New" });
    const later = await visitor.get(path, { "if-none-match": etag });
    expect([later.status, later.headers.etag === etag]).toEqual([200, false]);
  });

  test("has nothing of what its author has deleted", async () => {
    const kept = await write("Kept thread");
    const reply = { content: "Deleted words" };
    const sent = await ann.json("POST", `/api/forum/threads/${kept}/replies`, reply);
    const gone = await write("Gone thread");
    for (const id of [sent.body.id, gone]) await ann.form(`/community/posts/${id}/delete`, {});
    expect((await visitor.get(`/community/threads/${gone}/feed.xml`)).status).toBe(404);
    expect((await visitor.get("/community/feed.xml")).text).not.toContain("Gone thread");
    const feed = await visitor.get(`/community/threads/${kept}/feed.xml`);
    expect([feed.status, feed.text.includes("Deleted words")]).toEqual([200, false]);
  });
});
