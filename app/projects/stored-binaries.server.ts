import { createHash } from "node:crypto";
import type { Readable } from "node:stream";
import { topics } from "~/platform/coordination/coordination.server";
import { db } from "~/platform/db.server";
import { AppError } from "~/platform/errors";
import { type ReceivedValue, storage } from "~/platform/storage.server";
import { sweepFolder } from "~/platform/storage-sweep.server";
import { formatBytes } from "./byte-size";
import { type BinaryFile, FILE_LIMITS } from "./files";
import { withProjectLock } from "./project-lock.server";

// The bytes of files that are no text: in file storage below their project's id, by their SHA-256. A row
// of `Binary` says that they are there; it is made after them, and goes before them.

/** What all keys of bytes begin with. */
const FOLDER = "project-files/";
/** SHA-256 in hex. Whatever else is asked for is not there. */
const HASH = /^[0-9a-f]{64}$/;

/** Bytes that were taken in; nothing names them yet. */
export interface ReceivedBinary {
  file: BinaryFile;
  /** Stores them for good; they go when nothing names them for a while. */
  keep(): Promise<BinaryFile>;
  /** Absent is fine. */
  drop(): Promise<void>;
}

/**
 * Takes in bytes a piece at a time. Whoever has them keeps or drops them.
 *
 * @param projectId the server's own id
 * @throws {AppError} 413 when they are more than one file may have, with nothing stored
 */
export async function receiveBinary(
  projectId: string,
  body: AsyncIterable<Uint8Array>,
): Promise<ReceivedBinary> {
  const digest = createHash("sha256");
  let size = 0;
  const measured = async function* () {
    for await (const part of body) {
      size += part.length;
      if (size > FILE_LIMITS.bytesPerBinary) throw tooLarge();
      digest.update(part);
      yield part;
    }
  };
  const received = await storage.receive(folderOf(projectId), measured());
  const file = { hash: digest.digest("hex"), size };
  return { file, keep: () => keep(projectId, file, received), drop: () => received.drop() };
}

/**
 * Stores bytes whole, or nothing. A change of the tree may name them from then on; until one does, they are
 * kept for an hour.
 *
 * @throws {AppError} 413 when they are more than one file may have
 */
export async function storeBinary(
  projectId: string,
  body: AsyncIterable<Uint8Array>,
): Promise<BinaryFile> {
  return (await receiveBinary(projectId, body)).keep();
}

/** Whether a project has bytes of a hash, and how many they are. */
export function findBinary(projectId: string, hash: string): Promise<BinaryFile | null> {
  return db.binary.findUnique({
    where: { projectId_hash: { projectId, hash } },
    select: { hash: true, size: true },
  });
}

/**
 * The bytes of a file, a piece at a time; null when they are not stored. Whoever opens them reads or
 * destroys the stream. Who may see them is the caller's to know: hashes of one project open nothing of another.
 *
 * @param part only these bytes, both ends included
 */
export async function openBinary(
  projectId: string,
  hash: string,
  part?: { start: number; end: number },
): Promise<Readable | null> {
  return HASH.test(hash) ? storage.open(keyOf(projectId, hash), part) : null;
}

/** The first bytes of a file, for whoever needs few of them in memory; null when they are not stored. */
export async function readBinary(
  projectId: string,
  hash: string,
  maxBytes: number,
): Promise<Uint8Array | null> {
  // A range has at least one byte.
  if (maxBytes <= 0) return new Uint8Array();
  const stream = await openBinary(projectId, hash, { start: 0, end: maxBytes - 1 });
  if (!stream) return null;
  const parts: Uint8Array[] = [];
  for await (const part of stream) parts.push(part as Uint8Array);
  return Buffer.concat(parts);
}

/** Removes bytes that no row names any more. Whoever calls it holds the project's lock. */
export async function removeBinaries(projectId: string, hashes: Iterable<string>): Promise<void> {
  for (const hash of hashes) await storage.remove(keyOf(projectId, hash));
}

/** Removes the bytes of projects as they are deleted. @returns a function that ends it */
export function followDeletions(onError: (error: unknown) => void): () => void {
  return topics.subscribe("project-deleted", ({ projectId }) => {
    void db.project
      .findUnique({ where: { id: projectId }, select: { id: true } })
      // An expired trial keeps its published app, and that its bytes.
      .then((kept) => (kept ? undefined : storage.remove(folderOf(projectId))))
      .catch(onError);
  });
}

/** Removes bytes that no row names: what a killed process left. @returns how many files */
export function sweepBinaries(now: Date): Promise<number> {
  const readNamed = async (projectId: string) => {
    const rows = await db.binary.findMany({ where: { projectId }, select: { hash: true } });
    return new Set(rows.map(({ hash }) => hash));
  };
  // Nobody stores the same bytes again between the look and the removal.
  return sweepFolder(storage, FOLDER, now, readNamed, withProjectLock);
}

function keep(projectId: string, file: BinaryFile, received: ReceivedValue): Promise<BinaryFile> {
  return withProjectLock(projectId, async () => {
    try {
      await received.keep(file.hash);
      await db.binary.upsert({
        where: { projectId_hash: { projectId, hash: file.hash } },
        update: { unusedSince: null },
        create: { projectId, ...file },
        select: { hash: true },
      });
    } catch (error) {
      // The disk is full, or the project went meanwhile: what is left the sweep removes.
      await received.drop();
      throw error;
    }
    return file;
  });
}

function folderOf(projectId: string): string {
  return `${FOLDER}${projectId}/`;
}

function keyOf(projectId: string, hash: string): string {
  return `${folderOf(projectId)}${hash}`;
}

function tooLarge(): AppError {
  return new AppError(
    413,
    `A file can have up to ${formatBytes(FILE_LIMITS.bytesPerBinary)}. Nothing was stored.`,
    { code: "file_too_large" },
  );
}
