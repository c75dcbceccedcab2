import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { afterEach, expect, test, vi } from "vitest";
import { db } from "~/platform/db.server";
import { sha256Bytes } from "~/platform/hash.server";
import { storage } from "~/platform/storage.server";
import { signUp } from "../../tests/support/generation-runs";
import { diffCheckpoint } from "./checkpoint-diff.server";
import { createCheckpoint } from "./create-checkpoint.server";
import { dropProject } from "./deleted-projects.server";
import { entriesOfTree } from "./export.server";
import { deleteFile, listFileHeads, listFiles, renameFile, saveFile } from "./file-store.server";
import { FILE_LIMITS } from "./files";
import { holderFor, readHeldBytes } from "./held-bytes.server";
import { createProject } from "./projects.server";
import { restoreCheckpoint } from "./restore-checkpoint.server";
import {
  followDeletions,
  openBinary,
  readBinary,
  storeBinary,
  sweepBinaries,
} from "./stored-binaries.server";
import { changeTree, readProjectTree, readTree } from "./tree.server";
import { dropUnusedContents, UNUSED_BYTES_MS } from "./unused-contents.server";

const HOURS_MS = 2 * UNUSED_BYTES_MS;
let people = 0;
afterEach(() => void vi.restoreAllMocks());

async function newProject() {
  const viewer = await signUp(`bo${++people}`);
  const { id } = await createProject(viewer, { name: "Gallery" });
  return { viewer, id };
}

const bytes = (size: number, fill = 0) => Buffer.alloc(size, fill);
const stream = (body: Uint8Array) => Readable.from([body.subarray(0, 5), body.subarray(5)]);
const later = (ms: number) => new Date(Date.now() + ms);

/** Puts bytes at a path, as an upload does. */
async function put(id: string, path: string, body: Uint8Array) {
  const binary = await storeBinary(id, stream(body));
  await changeTree(id, [{ path, content: null, binary }]);
  return binary;
}

async function stored(id: string): Promise<string[]> {
  const names: string[] = [];
  for await (const { key } of storage.list(`project-files/${id}/`)) names.push(key);
  return names;
}

test("bytes are a file beside the texts, whole and in part, and no text to anybody", async () => {
  const { viewer, id } = await newProject();
  await changeTree(id, [{ path: "index.html", content: "<p>Hi</p>" }]);
  const body = Buffer.from("89504e470d0a1a0a00ff", "hex");
  const logo = await put(id, "public/logo.png", body);
  expect(logo).toEqual({ hash: sha256Bytes(body), size: 10 });
  expect(await readProjectTree(id)).toEqual({
    texts: new Map([["index.html", "<p>Hi</p>"]]),
    binaries: new Map([["public/logo.png", logo]]),
  });
  expect([...(await readTree(id)).keys()]).toEqual(["index.html"]);
  expect(await readBinary(id, logo.hash, 4)).toEqual(body.subarray(0, 4));
  expect(await readBinary(id, logo.hash, 0)).toEqual(new Uint8Array());
  const part = await openBinary(id, logo.hash, { start: 8, end: 9 });
  expect(part && (await buffer(part))).toEqual(body.subarray(8));
  const [, head] = await listFileHeads(viewer, id);
  expect(head).toMatchObject({ path: "public/logo.png", hash: logo.hash, binary: { size: 10 } });
  const [, row] = await listFiles(viewer, id);
  expect(row).toMatchObject({ content: "", binary: { size: 10 } });
});

test("a hash opens nothing in another project, nor does what is no hash", async () => {
  const [mine, other] = [await newProject(), await newProject()];
  const { hash } = await put(mine.id, "a.bin", bytes(9));
  expect(await openBinary(other.id, hash)).toBeNull();
  expect(await openBinary(mine.id, `../${mine.id}/${hash}`)).toBeNull();
  await expect(
    changeTree(other.id, [{ path: "a.bin", content: null, binary: { hash, size: 9 } }]),
  ).rejects.toMatchObject({ status: 409 });
});

test("they are moved and deleted like any file, and a text does not replace them", async () => {
  const { viewer, id } = await newProject();
  await put(id, "logo.png", bytes(20));
  const [file] = await listFiles(viewer, id);
  if (!file) throw new Error("no file");
  await expect(saveFile(viewer, file.id, { content: "text" })).rejects.toMatchObject({
    status: 409,
    code: "no_text",
  });
  const moved = await renameFile(viewer, file.id, "img/logo.png");
  expect(moved).toMatchObject({ path: "img/logo.png", hash: file.hash, binary: { size: 20 } });
  await deleteFile(viewer, file.id);
  expect((await readProjectTree(id)).binaries.size).toBe(0);
});

test("a checkpoint brings back the bytes that were there, and its diff tells both sizes", async () => {
  const { viewer, id } = await newProject();
  const first = await put(id, "logo.png", bytes(12_000, 1));
  const before = await createCheckpoint(id, { kind: "after", label: "First" });
  const second = await put(id, "logo.png", bytes(14_000, 2));
  await changeTree(id, [{ path: "a.txt", content: "a" }]);
  const after = await createCheckpoint(id, { kind: "after", label: "Second" });
  const { files } = await diffCheckpoint(viewer, id, after.id, { visitor: "account:x" });
  expect(files).toEqual([
    expect.objectContaining({ path: "a.txt", patch: expect.stringContaining("+a") }),
    {
      path: "logo.png",
      action: "updated",
      notShown: "no-text",
      before: { bytes: 12_000, hash: first.hash },
      after: { bytes: 14_000, hash: second.hash },
    },
  ]);
  await dropUnusedContents(id, new Date());
  await dropUnusedContents(id, later(HOURS_MS));
  await restoreCheckpoint(viewer, id, before.id);
  expect((await readProjectTree(id)).binaries).toEqual(new Map([["logo.png", first]]));
  expect(await readBinary(id, first.hash, 3)).toEqual(bytes(3, 1));
});

test("a checkpoint of before there were bytes is read as it was", async () => {
  const { viewer, id } = await newProject();
  await changeTree(id, [{ path: "a.txt", content: "old" }]);
  const { id: checkpoint, treeHash } = await createCheckpoint(id, { kind: "after", label: "Old" });
  const { manifest } = await db.tree.findUniqueOrThrow({
    where: { projectId_hash: { projectId: id, hash: treeHash } },
  });
  expect(JSON.parse(manifest)).toEqual([["a.txt", expect.any(String), 3]]);
  await put(id, "a.png", bytes(4));
  await restoreCheckpoint(viewer, id, checkpoint);
  expect(await readProjectTree(id)).toEqual({
    texts: new Map([["a.txt", "old"]]),
    binaries: new Map(),
  });
});

test("what is held counts bytes once, and they go when nothing has named them for an hour", async () => {
  const { viewer, id } = await newProject();
  const held = () => readHeldBytes(holderFor(`account:${viewer.user?.id}`));
  const { hash } = await put(id, "a.bin", bytes(3_000));
  await put(id, "b.bin", bytes(3_000));
  expect(await held()).toBe(3_000);
  await changeTree(id, [
    { path: "a.bin", content: null },
    { path: "b.bin", content: null },
  ]);
  await dropUnusedContents(id, new Date());
  await dropUnusedContents(id, later(UNUSED_BYTES_MS / 2));
  expect(await stored(id)).toHaveLength(1);
  // Sent again, they are in use again.
  await put(id, "c.bin", bytes(3_000));
  await dropUnusedContents(id, later(HOURS_MS));
  expect(await readBinary(id, hash, 1)).toEqual(bytes(1));
  await changeTree(id, [{ path: "c.bin", content: null }]);
  await dropUnusedContents(id, new Date());
  await dropUnusedContents(id, later(HOURS_MS));
  expect([await stored(id), await held()]).toEqual([[], 0]);
});

test("what a killed process stored and did not name is swept, and nothing else", async () => {
  const { id } = await newProject();
  const { hash } = await put(id, "a.bin", bytes(7));
  await storage.write(`project-files/${id}/${"f".repeat(64)}`, bytes(8));
  await storage.receive(`project-files/${id}/`, stream(bytes(9)));
  await sweepBinaries(new Date());
  expect(await stored(id)).toHaveLength(3);
  await sweepBinaries(later(HOURS_MS));
  expect(await stored(id)).toEqual([`project-files/${id}/${hash}`]);
});

test("more than one file may have, or a sender that goes away, leaves nothing", async () => {
  const { id } = await newProject();
  const endless = async function* () {
    for (;;) yield bytes(1_000_000);
  };
  await expect(storeBinary(id, endless())).rejects.toMatchObject({ status: 413 });
  const broken = async function* () {
    yield bytes(10);
    throw new Error("gone");
  };
  await expect(storeBinary(id, broken())).rejects.toThrow("gone");
  expect(await stored(id)).toEqual([]);
});

test("a project is full with its cap in all, and texts keep their own", async () => {
  const { id } = await newProject();
  const size = FILE_LIMITS.bytesPerBinary;
  const rows = ["a.bin", "b.bin"].map((path, at) => ({
    projectId: id,
    path,
    hash: `${at}`.repeat(64),
    size,
    isBinary: true,
  }));
  await db.file.createMany({ data: rows });
  await expect(put(id, "c.bin", bytes(1))).rejects.toMatchObject({ status: 413 });
  await expect(changeTree(id, [{ path: "a.txt", content: "a" }])).rejects.toThrow(
    "A project can hold 50.0 MB in all",
  );
});

test("bytes go with their project, and are part of its export before", async () => {
  const { viewer, id } = await newProject();
  await changeTree(id, [{ path: "index.html", content: "<p>Hi</p>" }]);
  await put(id, "img/logo.png", bytes(6, 7));
  const entries: [string, Buffer][] = [];
  for await (const { path, parts } of entriesOfTree("gallery", id)) {
    entries.push([path, await buffer(parts as AsyncIterable<Uint8Array>)]);
  }
  expect(entries).toEqual([
    ["gallery/index.html", Buffer.from("<p>Hi</p>")],
    ["gallery/img/logo.png", bytes(6, 7)],
  ]);
  const end = followDeletions((error) => {
    throw error;
  });
  await dropProject(viewer, id);
  await expect.poll(() => stored(id)).toEqual([]);
  end();
});
