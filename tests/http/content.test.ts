import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { unzipSync } from "fflate";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { AppServer } from "../support/app-server";

const DOCS = path.resolve(import.meta.dirname, "../../app/content/docs");
const HTML = { accept: "text/html" };

let app: AppServer;

beforeAll(async () => {
  app = await AppServer.start({
    APP_NAME: "Acme & <Sons>",
    APP_URL: "",
    SOURCE_URL: "https://git.example/acme",
    CHAT_URL: "https://chat.example/acme",
  });
});
afterAll(() => app.stop());

describe("the documentation", () => {
  test("opens for everyone, with all topics under their ids", async () => {
    const { status, text } = await app.visitor().get("/docs", HTML);
    expect(status).toBe(200);
    for (const id of [
      ...["getting-started", "how-it-works", "features", "tokenomics", "tech-stack"],
      ...["for-developers", "self-hosting", "connecting-a-model", "community-api"],
    ]) {
      expect(text.match(new RegExp(` id="${id}"`, "g")), id).toHaveLength(1);
      expect(text).toContain(`href="#${id}"`);
    }
    const ids = [...text.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test("carries the installation's own name and links", async () => {
    const { text } = await app.visitor().get("/docs", HTML);
    expect(text).toContain("Acme &amp; &lt;Sons&gt;");
    expect(text).toContain('href="https://git.example/acme"');
    expect(text).toContain('href="https://chat.example/acme"');
    expect(text).not.toContain("{{");
  });

  test("links every address of its own to something that is there", async () => {
    const visitor = app.visitor();
    // Some are of use to members alone.
    const member = await app.person("reader");
    const pages = ["/docs", "/docs/features", "/docs/for-developers", "/docs/self-hosting"];
    const linked = new Set<string>();
    for (const page of [...pages, "/docs/connecting-a-model"]) {
      const { text } = await member.get(page, HTML);
      const main = text.slice(text.indexOf("<main"), text.indexOf("</main>"));
      for (const [, href = ""] of main.matchAll(/ href="([^"]+)"/g)) {
        if (href.startsWith("#")) expect(text, `${page}${href}`).toContain(`id="${href.slice(1)}"`);
        else if (href.startsWith("/")) linked.add(href.replace(/#.*/, ""));
      }
    }
    for (const href of linked) {
      const browser = (await visitor.get(href, HTML)).status === 302 ? member : visitor;
      // To all but administrators their pages are not there; this app has none.
      const status = href.startsWith("/admin/") ? 404 : 200;
      expect([href, (await browser.get(href, HTML)).status]).toEqual([href, status]);
    }
  });

  test.each([
    ["docker", "Self-hosting", "Tokenomics"],
    ["SOLANA", "Tokenomics", "Tech Stack"],
    ["last-event-id", "For Developers", "Features"],
  ])("finds %s by its keywords and texts", async (query, found, other) => {
    const { text } = await app.visitor().get(`/docs?q=${query}`, HTML);
    const results = text.slice(text.indexOf('id="docs-results"'));
    expect(results).toContain(`>${found}</h2>`);
    expect(results).not.toContain(`>${other}</h2>`);
  });

  test("says so when nothing matches, whatever was asked", async () => {
    const query = '<script>alert("1")</script>';
    const path = `/docs?q=${encodeURIComponent(query)}`;
    const { status, text } = await app.visitor().get(path, HTML);
    expect(status).toBe(200);
    expect(text).toContain(
      "No topics found matching &quot;&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;&quot;",
    );
    for (const odd of ["a".repeat(5_000), "%F0%9F%98%80", "%CC%81", "\\", "[", "(?:"]) {
      expect((await app.visitor().get(`/docs?q=${odd}`, HTML)).status).toBe(200);
    }
  });

  test("leads from a short topic's address to its section, and from a strange one nowhere", async () => {
    const short = await app.visitor().get("/docs/tech-stack", HTML);
    expect([short.status, short.headers.location]).toEqual([302, "/docs#tech-stack"]);
    for (const path of ["/docs/nope", "/docs/..blog", "/docs/features/x"]) {
      const answer = await app.visitor().get(path, HTML);
      expect([path, answer.status]).toEqual([path, 404]);
      expect(answer.text).toContain("Page Not Found");
    }
  });
});

describe("the blog", () => {
  test("lists its articles, each of which opens", async () => {
    const { status, text } = await app.visitor().get("/blog", HTML);
    expect(status).toBe(200);
    expect(text).toContain("Latest Update");
    const slugs = new Set([...text.matchAll(/href="\/blog\/([a-z-]+)"/g)].map(([, slug]) => slug));
    expect(slugs).toContain("seamless-development-experience");
    for (const slug of slugs) {
      const article = await app.visitor().get(`/blog/${slug}`, HTML);
      expect([slug, article.status]).toEqual([slug, 200]);
      const [, data = ""] =
        /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(article.text) ?? [];
      expect(JSON.parse(data)).toMatchObject({
        "@type": "BlogPosting",
        mainEntityOfPage: `${app.origin}/blog/${slug}`,
        publisher: { name: "Acme & <Sons>" },
      });
    }
  });

  test.each([
    "/blog/x",
    "/blog/constructor",
    "/blog/..package",
    "/blog/a/b",
  ])("%s is not found, and says so", async (path) => {
    const { status, text } = await app.visitor().get(path, HTML);
    expect(status).toBe(404);
    expect(text).toContain("Page Not Found");
    expect(text).toContain(
      "Sorry, the page you&#x27;re looking for doesn&#x27;t exist or has been moved.",
    );
  });

  test("has a feed of absolute addresses that pages point to", async () => {
    const visitor = app.visitor();
    const { status, headers, text } = await visitor.get("/blog/feed.xml");
    expect(status).toBe(200);
    expect(headers["content-type"]).toBe("application/rss+xml; charset=utf-8");
    expect(text).toContain("<title>Acme &amp; &lt;Sons&gt; Engineering Blog</title>");
    expect(text).toContain(
      `<atom:link href="${app.origin}/blog/feed.xml" rel="self" type="application/rss+xml"/>`,
    );
    const links = [...text.matchAll(/<link>([^<]+)<\/link>/g)].map(([, link]) => link ?? "");
    expect(links.length).toBeGreaterThan(1);
    for (const link of links) {
      expect(link.startsWith(app.origin)).toBe(true);
      expect((await visitor.get(link.slice(app.origin.length), HTML)).status).toBe(200);
    }
    expect((await visitor.get("/blog", HTML)).text).toMatch(
      /<link rel="alternate" type="application\/rss\+xml" title="[^"]+" href="\/blog\/feed\.xml"/,
    );
  });
});

describe("what the documentation says", () => {
  const read = (file: string) => readFileSync(path.join(DOCS, file), "utf8");

  test("of the API runs as it stands, from top to bottom", () => {
    const folder = mkdtempSync(path.join(tmpdir(), "sayso-docs-"));
    try {
      const blocks = [...read("for-developers.md").matchAll(/^```js\n(.*?)^```$/gms)];
      expect(blocks.length).toBeGreaterThan(6);
      const program = blocks.map(([, code = ""]) => code.replaceAll("{{appUrl}}", app.origin));
      writeFileSync(path.join(folder, "program.mjs"), program.join("\n"));
      const options = { cwd: folder, encoding: "utf8", timeout: 60_000 } as const;
      const { status, stdout, stderr } = spawnSync(process.execPath, ["program.mjs"], options);
      expect([status, stderr]).toEqual([0, ""]);
      for (const line of [
        "made Habits, created 20",
        "saved index.html",
        "rolling back to: ",
        "it changed files",
        `live at ${app.origin}/generate/adas-habits`,
      ]) {
        expect(stdout).toContain(line);
      }
      expect(existsSync(path.join(folder, "habits.zip"))).toBe(true);
      const zip = unzipSync(readFileSync(path.join(folder, "habits.zip")));
      expect(Object.keys(zip).some((name) => name.endsWith("index.html"))).toBe(true);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });

  test("of settings is what .env.example lists", () => {
    const example = readFileSync(path.resolve(DOCS, "../../../.env.example"), "utf8");
    const listed = [...example.matchAll(/^# ?([A-Z][A-Z_]+)=/gm)].map(([, name]) => name);
    const documented = [...read("self-hosting.md").matchAll(/^\| `([A-Z_]+)` \|/gm)];
    expect(documented.map(([, name]) => name).sort()).toEqual([...new Set(listed)].sort());
  });

  test("of plans is what was promised", async () => {
    const { text } = await app.visitor().get("/docs", HTML);
    const words = text.replace(/<[^>]+>/g, "");
    expect(words).toContain("Each new user gets 2 free apps.");
    expect(words).toContain("unlimited use needs a Solana wallet holding 10M $REPO tokens");
    expect(words).toContain("Publishing is the deploy.");
    expect(words).toMatch(/export the project as a ZIP/);
    for (const call of ["/api/chat/send", "/api/projects/:id/publish", "/api/projects/:id/export"])
      expect(words).toContain(call);
    expect(words).toMatch(/Google, GitHub, a Phantom wallet signature, a passkey/);
    expect(words).toMatch(/HTTP-only cookie that lasts 7 days/);
  });
});
