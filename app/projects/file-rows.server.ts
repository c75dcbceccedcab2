import { Prisma } from "~/generated/sqlite/client";
import { db, execute } from "~/platform/db.server";
import { sha256 } from "~/platform/hash.server";
import { isUniqueViolation } from "~/platform/unique-violation";
import type { FileTree } from "./files";
import { byteLength } from "./tree-rules";

// Everything that writes the rows of files and their contents. Whoever calls it holds the project's
// lock, has checked the change, and announces it.

/** One step of a change to the working tree; a null content deletes. Paths are normal. */
export interface TreeChange {
  path: string;
  content: string | null;
  /** The path must be free: the database refuses it (P2002) when somebody else was quicker. */
  isNew?: boolean;
}

/**
 * The statements of a change that was checked, for a transaction that does more. Whoever runs it
 * announces the change.
 */
export function changeStatements(
  projectId: string,
  changes: readonly TreeChange[],
): Prisma.PrismaPromise<unknown>[] {
  return changes.flatMap((change) => statements(projectId, change));
}

/** Adds a file. @returns false when there is one already */
export async function createFileRow(
  projectId: string,
  path: string,
  content: string | null,
): Promise<boolean> {
  try {
    await db.$transaction(statements(projectId, { path, content, isNew: true }));
    return true;
  } catch (error) {
    if (isUniqueViolation(error)) return false;
    throw error;
  }
}

/** Changes or deletes a file that still is what it was. @returns false when it is not */
export async function replaceFileRow(
  projectId: string,
  { path, from, content }: { path: string; from: string; content: string | null },
): Promise<boolean> {
  const where = { projectId, path, hash: from };
  if (content === null) return (await db.file.deleteMany({ where })).count > 0;
  const hash = sha256(content);
  const data = { hash, size: byteLength(content) };
  const [, replaced] = await db.$transaction([
    db.$executeRaw(storeBlob(projectId, hash, content)),
    db.file.updateMany({ where, data }),
  ]);
  return replaced.count > 0;
}

/**
 * Gives a file another content. Every save does this, so it is two statements past the client
 * (docs/decisions/038-past-the-client.md).
 *
 * @param from the hash that the file must still have; any when absent
 * @returns how many rows were changed: none when the file is gone, or has another hash
 */
export async function saveContent(
  file: { id: string; projectId: string },
  { hash, size, text }: { hash: string; size: number; text: string },
  from: string | undefined,
): Promise<number> {
  // The content first: no row ever names one that is not there.
  await execute(storeBlob(file.projectId, hash, text));
  const unchanged = from ? Prisma.sql`AND "hash" = ${from}` : Prisma.empty;
  return execute(Prisma.sql`
    UPDATE "File" SET "hash" = ${hash}, "size" = ${size}, "updatedAt" = ${new Date()}
    WHERE "id" = ${file.id} ${unchanged}`);
}

/** Moves a file. @returns false when it is gone @throws a unique violation when the path is taken */
export async function moveFileRow(id: string, path: string): Promise<boolean> {
  return (await db.file.updateMany({ where: { id }, data: { path } })).count > 0;
}

/** Deletes a file. One that is gone is fine. */
export async function deleteFileRow(id: string): Promise<void> {
  await db.file.deleteMany({ where: { id } });
}

function statements(
  projectId: string,
  { path, content, isNew }: TreeChange,
): Prisma.PrismaPromise<unknown>[] {
  if (content === null) return [db.file.deleteMany({ where: { projectId, path } })];
  const hash = sha256(content);
  const size = byteLength(content);
  const storing = db.$executeRaw(storeBlob(projectId, hash, content));
  if (isNew) {
    const data = { projectId, path, hash, size };
    return [storing, db.file.create({ data, select: { id: true } })];
  }
  return [
    storing,
    db.file.upsert({
      where: { projectId_path: { projectId, path } },
      update: { hash, size },
      create: { projectId, path, hash, size },
      select: { id: true },
    }),
  ];
}

/** The statements that keep the contents of a tree, for a transaction that names them. */
export function contentStatements(
  projectId: string,
  tree: FileTree,
): Prisma.PrismaPromise<unknown>[] {
  return [...tree.values()].map((content) =>
    db.$executeRaw(storeBlob(projectId, sha256(content), content)),
  );
}

/**
 * The statement that keeps a content; storing the same one twice is nothing, but that it is in use
 * again. Prisma's upsert would read before and after, and two at once could both miss the row.
 */
function storeBlob(projectId: string, hash: string, content: string): Prisma.Sql {
  return Prisma.sql`
    INSERT INTO "Blob" ("projectId", "hash", "content") VALUES (${projectId}, ${hash}, ${content})
    ON CONFLICT ("projectId", "hash") DO UPDATE SET "unusedSince" = NULL
      WHERE "Blob"."unusedSince" IS NOT NULL`;
}
