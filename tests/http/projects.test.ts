import { strFromU8, unzipSync } from "fflate";
import { beforeAll, describe, expect, test } from "vitest";
import type { AppClient } from "../support/app-client";
import { type SharedApp, sharedApp } from "../support/shared-app";

let app: SharedApp;
let ann: AppClient;
let bob: AppClient;

beforeAll(async () => {
  app = await sharedApp();
  ann = await app.person("ann");
  bob = await app.person("bob");
});

async function create(person: AppClient, files: Record<string, string> = {}, name = "Mine") {
  const { id } = (await person.json("POST", "/api/projects", { name })).body;
  for (const [path, content] of Object.entries(files)) {
    const answer = await person.json("POST", `/api/projects/${id}/files`, { path, content });
    expect(answer.status).toBe(201);
  }
  return id as string;
}

async function filesOf(person: AppClient, id: string): Promise<Record<string, string>> {
  const rows: { path: string; content: string }[] = (await person.get(`/api/files/${id}`)).body;
  return Object.fromEntries(rows.map(({ path, content }) => [path, content]));
}

describe("a project", () => {
  test("is created, listed, renamed and deleted", async () => {
    const made = await ann.json("POST", "/api/projects", { name: "  Garden  ", description: " " });
    expect(made.status).toBe(201);
    expect(made.body).toEqual({
      id: expect.any(String),
      name: "Garden",
      description: null,
      template: "react",
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      published: "false",
      slug: null,
      screenshotUrl: null,
      isTrial: false,
    });
    const address = `/api/projects/${made.body.id}`;
    expect((await ann.get(address)).body).toEqual(made.body);
    expect((await ann.get("/api/projects")).body[0]).toEqual(made.body);
    const renamed = await ann.json("PATCH", address, { name: "Yard", description: "Green" });
    expect(renamed.body).toEqual({ ...made.body, name: "Yard", description: "Green" });
    const kept = await ann.json("PATCH", address, { description: null });
    expect(kept.body).toMatchObject({ name: "Yard", description: null });
    const deleted = await ann.json("DELETE", address);
    expect([deleted.status, deleted.text]).toEqual([204, ""]);
    expect((await ann.get(address)).status).toBe(404);
    expect((await ann.json("DELETE", address)).status).toBe(404);
  });

  test("needs a name that can be shown, and says so", async () => {
    const refused = async (body: object) => {
      const answer = await ann.json("POST", "/api/projects", body);
      expect(answer.status).toBe(400);
      return answer.body.error;
    };
    expect(await refused({})).toBe("Please enter a project name.");
    expect(await refused({ name: " \t " })).toBe("Please enter a project name.");
    expect(await refused({ name: "x".repeat(121) })).toMatch(/up to 120/);
    expect(await refused({ name: "a\u0000b" })).toMatch(/control characters/);
    expect(await refused({ name: "\ud800" })).toMatch(/control characters/);
    expect(await refused({ name: 5 })).toMatch(/name/);
    expect(await refused({ name: "x", description: "x".repeat(2_001) })).toMatch(/up to 2000/);
  });

  test("is nobody else's: not to read, change, run, publish or take away", async () => {
    const id = await create(ann, { "index.html": "<h1>secret</h1>" });
    const [file] = (await ann.get(`/api/files/${id}`)).body;
    const reader = await ann.send(id, "hello", { mode: "discuss" });
    await reader.rest();
    await ann.json("POST", `/api/projects/${id}/publish`, { slug: "anns-secret" });
    const [checkpoint] = (await ann.get(`/api/projects/${id}/checkpoints`)).body;
    const own = await create(bob, { "index.html": "<h1>bob</h1>" });

    const attempts: [method: string, path: string, body?: object][] = [
      ["GET", `/api/projects/${id}`],
      ["PATCH", `/api/projects/${id}`, { name: "Taken" }],
      ["DELETE", `/api/projects/${id}`],
      ["GET", `/api/files/${id}`],
      ["GET", `/api/files/${file.id}`],
      ["PUT", `/api/files/${file.id}`, { content: "bob was here" }],
      ["PATCH", `/api/files/${file.id}`, { path: "b.html" }],
      ["DELETE", `/api/files/${file.id}`],
      ["POST", `/api/projects/${id}/files`, { path: "b.txt", content: "b" }],
      ["GET", `/api/projects/${id}/messages`],
      ["POST", `/api/projects/${id}/chat/send`, { content: "hello" }],
      ["GET", `/api/projects/${id}/chat/stream`],
      ["POST", `/api/projects/${id}/chat/stop`],
      ["GET", `/api/projects/${id}/checkpoints`],
      ["GET", `/api/projects/${id}/checkpoints/${checkpoint.id}/diff`],
      ["POST", `/api/projects/${id}/checkpoints/${checkpoint.id}/restore`],
      ["GET", `/api/projects/${own}/checkpoints/${checkpoint.id}/diff`],
      ["POST", `/api/projects/${own}/checkpoints/${checkpoint.id}/restore`],
      ["POST", `/api/projects/${id}/preview/start`],
      ["POST", `/api/projects/${id}/preview/stop`],
      ["GET", `/api/projects/${id}/preview/status`],
      ["GET", `/api/projects/${id}/preview/logs`],
      ["GET", `/api/projects/${id}/preview/proxy/`],
      ["POST", `/api/projects/${id}/publish`, { slug: "bobs-now" }],
      ["GET", `/api/projects/${id}/export`],
    ];
    for (const [method, path, body] of attempts) {
      const answer = await bob.json(method, path, body);
      expect([method, path, answer.status]).toEqual([method, path, 404]);
      expect(answer.body.error).toMatch(/doesn't exist/);
      const signedOut = await app.visitor().json(method, path, body);
      expect([method, path, [401, 404].includes(signedOut.status)]).toEqual([method, path, true]);
    }
    const asForm = await bob.form(`/projects/${id}`, { intent: "rename-project", name: "Taken" });
    expect(asForm.status).toBeGreaterThanOrEqual(400);
    expect((await bob.get(`/projects/${id}`)).status).toBe(404);
    const asPage = await bob.form(`/projects/${id}/delete`, {});
    expect([asPage.status, asPage.headers.location]).toEqual([302, "/projects"]);

    expect(await filesOf(ann, id)).toEqual({ "index.html": "<h1>secret</h1>" });
    expect((await ann.get(`/api/projects/${id}`)).body).toMatchObject({
      name: "Mine",
      slug: "anns-secret",
    });
    expect(await filesOf(bob, own)).toEqual({ "index.html": "<h1>bob</h1>" });
  });

  test("survives a restart and a new login", async () => {
    const id = await create(ann, { "a.txt": "kept" }, "Lasting");
    await app.restart();
    const again = await app.person("ann");
    expect((await again.get(`/api/projects/${id}`)).body.name).toBe("Lasting");
    expect(await filesOf(again, id)).toEqual({ "a.txt": "kept" });
    expect((await ann.get("/api/auth/me")).status).toBe(200);
  });
});

describe("a file", () => {
  test("is created, saved, moved and deleted", async () => {
    const id = await create(ann);
    const made = await ann.json("POST", `/api/projects/${id}/files`, {
      path: "./src//App.tsx",
      content: "grüße 🌱\r\n",
    });
    expect(made.body).toEqual({
      id: expect.any(String),
      projectId: id,
      path: "src/App.tsx",
      name: "App.tsx",
      content: "grüße 🌱\r\n",
      language: "typescript",
      type: "file",
      hash: expect.stringMatching(/^[a-f0-9]{64}$/),
    });
    const address = `/api/files/${made.body.id}`;
    const saved = await ann.json("PUT", address, { content: "2", baseHash: made.body.hash });
    expect(saved.body).toMatchObject({ id: made.body.id, hash: expect.any(String) });
    expect(saved.body).not.toHaveProperty("content");
    const late = await ann.json("PUT", address, { content: "3", baseHash: made.body.hash });
    expect(late.status).toBe(409);
    expect(late.body).toMatchObject({ code: "conflict", current: { ...saved.body, content: "2" } });
    const moved = await ann.json("PATCH", address, { path: "src/main.ts" });
    expect(moved.body).toMatchObject({ path: "src/main.ts", content: "2" });
    expect(await filesOf(ann, id)).toEqual({ "src/main.ts": "2" });
    expect((await ann.json("DELETE", address)).status).toBe(204);
    expect((await ann.json("PUT", address, { content: "4" })).status).toBe(404);
  });

  test.each([
    "../up.txt",
    "/etc/passwd",
    "a/../../b",
    "C:\\x",
    "\\\\host\\x",
    "~/x",
    ".git/config",
    "a/.env",
    "node_modules/x.js",
    "nul.txt",
    "a\u0000b",
    "a\u202eb",
    "dots.",
    "folder/",
    "",
    "   ",
    "a:b",
    "x".repeat(201),
    "d/".repeat(13).concat("x"),
  ])("is refused at the path %j, when it is created and when it is moved", async (path) => {
    const id = await create(ann, { "a.txt": "a" });
    const [file] = (await ann.get(`/api/files/${id}`)).body;
    const made = await ann.json("POST", `/api/projects/${id}/files`, { path, content: "x" });
    const moved = await ann.json("PATCH", `/api/files/${file.id}`, { path });
    expect([made.status, made.body.code]).toEqual([400, "bad_path"]);
    expect([moved.status, moved.body.code]).toEqual([400, "bad_path"]);
    expect(await filesOf(ann, id)).toEqual({ "a.txt": "a" });
  });

  test("that is binary, too large or in the way is refused, and nothing changes", async () => {
    const id = await create(ann, { "a.txt": "a" });
    const post = (path: string, content: unknown) =>
      ann.json("POST", `/api/projects/${id}/files`, { path, content });
    expect((await post("b.bin", "\u0000")).body.code).toBe("not_text");
    expect((await post("b.txt", "\ud800")).body.code).toBe("not_text");
    expect((await post("b.txt", 5)).status).toBe(400);
    const large = await post("b.txt", "x".repeat(1_000_001));
    expect([large.status, large.body.code]).toEqual([413, "file_too_large"]);
    expect((await post("a.txt", "other")).body.code).toBe("path_taken");
    expect((await post("A.TXT", "other")).status).toBe(409);
    expect((await post("a.txt/b.txt", "other")).status).toBe(409);
    expect((await post("b.txt", "x".repeat(1_000_000))).status).toBe(201);
    expect(Object.keys(await filesOf(ann, id))).toEqual(["a.txt", "b.txt"]);
  });

  test("created twice at once exists once", async () => {
    const id = await create(ann);
    const all = await Promise.all(
      Array.from({ length: 8 }, (_, n) =>
        ann.json("POST", `/api/projects/${id}/files`, { path: "a.txt", content: `${n}` }),
      ),
    );
    const made = all.filter((answer) => answer.status === 201);
    expect(all.map((answer) => answer.status).filter((status) => status !== 201)).toEqual(
      Array(7).fill(409),
    );
    expect(await filesOf(ann, id)).toEqual({ "a.txt": made[0]?.body.content });
  });
});

describe("checkpoints", () => {
  test("are listed, compared and rolled back to", async () => {
    const id = await create(ann, { "a.txt": "one\n" });
    const list = async () => (await ann.get(`/api/projects/${id}/checkpoints`)).body;
    await (await ann.send(id, "Build a timer")).rest();
    const [newest, oldest] = await list();
    expect(newest).toMatchObject({ label: "Build a timer", kind: "after" });
    expect(newest.changes.length).toBeGreaterThan(0);
    expect(oldest).toMatchObject({ kind: "hand", label: "Added a.txt" });
    const diff = await ann.get(`/api/projects/${id}/checkpoints/${newest.id}/diff`);
    expect(diff.headers["content-type"]).toMatch(/^text\/plain/);
    expect(diff.text).toContain("--- /dev/null");
    const back = await ann.json("POST", `/api/projects/${id}/checkpoints/${oldest.id}/restore`);
    expect(back.body).toMatchObject({ kind: "restore", id: expect.any(String) });
    expect(await filesOf(ann, id)).toEqual({ "a.txt": "one\n" });
    expect((await list())[0].id).toBe(back.body.id);
    const missing = await ann.json("POST", `/api/projects/${id}/checkpoints/nope/restore`);
    expect(missing.status).toBe(404);
  });

  test("whose texts are too different to compare lead to both of them, whole", async () => {
    const text = (word: string) =>
      Array.from({ length: 60_000 }, (_, number) => `${word} ${number}\n`).join("");
    const id = await create(ann, { "index.html": "<h1>Hi</h1>", "long.txt": text("old") });
    await ann.json("POST", `/api/projects/${id}/publish`, { slug: "very-different" });
    const files = (await ann.get(`/api/files/${id}`)).body as { id: string; path: string }[];
    const file = files.find(({ path }) => path === "long.txt")?.id;
    await ann.json("PUT", `/api/files/${file}`, { content: text("new") });
    await ann.json("POST", `/api/projects/${id}/publish`, { slug: "very-different" });
    // The one before "Published", which holds the same files.
    const [, { id: newest }] = (await ann.get(`/api/projects/${id}/checkpoints`)).body;
    const diff = await ann.get(`/api/projects/${id}/checkpoints/${newest}/diff`);
    // Where the machine is too busy to compare them in time, nobody has counted the lines.
    expect(diff.text).toMatch(
      /Too different to show line by line: before (60,000 lines \(589 kB\)|589 kB), now (60,000 lines \(589 kB\)|589 kB)\./,
    );
    const page = await ann.get(`/projects/${id}/compare?from=previous&to=${newest}`);
    expect(page.text).toContain("Too different to show line by line");
    const links = [...page.text.matchAll(/href="([^"]+\/file\?path=[^"]+)"/g)];
    const [before, now] = await Promise.all(links.map(([, path = ""]) => ann.get(path)));
    expect([before?.text, now?.text]).toEqual([text("old"), text("new")]);
    expect(now?.headers["content-type"]).toBe("text/plain; charset=utf-8");
  });
});

test("the export is a ZIP of the files as they are", async () => {
  const files = { "index.html": "<h1>ü</h1>\r\n", "src/a.ts": "export {};\n", "empty.txt": "" };
  const id = await create(ann, files, "My Größe / App");
  const answer = await ann.get(`/api/projects/${id}/export`);
  expect(answer.headers).toMatchObject({
    "content-type": "application/zip",
    "content-disposition": 'attachment; filename="my-grosse-app.zip"',
  });
  const entries = Object.entries(unzipSync(new Uint8Array(answer.bytes)));
  expect(Object.fromEntries(entries.map(([path, bytes]) => [path, strFromU8(bytes)]))).toEqual(
    Object.fromEntries(
      Object.entries(files).map(([path, text]) => [`my-grosse-app/${path}`, text]),
    ),
  );
  // Several at once: a folder each, and neither hides the other.
  const other = await create(ann, { "b.txt": "b" }, "My Größe / App");
  const both = await ann.get(`/api/projects/export?project=${id}&project=${other}`);
  expect(Object.keys(unzipSync(new Uint8Array(both.bytes))).sort()).toEqual(
    [...Object.keys(files).map((path) => `my-grosse-app/${path}`), "my-grosse-app-2/b.txt"].sort(),
  );
  // Each of them counts, and none is left out without a word.
  const left = (answer: { headers: Record<string, unknown> }) =>
    Number(/remaining=(\d+)/.exec(String(answer.headers.ratelimit))?.[1]);
  const again = await ann.get(`/api/projects/export?project=${id}&project=${other}`);
  expect(left(both) - left(again)).toBe(2);
  expect((await ann.get("/api/projects/export")).status).toBe(400);
  const many = Array.from({ length: 49 }, (_, index) => `project=p${index}`).join("&");
  const refused = await ann.get(`/api/projects/export?${many}`);
  expect([refused.status, refused.text]).toEqual([400, expect.stringContaining("up to 48")]);
});
