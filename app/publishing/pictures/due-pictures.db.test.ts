import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import type { Viewer } from "~/accounts/user";
import { db } from "~/platform/db.server";
import { createDiskStorage } from "~/platform/storage.server";
import { deleteProject } from "~/projects/deleted-projects.server";
import { createFile } from "~/projects/file-store.server";
import { createProject } from "~/projects/projects.server";
import { signUp } from "../../../tests/support/generation-runs";
import { Gate } from "../../../tests/support/scripted-model";
import { picture } from "../../../tests/support/upload-files";
import { type BuildRelease, Publisher } from "../publish.server";
import { Screenshots } from "../screenshots.server";
import { setVisibility } from "../set-visibility.server";
import { changePicture, keepPreviewPicture, removePicture } from "../show-picture.server";
import { listPublished } from "../showcase.server";
import { unpublish } from "../unpublish.server";
import { showAppAgain, withholdApp } from "../withheld.server";
import { askForPicture, takeDuePictures } from "./due-pictures.server";

const folder = mkdtempSync(path.join(tmpdir(), "sayso-due-pictures-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const storage = createDiskStorage(folder);
const screenshots = new Screenshots({ storage });
const build: BuildRelease = async (readTree) => {
  await readTree();
  return { ok: true, build: { kind: "static", files: new Map() } };
};
const publisher = new Publisher({ build, storage, screenshots });

let ann: Viewer;
let shot: Uint8Array;
let count = 0;
beforeAll(async () => {
  ann = await signUp("ann-pictured");
  shot = await picture(1280, 800).png().toBuffer();
});

async function publishApp() {
  count += 1;
  const { id } = await createProject(ann, { name: "Garden" });
  await createFile(ann, id, { path: "index.html", content: "<h1>Garden</h1>" });
  const slug = `pictured-${count}`;
  await publisher.publish(ann, id, { slug });
  return { id, slug };
}

const pictureOf = (id: string) =>
  db.project.findUniqueOrThrow({
    where: { id },
    select: { screenshotKey: true, screenshotBy: true, pictureDueAt: true },
  });
const minutes = (n: number) => new Date(Date.now() + n * 60_000);
/** One run of the job. @returns of which apps a picture was tried */
async function run(now = minutes(1), take: () => Promise<Uint8Array> = async () => shot) {
  const tried: string[] = [];
  const photograph = (slug: string) => {
    tried.push(slug);
    return take();
  };
  await takeDuePictures(photograph, screenshots, now);
  return tried;
}
const fail = async (): Promise<Uint8Array> => {
  throw new Error("no picture");
};

test("a published app gets a picture, and another with its next release", async () => {
  const { id, slug } = await publishApp();
  expect(await run()).toEqual([slug]);
  const first = await pictureOf(id);
  expect(first).toMatchObject({ screenshotBy: "server", pictureDueAt: null });
  expect(await screenshots.read(`${first.screenshotKey}-640.webp`)).not.toBeNull();
  expect(await run()).toEqual([]);
  await publisher.publish(ann, id, {});
  expect(await run()).toEqual([slug]);
  const second = await pictureOf(id);
  expect(second.screenshotKey).not.toBe(first.screenshotKey);
  expect(await screenshots.read(`${first.screenshotKey}-640.webp`)).toBeNull();
});

test("a picture that fails is tried once more, then with the next release or on request", async () => {
  const { id, slug } = await publishApp();
  expect(await run(minutes(1), fail)).toEqual([slug]);
  expect(await run(minutes(2), fail)).toEqual([]);
  expect(await run(minutes(12), fail)).toEqual([slug]);
  expect(await run(minutes(30), fail)).toEqual([]);
  expect(await pictureOf(id)).toMatchObject({ screenshotKey: null, pictureDueAt: null });
  await askForPicture(ann, id);
  expect(await run(minutes(31), fail)).toEqual([slug]);
  await publisher.publish(ann, id, {});
  expect(await run()).toEqual([slug]);
  expect(await pictureOf(id)).toMatchObject({ screenshotBy: "server" });
});

test("an app that is deleted while it gets a picture leaves no picture that nothing names", async () => {
  const { id } = await publishApp();
  await changePicture(screenshots, ann, id, { bytes: shot });
  const before = (await pictureOf(id)).screenshotKey;
  const end = publisher.followDeletions((error) => {
    throw error;
  });
  const gate = new Gate();
  const slow = {
    store: async (...picture: Parameters<Screenshots["store"]>) => {
      await gate.pass(new AbortController().signal);
      return screenshots.store(...picture);
    },
    drop: (key: string) => screenshots.drop(key),
    dropAll: (key: string) => screenshots.dropAll(key),
  };
  const changing = changePicture(slow, ann, id, { bytes: shot });
  await gate.reached;
  await deleteProject(ann, id);
  // Whoever heard of it has had time to begin.
  await db.project.findMany({ take: 1 });
  gate.open();
  await changing;
  const shown = (await pictureOf(id)).screenshotKey;
  await vi.waitFor(async () => {
    const key = (await pictureOf(id)).screenshotKey;
    expect([before, shown]).not.toContain(key);
    const folders = new Set<string>();
    for await (const file of storage.list(`screenshots/${id}/`)) {
      folders.add(file.key.split("/").slice(1, 3).join("-"));
    }
    expect([...folders]).toEqual([key]);
  });
  end();
});

test("what its preview drew is the picture of a project that nobody else sees, until there is a better one", async () => {
  const { id } = await createProject(ann, { name: "Drawn" });
  await createFile(ann, id, { path: "index.html", content: "<h1>Drawn</h1>" });
  await keepPreviewPicture(screenshots, ann, id, { bytes: shot });
  const drawn = await pictureOf(id);
  expect(drawn).toMatchObject({ screenshotBy: "preview", pictureDueAt: null });
  const slug = "pictured-drawn";
  // Whatever became of its row: others are shown none that was drawn for its owner.
  await db.project.update({ where: { id }, data: { slug, publishedAt: new Date() } });
  expect((await listPublished([slug]))[0]).toMatchObject({ slug, screenshotKey: null });
  await db.project.update({ where: { id }, data: { publishedAt: null } });
  await publisher.publish(ann, id, { slug });
  expect(await pictureOf(id)).toMatchObject({ screenshotKey: null, screenshotBy: null });
  expect(await screenshots.read(`${drawn.screenshotKey}-640.webp`)).toBeNull();
  expect((await listPublished([slug]))[0]).toMatchObject({ slug, screenshotUrl: null });
  expect(await run()).toEqual([slug]);
  const taken = await pictureOf(id);
  expect(taken).toMatchObject({ screenshotBy: "server" });
  // Others see this one now: no preview replaces it, nor what a person gave.
  await keepPreviewPicture(screenshots, ann, id, { bytes: shot });
  expect(await pictureOf(id)).toEqual(taken);
  await withholdApp(id);
  await keepPreviewPicture(screenshots, ann, id, { bytes: shot });
  await showAppAgain(id);
  expect(await pictureOf(id)).toEqual(taken);
  await changePicture(screenshots, ann, id, { bytes: shot });
  await unpublish(screenshots, ann, id);
  const own = await pictureOf(id);
  await keepPreviewPicture(screenshots, ann, id, { bytes: shot });
  expect(await pictureOf(id)).toEqual(own);
});

test("a person's picture wins, also one that comes while another is taken", async () => {
  const { id, slug } = await publishApp();
  const own = { bytes: await picture(640, 400).png().toBuffer() };
  const meanwhile = async () => {
    await changePicture(screenshots, ann, id, own);
    return shot;
  };
  expect(await run(minutes(1), meanwhile)).toEqual([slug]);
  const given = await pictureOf(id);
  expect(given).toMatchObject({ screenshotBy: "person", pictureDueAt: null });
  await publisher.publish(ann, id, {});
  expect(await run()).toEqual([]);
  await expect(askForPicture(ann, id)).rejects.toMatchObject({ status: 409 });
  expect(await pictureOf(id)).toEqual(given);
  await removePicture(screenshots, ann, id);
  await askForPicture(ann, id);
  expect(await run()).toEqual([slug]);
});

test("an app for its owner alone gets none until others may see it, one that is taken back none at all", async () => {
  const { id, slug } = await publishApp();
  await setVisibility(screenshots, ann, id, "private");
  expect(await run()).toEqual([]);
  await expect(askForPicture(ann, id)).rejects.toMatchObject({ status: 409 });
  await setVisibility(screenshots, ann, id, "unlisted");
  const meanwhile = async () => {
    await setVisibility(screenshots, ann, id, "private");
    return shot;
  };
  expect(await run(minutes(1), meanwhile)).toEqual([slug]);
  expect(await pictureOf(id)).toMatchObject({ screenshotKey: null });
  await setVisibility(screenshots, ann, id, "public");
  await unpublish(screenshots, ann, id);
  expect(await run(minutes(20))).toEqual([]);
  await expect(askForPicture(ann, id)).rejects.toMatchObject({ status: 409 });
});

test("a picture of a release that was replaced meanwhile is not shown", async () => {
  const { id, slug } = await publishApp();
  const meanwhile = async () => {
    await publisher.publish(ann, id, {});
    return shot;
  };
  await run(minutes(1), meanwhile);
  expect(await pictureOf(id)).toMatchObject({ screenshotKey: null });
  expect(await run()).toEqual([slug]);
});

test("somebody else cannot ask for one, and without a Chromium it waits", async () => {
  const { id } = await publishApp();
  const bob = await signUp("bob-pictured");
  await expect(askForPicture(bob, id)).rejects.toMatchObject({ status: 404 });
  expect(await takeDuePictures(null, screenshots, minutes(1))).toBe(0);
  expect((await pictureOf(id)).pictureDueAt).not.toBeNull();
});
