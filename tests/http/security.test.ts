import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { AppClient } from "../support/app-client";
import { AppServer } from "../support/app-server";
import { pageText } from "../support/html-tables";
import { type SharedApp, sharedApp } from "../support/shared-app";

let app: SharedApp;
let ann: AppClient;
let projectId: string;
let fileId: string;

beforeAll(async () => {
  app = await sharedApp();
  ann = await app.person("ann");
  projectId = (await ann.json("POST", "/api/projects", { name: "Guarded" })).body.id;
  const file = { path: "index.html", content: "<h1>mine</h1>" };
  fileId = (await ann.json("POST", `/api/projects/${projectId}/files`, file)).body.id;
});

describe("a request that another site causes", () => {
  const foreign: Record<string, string>[] = [
    { "sec-fetch-site": "cross-site" },
    { "sec-fetch-site": "same-site" },
    { "sec-fetch-site": "cross-site", origin: "null" },
    { origin: "null" },
    { origin: "https://evil.example" },
    { origin: "http://preview-abc.sites.localhost" },
    { referer: "https://evil.example/trap.html" },
  ];

  test("is told to a person as a page, and to a program as JSON", async () => {
    const [headers] = foreign;
    const page = await ann.form(
      "/projects/new",
      { prompt: "Hello" },
      { ...headers, accept: "text/html" },
    );
    expect([page.status, page.headers["content-type"]]).toEqual([403, "text/html; charset=utf-8"]);
    expect(page.text).toContain("<h1>This request came from another site");
    const json = await ann.json("POST", "/api/projects", {}, { ...headers, accept: "text/html" });
    expect(json.body.error).toMatch(/came from another site.*Nothing was changed/);
  });

  test("changes nothing, whichever door it takes", async () => {
    const p = `/api/projects/${projectId}`;
    const calls: [method: string, path: string, body?: object][] = [
      ["POST", "/api/auth/dev-login", { name: "mallory" }],
      ["POST", "/api/auth/logout"],
      ["POST", "/api/projects", { name: "Planted" }],
      ["PATCH", p, { name: "Renamed" }],
      ["DELETE", p],
      ["POST", `${p}/files`, { path: "x.txt", content: "x" }],
      ["PUT", `/api/files/${fileId}`, { content: "changed" }],
      ["PATCH", `/api/files/${fileId}`, { path: "other.html" }],
      ["DELETE", `/api/files/${fileId}`],
      ["POST", `${p}/chat/send`, { content: "Build a timer" }],
      ["POST", `${p}/chat/stop`],
      ["POST", `${p}/checkpoints/x/restore`],
      ["POST", `${p}/preview/start`],
      ["POST", `${p}/preview/stop`],
      ["POST", `${p}/publish`, { slug: "planted" }],
      ["POST", "/api/trial-projects/trial_1/files/sync", { files: [] }],
    ];
    const forms: [path: string, fields: Record<string, string>][] = [
      ["/login", { name: "mallory" }],
      ["/logout", {}],
      ["/projects/new", { name: "Planted" }],
      ["/projects/new.data", { name: "Planted" }],
      [`/projects/${projectId}`, { intent: "rename-project", name: "Renamed" }],
      [`/projects/${projectId}.data`, { intent: "publish", slug: "planted" }],
      [`/projects/${projectId}/delete`, {}],
    ];
    for (const headers of foreign) {
      for (const [method, path, body] of calls) {
        const answer = await ann.json(method, path, body, headers);
        expect([method, path, headers, answer.status]).toEqual([method, path, headers, 403]);
        expect(answer.body.error).toMatch(/came from another site/);
        expect(answer.headers["set-cookie"]).toBeUndefined();
      }
      for (const [path, fields] of forms) {
        const answer = await ann.form(path, fields, headers);
        expect([path, headers, answer.status]).toEqual([path, headers, 403]);
        expect(answer.headers["set-cookie"]).toBeUndefined();
      }
    }
    expect((await ann.get("/api/auth/me")).body.name).toBe(app.nameOf("ann"));
    expect((await ann.get("/api/projects")).body).toHaveLength(1);
    expect((await ann.get(p)).body).toMatchObject({ name: "Guarded", slug: null });
    expect((await ann.get(`${p}/messages`)).body).toEqual([]);
    expect((await ann.get(`/api/files/${projectId}`)).body).toMatchObject([
      { path: "index.html", content: "<h1>mine</h1>" },
    ]);
  });

  test("is let through from the product's own pages, and from programs", async () => {
    const own: Record<string, string>[] = [
      { "sec-fetch-site": "same-origin" },
      { origin: app.origin },
      { referer: `${app.origin}/projects` },
      {},
    ];
    for (const headers of own) {
      const answer = await ann.json("PATCH", `/api/projects/${projectId}`, {}, headers);
      expect([headers, answer.status]).toEqual([headers, 200]);
    }
  });
});

describe("the session", () => {
  test("cookie is out of reach of scripts and other sites, and lasts seven days", async () => {
    const answer = await app.visitor().json("POST", "/api/auth/dev-login", { name: "ann" });
    const [cookie] = answer.headers["set-cookie"] ?? [];
    expect(cookie).toMatch(
      /^sayso_session=[\w-]{43}; Path=\/; Max-Age=604800; HttpOnly; SameSite=Lax$/,
    );
  });

  test("ends with the log-out: the old cookie opens nothing, in no browser", async () => {
    for (const logout of ["/api/auth/logout", "/logout"]) {
      const browser = await app.person("carol");
      const stolen = app.visitor();
      for (const [name, value] of browser.cookies) stolen.cookies.set(name, value);
      expect((await stolen.get("/api/auth/me")).status).toBe(200);
      expect((await browser.request("POST", logout)).status).toBeLessThan(400);
      expect(browser.cookies.has("sayso_session")).toBe(false);
      expect((await stolen.get("/api/auth/me")).status).toBe(401);
      expect((await browser.request("POST", "/api/auth/logout")).status).toBe(204);
    }
  });

  test("is not ended by a link, and made-up cookies open nothing", async () => {
    await ann.get("/logout");
    expect((await ann.get("/api/auth/me")).status).toBe(200);
    for (const value of ["", "x", "%", "%00", "a".repeat(8_000), "../../x", "' OR 1=1 --"]) {
      const nobody = app.visitor();
      nobody.cookies.set("sayso_session", value);
      expect((await nobody.get("/api/auth/me")).status).toBe(401);
      expect((await nobody.get("/projects")).status).toBe(200);
    }
  });
});

test("what asks for a page's data finds it or a plain answer, and nobody is alarmed", async () => {
  const calls: [method: string, path: string, status: number][] = [
    ["GET", "/docs?_data=routes%2Fdocs._index", 400],
    ["GET", "/docs?q=x&%5Fdata=x", 400],
    ["GET", "/nope?_data=x", 400],
    ["POST", "/login?_data=root", 400],
    ["GET", "/api/projects?_data=x", 400],
    ["GET", "/docs?q=_data", 200],
    ["GET", "/docs.data", 200],
    ["GET", "/nope.data", 404],
    ["GET", "/privacy.data?_routes=x", 200],
  ];
  for (const [method, path, status] of calls) {
    expect([path, (await ann.request(method, path)).status]).toEqual([path, status]);
  }
  expect(app.output).not.toMatch(/"level":[456]0/);
});

test("pages carry the security headers, a fresh nonce each, and no inline script without it", async () => {
  const nonces = new Set<string>();
  for (const path of ["/", "/projects", "/login", `/projects/${projectId}`, "/nope", "/generate"]) {
    const { headers, text } = await ann.get(path, { accept: "text/html" });
    const policy = String(headers["content-security-policy"]);
    const nonce = /'nonce-([^']+)'/.exec(policy)?.[1] ?? "";
    nonces.add(nonce);
    expect(policy).not.toContain("unsafe-inline");
    expect(policy).not.toContain("unsafe-eval");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("form-action 'self'");
    expect(policy).toContain("base-uri 'none'");
    // No page of ours shows a picture from elsewhere, so none can be made to call there.
    expect(policy).toContain("img-src 'self' data: blob:;");
    expect(headers).toMatchObject({
      "cross-origin-opener-policy": "same-origin",
      "cross-origin-resource-policy": "same-origin",
      "x-content-type-options": "nosniff",
      "x-frame-options": "DENY",
      "referrer-policy": "strict-origin-when-cross-origin",
    });
    expect(headers["permissions-policy"]).toContain("camera=()");
    expect(headers["x-powered-by"]).toBeUndefined();
    expect(headers["x-request-id"]).toMatch(/^[0-9a-f-]{36}$/);
    for (const [tag] of text.matchAll(/<script\b[^>]*>/g)) {
      // A file of ours, this answer's own script, or data that is never run.
      const allowed =
        /\ssrc="\/[^/]/.test(tag) ||
        tag.includes(`nonce="${nonce}"`) ||
        /type="application\/(?:ld\+)?json"/.test(tag);
      expect([path, tag, allowed]).toEqual([path, tag, true]);
    }
    expect(text).not.toMatch(/<[^>]+\s(?:style|on\w+)="/);
  }
  expect(nonces.size).toBe(6);
});

test("an answer to a program says that nothing in it runs, loads or is framed", async () => {
  for (const path of ["/api/projects", "/api/nope", `/api/projects/${projectId}`]) {
    const { headers } = await ann.get(path);
    expect(headers).toMatchObject({
      "content-security-policy":
        "default-src 'none';base-uri 'none';form-action 'none';frame-ancestors 'none'",
      "cross-origin-opener-policy": "same-origin",
      "cross-origin-resource-policy": "same-origin",
      "referrer-policy": "strict-origin-when-cross-origin",
      "x-content-type-options": "nosniff",
      "x-frame-options": "DENY",
    });
  }
});

test("a page of a signed-in person is kept by no shared cache", async () => {
  for (const path of ["/", "/projects", `/projects/${projectId}`]) {
    expect((await ann.get(path)).headers["cache-control"]).toMatch(/private|no-store/);
  }
});

describe("development sign-in", () => {
  test("does not exist unless it is switched on", async () => {
    const closed = await AppServer.start({ DEV_LOGIN: "" });
    try {
      const visitor = closed.visitor();
      const answer = await visitor.json("POST", "/api/auth/dev-login", { name: "ann" });
      expect(answer.status).toBe(404);
      const form = await visitor.form("/login", { name: "ann" });
      expect(form.status).toBe(400);
      expect(visitor.cookies.has("sayso_session")).toBe(false);
      expect((await visitor.get("/login")).text).not.toContain("dev-login");
    } finally {
      await closed.stop();
    }
  });

  test("opens under a name of this machine only: any other name can be led here", async () => {
    for (const name of ["192.168.1.4", "10.0.0.5", "[fe80::1]"]) {
      const visitor = app.visitor();
      const host = `${name}:${app.port}`;
      const headers = { host, origin: `http://${host}`, "sec-fetch-site": "same-origin" };
      const answer = await visitor.json("POST", "/api/auth/dev-login", { name: "ann" }, headers);
      expect([name, answer.status]).toEqual([name, 403]);
      expect(answer.body.error).toMatch(
        /^Development login works at http:\/\/localhost:\d+ only, in a browser on the same machine\. Please log in there\.$/,
      );
      const form = await visitor.form("/login", { name: "ann" }, headers);
      expect([name, form.status]).toEqual([name, 400]);
      expect(pageText(form.text)).toContain("Development login is not offered here.");
      expect((await visitor.get("/login", headers)).text).not.toContain('name="name"');
      expect(visitor.cookies.has("sayso_session")).toBe(false);
    }
    for (const name of [
      "localhost",
      "127.0.0.1",
      "127.8.9.1",
      "[::1]",
      "LOCALHOST",
      "my.localhost",
    ]) {
      const headers = { host: `${name}:${app.port}` };
      const answer = await app.visitor().json("POST", "/api/auth/dev-login", {}, headers);
      expect([name, answer.status]).toEqual([name, 200]);
      expect((await app.visitor().get("/login", headers)).text).toContain('name="name"');
    }
  });

  test("takes names that cannot be mistaken for anything else", async () => {
    for (const name of ["<b>", "a@b.c", "x".repeat(41), "a\u0000", 5]) {
      const answer = await app.visitor().json("POST", "/api/auth/dev-login", { name });
      expect([name, answer.status]).toEqual([name, 400]);
    }
  });
});

describe("the server refuses to start, and says why", () => {
  const file = fileURLToPath(import.meta.url);
  const nowhere = "postgresql://ann:hunter2@127.0.0.1:1/sayso";

  // Which values no variable may hold, and which do not go together, is tried in app/platform/env.test.ts.
  test.each<[Record<string, string>, RegExp]>([
    [{ DEV_LOGIN: "true", APP_URL: "https://sayso.example" }, /DEV_LOGIN .* localhost/],
    [{ PORT: "http" }, /PORT is not usable/],
    [{ HOST: "nobody.invalid" }, /HOST is not usable: .*nobody\.invalid/],
    [{ DATA_DIR: file }, /DATA_DIR is not usable: EEXIST/],
    [{ DATA_DIR: `${file}/data`, PACKAGES: "on" }, /DATA_DIR is not usable: ENOTDIR/],
    [{ DATABASE_URL: `file:${file}` }, /DATABASE_URL is not usable: .*: file is not a database/],
    [{ DATABASE_URL: nowhere }, /DATABASE_URL is not usable: connect ECONNREFUSED/],
    [{ DATABASE_URL: "postgresql://a:hunter2@[x" }, /DATABASE_URL is not usable: Invalid URL/],
  ])("%j", refuses);

  test("where another program has its port", () =>
    refuses({ PORT: String(app.port) }, /PORT is not usable: .* already in use/));

  test("where its secret was cut short", async () => {
    const folder = mkdtempSync(path.join(tmpdir(), "sayso-cut-"));
    writeFileSync(path.join(folder, "session-secret"), "");
    await refuses({ DATA_DIR: folder }, /SESSION_SECRET is not set, and .* holds no secret/);
    rmSync(folder, { recursive: true });
  });

  async function refuses(settings: Record<string, string>, sentence: RegExp) {
    const { code, output } = await AppServer.runToEnd(settings);
    expect(code).toBe(1);
    expect(output).toMatch(sentence);
    expect(output.trim()).toMatch(/^Sayso did not start\. [^\n]+\.$/);
    expect(output).not.toContain("hunter2");
  }
});

describe("rate limits", () => {
  let limited: AppServer;
  beforeAll(async () => {
    limited = await AppServer.start({ RATE_LIMIT_SCALE: "1" });
  });
  afterAll(() => limited.stop());

  test("count an address in every spelling that a router takes", async () => {
    const spellings = ["send", "send/", "SEND"];
    const statuses: number[] = [];
    for (let count = 0; count < 122; count += 1) {
      const path = `/api/projects/trial_spelt/chat/${spellings[count % spellings.length]}`;
      statuses.push((await limited.visitor().json("POST", path, {})).status);
    }
    expect(new Set(statuses.slice(0, 120))).toEqual(new Set([400]));
    expect(statuses.slice(120)).toEqual([429, 429]);
  });

  test("stop a loop of searches with a page that says when to try again, however it asks", async () => {
    const visitor = limited.visitor();
    const page = { accept: "text/html" };
    const search = (n: number) => {
      const [method = "", path = ""] = (
        ["GET /generate?q=", "HEAD /generate?q=", "GET /Generate/?tab=recent&%71="][n % 3] ?? ""
      ).split(" ");
      return visitor.request(method, `${path}made-up-${n}`, { headers: page });
    };
    for (let n = 0; n < 120; n += 1) expect([n, (await search(n)).status]).toEqual([n, 200]);
    const refused = await visitor.get("/generate?q=once-more", page);
    expect(refused.status).toBe(429);
    const seconds = Number(refused.headers["retry-after"]);
    expect(seconds).toBeGreaterThan(0);
    expect(pageText(refused.text)).toContain(
      `Too Many Requests Too many searches in a minute: the limit for a network is 120. Nothing was lost; try again in ${seconds} seconds.`,
    );
    expect((await visitor.request("HEAD", "/generate?q=x", { headers: page })).status).toBe(429);
    const program = await visitor.get("/generate?q=once-more");
    expect([program.status, program.body]).toEqual([
      429,
      {
        error: expect.stringMatching(
          /^Too many searches in a minute: .+ Nothing was lost; try again in .+ signed in, you have one of your own\.$/,
        ),
        code: "rate_limit",
        limit: { name: "search-showcase", max: 120, unit: "count", seconds: 60 },
        retryable: true,
      },
    ]);
    // Looking without a search goes on.
    for (const path of ["/generate", "/generate?tab=recent", "/generate?q=", "/generate?q=%20"]) {
      expect([path, (await visitor.get(path, page)).status]).toEqual([path, 200]);
    }
  });

  test("stop a loop of sign-ins with 429 and say when to try again", async () => {
    const visitor = await limited.person("ann");
    const answers = [];
    for (let n = 1; n < 61; n += 1) {
      // A made-up forwarding address must not count as another caller.
      const headers = { "x-forwarded-for": `10.0.0.${n}` };
      answers.push(await visitor.json("POST", "/api/auth/dev-login", { name: "ann" }, headers));
    }
    expect(answers.slice(0, 59).map((answer) => answer.status)).toEqual(Array(59).fill(403));
    const last = answers[59];
    expect(last?.status).toBe(429);
    expect(last?.body).toMatchObject({ code: "rate_limit", retryable: true });
    expect(last?.body.error).toMatch(/^Too many sign-in attempts in a minute:/);
    expect(Number(last?.headers["retry-after"])).toBeGreaterThan(0);
    expect((await visitor.get("/api/auth/me")).status).toBe(200);
    // Of sign-ins the network counts, not the person or their plan.
    const bob = await limited.visitor().json("POST", "/api/auth/dev-login", { name: "bob" });
    expect(bob.status).toBe(429);
  });
});

test("a page takes scripts from the folders that hold the product's, not from its whole host", async () => {
  const { headers } = await app.visitor().get("/");
  const policy = String(headers["content-security-policy"]);
  const scripts = /script-src ([^;]+)/.exec(policy)?.[1]?.split(" ") ?? [];
  const { host } = new URL(app.origin);
  expect(scripts.slice(0, 2)).toEqual([`${host}/build/`, `${host}/enhance/`]);
  expect(scripts.slice(2).join(" ")).toMatch(/^'nonce-[^' ]+'$/);
});
