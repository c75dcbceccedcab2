import { randomUUID } from "node:crypto";
import { lock } from "~/platform/coordination/coordination.server";
import { db } from "~/platform/db.server";
import { AppError, notFound } from "~/platform/errors";
import { isMissingOwner } from "~/platform/unique-violation";
import { isKept, isUp } from "~/projects/trial-ends.server";
import { type CollectionName, DATA_LIMITS, type DataSpace } from "./collection-kinds";
import { declaredCollections } from "./declared-collections.server";

/** A collection as its row is. */
export interface CollectionRow extends CollectionName {
  id: string;
  projectId: string;
  version: number;
  count: number;
  bytes: number;
  closedAt: Date | null;
  changedAt: Date;
}

/** The condition of projects whose apps keep records: of a trial, as long as its preview or its app is there. */
export function keepsRecords(space: DataSpace) {
  return { deletedAt: null, ...(space === "preview" ? isKept() : isUp()) };
}

/** A collection that is there; null before its first record. */
export async function findCollection(
  projectId: string,
  { space, kind, name }: CollectionName,
): Promise<CollectionRow | null> {
  const key = { projectId, space, kind, name };
  const row = await db.collection.findUnique({
    where: { projectId_space_kind_name: key, project: keepsRecords(space) },
  });
  return row as CollectionRow | null;
}

/** @throws {AppError} 404 where the app's code names no such collection */
export async function requireDeclared(
  projectId: string,
  { space, kind, name }: CollectionName,
): Promise<void> {
  const declared = await declaredCollections(projectId, space);
  if (declared.has(`${kind}/${name}`)) return;
  throw notFound(
    `The code of this app names no collection "@sayso/data/${kind}/${name}". Write its address out in the code as it is here, rather than putting it together.`,
  );
}

/**
 * The collection that something is to be added to; made when it is not there.
 *
 * @throws {AppError} 404 where the app's code names none; 507 where the app has as many as it may
 */
export async function openCollection(
  projectId: string,
  named: CollectionName,
): Promise<CollectionRow> {
  const found = await findCollection(projectId, named);
  if (found) return found;
  await requireDeclared(projectId, named);
  // One at a time: of many first records at once none shall be of one collection too many.
  return lock.run(`collections:${projectId}`, () => makeCollection(projectId, named));
}

async function makeCollection(projectId: string, named: CollectionName): Promise<CollectionRow> {
  const found = await findCollection(projectId, named);
  if (found) return found;
  const { space, kind, name } = named;
  if ((await db.project.count({ where: { id: projectId, ...keepsRecords(space) } })) === 0)
    throw gone();
  if ((await db.collection.count({ where: { projectId, space } })) >= DATA_LIMITS.collections) {
    throw new AppError(
      507,
      `An app has at most ${DATA_LIMITS.collections} collections, and this one has them. Nothing was stored.`,
    );
  }
  try {
    const data = { id: randomUUID(), projectId, space, kind, name };
    return (await db.collection.create({ data })) as CollectionRow;
  } catch (error) {
    if (isMissingOwner(error)) throw gone();
    throw error;
  }
}

function gone(): AppError {
  return notFound("This app is not there any more.");
}
