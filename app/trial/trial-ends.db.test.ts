import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, test, vi } from "vitest";
import { findCollection, openCollection } from "~/app-data/collections.server";
import { addRecord, listRecords } from "~/app-data/records.server";
import { readReportable } from "~/community/moderation/report.server";
import { db } from "~/platform/db.server";
import { createDiskStorage } from "~/platform/storage.server";
import { listFiles, saveFile } from "~/projects/file-store.server";
import { findProject } from "~/projects/projects.server";
import { findMoved } from "~/publishing/former-slugs.server";
import { Publisher } from "~/publishing/publish.server";
import { PublishExpiry } from "~/publishing/publish-expiry.server";
import { countPublished, listPublishedPages } from "~/publishing/published-pages.server";
import { findLiveRelease } from "~/publishing/releases/find-live.server";
import { Screenshots } from "~/publishing/screenshots.server";
import { findPublished, listShowcase, searchShowcase } from "~/publishing/showcase.server";
import { Visits } from "~/publishing/visits.server";
import { PreviewCache } from "~/sites/previews/preview-cache.server";
import {
  beginPreview,
  findPreview,
  findPreviewByLabel,
} from "~/sites/previews/preview-rows.server";
import { moveTrialIn } from "./move-in.server";
import { checkSent } from "./sent-files";
import { syncTrial } from "./server-copy.server";

/** What is reached of a trial whose time is over, before the hourly job has come to it: nothing, by whatever way. */

const folder = mkdtempSync(path.join(tmpdir(), "sayso-trial-ends-"));
const storage = createDiskStorage(folder);
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const body = new TextEncoder().encode("<h1>Garden</h1>");
const publisher = new Publisher({
  build: async () => ({
    ok: true,
    build: { kind: "static", files: new Map([["/index.html", { type: "text/html", body }]]) },
  }),
  storage,
  screenshots: new Screenshots({ storage }),
});

const NOBODY = { user: null, trialKey: null };
const idle = async () => false;
const past = () => new Date(Date.now() - 1_000);
const PAGE = '<script src="x">fetch("@sayso/data/posts/guests")</script>';
let trials = 0;

/** A browser's trial of one page, on the server. */
async function openTrial() {
  trials += 1;
  const viewer = { user: null, trialKey: `browser-${trials}` };
  const trialId = `trial_${trials}`;
  const files = checkSent([{ path: "index.html", content: PAGE }]);
  const sync = (name = "Garden") =>
    syncTrial(viewer, `network:192.0.2.${trials}`, trialId, { name, files }, idle);
  await sync();
  const { id } = (await findProject(viewer, trialId)) ?? { id: "" };
  const end = (when: { expiresAt?: Date; publishedUntil?: Date }) =>
    db.project.update({ where: { id }, data: when });
  return { viewer, trialId, id, sync, end };
}

test("a trial's copy whose days are over is nobody's to read, to save or to look at", async () => {
  const { viewer, trialId, id, end } = await openTrial();
  await beginPreview({ projectId: id, holder: "network:x", usedAt: new Date() });
  const label = (await findPreview(id))?.label ?? "";
  const cache = new PreviewCache();
  expect(await cache.findByLabel(label)).not.toBeNull();
  const [file] = await listFiles(viewer, trialId);
  const named = { space: "preview", kind: "posts", name: "guests" } as const;
  const collection = await openCollection(id, named);
  await addRecord(collection, "{}");
  expect(await findPreviewByLabel(label)).not.toBeNull();
  await end({ expiresAt: past() });
  expect(await findProject(viewer, trialId)).toBeNull();
  await expect(listFiles(viewer, trialId)).rejects.toMatchObject({ status: 404 });
  const save = saveFile(viewer, file?.id ?? "", { content: "later" });
  await expect(save).rejects.toMatchObject({ status: 404 });
  await expect(publisher.publish(viewer, trialId, { slug: "too-late" })).rejects.toMatchObject({
    status: 404,
  });
  expect([await findPreview(id), await findPreviewByLabel(label)]).toEqual([null, null]);
  // What was read before is over as well, when its time is.
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 8 * 24 * 60 * 60 * 1000 });
  expect(await cache.findByLabel(label)).toBeNull();
  vi.useRealTimers();
  expect(await findCollection(id, named)).toBeNull();
  await expect(openCollection(id, named)).rejects.toMatchObject({ status: 404 });
  // Looked up a moment before.
  await expect(addRecord(collection, "{}")).rejects.toMatchObject({ status: 404 });
  expect(
    await listRecords(collection.id, { beyond: null, isNewestFirst: false, count: 9 }),
  ).toHaveLength(1);
});

test("whoever comes back to it begins with what their browser has, and with nothing of what was to go", async () => {
  const { viewer, trialId, id, sync, end } = await openTrial();
  await db.conversationMessage.create({
    data: { projectId: id, number: 1, role: "user", content: "Build it" },
  });
  await end({ expiresAt: past() });
  expect(await sync("Garden again")).toMatchObject({ files: 1 });
  const again = await findProject(viewer, trialId);
  expect(again).toMatchObject({ name: "Garden again" });
  expect(again?.id).not.toBe(id);
  expect(await db.conversationMessage.count({ where: { projectId: again?.id ?? "" } })).toBe(0);
});

test("whoever signs in after its days takes it along with what their browser has, its app among it", async () => {
  const { viewer, trialId, id, end } = await openTrial();
  await publisher.publish(viewer, trialId, { slug: "claimed-late" });
  await end({ expiresAt: past() });
  const user = { name: "Ann", email: null, imageUrl: null, isAdmin: false };
  const { id: userId } = await db.user.create({ data: { name: "Ann" } });
  const ann = { ...viewer, user: { ...user, id: userId } };
  const sent = { name: "Mine", files: checkSent([{ path: "a.txt", content: "a" }]), messages: [] };
  const moved = await moveTrialIn(ann, trialId, { ...sent, fingerprint: "f" }, idle);
  expect(moved).toEqual({ id, files: 1, messages: 0, slug: "claimed-late" });
});

test("an app without an account whose days are over is shown, listed, visited and written to no more", async () => {
  const { viewer, trialId, id, end } = await openTrial();
  const slug = "over-garden";
  await publisher.publish(viewer, trialId, { slug });
  await db.formerSlug.create({ data: { slug: "before-garden", projectId: id } });
  const named = { space: "app", kind: "posts", name: "guests" } as const;
  const collection = await openCollection(id, named);
  const secret = { read: async () => "of the day", forget: async () => {} };
  const visits = new Visits({ secret, clock: { now: () => new Date() } } as never);
  const visit = { slug, address: "192.0.2.9", userAgent: "x", viewer: NOBODY };
  const seen = async () => ({
    live: (await findLiveRelease(storage, slug)) !== null,
    page: (await findPublished(slug, NOBODY)) !== null,
    moved: (await findMoved("before-garden")) !== null,
    listed: (await listShowcase()).some((app) => app.slug === slug),
    found: (await searchShowcase({ query: "garden" })).projects.some((app) => app.slug === slug),
    mapped: (await listPublishedPages({ skip: 0, take: 9 })).some(({ path }) =>
      path.endsWith(slug),
    ),
    counted: (await countPublished()) > 0,
    reported: await readReportable(`app:${id}`).then(
      () => true,
      () => false,
    ),
    visited: await visits.count(visit),
    keeps: (await findCollection(id, named)) !== null,
  });
  // The other tests' apps are their owners'.
  await db.project.updateMany({ where: { id: { not: id } }, data: { publishedAt: null } });
  const before = await seen();
  expect(Object.entries(before).filter(([, is]) => !is)).toEqual([]);
  await end({ publishedUntil: past() });
  await new PublishExpiry().noteVisit(slug, new Date());
  const after = await seen();
  expect(Object.entries(after).filter(([, is]) => is)).toEqual([]);
  await expect(addRecord(collection, "{}")).rejects.toMatchObject({ status: 404 });
});
