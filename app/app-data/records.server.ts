import { createHash, randomBytes, randomUUID, timingSafeEqual } from "node:crypto";
import type { Prisma } from "~/generated/sqlite/client";
import { db } from "~/platform/db.server";
import { AppError, notFound } from "~/platform/errors";
import { COLLECTION_KINDS, DATA_LIMITS } from "./collection-kinds";
import { type CollectionRow, keepsRecords } from "./collections.server";

/** A record as programs read it; its data is JSON that nobody parses here. */
export interface StoredRecord {
  id: string;
  position: number;
  version: number;
  body: string;
  createdAt: Date;
  updatedAt: Date;
}

/** What is read of a row: never what its maker changes it with. */
const FIELDS = {
  ...{ id: true, position: true, version: true, body: true },
  ...{ createdAt: true, updatedAt: true },
} as const;

/** What opens a record to a change. */
export interface ChangeProof {
  /** The key that its maker was given; "" without one. */
  key: string;
  /** The version that the change was made of; null when it goes over whatever is there. */
  version: number | null;
}

/**
 * Adds a record.
 *
 * @param body JSON of an object, at most DATA_LIMITS.bytesPerRecord
 * @returns the record, and the key that changes it: it is told once, and only its digest is stored
 * @throws {AppError} 403 where its owner closed it, 507 where it or the app is full
 */
export async function addRecord(
  collection: CollectionRow,
  body: string,
): Promise<{ record: StoredRecord; key: string }> {
  const key = randomBytes(24).toString("base64url");
  const record = await db.$transaction(async (tx) => {
    const { version } = await change(tx, collection, { records: 1, bytes: bytesOf(body) });
    const row = { position: version, version, body, keyDigest: digestOf(key) };
    return tx.collectionRecord.create({
      data: { id: randomUUID(), collectionId: collection.id, ...row },
      select: FIELDS,
    });
  });
  return { record, key };
}

/**
 * Puts another body into a record.
 *
 * @throws {AppError} 404, 403 without its key, 412 where it has changed meanwhile, 507 where the app is full
 */
export async function changeRecord(
  collection: CollectionRow,
  id: string,
  { body, proof }: { body: string; proof: ChangeProof },
): Promise<StoredRecord> {
  return db.$transaction(async (tx) => {
    const before = await openRecord(tx, collection, { id, proof });
    const growth = bytesOf(body) - bytesOf(before.body);
    const { version } = await change(tx, collection, { records: 0, bytes: growth });
    const data = { body, version, updatedAt: new Date() };
    return tx.collectionRecord.update({ where: { id }, data, select: FIELDS });
  });
}

/** Removes a record. @throws {AppError} 404, 403 without its key, 412 where it has changed meanwhile */
export async function removeRecord(
  collection: CollectionRow,
  id: string,
  proof: ChangeProof,
): Promise<void> {
  await db.$transaction(async (tx) => {
    const before = await openRecord(tx, collection, { id, proof });
    await change(tx, collection, { records: -1, bytes: -bytesOf(before.body) });
    await tx.collectionRecord.delete({ where: { id }, select: { id: true } });
  });
}

/** What a record takes now, in bytes; 0 where there is none. */
export async function sizeOfRecord({ id }: CollectionRow, record: string): Promise<number> {
  const where = { id: record, collectionId: id };
  const found = await db.collectionRecord.findFirst({ where, select: { body: true } });
  return found ? bytesOf(found.body) : 0;
}

/**
 * One page of records in the order in which they came.
 *
 * @param asked.beyond the position of the last one that is known; null for the beginning
 * @param asked.isNewestFirst the other way round
 * @returns as many as asked for, and one more when there are more
 */
export function listRecords(
  collectionId: string,
  asked: { beyond: number | null; isNewestFirst: boolean; count: number },
): Promise<StoredRecord[]> {
  const side = asked.isNewestFirst ? "lt" : "gt";
  return db.collectionRecord.findMany({
    where: {
      collectionId,
      ...(asked.beyond === null ? {} : { position: { [side]: asked.beyond } }),
    },
    orderBy: { position: asked.isNewestFirst ? "desc" : "asc" },
    take: asked.count + 1,
    select: FIELDS,
  });
}

/**
 * Has whoever else changes something of a collection wait until this transaction is over: what is read from here on is
 * as it will be written over. It comes before anything of its records is touched, so that no two wait for each other.
 */
export async function holdCollection(tx: Prisma.TransactionClient, id: string): Promise<void> {
  await tx.collection.updateMany({ where: { id }, data: { version: { increment: 0 } } });
}

/** The record, where whoever asks may change it. */
async function openRecord(
  tx: Prisma.TransactionClient,
  collection: CollectionRow,
  { id, proof }: { id: string; proof: ChangeProof },
): Promise<StoredRecord> {
  await holdCollection(tx, collection.id);
  const where = { id, collectionId: collection.id };
  const found = await tx.collectionRecord.findFirst({
    where,
    select: { ...FIELDS, keyDigest: true },
  });
  if (!found) throw notFound("There is no such record; it may have been removed.");
  const { keyDigest, ...record } = found;
  const { change: who } = COLLECTION_KINDS[collection.kind];
  if (who === "nobody" || (who === "maker" && !isKey(proof.key, keyDigest))) {
    throw new AppError(
      403,
      "Only whoever added this record can change it, with the key they were given.",
    );
  }
  if (proof.version !== null && proof.version !== record.version) {
    throw new AppError(
      412,
      "Somebody has changed this record meanwhile. Nothing was stored: read it again.",
    );
  }
  return record;
}

/** Counts a change of a collection. @returns its new version @throws {AppError} 403, 404, 507 */
async function change(
  tx: Prisma.TransactionClient,
  { id, projectId, space }: CollectionRow,
  { records, bytes }: { records: number; bytes: number },
): Promise<{ version: number }> {
  const [row] = await tx.collection.updateManyAndReturn({
    // Asked here too: its time may be over since it was looked up.
    where: { id, project: keepsRecords(space) },
    data: {
      version: { increment: 1 },
      count: { increment: records },
      bytes: { increment: bytes },
      changedAt: new Date(),
    },
    select: { version: true, count: true, closedAt: true },
  });
  if (!row) throw notFound("This collection is not there any more.");
  if (row.closedAt) {
    throw new AppError(
      403,
      "Nothing can be sent here at the moment: the app's owner has closed it. Nothing was stored.",
    );
  }
  if (records > 0 && row.count > DATA_LIMITS.recordsPerCollection) throw full();
  if (bytes > 0) {
    const where = { projectId, space };
    const { _sum } = await tx.collection.aggregate({ where, _sum: { bytes: true } });
    if ((_sum.bytes ?? 0) > DATA_LIMITS.bytesInAll[space]) throw full();
  }
  return row;
}

function full(): AppError {
  const message =
    "This app is full: it keeps no more. Nothing was stored; its owner can make room on the page Data of the project.";
  return new AppError(507, message, { code: "storage_limit" });
}

function bytesOf(body: string): number {
  return Buffer.byteLength(body);
}

function digestOf(key: string): string {
  return createHash("sha256").update(key).digest("hex");
}

function isKey(key: string, digest: string): boolean {
  return timingSafeEqual(Buffer.from(digestOf(key)), Buffer.from(digest));
}
