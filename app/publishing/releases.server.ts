import { randomUUID } from "node:crypto";
import { z } from "zod";
import { sha256Bytes } from "~/platform/cookies.server";
import { db } from "~/platform/db.server";
import type { FileStorage } from "~/platform/storage.server";

/** Releases kept per project: the live one and two to look back on. */
const KEPT = 3;

/** A built file: what a browser gets. */
export interface ReleaseFile {
  type: string;
  body: Uint8Array;
}

/** A live release as sites serve it. Paths start with "/". */
export interface LiveRelease {
  etag: string;
  kind: string;
  read(path: string): Promise<ReleaseFile | null>;
}

const manifestSchema = z.record(z.object({ type: z.string(), size: z.number(), hash: z.string() }));

/**
 * Stores a build whole, and reads it back as a visitor would before anybody is told of it.
 *
 * @returns the release's id; it is not live yet
 * @throws {Error} when what was stored is not what was built
 */
export async function storeRelease(
  storage: FileStorage,
  release: {
    projectId: string;
    checkpointId: string;
    treeHash: string;
    kind: string;
    files: ReadonlyMap<string, ReleaseFile>;
  },
): Promise<string> {
  const { projectId, checkpointId, treeHash, kind, files } = release;
  const id = randomUUID();
  const manifest: z.infer<typeof manifestSchema> = {};
  for (const [path, { type, body }] of files) {
    const hash = sha256Bytes(body);
    manifest[path] = { type, size: body.length, hash };
    await storage.write(storageKey(projectId, id, hash), body);
  }
  await db.release.create({
    data: {
      id,
      projectId,
      checkpointId,
      treeHash,
      kind,
      manifest: JSON.stringify(manifest),
    },
    select: { id: true },
  });
  const stored = await openRelease(storage, id);
  for (const [path, { body }] of files) {
    const copy = await stored?.read(path);
    if (!copy || sha256Bytes(copy.body) !== sha256Bytes(body)) {
      throw new Error(`The release ${id} could not be read back at ${path}.`);
    }
  }
  return id;
}

/** The release that is live at a slug, or null. */
export async function findLiveRelease(
  storage: FileStorage,
  slug: string,
): Promise<LiveRelease | null> {
  const project = await db.project.findUnique({ where: { slug }, select: { releaseId: true } });
  return project?.releaseId ? openRelease(storage, project.releaseId) : null;
}

/** Drops all but the newest releases of a project; the live one is never among them. */
export async function dropOldReleases(storage: FileStorage, projectId: string): Promise<void> {
  const live = await db.project.findUnique({
    where: { id: projectId },
    select: { releaseId: true },
  });
  const old = await db.release.findMany({
    where: { projectId, id: { not: live?.releaseId ?? "" } },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    skip: KEPT - 1,
    select: { id: true },
  });
  for (const { id } of old) {
    await db.release.delete({ where: { id } });
    await storage.remove(`${projectFolder(projectId)}${id}/`);
  }
}

/** Removes everything that was stored for a project's releases. */
export function dropReleases(storage: FileStorage, projectId: string): Promise<void> {
  return storage.remove(projectFolder(projectId));
}

async function openRelease(storage: FileStorage, id: string): Promise<LiveRelease | null> {
  const release = await db.release.findUnique({
    where: { id },
    select: { projectId: true, kind: true, manifest: true },
  });
  if (!release) return null;
  const manifest = new Map(Object.entries(manifestSchema.parse(JSON.parse(release.manifest))));
  return {
    etag: id,
    kind: release.kind,
    async read(path) {
      const entry = manifest.get(path);
      if (!entry) return null;
      const body = await storage.read(storageKey(release.projectId, id, entry.hash));
      return body && { type: entry.type, body };
    },
  };
}

function projectFolder(projectId: string): string {
  return `releases/${projectId}/`;
}

function storageKey(projectId: string, releaseId: string, hash: string): string {
  return `${projectFolder(projectId)}${releaseId}/${hash}`;
}
