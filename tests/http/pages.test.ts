import path from "node:path";
import Database from "better-sqlite3";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { AppServer } from "../support/app-server";
import { linksOf, pageText } from "../support/html-tables";

let app: AppServer;

beforeAll(async () => {
  app = await AppServer.start({
    APP_NAME: "Acme Builder",
    CAREERS_EMAIL: "jobs@acme.example",
    CHAT_URL: "https://chat.acme.example",
  });
});
afterAll(() => app.stop());

const HTML = { accept: "text/html", "sec-fetch-dest": "document" };
const open = (path: string) => app.visitor().get(path, HTML);

describe("an address that is nowhere", () => {
  test.each([
    "/x",
    "/a/b/c",
    "/blog/x",
    "/careers/x",
    "/generate/nobody-has-this",
    "/docs/x",
  ])("%s answers 404 with a page and the way back", async (path) => {
    const { status, text } = await open(path);
    expect(status).toBe(404);
    expect(pageText(text)).toContain("Page Not Found");
    expect(pageText(text)).toContain(
      "Sorry, the page you're looking for doesn't exist or has been moved.",
    );
    expect(linksOf(text)).toContainEqual({ text: "Back to Home", href: "/" });
    expect(text).toContain('name="robots" content="noindex"');
    expect(text).not.toContain('rel="canonical"');
  });
});

describe("careers", () => {
  test("say what it is like, what is open, and where to write", async () => {
    const { status, text } = await open("/careers");
    expect(status).toBe(200);
    expect(text).toMatch(/<h1>Join Our Mission<\/h1>/);
    const [benefits, culture] = text
      .split('<ul class="cards">')
      .slice(1)
      .map((part) => part.split("</ul>")[0]?.split('<li class="card').length ?? 0);
    expect([benefits, culture]).toEqual([3 + 1, 4 + 1]);
    expect(pageText(text)).toMatch(/Open Positions No Jobs Available Right Now/);
    const links = linksOf(text);
    expect(links).toContainEqual({ text: "Join Our Community", href: "/community" });
    expect(links).toContainEqual({ text: "Start Building", href: "/projects" });
    expect(links).toContainEqual({
      text: "Send Your Resume",
      href: "mailto:jobs@acme.example?subject=Resume",
    });
  });
});

test("the community page leads to where people are", async () => {
  const { status, text } = await open("/community");
  expect(status).toBe(200);
  const hrefs = linksOf(text).map(({ href }) => href);
  for (const href of ["/generate", "/docs", "/blog", "/projects", "https://chat.acme.example"]) {
    expect(hrefs).toContain(href);
  }
});

test("the terms are there, in the name of this installation", async () => {
  const { status, text } = await open("/terms");
  expect(status).toBe(200);
  expect(pageText(text)).toContain("Acme Builder is open-source software");
  expect(pageText(text)).not.toContain("Sayso");
});

describe("what search engines are told", () => {
  test("robots keep away from what is private, and find the sitemap", async () => {
    const { headers, text } = await app.visitor().get("/robots.txt");
    expect(headers["content-type"]).toBe("text/plain; charset=utf-8");
    expect(headers["cache-control"]).toContain("public, max-age=");
    for (const path of ["/api/", "/projects", "/account", "/login"]) {
      expect(text).toContain(`\nDisallow: ${path}\n`);
    }
    expect(text).toContain(`\nSitemap: ${app.origin}/sitemap.xml\n`);
  });

  test("a published app's own host answers for itself", async () => {
    const answer = await app
      .visitor()
      .get("/robots.txt", { host: `some-app.sites.localhost:${app.port}` });
    expect(answer.text).not.toContain("Disallow");
  });

  test("the sitemap lists addresses that answer, each under its own canonical address", async () => {
    const ann = await app.person("ann");
    const { id } = (await ann.json("POST", "/api/projects", { name: "Shop" })).body;
    await ann.json("POST", `/api/projects/${id}/files`, { path: "index.html", content: "Hi" });
    await ann.json("POST", `/api/projects/${id}/publish`, { slug: "corner-shop" });
    const question = { title: "Which flour?", content: "Rye or wheat, and how much of it?" };
    const thread = (await ann.json("POST", "/api/forum/threads", question)).body.id;
    const { headers, text } = await app.visitor().get("/sitemap.xml");
    expect(headers["content-type"]).toBe("application/xml; charset=utf-8");
    expect(headers["cache-control"]).toContain("public, max-age=");
    expect(text).toMatch(/corner-shop<\/loc><lastmod>\d{4}-\d\d-\d\dT[\d:.]+Z<\/lastmod>/);
    expect(text).toContain(`/community/threads/${thread}</loc><lastmod>`);
    const listed = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = ""]) => address);
    expect(new Set(listed).size).toBe(listed.length);
    expect(listed.length).toBeGreaterThanOrEqual(9);
    for (const address of listed) {
      const { status, text: page } = await open(new URL(address).pathname);
      expect([address, status]).toEqual([address, 200]);
      expect(page).toContain(`<link rel="canonical" href="${address}"/>`);
      expect(page).not.toContain('content="noindex"');
      expect(page).toMatch(/<meta name="description" content="[^"]{20,}"\/>/);
      expect(page).toMatch(/<title>[^<]*Acme Builder[^<]*<\/title>/);
      expect(page).toContain('<meta property="og:site_name" content="Acme Builder"/>');
      expect(page).toMatch(/<meta property="og:image" content="http:[^"]+"\/>/);
    }
    expect((await app.visitor().get("/sitemap.xml?part=0")).text).toContain("/careers</loc>");
    expect((await app.visitor().get("/sitemap.xml?part=1")).text).toContain("/corner-shop</loc>");
    for (const part of ["2", "-1", "x", ""]) {
      expect((await app.visitor().get(`/sitemap.xml?part=${part}`)).status).toBe(404);
    }
  });

  test("private pages are not to be found", async () => {
    for (const path of ["/login", "/projects", "/projects/new"]) {
      expect((await open(path)).text).toContain('name="robots" content="noindex"');
    }
  });

  test("the picture of a shared link and the icons are there", async () => {
    for (const [path, type] of [
      ["/share.png", "image/png"],
      ["/favicon.ico", "image/x-icon"],
      ["/icons/apple-touch-icon.png", "image/png"],
    ] as const) {
      const { status, headers } = await app.visitor().get(path);
      expect([path, status]).toEqual([path, 200]);
      expect(headers["content-type"]).toContain(type.replace("x-icon", ""));
    }
  });
});

test("an address that cannot be understood is refused by a page, for whoever opens it", async () => {
  for (const address of ["/projects/%00", "/generate/a%00b", "/%00"]) {
    const { status, headers, text } = await app.visitor().get(address, HTML);
    expect([address, status]).toEqual([address, 400]);
    expect(headers["content-type"]).toContain("text/html");
    expect(text).toContain("This address cannot be understood.");
  }
});

test("a defect of ours is told in plain words, and pages that need nobody stay", async () => {
  const ann = await app.person("ann");
  const database = new Database(path.join(app.dataDir, "sayso.db"));
  try {
    database.exec('ALTER TABLE "Session" RENAME TO "Gone"');
    const broken = await ann.get("/projects", HTML);
    expect(broken.status).toBe(500);
    expect(broken.text).toContain("<title>Something Went Wrong · Acme Builder</title>");
    expect(pageText(broken.text)).toContain("The fault is on our side.");
    expect(linksOf(broken.text)).toContainEqual({ text: "Back to Home", href: "/" });
    expect(broken.text).not.toMatch(/prisma|sqlite|no such table|\bat \S+\.js/i);
    const policy = await ann.get("/privacy", HTML);
    expect(policy.status).toBe(200);
    expect(policy.headers["set-cookie"]).toBeUndefined();
  } finally {
    database.exec('ALTER TABLE "Gone" RENAME TO "Session"');
    database.close();
  }
  expect((await ann.get("/projects", HTML)).status).toBe(200);
});
