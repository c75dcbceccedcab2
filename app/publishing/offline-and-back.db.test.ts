import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Viewer } from "~/accounts/user";
import { readReportable } from "~/community/moderation/report.server";
import { readProfilePage } from "~/community/people/read-profile.server";
import { db } from "~/platform/db.server";
import { createDiskStorage } from "~/platform/storage.server";
import { deleteProject, restoreProject } from "~/projects/deleted-projects.server";
import { createProject, requireProject, toProjectJson } from "~/projects/projects.server";
import { changeTree } from "~/projects/tree.server";
import { signUp } from "../../tests/support/generation-runs";
import { picture } from "../../tests/support/upload-files";
import { FORMER_SLUGS, KEPT_ADDRESSES } from "./address-rules";
import { noteAddresses } from "./addresses.server";
import { changeAddress, removeFormerSlug } from "./change-address.server";
import { findMoved } from "./former-slugs.server";
import { Publisher } from "./publish.server";
import { listPublishedPages } from "./published-pages.server";
import { sweepReleases } from "./releases/drop-releases.server";
import { findLiveRelease } from "./releases/find-live.server";
import { listReleases } from "./releases/list-releases.server";
import { returnToRelease } from "./releases/return-to.server";
import { Screenshots } from "./screenshots.server";
import { setVisibility } from "./set-visibility.server";
import { findPublished, listPublished, listTrending, searchShowcase } from "./showcase.server";
import { unpublish } from "./unpublish.server";
import { findTakenDown, showAppAgain, withholdApp } from "./withheld.server";

const folder = mkdtempSync(path.join(tmpdir(), "sayso-share-"));
const storage = createDiskStorage(folder);
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const screenshots = new Screenshots({ storage });

const publisher = new Publisher({
  build: async (readTree) => {
    const files = [...(await readTree())].map(
      ([name, text]) =>
        [`/${name}`, { type: "text/html", body: new TextEncoder().encode(text) }] as const,
    );
    return { ok: true, build: { kind: "static", files: new Map(files) } };
  },
  storage,
  screenshots,
});

const NOBODY: Viewer = { user: null, trialKey: null };
let ann: Viewer;
let bob: Viewer;
let count = 0;
beforeAll(async () => {
  ann = await signUp("ann-shares");
  bob = await signUp("bob-shares");
});

/** A published app, by its page. */
async function publishApp(of: { by?: Viewer; name?: string; picture?: boolean } = {}) {
  count += 1;
  const slug = `shared-${count}`;
  const { by = ann } = of;
  const { id } = await createProject(by, { name: of.name ?? `Shared ${count}` });
  await changeTree(id, [{ path: "index.html", content: "first" }]);
  const bytes = of.picture ? await picture().png().toBuffer() : null;
  await publisher.publish(by, id, { slug, screenshot: bytes && { bytes } });
  return { id, slug };
}

async function shownAt(slug: string): Promise<string | null> {
  const file = await (await findLiveRelease(storage, slug))?.read("/index.html");
  return file ? new TextDecoder().decode(file.body) : null;
}

/** The lists that name an app, of all there are. */
async function listsWith(slug: string, name: string): Promise<string[]> {
  const profile = await readProfilePage(ann.user?.id ?? "", new URLSearchParams());
  const lists: Record<string, string> = {
    newest: JSON.stringify((await searchShowcase({})).projects),
    found: JSON.stringify((await searchShowcase({ query: name })).projects),
    trending: JSON.stringify(await listTrending()),
    cards: JSON.stringify(await listPublished([slug])),
    sitemap: JSON.stringify(await listPublishedPages({ skip: 0, take: 1_000 })),
    profile: JSON.stringify(profile),
  };
  return Object.keys(lists).filter((list) => lists[list]?.includes(slug));
}

test("an unlisted app is at its address and in no list, a private one is there for its owner alone", async () => {
  const { id, slug } = await publishApp({ name: "Reading circle" });
  await db.project.update({ where: { id }, data: { trend: 1_000 } });
  const everywhere = ["newest", "found", "trending", "cards", "sitemap", "profile"];
  expect(await listsWith(slug, "Reading circle")).toEqual(expect.arrayContaining(everywhere));

  await setVisibility(screenshots, ann, id, "unlisted");
  expect(await listsWith(slug, "Reading circle")).toEqual([]);
  expect(await findPublished(slug, NOBODY)).toMatchObject({ visibility: "unlisted" });
  expect(await findLiveRelease(storage, slug)).toMatchObject({ privateTo: null, isUnlisted: true });

  await setVisibility(screenshots, ann, id, "private");
  expect(await listsWith(slug, "Reading circle")).toEqual([]);
  expect(await findPublished(slug, NOBODY)).toBeNull();
  expect(await findPublished(slug, bob)).toBeNull();
  expect(await findPublished(slug, ann)).toMatchObject({ visibility: "private" });
  expect(await findLiveRelease(storage, slug)).toMatchObject({ privateTo: id });

  await expect(setVisibility(screenshots, bob, id, "public")).rejects.toMatchObject({
    status: 404,
  });
  await setVisibility(screenshots, ann, id, "public");
  expect(await listsWith(slug, "Reading circle")).toEqual(expect.arrayContaining(everywhere));
});

test("an app that is taken back says so at its address, keeps it, and comes back with its history", async () => {
  const { id, slug } = await publishApp({ picture: true });
  const before = await requireProject(ann, id);
  const picturePath = `${before.screenshotKey}-640.webp`;
  expect(await screenshots.read(picturePath)).not.toBeNull();

  expect(await unpublish(screenshots, ann, id)).toBe(slug);
  expect(await shownAt(slug)).toBeNull();
  expect(await findTakenDown(slug)).toMatchObject({ status: 410, title: "This app is offline" });
  const offline = await requireProject(ann, id);
  expect(toProjectJson(offline)).toMatchObject({ published: "false", slug: null });
  // Who had the address of its picture has nothing of it any more; the picture is kept.
  expect(await screenshots.read(picturePath)).toBeNull();
  expect(await screenshots.read(`${offline.screenshotKey}-640.webp`)).not.toBeNull();

  const taken = await createProject(bob, { name: "Taken" });
  await changeTree(taken.id, [{ path: "index.html", content: "bob's" }]);
  await noteAddresses(new Date(Date.now() + 400 * 24 * 60 * 60 * 1000));
  const stolen = publisher.publish(bob, taken.id, { slug });
  await expect(stolen).rejects.toMatchObject({ status: 409, code: "slug_taken" });
  expect(await unpublish(screenshots, ann, id)).toBeNull();
  await expect(unpublish(screenshots, bob, id)).rejects.toMatchObject({ status: 404 });

  await changeTree(id, [{ path: "index.html", content: "second" }]);
  expect(await publisher.publish(ann, id, {})).toMatchObject({ slug, isRedeploy: false });
  expect(await shownAt(slug)).toBe("second");
  expect(await findTakenDown(slug)).toBeNull();
  expect(await listReleases(await requireProject(ann, id))).toHaveLength(2);
});

test("nobody learns of a private app that it was taken back, and an administrator's word brings none back", async () => {
  const { id, slug } = await publishApp();
  await withholdApp(id);
  await unpublish(screenshots, ann, id);
  await showAppAgain(id);
  expect(await shownAt(slug)).toBeNull();
  expect(await findTakenDown(slug)).toMatchObject({ status: 410 });
  await setVisibility(screenshots, ann, id, "private");
  expect(await findTakenDown(slug)).toBeNull();
});

test("nothing of a deleted app is shown: not its picture, and no release that went live meanwhile", async () => {
  const { id, slug } = await publishApp({ picture: true });
  const { releaseId, screenshotKey } = await requireProject(ann, id);
  const end = publisher.followDeletions((error) => {
    throw error;
  });
  await deleteProject(ann, id);
  await expect.poll(() => screenshots.read(`${screenshotKey}-640.webp`)).toBeNull();
  end();
  await db.project.update({ where: { id }, data: { releaseId } });
  expect(await findLiveRelease(storage, slug)).toBeNull();
  await db.project.update({ where: { id }, data: { releaseId: null } });
  await restoreProject(ann, id);
  const restored = await requireProject(ann, id);
  expect(await screenshots.read(`${restored.screenshotKey}-640.webp`)).not.toBeNull();
});

test("of an app that its owner took offline nobody reads by reporting it what was written since", async () => {
  const { id } = await publishApp();
  expect(await readReportable(`app:${id}`)).toMatchObject({ kind: "app" });
  await unpublish(screenshots, ann, id);
  await expect(readReportable(`app:${id}`)).rejects.toMatchObject({ status: 404 });
});

test("of a private app whoever knows its number learns nothing by reporting it", async () => {
  const { id } = await publishApp({ name: "Diary" });
  expect(await readReportable(`app:${id}`)).toMatchObject({ title: "Diary" });
  await setVisibility(screenshots, ann, id, "private");
  await expect(readReportable(`app:${id}`)).rejects.toMatchObject({ status: 404 });
});

test("a changed address leads from the former one to the new, which nobody else can take", async () => {
  const { id, slug } = await publishApp();
  const next = `${slug}-next`;
  expect(await changeAddress(ann, id, next)).toBe(next);
  expect(await shownAt(next)).toBe("first");
  expect(await shownAt(slug)).toBeNull();
  expect(await findMoved(slug)).toEqual({ slug: next });

  // As long as the project keeps it, whatever the hour that looks for free ones.
  await noteAddresses(new Date(Date.now() + 400 * 24 * 60 * 60 * 1000));
  const other = await createProject(bob, { name: "Other" });
  await changeTree(other.id, [{ path: "index.html", content: "bob's" }]);
  const stolen = publisher.publish(bob, other.id, { slug });
  await expect(stolen).rejects.toMatchObject({ status: 409, code: "slug_taken" });
  await expect(changeAddress(ann, id, "admin")).rejects.toMatchObject({ status: 400 });

  // Back again: no circle, for a former address names the project.
  expect(await changeAddress(ann, id, slug)).toBe(slug);
  expect(await findMoved(next)).toEqual({ slug });
  expect(await findMoved(slug)).toBeNull();
  await changeAddress(ann, id, next);

  await setVisibility(screenshots, ann, id, "private");
  expect(await findMoved(slug)).toBeNull();
  await setVisibility(screenshots, ann, id, "public");
  await removeFormerSlug(ann, id, slug);
  expect(await findMoved(slug)).toBeNull();
  // It is held for its owner, as any freed one.
  const held = publisher.publish(bob, other.id, { slug });
  await expect(held).rejects.toMatchObject({ status: 409, code: "slug_held" });
});

test("an app has only so many former addresses", async () => {
  const { id, slug } = await publishApp();
  for (let n = 1; n <= FORMER_SLUGS; n += 1) await changeAddress(ann, id, `${slug}-n${n}`);
  await expect(changeAddress(ann, id, `${slug}-more`)).rejects.toMatchObject({
    status: 409,
    message: expect.stringContaining(String(FORMER_SLUGS)),
  });
  expect(await changeAddress(ann, id, slug)).toBe(slug);
});

test("nobody collects addresses by moving an app on and on", async () => {
  const cat = await signUp("cat-collects");
  const { id, slug } = await publishApp({ by: cat });
  for (let n = 1; n <= KEPT_ADDRESSES; n += 1) {
    await changeAddress(cat, id, `${slug}-word-${n}`);
    await removeFormerSlug(cat, id, n === 1 ? slug : `${slug}-word-${n - 1}`);
  }
  await expect(changeAddress(cat, id, `${slug}-one-more`)).rejects.toMatchObject({
    status: 409,
    fields: { slug: expect.stringContaining("are kept for you") },
  });
  // One of her own is hers at any time, and a first publication is no move.
  expect(await changeAddress(cat, id, slug)).toBe(slug);
  expect(await publishApp({ by: cat })).toBeTruthy();
});

test("a return to an earlier release is live at once, and a release that can be left again", async () => {
  const { id, slug } = await publishApp();
  await changeTree(id, [
    { path: "index.html", content: "second" },
    { path: "about.html", content: "about" },
  ]);
  await publisher.publish(ann, id, {});
  const [second, first] = await listReleases(await requireProject(ann, id));
  expect([second?.files, first?.files]).toEqual([2, 1]);
  expect(second).toMatchObject({
    isLive: true,
    isOfAccount: true,
    comparedTo: first?.checkpointId,
  });

  await returnToRelease(storage, ann, id, first?.id ?? "");
  expect(await shownAt(slug)).toBe("first");
  const [returned] = await listReleases(await requireProject(ann, id));
  expect(returned).toMatchObject({ isLive: true, returnedTo: first?.createdAt, files: 1 });
  await expect(returnToRelease(storage, bob, id, first?.id ?? "")).rejects.toMatchObject({
    status: 404,
  });

  // The release whose files it shares is dropped in time; the files stay as long as one has them.
  for (let n = 0; n < 4; n += 1) await returnToRelease(storage, ann, id, returned?.id ?? "");
  await publisher.publish(ann, id, {});
  await publisher.publish(ann, id, {});
  await publisher.publish(ann, id, {});
  await returnToRelease(storage, ann, id, returned?.id ?? "");
  await sweepReleases(storage, new Date(Date.now() + 24 * 60 * 60 * 1000));
  expect(await shownAt(slug)).toBe("first");
  expect(await listReleases(await requireProject(ann, id))).toHaveLength(5);
});
