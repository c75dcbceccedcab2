import type { Readable } from "node:stream";
import { LRUCache } from "lru-cache";
import { db } from "~/platform/db.server";
import type { FileStorage } from "~/platform/storage.server";
import { openBinary, readBinary } from "~/projects/stored-binaries.server";
import { releaseFolder, type StoredAt } from "./release-keys";
import { parseReleaseManifest, type ReleaseManifest } from "./release-manifest";
import type { ReleaseFile } from "./store-build.server";

/** From this size on files are sent as they are read, in bytes. */
const LARGE_BYTES = 256_000;
/** Characters of manifests that one process caches; a file takes some 150. */
const CACHED_MANIFESTS = 16_000_000;

/** A file that is sent as it is read: those who take it slowly hold little of it in memory. */
interface LargeFile {
  type: string;
  hash: string;
  /** In bytes. */
  size: number;
  open(part?: { start: number; end: number }): Promise<Readable | null>;
}

/** The files of a release. Paths start with "/". */
export interface OpenRelease {
  etag: string;
  kind: string;
  /** What is in it. */
  files: ReleaseManifest;
  read(path: string): Promise<ReleaseFile | null>;
  /** @returns null for a file that is small enough to be read whole, or none */
  large(path: string): LargeFile | null;
}

/** A release by its id; null for none. */
export async function openRelease(storage: FileStorage, id: string): Promise<OpenRelease | null> {
  const release = await openedCache.fetch(id);
  return release ? openStored(storage, release, release.files) : null;
}

/** The files of a release, one at a time; those that are gone are left out. */
export async function* listReleaseFiles(
  storage: FileStorage,
  release: StoredAt & { kind: string; manifest: string },
): AsyncGenerator<{ path: string; body: Uint8Array }> {
  const manifest = parseReleaseManifest(release.manifest);
  for (const path of manifest.keys()) {
    const file = await openStored(storage, release, manifest).read(path);
    if (file) yield { path, body: file.body };
  }
}

interface OpenedRelease extends StoredAt {
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
      select: { projectId: true, kind: true, manifest: true, filesOf: true },
    });
    if (!release) return undefined;
    const { manifest, ...row } = release;
    return { id, ...row, files: parseReleaseManifest(manifest), length: manifest.length };
  },
});

function openStored(
  storage: FileStorage,
  release: StoredAt & { kind: string },
  manifest: ReleaseManifest,
): OpenRelease {
  const { id, projectId, kind } = release;
  const folder = releaseFolder(release);
  return {
    etag: id,
    kind,
    files: manifest,
    large(path) {
      const entry = manifest.get(path);
      if (!entry) return null;
      if (entry.isBinary) {
        return { ...entry, open: (part) => openBinary(projectId, entry.hash, part) };
      }
      if (entry.size < LARGE_BYTES) return null;
      return { ...entry, open: (part) => storage.open(`${folder}${entry.hash}`, part) };
    },
    async read(path) {
      const entry = manifest.get(path);
      if (!entry) return null;
      const body = entry.isBinary
        ? await readBinary(projectId, entry.hash, entry.size)
        : await storage.read(`${folder}${entry.hash}`);
      return body && { type: entry.type, body, hash: entry.hash };
    },
  };
}
