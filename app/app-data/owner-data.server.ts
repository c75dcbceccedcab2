import type { Viewer } from "~/accounts/user";
import { db } from "~/platform/db.server";
import { notFound } from "~/platform/errors";
import { requireProject } from "~/projects/projects.server";
import { DATA_LIMITS } from "./collection-kinds";
import type { CollectionRow } from "./collections.server";
import { declaredCollections } from "./declared-collections.server";
import { holdCollection, listRecords, type StoredRecord } from "./records.server";

/** The collections of the viewer's project that hold something, or did: the published app's first. @throws {AppError} 404, 401 */
export async function listCollections(viewer: Viewer, projectId: string): Promise<CollectionRow[]> {
  const { id } = await requireProject(viewer, projectId);
  return collectionsOf(id);
}

/** The collections of a project that the caller has looked up. */
export async function collectionsOf(projectId: string): Promise<CollectionRow[]> {
  const rows = await db.collection.findMany({
    where: { projectId },
    orderBy: [{ space: "asc" }, { kind: "asc" }, { name: "asc" }],
    take: 2 * DATA_LIMITS.collections,
  });
  return rows as CollectionRow[];
}

/** The addresses of collections that the code of the viewer's project names, as "kind/name". @throws {AppError} 404, 401 */
export async function listDeclared(viewer: Viewer, projectId: string): Promise<string[]> {
  const { id } = await requireProject(viewer, projectId);
  return [...(await declaredCollections(id, "app"))].sort();
}

/** A collection of the viewer's project. @throws {AppError} 404, 401 */
export async function requireCollection(
  viewer: Viewer,
  projectId: string,
  collectionId: string,
): Promise<CollectionRow> {
  const { id } = await requireProject(viewer, projectId);
  const row = await db.collection.findFirst({ where: { id: collectionId, projectId: id } });
  if (!row) throw notFound("There is no such collection; it may have been deleted.");
  return row as CollectionRow;
}

/** Records of a collection, the newest first. @param beyond the position of the last that is known */
export async function readPage(
  { id }: CollectionRow,
  beyond: number | null,
  count: number,
): Promise<{ records: StoredRecord[]; next: number | null }> {
  const found = await listRecords(id, { beyond, isNewestFirst: true, count });
  const records = found.slice(0, count);
  return { records, next: found.length > count ? (records.at(-1)?.position ?? null) : null };
}

/** Removes one record; one that is gone is no error. */
export async function dropRecordOf({ id }: CollectionRow, recordId: string): Promise<void> {
  await db.$transaction(async (tx) => {
    await holdCollection(tx, id);
    const where = { id: recordId, collectionId: id };
    const found = await tx.collectionRecord.findFirst({ where, select: { body: true } });
    if (!found) return;
    const { count } = await tx.collectionRecord.deleteMany({ where });
    const bytes = count * Buffer.byteLength(found.body);
    const less = { count: { decrement: count }, bytes: { decrement: bytes } };
    const data = { version: { increment: 1 }, ...less, changedAt: new Date() };
    await tx.collection.updateMany({ where: { id }, data });
  });
}

/** Lets nobody add to a collection or change it, or lets them again. */
export async function setClosed({ id }: CollectionRow, isClosed: boolean): Promise<void> {
  await db.collection.updateMany({
    where: { id },
    data: { closedAt: isClosed ? new Date() : null },
  });
}

/** Deletes a collection with its records. The app makes it anew with the next record. */
export async function dropCollection({ id }: CollectionRow): Promise<void> {
  await db.collection.deleteMany({ where: { id } });
}
