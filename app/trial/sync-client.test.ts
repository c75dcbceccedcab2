import "fake-indexeddb/auto";
import { createHash } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { IDBFactory } from "fake-indexeddb";
import { afterEach, expect, test } from "vitest";
import { FakeBrowser } from "../../tests/support/fake-browser";
import { keepBytes } from "./keep-bytes";
import { createTrialSync } from "./sync-client";
import { openTrialBytes } from "./trial-bytes";
import { createTrialStore, type TrialStoreOptions } from "./trial-store";

const closers: (() => void)[] = [];
afterEach(() => {
  for (const close of closers.splice(0)) close();
});

/** A server that keeps what it is sent and answers with `status`. */
async function startServerCopy(options: TrialStoreOptions = {}) {
  const copy = {
    status: 200,
    received: [] as { path: string; body: unknown }[],
    answers: [] as object[],
  };
  const server = createServer((request, response) => {
    let text = "";
    request.on("data", (chunk) => {
      text += chunk;
    });
    request.on("end", () => {
      const isBytes = request.method === "PUT";
      copy.received.push({ path: request.url ?? "", body: isBytes ? text : JSON.parse(text) });
      if (isBytes) return response.writeHead(204).end();
      response
        .writeHead(copy.status, { "Content-Type": "application/json" })
        .end(JSON.stringify(copy.answers.shift() ?? {}));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  closers.push(() => server.close());
  const { port } = server.address() as AddressInfo;
  const { storage } = new FakeBrowser().openTab();
  const trials = createTrialStore(() => storage, options);
  const sync = createTrialSync(trials, (input, init) =>
    fetch(new URL(String(input), `http://127.0.0.1:${port}`), init),
  );
  return { copy, trials, sync };
}

test("bytes that the server lacks are sent once, and what the browser has lost is left out", async () => {
  globalThis.indexedDB = new IDBFactory();
  const { copy, trials, sync } = await startServerCopy({ bytes: openTrialBytes });
  const { project } = trials.createProject({ name: "App", idForm: "timestamp" });
  const binary = await keepBytes(trials, project.id, new TextEncoder().encode("pixels").buffer);
  trials.putFile(project.id, { path: "public/logo.png", content: "", binary });
  const lost = { hash: "0".repeat(64), size: 7 };
  trials.putFile(project.id, { path: "public/lost.png", content: "", binary: lost });
  const missing = ["public/logo.png", "public/lost.png"];
  copy.answers.push({ missing });
  await sync.sync(project.id);
  const named = { path: "public/logo.png", hash: binary.hash, isBinary: true };
  const address = `/api/trial-projects/${project.id}`;
  expect(copy.received).toEqual([
    {
      path: `${address}/files/sync`,
      body: {
        files: [named, { path: "public/lost.png", hash: lost.hash, isBinary: true }],
        name: "App",
      },
    },
    { path: `${address}/bytes/${binary.hash}`, body: "pixels" },
    { path: `${address}/files/sync`, body: { files: [named], name: "App" } },
  ]);
  await sync.sync(project.id);
  expect(copy.received).toHaveLength(3);
});

test("files and name are sent once, and again only after a change or by force", async () => {
  const { copy, trials, sync } = await startServerCopy();
  const { project } = trials.createProject({ name: "App", idForm: "timestamp" });
  trials.putFile(project.id, { path: "a.txt", content: "1" });
  await sync.sync(project.id);
  expect(copy.received).toEqual([
    {
      path: `/api/trial-projects/${project.id}/files/sync`,
      body: { name: "App", files: [{ path: "a.txt", content: "1" }] },
    },
  ]);
  await sync.sync(project.id);
  expect(copy.received).toHaveLength(1);
  trials.putFile(project.id, { path: "a.txt", content: "2" });
  await sync.sync(project.id);
  trials.renameProject(project.id, "Better");
  await sync.sync(project.id);
  await sync.sync(project.id, { force: true });
  expect(copy.received).toHaveLength(4);
});

test("a content that the server has is only named, and one that it lacks is sent", async () => {
  const { copy, trials, sync } = await startServerCopy();
  const [known, fresh] = ["known ".repeat(100), "fresh ".repeat(100)];
  const hashOf = (text: string) => createHash("sha256").update(text).digest("hex");
  trials.putFile("trial_1", { path: "known.txt", content: known });
  trials.putFile("trial_1", { path: "fresh.txt", content: fresh });
  trials.putFile("trial_1", { path: "short.txt", content: "short" });
  copy.answers = [{ missing: ["fresh.txt"] }];
  await sync.sync("trial_1");
  const short = { path: "short.txt", content: "short" };
  expect(copy.received.map(({ body }) => (body as { files: unknown[] }).files)).toEqual([
    [{ path: "known.txt", hash: hashOf(known) }, { path: "fresh.txt", hash: hashOf(fresh) }, short],
    [{ path: "known.txt", hash: hashOf(known) }, { path: "fresh.txt", content: fresh }, short],
  ]);
  await sync.sync("trial_1");
  expect(copy.received).toHaveLength(2);
});

test("a refused sync is an error of its own, and the next call tries again", async () => {
  const { copy, trials, sync } = await startServerCopy();
  trials.putFile("trial_1", { path: "a.txt", content: "1" });
  copy.status = 500;
  await expect(sync.sync("trial_1")).rejects.toThrow("Failed to sync trial project files");
  copy.status = 200;
  await sync.sync("trial_1");
  expect(copy.received).toHaveLength(2);
});

test("calls made at once are sent in order, and the last one sends what is there then", async () => {
  const { copy, trials, sync } = await startServerCopy();
  trials.putFile("trial_1", { path: "a.txt", content: "1" });
  const first = sync.sync("trial_1");
  const second = sync.sync("trial_1");
  trials.putFile("trial_1", { path: "a.txt", content: "2" });
  await Promise.all([first, second]);
  expect(copy.received.at(-1)?.body).toMatchObject({ files: [{ content: "2" }] });
});

test("a name longer than the server takes is sent as much as fits", async () => {
  const { copy, trials, sync } = await startServerCopy();
  const name = `${"x".repeat(119)}😀 and more`;
  const { project } = trials.createProject({ name, idForm: "timestamp" });
  await sync.sync(project.id);
  expect(copy.received[0]?.body).toMatchObject({ name: "x".repeat(119) });
  expect(trials.getProject(project.id)?.name).toBe(name);
});

test("a sync that is asked for during a rollback sends what is there after it", async () => {
  const { copy, trials, sync } = await startServerCopy();
  const { project } = trials.createProject({ name: "App", idForm: "timestamp" });
  trials.putFile(project.id, { path: "a.txt", content: "new" });
  let later: Promise<void> | undefined;
  await sync.hold(project.id, async () => {
    later = sync.sync(project.id, { force: true });
    await new Promise((resolve) => setImmediate(resolve));
    expect(copy.received).toEqual([]);
    trials.replaceFiles(project.id, [{ path: "a.txt", content: "rolled back" }]);
  });
  await later;
  expect(copy.received).toMatchObject([
    { body: { files: [{ path: "a.txt", content: "rolled back" }] } },
  ]);
});
