import { beforeAll, describe, expect, test } from "vitest";
import type { AppClient } from "../support/app-client";
import { ask } from "../support/request";
import { type SharedApp, sharedApp } from "../support/shared-app";

const PAGE = "<!doctype html><html lang='en'><head><title>Mine</title></head><body>";

let app: SharedApp;
let ann: AppClient;
let bob: AppClient;
let count = 0;

beforeAll(async () => {
  app = await sharedApp();
  ann = await app.person("ann");
  bob = await app.person("bob");
});

const page = (text: string) => `${PAGE}<h1>${text}</h1></body></html>`;
const newSlug = () => `app-${++count}`;

async function create(
  files: Record<string, string> = { "index.html": page("one") },
  person = ann,
): Promise<string> {
  const { id } = (await person.json("POST", "/api/projects", { name: "Published" })).body;
  for (const [path, content] of Object.entries(files)) {
    await person.json("POST", `/api/projects/${id}/files`, { path, content });
  }
  return id;
}

async function save(id: string, path: string, content: string): Promise<void> {
  const rows: { id: string; path: string }[] = (await ann.get(`/api/files/${id}`)).body;
  const file = rows.find((row) => row.path === path);
  expect((await ann.json("PUT", `/api/files/${file?.id}`, { content })).status).toBe(200);
}

const publish = (id: string, slug?: string, person = ann) =>
  person.json("POST", `/api/projects/${id}/publish`, slug === undefined ? {} : { slug });
const onSite = (slug: string, path = "/") =>
  ask(app.port, `${slug}.sites.localhost:${app.port}`, path);
const fetchPage = (slug: string) => app.visitor().get(`/generate/${slug}`, { accept: "*/*" });

describe("publishing", () => {
  test("puts the app at its own address, for anybody, at once", async () => {
    const slug = newSlug();
    const id = await create({
      "index.html": `${PAGE}<link rel="stylesheet" href="css/a.css"></body></html>`,
      "css/a.css": "h1 { color: red }",
    });
    const answer = await publish(id, slug);
    expect(answer.body).toMatchObject({ slug, isRedeploy: false, url: `/generate/${slug}` });
    expect((await onSite(slug)).status).toBe(200);
    expect((await onSite(slug, "/css/a.css")).body).toContain("color");
    expect((await fetchPage(slug)).text).toContain("<title>Mine</title>");
    const project = (await ann.get(`/api/projects/${id}`)).body;
    expect(project).toMatchObject({ published: "true", slug });
    const [checkpoint] = (await ann.get(`/api/projects/${id}/checkpoints`)).body;
    expect(checkpoint.kind).toBe("publish");
  });

  test("again keeps the address, whatever slug is sent, and shows the new content", async () => {
    const slug = newSlug();
    const id = await create();
    await publish(id, slug);
    await save(id, "index.html", page("two"));
    expect((await onSite(slug)).body).toContain("one");
    const again = await publish(id, "another-address");
    expect(again.body).toMatchObject({ slug, isRedeploy: true });
    expect((await fetchPage(slug)).text).toContain("two");
    expect((await onSite(slug)).body).toContain("two");
    expect((await fetchPage("another-address")).status).toBe(404);
    expect((await publish(id)).body).toMatchObject({ slug, isRedeploy: true });
  });

  test("needs files, and one that is HTML", async () => {
    const empty = await publish(await create({}), newSlug());
    expect([empty.status, empty.body.error]).toEqual([400, "Generate files before publishing"]);
    const noHtml = await publish(await create({ "a.ts": "" }), newSlug());
    expect([noHtml.status, noHtml.body.error]).toEqual([400, "Add an HTML file before publishing"]);
  });

  test.each<[string | number | undefined, RegExp]>([
    [undefined, /Please enter a URL slug/],
    ["", /Please enter a URL slug/],
    ["   ", /Please enter a URL slug/],
    ["My_App", /lowercase letters, numbers, and hyphens/],
    ["grüße", /lowercase letters, numbers, and hyphens/],
    ["a/b", /lowercase letters, numbers, and hyphens/],
    ["a.b.c", /lowercase letters, numbers, and hyphens/],
    ["ab", /at least 3/],
    ["x".repeat(51), /at most 50/],
    ["-abc", /hyphen/],
    ["abc-", /hyphen/],
    ["xn--abc", /hyphens in third and fourth/],
    ["api", /reserved/],
    ["www", /reserved/],
    ["preview-abc", /reserved/],
    [5, /slug/],
  ])("refuses the slug %j", async (slug, sentence) => {
    const id = await create();
    const answer = await ann.json("POST", `/api/projects/${id}/publish`, { slug });
    expect(answer.status).toBe(400);
    expect(answer.body.error).toMatch(sentence);
    expect((await ann.get(`/api/projects/${id}`)).body).toMatchObject({ published: "false" });
  });

  test("refuses a slug that another project has, also when both ask at once", async () => {
    const slug = newSlug();
    await publish(await create(), slug);
    const taken = await publish(await create({ "index.html": page("bob") }, bob), slug, bob);
    expect([taken.status, taken.body.code]).toEqual([409, "slug_taken"]);
    expect((await fetchPage(slug)).text).toContain("one");

    const contested = newSlug();
    const rivals = await Promise.all(
      [ann, bob, ann, bob].map(async (person) => ({
        person,
        id: await create({ "index.html": page("rival") }, person),
      })),
    );
    const answers = await Promise.all(
      rivals.map(({ person, id }) => publish(id, contested, person)),
    );
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409, 409, 409]);
    expect((await onSite(contested)).status).toBe(200);
  });

  test("many times at once leaves one live release that works, and refuses what would only wait", async () => {
    const slug = newSlug();
    const id = await create();
    const answers = await Promise.all(Array.from({ length: 12 }, () => publish(id, slug)));
    const statuses = answers.map((answer) => answer.status);
    // One is at work and two wait. How many find that so is up to how fast they come in.
    expect(new Set(statuses)).toEqual(new Set([200, 429]));
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(3);
    expect((await fetchPage(slug)).text).toContain("one");
    expect((await onSite(slug)).status).toBe(200);
  });

  test("of a project that is deleted meanwhile leaves nothing behind", async () => {
    const slug = newSlug();
    const id = await create();
    const [answer] = await Promise.all([
      publish(id, slug),
      ann.json("DELETE", `/api/projects/${id}`),
    ]);
    expect([200, 404]).toContain(answer.status);
    expect((await fetchPage(slug)).status).toBe(404);
    expect((await onSite(slug)).status).toBe(404);
  });

  test("of what does not build says where, and the last release stays up", async () => {
    const slug = newSlug();
    const entry = `${PAGE}<div id="root"></div><script type="module" src="/src/main.ts"></script>`;
    const id = await create({ "index.html": entry, "src/main.ts": "document.title = 'v1';" });
    expect((await publish(id, slug)).status).toBe(200);
    const live = (await onSite(slug)).body;
    await save(id, "src/main.ts", "const = broken;");
    const failed = await publish(id);
    expect([failed.status, failed.body.code]).toEqual([422, "build_failed"]);
    const checkpoints = (await ann.get(`/api/projects/${id}/checkpoints`)).body;
    expect(checkpoints.map((row: { label: string }) => row.label)).toEqual([
      "Published",
      "Added index.html and 1 more",
    ]);
    expect(failed.body.error).toMatch(/src\/main\.ts, line 1/);
    expect((await onSite(slug)).body).toBe(live);
    expect((await ann.get(`/api/projects/${id}`)).body.published).toBe("true");

    const never = await create({ "index.html": entry, "src/main.ts": "const = broken;" });
    const other = newSlug();
    expect((await publish(never, other)).status).toBe(422);
    expect((await fetchPage(other)).status).toBe(404);
    expect((await publish(await create(), other)).status).toBe(200);
  });

  test("survives a restart", async () => {
    const slug = newSlug();
    await publish(await create(), slug);
    await app.restart();
    expect((await fetchPage(slug)).text).toContain("one");
    expect((await onSite(slug)).status).toBe(200);
  });

  test("works by the plain form of the workspace", async () => {
    const slug = newSlug();
    const id = await create();
    const refused = await ann.form(`/projects/${id}`, { intent: "publish", slug: "My App" });
    expect(refused.status).toBe(400);
    expect(refused.text).toContain("Slug can only contain lowercase letters");
    const done = await ann.form(`/projects/${id}`, { intent: "publish", slug });
    expect(done.status).toBe(303);
    expect((await fetchPage(slug)).status).toBe(200);
  });
});

describe("/generate/{slug}", () => {
  test("is a page to who navigates there, and the app's HTML in a sandbox to who fetches it", async () => {
    const slug = newSlug();
    await publish(await create(), slug);
    const visitor = app.visitor();
    const address = `/generate/${slug}`;
    const navigations: Record<string, string>[] = [
      { "sec-fetch-dest": "document", accept: "*/*" },
      { accept: "text/html,application/xhtml+xml,*/*;q=0.8" },
    ];
    for (const headers of navigations) {
      const answer = await visitor.get(address, headers);
      expect(answer.status).toBe(200);
      expect(answer.text).toContain("<iframe");
      const [frame = ""] = answer.text.match(/<iframe[^>]*>/) ?? [];
      expect(frame).toContain(`http://${slug}.sites.localhost:${app.port}/`);
      expect(frame).toContain(
        'sandbox="allow-scripts allow-same-origin allow-forms allow-modals allow-popups"',
      );
      const policy = answer.headers["content-security-policy"];
      expect(policy).toContain("frame-ancestors 'none'");
      // It asks whether the app's host can be reached; without scripts it says what to do where that is blank.
      expect(policy).toContain(`connect-src 'self' http://*.sites.localhost:${app.port}`);
      expect(answer.text).toContain(
        `data-reached="http://${slug}.sites.localhost:${app.port}/@sayso/reached"`,
      );
      expect(answer.text).toMatch(/<noscript>.*Open it by itself.*<\/noscript>/s);
    }
    const elsewhere = (await visitor.get("/docs")).headers["content-security-policy"];
    expect(elsewhere).not.toMatch(/connect-src[^;]*sites/);
    const fetches: Record<string, string>[] = [
      {},
      { accept: "*/*" },
      { accept: "application/json" },
      { "sec-fetch-dest": "empty", accept: "text/html" },
      { "sec-fetch-dest": "iframe", accept: "text/html" },
      { "sec-fetch-dest": "script" },
    ];
    for (const headers of fetches) {
      const answer = await visitor.get(address, headers);
      expect([headers, answer.status]).toEqual([headers, 200]);
      expect(answer.text).toContain("<h1>one</h1>");
      expect(answer.headers["content-security-policy"]).toBe(
        "sandbox allow-scripts allow-forms allow-modals allow-popups",
      );
      expect(answer.headers["content-type"]).toMatch(/^text\/html/);
      expect(answer.headers.vary).toMatch(/Sec-Fetch-Dest.*Accept/);
      expect(answer.headers["x-content-type-options"]).toBe("nosniff");
      expect(answer.headers["set-cookie"]).toBeUndefined();
    }
  });

  test("is a 404 for a slug that nobody has, as a page and as text", async () => {
    for (const slug of ["nobody-has-this", "NOT-A-SLUG", "a.b", "%C3%A4"]) {
      const shown = await app.visitor().get(`/generate/${slug}`, { accept: "text/html" });
      expect([slug, shown.status]).toEqual([slug, 404]);
      const fetched = await fetchPage(slug);
      expect([slug, fetched.status]).toEqual([slug, 404]);
      expect(fetched.headers["content-security-policy"]).toMatch(/^sandbox/);
    }
  });

  test("and the app's host are gone with the project, and the slug waits for it to be restored", async () => {
    const slug = newSlug();
    const id = await create();
    await publish(id, slug);
    expect((await ann.json("DELETE", `/api/projects/${id}`)).status).toBe(204);
    expect((await fetchPage(slug)).status).toBe(404);
    expect((await onSite(slug)).status).toBe(404);
    const [listed] = (await ann.get("/api/showcase/projects")).body.filter(
      (project: { slug: string }) => project.slug === slug,
    );
    expect(listed).toBeUndefined();
    const next = await create({ "index.html": page("next") }, bob);
    const refused = await publish(next, slug, bob);
    expect(refused.status).toBe(409);
    expect(refused.body.error).toMatch(/is taken.* is free/);
    expect(refused.body.error).toContain(`“${refused.body.free}” is free`);
    const restored = await ann.json("POST", `/api/projects/${id}/restore`);
    expect(restored.body).toMatchObject({ id, slug, published: "false" });
    expect((await onSite(slug)).status).toBe(404);
    expect((await publish(id, slug)).status).toBe(200);
    expect((await fetchPage(slug)).status).toBe(200);
  });
});

describe("the showcase", () => {
  test("lists what is published, newest first, and never a person's address", async () => {
    const slug = newSlug();
    const id = await create();
    await create();
    await publish(id, slug);
    const answer = await app.visitor().get("/api/showcase/projects");
    expect(answer.body[0]).toMatchObject({
      id,
      slug,
      name: "Published",
      author: { name: app.nameOf("ann") },
    });
    expect(answer.body.every((project: { slug: string }) => project.slug)).toBe(true);
    expect(answer.text).not.toContain("@");
    for (const path of ["/generate", `/generate?q=published`, `/generate/${slug}`]) {
      const shown = await app.visitor().get(path, { accept: "text/html" });
      expect(shown.status).toBe(200);
      expect(shown.text).not.toContain("dev.localhost");
    }
  });

  test("answers odd questions", async () => {
    for (const query of ["?q=%25", "?q=%27%22%3Cscript%3E", "?page=-1", "?page=1e9", "?page=x"]) {
      const shown = await app.visitor().get(`/generate${query}`, { accept: "text/html" });
      expect([query, shown.status]).toEqual([query, 200]);
      expect(shown.text).not.toContain("'\"<script>");
    }
  });
});
