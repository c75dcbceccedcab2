import { createHash } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { FILE_LIMITS } from "../../app/projects/files";
import type { AppClient } from "../support/app-client";
import { type SharedApp, sharedApp } from "../support/shared-app";

let app: SharedApp;
let count = 0;

beforeAll(async () => {
  app = await sharedApp();
});

const newTrial = () => `trial_${1_700_000_000_000 + ++count}`;
const PAGE = { path: "index.html", content: "<!doctype html><h1>trial</h1>" };

const sync = (browser: AppClient, id: string, files: object[], more: object = {}) =>
  browser.json("POST", `/api/trial-projects/${id}/files/sync`, { files, ...more });
async function filesOf(browser: AppClient, id: string): Promise<Record<string, string>> {
  const rows: { path: string; content: string }[] = (await browser.get(`/api/files/${id}`)).body;
  return Object.fromEntries(rows.map(({ path, content }) => [path, content]));
}

describe("a trial", () => {
  test("works signed out: sync, chat, preview, history, export and publish", async () => {
    const browser = app.visitor();
    const id = newTrial();
    const synced = await sync(browser, id, [PAGE], { name: "My trial" });
    expect([synced.status, synced.body.files]).toEqual([200, 1]);
    const project = (await browser.get(`/api/projects/${id}`)).body;
    expect(project).toMatchObject({ id, name: "My trial", isTrial: true, published: "false" });

    const history = [{ role: "user", content: "before" }];
    const reader = await browser.send(id, "Build a timer", { conversationHistory: history });
    const events = await reader.rest();
    expect(events.at(-1)?.raw).toBe("[DONE]");
    expect(Object.keys(await filesOf(browser, id))).toContain("index.html");
    expect((await browser.get(`/api/projects/${id}/messages`)).body).toHaveLength(2);
    const [checkpoint] = (await browser.get(`/api/projects/${id}/checkpoints`)).body;
    const diff = await browser.get(`/api/projects/${id}/checkpoints/${checkpoint.id}/diff`);
    expect(diff.text).toContain("index.html");
    const zip = await browser.get(`/api/projects/${id}/export`);
    expect(zip.headers["content-type"]).toBe("application/zip");

    const started = await browser.json("POST", `/api/projects/${id}/preview/start`);
    expect(started.body).toMatchObject({
      status: "running",
      url: `/api/projects/${id}/preview/proxy/`,
    });
    const proxy = await browser.get(`/api/projects/${id}/preview/proxy/`);
    expect(proxy.status).toBe(302);
    expect(proxy.headers.location).toMatch(
      /^http:\/\/preview-[a-z2-7]{26}\.sites\.localhost:\d+\/$/,
    );
    const route = await browser.get(`/api/projects/${id}/preview/proxy/menu?of=//today`);
    expect(route.headers.location).toBe(`${proxy.headers.location}menu?of=//today`);

    const slug = `trial-app-${count}`;
    const published = await browser.json("POST", `/api/projects/${id}/publish`, { slug });
    expect(published.body).toMatchObject({ slug, isRedeploy: false });
    expect((await app.visitor().get(`/generate/${slug}`)).status).toBe(200);
    expect((await browser.json("DELETE", `/api/projects/${id}`)).status).toBe(204);
    expect((await app.visitor().get(`/generate/${slug}`)).status).toBe(404);
  });

  test("is synced by the hashes of what the server has, which says what it lacks", async () => {
    const browser = app.visitor();
    const id = newTrial();
    const hashOf = (text: string) => createHash("sha256").update(text).digest("hex");
    const named = { path: PAGE.path, hash: hashOf(PAGE.content) };
    const style = { path: "a.css", content: "h1 { color: teal; }" };
    const lacking = await sync(browser, id, [named, style]);
    expect(lacking.body).toMatchObject({ files: 0, missing: [PAGE.path] });
    expect(await filesOf(browser, id)).toEqual({});
    await sync(browser, id, [PAGE, style]);
    const again = await sync(browser, id, [named, { ...style, content: "h1 { color: red; }" }]);
    expect(again.body).toEqual({ files: 2, deferred: false });
    expect(await filesOf(browser, id)).toEqual({
      "index.html": PAGE.content,
      "a.css": "h1 { color: red; }",
    });
    // What another browser has can be neither read nor asked for.
    const stranger = await sync(app.visitor(), newTrial(), [named]);
    expect(stranger.body.missing).toEqual([PAGE.path]);
  });

  test("is refused by its size before a content that is named often is read", async () => {
    const browser = app.visitor();
    const id = newTrial();
    const content = "x".repeat(900_000);
    await sync(browser, id, [{ path: "one.txt", content }]);
    const hash = createHash("sha256").update(content).digest("hex");
    const many = Array.from({ length: 400 }, (_, n) => ({ path: `${n}.txt`, hash }));
    expect((await sync(browser, id, many)).status).toBe(413);
    expect(Object.keys(await filesOf(browser, id))).toEqual(["one.txt"]);
  });

  test("is synced with as many and as large files as a project may hold", async () => {
    const browser = app.visitor();
    const id = newTrial();
    const files = Array.from({ length: 500 }, (_, index) => ({
      path: `src/${index % 20}/${index}.ts`,
      content: `${index} "\\`.repeat(2_500),
    }));
    expect((await sync(browser, id, files)).body).toEqual({ files: 500, deferred: false });
    const changed = files.map((file, index) =>
      index % 2 ? file : { ...file, content: `now ${file.content}` },
    );
    expect((await sync(browser, id, changed.slice(1))).body.files).toBe(499);
    const stored = await filesOf(browser, id);
    const wanted = changed.slice(1).map(({ path, content }) => [path, content]);
    expect(Object.entries(stored).sort()).toEqual(wanted.sort());

    const wrong = await sync(browser, id, [...files.slice(1), { path: "../a", content: "a" }]);
    expect([wrong.status, wrong.body.code]).toEqual([400, "bad_path"]);
    expect(Object.keys(await filesOf(browser, id))).toHaveLength(499);
  });

  test("asks for a content again that its copy no longer has", async () => {
    const browser = app.visitor();
    const id = newTrial();
    await sync(browser, id, [PAGE]);
    await sync(browser, id, [{ ...PAGE, content: "<h1>another</h1>" }]);
    const hash = createHash("sha256").update(PAGE.content).digest("hex");
    const back = await sync(browser, id, [{ path: PAGE.path, hash }]);
    expect(back.body).toMatchObject({ missing: [PAGE.path] });
  });

  test("starts with its first message, without a sync", async () => {
    const browser = app.visitor();
    const id = `trial_${"aZ9_-".repeat(4)}x`;
    expect((await (await browser.send(id, "Build a timer")).rest()).at(-1)?.raw).toBe("[DONE]");
    expect(browser.cookies.get("sayso_trial")).toMatch(/^[\w-]{43}$/);
    expect(Object.keys(await filesOf(browser, id))).not.toEqual([]);
  });

  test("belongs to the browser that holds its cookie: a known id opens nothing", async () => {
    const owner = app.visitor();
    const id = newTrial();
    await sync(owner, id, [PAGE]);
    const slug = `kept-trial-${count}`;
    await owner.json("POST", `/api/projects/${id}/publish`, { slug });
    const [file] = (await owner.get(`/api/files/${id}`)).body;
    const thief = app.visitor();
    const person = await app.person("ann");
    for (const browser of [thief, person]) {
      const attempts: [method: string, path: string, body?: object][] = [
        ["GET", `/api/projects/${id}`],
        ["GET", `/api/files/${id}`],
        ["PUT", `/api/files/${file.id}`, { content: "x" }],
        ["DELETE", `/api/files/${file.id}`],
        ["GET", `/api/projects/${id}/messages`],
        ["GET", `/api/projects/${id}/chat/stream`],
        ["POST", `/api/projects/${id}/chat/stop`],
        ["GET", `/api/projects/${id}/export`],
        ["GET", `/api/projects/${id}/preview/proxy/`],
        ["GET", `/api/projects/${id}/preview/logs`],
        ["POST", `/api/projects/${id}/preview/stop`],
        ["POST", `/api/projects/${id}/publish`, { slug: "stolen-trial" }],
        ["DELETE", `/api/projects/${id}`],
        // The server's own id of its copy is no key either.
        ["GET", `/api/files/${file.projectId}`],
        ["DELETE", `/api/projects/${file.projectId}`],
      ];
      for (const [method, path, body] of attempts) {
        const answer = await browser.json(method, path, body);
        expect([method, path, [401, 404].includes(answer.status)]).toEqual([method, path, true]);
      }
      // The same id in another browser is another project, and cannot take over the address.
      await sync(browser, id, [{ path: "index.html", content: "thief" }]);
      const taken = await browser.json("POST", `/api/projects/${id}/publish`, { slug });
      expect([taken.status, taken.body.code]).toEqual([409, "slug_taken"]);
      expect(await filesOf(browser, id)).toEqual({ "index.html": "thief" });
    }
    expect(await filesOf(owner, id)).toEqual({ "index.html": PAGE.content });
    expect((await app.visitor().get(`/generate/${slug}`)).text).toContain("trial");
  });

  test("is one however many requests come first", async () => {
    const browser = app.visitor();
    const id = newTrial();
    // The page itself hands out the cookie, so that what it then loads in parallel carries it.
    expect((await browser.get(`/projects/${id}`)).status).toBe(200);
    expect(browser.cookies.has("sayso_trial")).toBe(true);
    const answers = await Promise.all([
      ...Array.from({ length: 6 }, () => sync(browser, id, [PAGE])),
      browser.json("POST", `/api/projects/${id}/preview/start`),
      browser.json("POST", `/api/projects/${id}/preview/start`),
    ]);
    expect(answers.map((answer) => answer.status)).toEqual(Array(8).fill(200));
    expect(await filesOf(browser, id)).toEqual({ "index.html": PAGE.content });
  });

  test("cookie is set once, out of reach of scripts", async () => {
    const browser = app.visitor();
    const id = newTrial();
    const first = await sync(browser, id, [PAGE]);
    expect(first.headers["set-cookie"]?.[0]).toMatch(
      /^sayso_trial=[\w-]{43}; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Lax$/,
    );
    expect((await sync(browser, id, [PAGE])).headers["set-cookie"]).toBeUndefined();
  });

  test.each([
    "trial_",
    "trial_a/b",
    "trial_a%2Fb",
    `trial_${"x".repeat(65)}`,
    "trial_é",
    "other",
  ])("of the odd id %s is refused", async (id) => {
    const answer = await sync(app.visitor(), encodeURI(id), [PAGE]);
    expect([id, answer.status]).toEqual([id, 404]);
  });
});

describe("a sync", () => {
  test("makes the server's copy equal to what the browser holds", async () => {
    const browser = app.visitor();
    const id = newTrial();
    await sync(browser, id, [PAGE, { path: "old.txt", content: "old" }]);
    await sync(browser, id, [PAGE, { path: "./src//new.ts", content: "ü\r\n" }]);
    expect(await filesOf(browser, id)).toEqual({
      "index.html": PAGE.content,
      "src/new.ts": "ü\r\n",
    });
    expect((await sync(browser, id, [])).body.files).toBe(0);
    expect(await filesOf(browser, id)).toEqual({});
  });

  test.each<[string, object[], number]>([
    ["climbs out", [{ path: "../x", content: "" }], 400],
    ["is absolute", [{ path: "/etc/passwd", content: "" }], 400],
    ["names a secret", [{ path: ".env", content: "" }], 400],
    [
      "is there twice",
      [
        { path: "a.txt", content: "1" },
        { path: "./a.txt", content: "2" },
      ],
      400,
    ],
    [
      "differs in case only",
      [
        { path: "a.txt", content: "" },
        { path: "A.txt", content: "" },
      ],
      409,
    ],
    [
      "is file and folder",
      [
        { path: "a", content: "" },
        { path: "a/b", content: "" },
      ],
      409,
    ],
    ["is not text", [{ path: "a.bin", content: "\u0000" }], 400],
    ["has no content", [{ path: "a.txt" }], 400],
    ["has a path that is no text", [{ path: 5, content: "" }], 400],
    ["is too large", [{ path: "a.txt", content: "x".repeat(1_000_001) }], 413],
  ])("with a file that %s is refused whole", async (_what, files, status) => {
    const browser = app.visitor();
    const id = newTrial();
    await sync(browser, id, [PAGE]);
    const answer = await sync(browser, id, [{ path: "good.txt", content: "good" }, ...files]);
    expect(answer.status).toBe(status);
    expect(answer.body.error.length).toBeGreaterThan(10);
    expect(await filesOf(browser, id)).toEqual({ "index.html": PAGE.content });
  });

  test("of too many or too large files altogether is refused whole, at the cap it is not", async () => {
    const browser = app.visitor();
    const id = newTrial();
    const many = (n: number) =>
      Array.from({ length: n }, (_, k) => ({ path: `f/${k}.txt`, content: `${k}` }));
    expect(
      (await sync(browser, id, many(FILE_LIMITS.filesPerProject + 1))).status,
    ).toBeGreaterThanOrEqual(400);
    const most = FILE_LIMITS.filesPerProject;
    expect((await sync(browser, id, many(most))).body.files).toBe(most);
    const heavy = (n: number) =>
      Array.from({ length: n }, (_, k) => ({ path: `${k}.txt`, content: "x".repeat(1_000_000) }));
    const over = await sync(browser, id, heavy(11));
    expect([over.status, over.body.code]).toEqual([413, "project_too_large"]);
    expect(Object.keys(await filesOf(browser, id))).toHaveLength(most);
    expect((await sync(browser, id, heavy(10))).status).toBe(200);
    const huge = await sync(browser, id, [{ path: "a.txt", content: "x".repeat(25_000_000) }]);
    expect(huge.status).toBe(413);
  });

  test("while an answer is written leaves the server's copy alone", async () => {
    const browser = app.visitor();
    const id = newTrial();
    const reader = await browser.send(id, "Build a kanban board");
    await reader.until((data) => data.type === "file_created");
    const answer = await sync(browser, id, []);
    expect(answer.body).toEqual({ files: 0, deferred: true });
    await reader.rest();
    expect(Object.keys(await filesOf(browser, id)).length).toBeGreaterThan(0);
  });
});
