import { randomUUID } from "node:crypto";
import type { Readable } from "node:stream";
import { LRUCache } from "lru-cache";
import { z } from "zod";
import { db } from "~/platform/db.server";
import { sha256Bytes } from "~/platform/hash.server";
import type { FileStorage } from "~/platform/storage.server";
import { sweepFolder } from "~/platform/storage-sweep.server";
import { openBinary, readBinary } from "~/projects/stored-binaries.server";
import { readTurn } from "./addresses.server";

/** What all keys of releases begin with. */
const FOLDER = "releases/";
/** Releases kept per project: the live one and two to look back on. */
const KEPT = 3;
/** From this size on files are sent as they are read, in bytes. */
const LARGE_BYTES = 256_000;
/** Characters of manifests that one process caches; a file takes some 150. */
const CACHED_MANIFESTS = 16_000_000;
/** What a slug can be: for anything else there is no need to ask the database. */
const SLUG = /^[a-z0-9-]{1,63}$/;

/** A built file: what a browser gets. */
export interface ReleaseFile {
  type: string;
  body: Uint8Array;
  /** SHA-256 of the body; absent before it is stored. */
  hash?: string;
}

/** A file that is sent as it is read: those who take it slowly hold little of it in memory. */
interface LargeFile {
  type: string;
  hash: string;
  /** In bytes. */
  size: number;
  open(part?: { start: number; end: number }): Promise<Readable | null>;
}

/** The files of a release. Paths start with "/". */
interface OpenRelease {
  etag: string;
  kind: string;
  read(path: string): Promise<ReleaseFile | null>;
  /** @returns null for a file that is small enough to be read whole, or none */
  large(path: string): LargeFile | null;
}

/** A live release as sites serve it. */
export interface LiveRelease extends OpenRelease {
  /** How many holders its address has had, this one among them. */
  turn: number;
}

const manifestSchema = z.record(
  z.object({
    type: z.string(),
    size: z.number(),
    hash: z.string(),
    /** It is a file of the project, which the release's checkpoint holds; nothing is stored of it here. */
    isBinary: z.literal(true).optional(),
  }),
);

/** A file of the project that goes with the site as it is. */
export interface ReleaseBinary {
  type: string;
  hash: string;
  size: number;
}

/** What a release is made of, by path. */
export interface ReleaseBuild {
  kind: string;
  files: ReadonlyMap<string, ReleaseFile>;
  binaries?: ReadonlyMap<string, ReleaseBinary>;
}

/** The files of a build, stored; no row names them yet. */
export interface StoredBuild {
  /** The release's id. */
  id: string;
  kind: string;
  /** JSON: what storage holds. */
  manifest: string;
  /** Of all files. */
  bytes: number;
}

/**
 * Stores a build whole, and reads it back before anybody is told of it.
 *
 * @throws {Error} when what was stored is not what was built; then nothing of it is kept
 */
export async function storeBuild(
  storage: FileStorage,
  projectId: string,
  { kind, files, binaries = new Map() }: ReleaseBuild,
): Promise<StoredBuild> {
  const id = randomUUID();
  const manifest: z.infer<typeof manifestSchema> = {};
  try {
    for (const [path, { type, body }] of files) {
      const hash = sha256Bytes(body);
      manifest[path] = { type, size: body.length, hash };
      await storage.write(storageKey(projectId, id, hash), body);
    }
    for (const [path, binary] of binaries) {
      if (!files.has(path)) manifest[path] = { ...binary, isBinary: true };
    }
    for (const [path, { hash, isBinary }] of Object.entries(manifest)) {
      if (isBinary) {
        if (await readBinary(projectId, hash, 1)) continue;
        throw new Error(`The release ${id} has lost the file at ${path}.`);
      }
      const copy = await storage.read(storageKey(projectId, id, hash));
      if (!copy || sha256Bytes(copy) !== hash) {
        throw new Error(`The release ${id} could not be read back at ${path}.`);
      }
    }
  } catch (error) {
    await dropBuild(storage, projectId, id);
    throw error;
  }
  const bytes = [...files.values()].reduce((sum, { body }) => sum + body.length, 0);
  return { id, kind, manifest: JSON.stringify(manifest), bytes };
}

/** Removes the files of a release. */
export function dropBuild(storage: FileStorage, projectId: string, id: string): Promise<void> {
  return storage.remove(`${projectFolder(projectId)}${id}/`);
}

/** The release that is live at a slug, or null. */
export async function findLiveRelease(
  storage: FileStorage,
  slug: string,
): Promise<LiveRelease | null> {
  if (!SLUG.test(slug)) return null;
  const project = await db.project.findUnique({
    where: { slug },
    select: { releaseId: true, withheldAt: true },
  });
  if (!project?.releaseId || project.withheldAt) return null;
  const [release, turn] = await Promise.all([
    openRelease(storage, project.releaseId),
    readTurn(slug),
  ]);
  return release && { ...release, turn };
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
    await dropBuild(storage, projectId, id);
  }
}

/** The files of a release, one at a time; those that are gone are left out. */
export async function* listReleaseFiles(
  storage: FileStorage,
  release: { id: string; projectId: string; kind: string; manifest: string },
): AsyncGenerator<{ path: string; body: Uint8Array }> {
  const manifest = parseReleaseManifest(release.manifest);
  for (const path of manifest.keys()) {
    const file = await openStored(storage, release, manifest).read(path);
    if (file) yield { path, body: file.body };
  }
}

/** Removes everything that was stored for a project's releases. */
export function dropReleases(storage: FileStorage, projectId: string): Promise<void> {
  return storage.remove(projectFolder(projectId));
}

/** Removes the files of releases that no row names. @returns how many releases */
export function sweepReleases(storage: FileStorage, now: Date): Promise<number> {
  return sweepFolder(storage, FOLDER, now, async (projectId) => {
    const rows = await db.release.findMany({ where: { projectId }, select: { id: true } });
    return new Set(rows.map(({ id }) => id));
  });
}

async function openRelease(storage: FileStorage, id: string): Promise<OpenRelease | null> {
  const release = await openedCache.fetch(id);
  return release ? openStored(storage, release, release.files) : null;
}

interface OpenedRelease {
  id: string;
  projectId: string;
  kind: string;
  files: ReleaseManifest;
  /** Of the manifest's JSON. */
  length: number;
}

/**
 * Releases as they were read. One never changes, and one that is gone is nobody's live one: what is
 * cached is always right. Who asks meanwhile waits for the same reading.
 */
const openedCache = new LRUCache<string, OpenedRelease>({
  maxSize: CACHED_MANIFESTS,
  sizeCalculation: ({ length }) => Math.max(length, 1),
  ignoreFetchAbort: true,
  async fetchMethod(id) {
    const release = await db.release.findUnique({
      where: { id },
      select: { projectId: true, kind: true, manifest: true },
    });
    if (!release) return undefined;
    const { projectId, kind, manifest } = release;
    return { id, projectId, kind, files: parseReleaseManifest(manifest), length: manifest.length };
  },
});

type ReleaseManifest = ReadonlyMap<string, z.infer<typeof manifestSchema>[string]>;

function parseReleaseManifest(json: string): ReleaseManifest {
  return new Map(Object.entries(manifestSchema.parse(JSON.parse(json))));
}

function openStored(
  storage: FileStorage,
  release: { id: string; projectId: string; kind: string },
  manifest: ReleaseManifest,
): OpenRelease {
  return {
    etag: release.id,
    kind: release.kind,
    large(path) {
      const entry = manifest.get(path);
      if (!entry) return null;
      if (entry.isBinary) {
        return { ...entry, open: (part) => openBinary(release.projectId, entry.hash, part) };
      }
      if (entry.size < LARGE_BYTES) return null;
      const key = storageKey(release.projectId, release.id, entry.hash);
      return { ...entry, open: (part) => storage.open(key, part) };
    },
    async read(path) {
      const entry = manifest.get(path);
      if (!entry) return null;
      const body = entry.isBinary
        ? await readBinary(release.projectId, entry.hash, entry.size)
        : await storage.read(storageKey(release.projectId, release.id, entry.hash));
      return body && { type: entry.type, body, hash: entry.hash };
    },
  };
}

function projectFolder(projectId: string): string {
  return `${FOLDER}${projectId}/`;
}

function storageKey(projectId: string, releaseId: string, hash: string): string {
  return `${projectFolder(projectId)}${releaseId}/${hash}`;
}
