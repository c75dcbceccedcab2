import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { AppClient } from "../support/app-client";
import { AppServer } from "../support/app-server";
import { ask } from "../support/request";

const BROWSER = {
  "user-agent": "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0",
  "sec-fetch-dest": "document",
  accept: "text/html",
};

let app: AppServer;
let ann: AppClient;
let count = 0;

beforeAll(async () => {
  app = await AppServer.start();
  ann = await app.person("ann");
});
afterAll(() => app.stop());

async function publish(name = "Shown"): Promise<{ id: string; slug: string }> {
  count += 1;
  const slug = `visited-${count}`;
  const { id } = (await ann.json("POST", "/api/projects", { name })).body;
  const page = "<!doctype html><title>x</title><h1>one</h1>";
  await ann.json("POST", `/api/projects/${id}/files`, { path: "index.html", content: page });
  await ann.json("POST", `/api/projects/${id}/publish`, { slug });
  return { id, slug };
}

const onSite = (slug: string, headers: Record<string, string>, path = "/") =>
  ask(app.port, `${slug}.sites.localhost:${app.port}`, path, { headers });

async function viewsOf(slug: string): Promise<number> {
  const listed: { slug: string; views: number }[] = (await ann.get("/api/showcase/projects")).body;
  return listed.find((project) => project.slug === slug)?.views ?? -1;
}

describe("a visit", () => {
  test("of the viewer and then of the app's own address counts once", async () => {
    const { slug } = await publish();
    await app.visitor().get(`/generate/${slug}`, BROWSER);
    await expect.poll(() => viewsOf(slug)).toBe(1);
    expect((await onSite(slug, BROWSER)).status).toBe(200);
    expect((await onSite(slug, { ...BROWSER, "sec-fetch-dest": "iframe" })).status).toBe(200);
    await expectNoMore(slug, 1);
  });

  test("of the app's own address counts, also when the browser has the page already", async () => {
    const { slug } = await publish();
    const { etag = "" } = (await onSite(slug, {})).headers;
    const answer = await onSite(slug, { ...BROWSER, "if-none-match": etag });
    expect(answer.status).toBe(304);
    await expect.poll(() => viewsOf(slug)).toBe(1);
  });

  test("shows under Trending", async () => {
    const { slug } = await publish("Most wanted");
    await app.visitor().get(`/generate/${slug}`, BROWSER);
    await expect.poll(() => viewsOf(slug)).toBe(1);
    const page = await ann.get("/generate?tab=trending", { accept: "text/html" });
    expect(page.text).toContain("Most wanted");
    expect(page.text).toContain("1 view");
  });

  test("is not what frames, robots, fetches, the owner and who wishes it not do", async () => {
    const { id, slug } = await publish();
    const path = `/generate/${slug}`;
    const visitor = app.visitor();
    await ann.get(path, { ...BROWSER, "user-agent": `${BROWSER["user-agent"]} Owner` });
    await visitor.get(path, { ...BROWSER, dnt: "1" });
    await visitor.get(path, { ...BROWSER, "sec-gpc": "1" });
    await visitor.get(path, { ...BROWSER, "sec-purpose": "prefetch" });
    await visitor.get(path, { ...BROWSER, "user-agent": "Googlebot/2.1" });
    await visitor.get(path, { ...BROWSER, "sec-fetch-dest": "empty" });
    await visitor.request("HEAD", path, { headers: BROWSER });
    await onSite(slug, { ...BROWSER, "sec-fetch-dest": "iframe" });
    await onSite(slug, BROWSER, "/style.css");
    await ann.json("POST", `/api/projects/${id}/preview/start`);
    const proxy = await ann.get(`/api/projects/${id}/preview/proxy/`, BROWSER);
    const preview = new URL(proxy.headers.location ?? "");
    await ask(app.port, preview.host, "/", { headers: BROWSER });
    await expectNoMore(slug, 0);
  });
});

/** Counting begins when an answer is out: a visit after it is counted later than what came before. */
async function expectNoMore(slug: string, views: number): Promise<void> {
  const { slug: later } = await publish();
  await app.visitor().get(`/generate/${later}`, BROWSER);
  await expect.poll(() => viewsOf(later)).toBe(1);
  expect(await viewsOf(slug)).toBe(views);
}

describe("the feed", () => {
  test("lists the newest apps with addresses to open, and no email", async () => {
    const { slug } = await publish("Tom & <Jerry>");
    for (const accept of ["*/*", "text/html", "application/rss+xml"]) {
      const answer = await app.visitor().get("/generate/feed.xml", { accept });
      expect(answer.status).toBe(200);
      expect(answer.headers["content-type"]).toBe("application/rss+xml; charset=utf-8");
      expect(answer.headers["set-cookie"]).toBeUndefined();
      const [item = ""] = answer.text.match(/<item>.*?<\/item>/s) ?? [];
      expect(item).toContain("<title>Tom &amp; &lt;Jerry&gt;</title>");
      expect(item).toContain(`<link>${app.origin}/generate/${slug}</link>`);
      expect(item).toContain("<dc:creator>ann</dc:creator>");
      expect(answer.text).not.toContain("@");
    }
  });

  test("is told of by the showcase", async () => {
    const page = await app.visitor().get("/generate", { accept: "text/html" });
    const [link = ""] = page.text.match(/<link[^>]*application\/rss\+xml[^>]*>/) ?? [];
    expect(link).toContain('href="/generate/feed.xml"');
  });
});

test("a tab is an address, and a page that cannot be meant is one that can", async () => {
  for (const [address, title] of [
    ["/generate", "Community Showcase"],
    ["/generate?tab=recent", "Recently Added"],
    ["/generate?tab=trending", "Trending"],
    ["/generate?tab=launch", "Token Launch"],
    ["/generate?tab=__proto__", "Community Showcase"],
    ["/generate?tab=recent&page=-4", "Recently Added"],
    ["/generate?tab=recent&page=9007199254740993", "Recently Added"],
  ] as const) {
    const page = await app.visitor().get(address, { accept: "text/html" });
    expect([address, page.status]).toEqual([address, 200]);
    expect(page.text).toMatch(new RegExp(`<title>${title}`));
  }
});
