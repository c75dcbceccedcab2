import { Prisma } from "~/generated/sqlite/client";
import { db, query } from "~/platform/db.server";
import type { FileStorage } from "~/platform/storage.server";
import { sweepFolder } from "~/platform/storage-sweep.server";

/** What all keys of uploads begin with. */
const FOLDER = "uploads/";

/** A stored file of a person, without its bytes. */
export interface StoredUpload {
  id: string;
  ownerId: string;
  /** Safe to show and to download under; its ending fits the type. */
  name: string;
  /** Media type, found by content. */
  type: string;
  /** Bytes. */
  size: number;
  createdAt: Date;
}

const FIELDS = {
  id: true,
  ownerId: true,
  name: true,
  type: true,
  size: true,
  createdAt: true,
} as const;

/** One of a person's files, or null when it is absent or somebody else's. */
export function findUpload(ownerId: string, id: string): Promise<StoredUpload | null> {
  return db.upload.findFirst({ where: { id, ownerId }, select: FIELDS });
}

/** Those of a person's files that have one of these ids, by id. */
export async function findUploads(
  ownerId: string,
  ids: readonly string[],
): Promise<Map<string, StoredUpload>> {
  if (ids.length === 0) return new Map();
  const where = { ownerId, id: { in: [...ids] } };
  const rows = await db.upload.findMany({ where, select: FIELDS });
  return new Map(rows.map((row) => [row.id, row]));
}

/** All of a person's files, oldest first. */
export function listUploads(ownerId: string): Promise<StoredUpload[]> {
  return query<StoredUpload>(Prisma.sql`
    SELECT "id", "ownerId", "name", "type", "size", "createdAt" FROM "Upload"
    WHERE "ownerId" = ${ownerId} ORDER BY "createdAt"`);
}

/** A file's bytes; null when they are gone. */
export function readUpload(
  storage: FileStorage,
  { ownerId, id }: Pick<StoredUpload, "ownerId" | "id">,
): Promise<Uint8Array | null> {
  return storage.read(uploadKey(ownerId, id));
}

/** Removes one of a person's files. @returns false when it is absent or somebody else's */
export async function dropUpload(
  storage: FileStorage,
  { ownerId, id }: Pick<StoredUpload, "ownerId" | "id">,
): Promise<boolean> {
  const { count } = await db.upload.deleteMany({ where: { id, ownerId } });
  if (count === 0) return false;
  await storage.remove(uploadKey(ownerId, id));
  return true;
}

/**
 * Removes all files of a person, rows and bytes. It may be repeated, and works as well when the
 * account's row is already gone: the bytes lie in a folder of the owner's.
 */
export async function dropUploads(storage: FileStorage, ownerId: string): Promise<void> {
  await db.upload.deleteMany({ where: { ownerId } });
  await storage.remove(`${FOLDER}${ownerId}/`);
}

/** Removes bytes that no row names. @returns how many files */
export function sweepUploads(storage: FileStorage, now: Date): Promise<number> {
  return sweepFolder(storage, FOLDER, now, async (ownerId) => {
    const rows = await db.upload.findMany({ where: { ownerId }, select: { id: true } });
    return new Set(rows.map(({ id }) => id));
  });
}

/** Where a file's bytes lie. */
export function uploadKey(ownerId: string, id: string): string {
  return `${FOLDER}${ownerId}/${id}`;
}
