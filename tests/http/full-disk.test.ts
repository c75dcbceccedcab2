import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import type { AppClient } from "../support/app-client";
import type { AppServer } from "../support/app-server";
import { type AppWithModel, startAppWithModel } from "../support/app-with-model";
import type { ModelServer } from "../support/model-server";
import { SmallDisk } from "../support/small-disk";
import { PDF } from "../support/upload-files";

/** Room for the files of the build, an empty database and a few projects. */
const MEGABYTES = 32;
const PAGE = "<!doctype html><title>x</title><h1>one</h1>";
const BIG = "x".repeat(100_000);
const WALLET = "So11111111111111111111111111111111111111112";

const disk = SmallDisk.mount(MEGABYTES);
let running: AppWithModel;
let app: AppServer;
let models: ModelServer;
let ann: AppClient;
let count = 0;

beforeAll(async () => {
  if (!disk) return;
  running = await startAppWithModel({
    DATA_DIR: disk.folder,
    // Nothing is sent there: what a link needs is not stored.
    SMTP_URL: "smtp://127.0.0.1:1",
    MAIL_FROM: "Sayso <mail@example.org>",
  });
  ({ app, models, ann } = running);
  // Until the files of the build are there whole: what is cut short is removed, and makes room again.
  const builds = path.join(disk.folder, "assets");
  await vi.waitUntil(
    () => existsSync(builds) && readdirSync(builds).some((name) => !name.endsWith(".draft")),
    { timeout: 20_000 },
  );
});
afterEach(() => disk?.free());
afterAll(async () => {
  if (!disk) return;
  await running.stop();
  disk.unmount();
});

async function create() {
  const id: string = (await ann.json("POST", "/api/projects", { name: "Full" })).body.id;
  const page = { path: "index.html", content: PAGE };
  const file = (await ann.json("POST", `/api/projects/${id}/files`, page)).body;
  count += 1;
  return { id, fileId: file.id as string, slug: `full-${count}` };
}

const textOf = async (id: string) => (await ann.get(`/api/files/${id}`)).body[0].content;
const messagesOf = async (id: string) => (await ann.get(`/api/projects/${id}/messages`)).body;

function upload(bytes: Buffer) {
  return ann.multipart("/api/upload", [{ field: "file", name: "a.pdf", bytes }]);
}

/** Every file below the storage folder. */
function storedFiles(): string[] {
  const root = path.join(disk?.folder ?? "", "storage");
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
}

const files = Array.from(
  { length: 40 },
  (_, n) => `\`\`\`txt path="file-${n}.txt"\nfile ${n}\n${"line\n".repeat(400)}\`\`\`\n\n`,
).join("");

describe.runIf(disk)("on a full disk (skipped where no tmpfs can be mounted)", () => {
  test("nothing new is stored, what was stays, and each answer says so", {
    timeout: 60_000,
  }, async () => {
    const { id, fileId, slug } = await create();
    const published = await ann.json("POST", `/api/projects/${id}/publish`, { slug });
    expect(published.status).toBe(200);
    const trialId = "trial_1700000000001";
    const browser = app.visitor();
    const sync = (content: string) =>
      browser.json("POST", `/api/trial-projects/${trialId}/files/sync`, {
        files: [{ path: "index.html", content }],
      });
    expect((await sync(PAGE)).status).toBe(200);
    const [{ id: checkpoint }] = (await ann.get(`/api/projects/${id}/checkpoints`)).body;
    const before = storedFiles();

    const acts: [string, () => ReturnType<AppClient["json"]>][] = [
      ["sign in", () => app.visitor().json("POST", "/api/auth/dev-login", { name: "bob" })],
      ["create", () => ann.json("POST", "/api/projects", { name: "New" })],
      ["save", () => ann.json("PUT", `/api/files/${fileId}`, { content: PAGE + BIG })],
      ["save little", () => ann.json("PUT", `/api/files/${fileId}`, { content: `${PAGE}!` })],
      ["send", () => ann.json("POST", `/api/projects/${id}/chat/send`, { content: "hello" })],
      ["publish", () => ann.json("POST", `/api/projects/${id}/publish`, {})],
      ["upload", () => upload(Buffer.concat([PDF, Buffer.from(BIG)]))],
      ["sync", () => sync(PAGE + BIG)],
      [
        "roll back",
        () => ann.json("POST", `/api/projects/${id}/checkpoints/${checkpoint}/restore`),
      ],
      ["rename", () => ann.json("PATCH", `/api/projects/${id}`, { name: "Other" })],
    ];
    disk?.fill();
    for (const [name, act] of acts) {
      const answer = await act();
      expect([name, answer.status, answer.body?.code]).toEqual([name, 507, "disk_full"]);
      expect(answer.body.error).toContain("What was saved before is kept.");
    }
    // Pages: what was typed comes back, or the page says what to do.
    const typed = await ann.form(`/projects/${id}`, {
      intent: "save-file",
      fileId,
      content: "typed by hand",
      baseHash: "",
    });
    expect(typed.status).toBe(507);
    expect(typed.text).toContain("typed by hand");
    expect(typed.text).toContain("disk is full");
    for (const [who, path, form, kept] of [
      [ann, "/account", { intent: "rename", name: "Ann" }, "Ann"],
      [ann, "/account/wallet", { walletAddress: WALLET }, WALLET],
      [app.visitor(), "/login/mail", { email: "eve@example.org" }, "eve@example.org"],
    ] as const) {
      const refused = await who.form(path, form);
      expect([path, refused.status]).toEqual([path, 507]);
      expect(refused.text).toContain(`value="${kept}"`);
      expect(refused.text).toContain("disk is full");
    }

    for (const page of ["/", "/generate", "/docs", "/projects", `/projects/${id}`, "/account"]) {
      expect([page, (await ann.get(page)).status]).toEqual([page, 200]);
    }
    expect((await app.visitor().get(`/generate/${slug}`)).text).toContain("<h1>one</h1>");
    expect(await textOf(id)).toBe(PAGE);
    expect((await ann.json("POST", `/api/projects/${id}/preview/start`)).status).toBe(200);
    expect(storedFiles()).toEqual(before);

    disk?.free();
    for (const [name, act] of acts) {
      const answer = await act();
      expect([name, Math.floor(answer.status / 100)]).toEqual([name, 2]);
    }
  });

  test("an answer that fills it keeps what it told, and ends when there is room", {
    timeout: 60_000,
  }, async () => {
    const { id } = await create();
    models.play([{ text: files.match(/[\s\S]{1,40}/g) ?? [], delayMs: 1 }]);
    const reader = await ann.send(id, "Write forty files");
    await reader.until((data) => data.type === "file_created");
    disk?.fill();
    const rest = await reader.rest();
    expect(rest.at(-2)?.data).toMatchObject({ code: "incomplete", retryable: true });
    const told = reader.seen.flatMap(({ data }) =>
      data.type === "file_created" ? [data.file.path] : [],
    );
    disk?.free();
    await vi.waitFor(
      async () => expect((await messagesOf(id)).at(-1)).toMatchObject({ status: "failed" }),
      { timeout: 20_000, interval: 100 },
    );
    const stored = (await ann.get(`/api/files/${id}`)).body as { path: string; content: string }[];
    expect(stored.map((file) => file.path)).toEqual(expect.arrayContaining(told));
    // Whoever comes back from where they were is told how it ended, and the talk goes on.
    const end = await (await ann.follow(id, reader.lastId)).rest();
    expect(end.find(({ data }) => data.error)?.data).toMatchObject({
      code: "disk_full",
      retryable: true,
    });
    expect(end.at(-2)?.data).toMatchObject({ type: "done", status: "failed" });
    models.play([{ text: "Here I am." }]);
    const more = await (await ann.send(id, "continue")).rest();
    expect(more.at(-2)?.data).toMatchObject({ type: "done", status: "finished" });
  });
});
