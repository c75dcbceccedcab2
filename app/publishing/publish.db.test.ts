import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Viewer } from "~/accounts/user";
import { db } from "~/platform/db.server";
import { createDiskStorage, type FileStorage } from "~/platform/storage.server";
import { tellableFailure } from "~/platform/tellable-failure";
import { createProject } from "~/projects/projects.server";
import { restoreCheckpoint } from "~/projects/restore-checkpoint.server";
import { storeBinary } from "~/projects/stored-binaries.server";
import { changeTree, readTree } from "~/projects/tree.server";
import { dropUnusedContents, UNUSED_MS } from "~/projects/unused-contents.server";
import { signUp } from "../../tests/support/generation-runs";
import { picture } from "../../tests/support/upload-files";
import { type BuildRelease, Publisher } from "./publish.server";
import { findLiveRelease } from "./releases/find-live.server";
import { Screenshots } from "./screenshots.server";

const folder = mkdtempSync(path.join(tmpdir(), "sayso-publish-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const disk = createDiskStorage(folder);

/** A build of the files as they are. */
const build: BuildRelease = async (readTree) => ({
  ok: true,
  build: {
    kind: "static",
    files: new Map(
      [...(await readTree())].map(([name, text]) => [
        `/${name}`,
        { type: "text/html", body: new TextEncoder().encode(text) },
      ]),
    ),
  },
});

let ann: Viewer;
let count = 0;
beforeAll(async () => {
  ann = await signUp("ann");
});

function publisherOn(storage: FileStorage): Publisher {
  return new Publisher({ build, storage, screenshots: new Screenshots({ storage }) });
}

async function makeProject(): Promise<{ id: string; slug: string }> {
  const { id } = await createProject(ann, { name: "Garden" });
  await write(id, "<h1>first</h1>");
  count += 1;
  return { id, slug: `garden-${count}` };
}

const write = (id: string, content: string) =>
  changeTree(id, [
    { path: "index.html", content },
    { path: "about.html", content: `${content} about` },
  ]);

async function shownAt(slug: string): Promise<string | undefined> {
  const file = await (await findLiveRelease(disk, slug))?.read("/index.html");
  return file ? new TextDecoder().decode(file.body) : undefined;
}

test("a trial's live app stays when it is published again and that fails", async () => {
  const trial: Viewer = { user: null, trialKey: "publishing-trial" };
  const own = { trialId: "trial_1700000000000", trialKey: "publishing-trial" };
  const { id } = await db.project.create({ data: { ...own, name: "Trial" } });
  await write(id, "<h1>first</h1>");
  const slug = "trial-garden";
  await publisherOn(disk).publish(trial, own.trialId, { slug, screenshot: null });
  await write(id, "<h1>second</h1>");
  const again = publisherOn(withRoomFor(1)).publish(trial, own.trialId, { slug, screenshot: null });
  await expect(again).rejects.toMatchObject({ code: "ENOSPC" });
  expect(await shownAt(slug)).toBe("<h1>first</h1>");
});

/** A storage folder whose disk has room for so many more files. */
function withRoomFor(files: number): FileStorage {
  let left = files;
  return {
    ...disk,
    async write(key, body) {
      left -= 1;
      if (left < 0) throw Object.assign(new Error("write"), { code: "ENOSPC" });
      await disk.write(key, body);
    },
  };
}

/** A storage folder from which nothing can be removed. */
const withoutRemoval: FileStorage = {
  ...disk,
  async remove() {
    throw Object.assign(new Error("remove"), { code: "EIO" });
  },
};

const releaseFolders = (id: string): string[] => {
  const all = readdirSync(folder, { recursive: true }).map(String);
  return all.filter((name) => new RegExp(`^releases/${id}/[^/]+$`).test(name));
};

test("its card says what the page says of itself and what it is built as, until its maker says otherwise", async () => {
  const { id, slug } = await makeProject();
  const publish = () => publisherOn(disk).publish(ann, id, { slug, screenshot: null });
  const card = () =>
    db.project.findUniqueOrThrow({ where: { id }, select: { description: true, template: true } });
  await write(id, '<title>Garden</title><meta name="description" content="Garden. Beans.">');
  await publish();
  expect(await card()).toEqual({ description: "Beans.", template: "html" });
  await db.project.update({ where: { id }, data: { description: null } });
  await publish();
  expect((await card()).description).toBeNull();
});

test("a release shows the project's pictures from where they are, as they were published", async () => {
  const { id, slug } = await makeProject();
  const { hash, size } = await storeBinary(id, Readable.from([Buffer.from("a picture")]));
  await changeTree(id, [{ path: "a.png", content: null, binary: { hash, size } }]);
  const screenshots = new Screenshots({ storage: disk });
  const withPicture: BuildRelease = async (...asked) => {
    const result = await build(...asked);
    const binaries = new Map([["/a.png", { type: "image/png", hash, size }]]);
    return result.ok ? { ok: true, build: { ...result.build, binaries } } : result;
  };
  await new Publisher({ build: withPicture, storage: disk, screenshots }).publish(ann, id, {
    slug,
  });
  await changeTree(id, [{ path: "a.png", content: null }]);
  const picture = (await findLiveRelease(disk, slug))?.large("/a.png");
  expect(picture).toMatchObject({ type: "image/png", hash, size: 9 });
  const stream = await picture?.open({ start: 2, end: 8 });
  expect(stream && (await buffer(stream)).toString()).toBe("picture");
  const missing = new Map([["/b.png", { type: "image/png", hash: "0".repeat(64), size }]]);
  const broken = async () => ({
    ok: true as const,
    build: { kind: "static", files: new Map(), binaries: missing },
  });
  const again = new Publisher({ build: broken, storage: disk, screenshots }).publish(ann, id, {
    slug,
  });
  await expect(again).rejects.toThrow("has lost the file at /b.png");
});

test("what a release consists of is read once for all who ask for its files", async () => {
  const { id, slug } = await makeProject();
  await publisherOn(disk).publish(ann, id, { slug });
  expect(await shownAt(slug)).toBe("<h1>first</h1>");
  await db.release.updateMany({ where: { projectId: id }, data: { manifest: "not read" } });
  expect(await shownAt(slug)).toBe("<h1>first</h1>");
  await write(id, "<h1>second</h1>");
  await publisherOn(disk).publish(ann, id, {});
  expect(await shownAt(slug)).toBe("<h1>second</h1>");
});

test("a large file of a live app can be read a piece at a time, a small one only whole", async () => {
  const { id, slug } = await makeProject();
  const text = "large ".repeat(50_000);
  await changeTree(id, [{ path: "large.txt", content: text }]);
  await publisherOn(disk).publish(ann, id, { slug });
  const release = await findLiveRelease(disk, slug);
  const large = release?.large("/large.txt");
  expect(large?.size).toBe(text.length);
  const pieces: Buffer[] = [];
  for await (const piece of (await large?.open()) ?? []) pieces.push(piece);
  expect(Buffer.concat(pieces).toString()).toBe(text);
  expect(release?.large("/index.html")).toBeNull();
  expect(release?.large("/nothing.txt")).toBeNull();
});

describe("publishing", () => {
  test("without room leaves the app as it was, and nothing of the new one", async () => {
    const { id, slug } = await makeProject();
    await publisherOn(disk).publish(ann, id, { slug });
    await write(id, "<h1>second</h1>");
    for (const room of [0, 1]) {
      const failure = await publisherOn(withRoomFor(room))
        .publish(ann, id, {})
        .catch((error: unknown) => tellableFailure(error));
      expect(failure).toMatchObject({ status: 507, code: "disk_full" });
      expect(await shownAt(slug)).toBe("<h1>first</h1>");
      expect(releaseFolders(id)).toHaveLength(1);
    }
    expect(await db.release.count({ where: { projectId: id } })).toBe(1);
    expect(await db.checkpoint.count({ where: { projectId: id, kind: "publish" } })).toBe(1);
    await publisherOn(disk).publish(ann, id, {});
    expect(await shownAt(slug)).toBe("<h1>second</h1>");
  });

  test("has worked once the app is live, whatever cannot be tidied up after it", async () => {
    const { id, slug } = await makeProject();
    const publisher = publisherOn(withoutRemoval);
    for (let n = 1; n <= 5; n += 1) {
      await write(id, `<h1>${n}</h1>`);
      expect(await publisher.publish(ann, id, { slug })).toMatchObject({ slug });
      expect(await shownAt(slug)).toBe(`<h1>${n}</h1>`);
    }
  });

  test("has worked without room for the picture, and says that it is missing", async () => {
    const { id, slug } = await makeProject();
    const screenshot = { bytes: await picture(800, 500).png().toBuffer() };
    // The two pages, and some sizes of the picture.
    const { warning } = await publisherOn(withRoomFor(4)).publish(ann, id, { slug, screenshot });
    expect(warning).toContain("could not be stored");
    expect(await shownAt(slug)).toBe("<h1>first</h1>");
    const left = readdirSync(folder, { recursive: true, withFileTypes: true });
    expect(left.filter((one) => one.isFile() && one.parentPath.includes(`s/${id}/`))).toHaveLength(
      2,
    );
    expect(await publisherOn(disk).publish(ann, id, { screenshot })).not.toHaveProperty("warning");
    const row = await db.project.findUnique({ where: { id } });
    expect(row?.screenshotKey).toBeTruthy();
    // What cannot be removed of the one before is no failure either.
    const again = await publisherOn(withoutRemoval).publish(ann, id, { screenshot });
    expect(again).not.toHaveProperty("warning");
  });

  test("of two projects at one address at once lets one have it", async () => {
    const [one, other] = [await makeProject(), await makeProject()];
    const publisher = publisherOn(disk);
    const slug = "contended";
    const results = await Promise.allSettled(
      [one, other].map(({ id }) => publisher.publish(ann, id, { slug })),
    );
    const refused = results.filter((result) => result.status === "rejected");
    expect(refused).toMatchObject([{ reason: { status: 409, code: "slug_taken" } }]);
    const folders = [one, other].flatMap(({ id }) => releaseFolders(id));
    expect(folders).toHaveLength(1);
    const where = { projectId: { in: [one.id, other.id] }, kind: "publish" };
    expect(await db.checkpoint.count({ where })).toBe(1);
  });
});

describe("a slug that looks official", () => {
  test("is refused with one that is free, and stays with the app that has it", async () => {
    const { id } = await makeProject();
    const refusal = (slug: string) =>
      publisherOn(disk)
        .publish(ann, id, { slug })
        .catch((error: unknown) => error);
    expect(await refusal("garden-wal1et")).toMatchObject({
      status: 400,
      code: "slug_reserved",
      fields: { slug: expect.stringMatching(/“wallet”.*look official.*“garden” is free/) },
    });
    await db.project.update({ where: { id }, data: { slug: "garden-wallet" } });
    const published = await publisherOn(disk).publish(ann, id, { slug: "garden-wallet" });
    expect(published.slug).toBe("garden-wallet");
    const other = await makeProject();
    await publisherOn(disk).publish(ann, other.id, { slug: other.slug });
    const third = await makeProject();
    const failure = publisherOn(disk).publish(ann, third.id, { slug: other.slug });
    await expect(failure).rejects.toMatchObject({
      status: 409,
      message: expect.stringContaining(`“${other.slug}-2” is free`),
    });
  });
});

test("what is replaced and dropped while a release is built is in its checkpoint all the same", async () => {
  const { id, slug } = await makeProject();
  const slow: BuildRelease = async (readTree, of) => {
    const tree = await readTree();
    await write(id, "<h1>second</h1>");
    await dropUnusedContents(id, new Date(0));
    await dropUnusedContents(id, new Date(UNUSED_MS));
    return build(async () => tree, of);
  };
  const screenshots = new Screenshots({ storage: disk });
  await new Publisher({ build: slow, storage: disk, screenshots }).publish(ann, id, { slug });
  const { id: checkpointId } = await db.checkpoint.findFirstOrThrow({
    where: { projectId: id, kind: "publish" },
  });
  await restoreCheckpoint(ann, id, checkpointId);
  expect((await readTree(id)).get("index.html")).toBe("<h1>first</h1>");
});
