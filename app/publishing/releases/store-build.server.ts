import { randomUUID } from "node:crypto";
import { sha256Bytes } from "~/platform/hash.server";
import type { FileStorage } from "~/platform/storage.server";
import { readBinary } from "~/projects/stored-binaries.server";
import { releaseFolder } from "./release-keys";
import type { StoredManifest } from "./release-manifest";

/** A built file: what a browser gets. */
export interface ReleaseFile {
  type: string;
  body: Uint8Array;
  /** SHA-256 of the body; absent before it is stored. */
  hash?: string;
}

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
  const folder = releaseFolder({ id, projectId, filesOf: null });
  const manifest: StoredManifest = {};
  try {
    for (const [path, { type, body }] of files) {
      const hash = sha256Bytes(body);
      manifest[path] = { type, size: body.length, hash };
      await storage.write(`${folder}${hash}`, body);
    }
    for (const [path, binary] of binaries) {
      if (!files.has(path)) manifest[path] = { ...binary, isBinary: true };
    }
    for (const [path, { hash, isBinary }] of Object.entries(manifest)) {
      if (isBinary) {
        if (await readBinary(projectId, hash, 1)) continue;
        throw new Error(`The release ${id} has lost the file at ${path}.`);
      }
      const copy = await storage.read(`${folder}${hash}`);
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

/** Removes the files of a build that no row names. */
export function dropBuild(storage: FileStorage, projectId: string, id: string): Promise<void> {
  return storage.remove(releaseFolder({ id, projectId, filesOf: null }));
}
