import { randomUUID } from "node:crypto";
import { Prisma } from "~/generated/sqlite/client";
import { db, executeAct } from "~/platform/db.server";
import { env } from "~/platform/env.server";
import { sha256 } from "~/platform/hash.server";
import { isUniqueViolation } from "~/platform/unique-violation";
import { byteLength } from "./byte-size";
import type { BinaryFile } from "./files";
import { type StoredChange, storeContents, storeStatement } from "./stored-contents.server";

// Everything that writes the rows of files and their contents. Whoever calls it holds the project's
// lock, has checked the change, and announces it.

/** One step of a change to the working tree; a null content deletes. Paths are normal. */
export interface TreeChange {
  path: string;
  content: string | null;
  /** What whoever made the change has reckoned already; with it, a null content is one that is stored. */
  known?: { hash: string; size: number };
  /** Bytes that are stored (`storeBinary`), for a file that is no text; `content` is then null. */
  binary?: BinaryFile;
  /** The path must be free: the database refuses it (P2002) when somebody else was quicker. */
  isNew?: boolean;
}

/** Rows that one statement writes, or deletes: two milliseconds of everybody's thread. */
const ROWS = 500;

/**
 * The statements of a change that was checked and whose contents are stored, for a transaction that
 * may do more. Whoever runs it announces the change.
 */
export function changeStatements(
  projectId: string,
  changes: readonly StoredChange[],
): Prisma.PrismaPromise<unknown>[] {
  const deleted = changes.filter(({ content }) => content === null).map(({ path }) => path);
  const written = changes.flatMap(({ path, content, isNew = false }) =>
    content ? [{ path, isNew, ...content }] : [],
  );
  const created = written.filter(({ isNew }) => isNew);
  const replaced = written.filter(({ isNew }) => !isNew);
  const now = new Date();
  return [
    ...(changes.length > 0 ? [db.$executeRaw(changedStatement(projectId, now))] : []),
    ...piecesOf(deleted).map((paths) =>
      db.file.deleteMany({ where: { projectId, path: { in: paths } } }),
    ),
    ...created.map(({ path, hash, size, isBinary }) =>
      db.file.create({ data: { projectId, path, hash, size, isBinary }, select: { id: true } }),
    ),
    ...piecesOf(replaced).map((files) => db.$executeRaw(putStatement(projectId, files, now))),
  ];
}

/** A row of a file as one statement takes it. */
interface PutFile {
  path: string;
  hash: string;
  size: number;
  isBinary: boolean;
}

const isPostgres = env.DATABASE_URL.startsWith("postgres");

/**
 * Puts files in the place of those at their paths. Rows come as one value: as one each of eight, those of a large
 * project took everybody's thread 40 ms, and the line of transactions as long.
 */
function putStatement(projectId: string, files: readonly PutFile[], now: Date): Prisma.Sql {
  const rows = JSON.stringify(
    files.map(({ path, hash, size, isBinary }) => {
      const id = randomUUID();
      return { id, path, hash, size, isBinary };
    }),
  );
  const read = isPostgres
    ? Prisma.sql`
      SELECT r."id", ${projectId}, r."path", r."hash", r."size", r."isBinary", ${now}::timestamp, ${now}::timestamp
      FROM jsonb_to_recordset(${rows}::jsonb) AS r("id" text, "path" text, "hash" text, "size" integer, "isBinary" boolean)`
    : Prisma.sql`
      SELECT value ->> 'id', ${projectId}, value ->> 'path', value ->> 'hash', value ->> 'size',
        value ->> 'isBinary', ${now}, ${now}
      FROM json_each(${rows}) WHERE true`;
  return Prisma.sql`
    INSERT INTO "File" ("id", "projectId", "path", "hash", "size", "isBinary", "createdAt", "updatedAt") ${read}
    ON CONFLICT ("projectId", "path") DO UPDATE SET
      "hash" = excluded."hash", "size" = excluded."size", "isBinary" = excluded."isBinary",
      "updatedAt" = excluded."updatedAt"`;
}

/**
 * Notes that files of a project changed, by which its owner's list is sorted. What the server has of a trial is in no
 * list. Ahead of the rows of files: whoever deletes a project takes them in this order too.
 */
function changedStatement(projectId: string, now: Date): Prisma.Sql {
  return Prisma.sql`
    UPDATE "Project" SET "updatedAt" = ${now} WHERE "id" = ${projectId} AND "ownerId" IS NOT NULL`;
}

function piecesOf<T>(all: readonly T[]): T[][] {
  return Array.from({ length: Math.ceil(all.length / ROWS) }, (_, index) =>
    all.slice(index * ROWS, (index + 1) * ROWS),
  );
}

/** Adds a file. @returns false when there is one already */
export async function createFileRow(
  projectId: string,
  path: string,
  content: string | null,
): Promise<boolean> {
  try {
    const stored = await storeContents(projectId, [{ path, content, isNew: true }]);
    await db.$transaction(changeStatements(projectId, stored));
    return true;
  } catch (error) {
    if (isUniqueViolation(error)) return false;
    throw error;
  }
}

/** Changes a text or deletes a file that still is what it was. @returns false when it is not */
export async function replaceFileRow(
  projectId: string,
  { path, from, content }: { path: string; from: string; content: string | null },
): Promise<boolean> {
  const where = { projectId, path, hash: from };
  const changed = changedStatement(projectId, new Date());
  if (content === null) {
    const [, deleted] = await db.$transaction([
      db.$executeRaw(changed),
      db.file.deleteMany({ where }),
    ]);
    return deleted.count > 0;
  }
  const hash = sha256(content);
  const data = { hash, size: byteLength(content), isBinary: false };
  const [, , replaced] = await db.$transaction([
    db.$executeRaw(changed),
    db.$executeRaw(storeStatement(projectId, [{ hash, text: content }])),
    db.file.updateMany({ where, data }),
  ]);
  return replaced.count > 0;
}

/**
 * Gives a file another content. Every save does this, so it is one act past the client
 * (docs/decisions/038-past-the-client.md).
 *
 * @param from the hash that the file must still have; any when absent
 * @param beforehand what is noted ahead of it; with PostgreSQL it stays where nothing is changed
 * @returns how many rows were changed: none when the file is gone, or has another hash
 */
export function saveContent(
  file: { id: string; projectId: string },
  { hash, size, text }: { hash: string; size: number; text: string },
  from: string | undefined,
  { now, beforehand }: { now: Date; beforehand: Prisma.Sql },
): Promise<number> {
  const unchanged = from ? Prisma.sql`AND "hash" = ${from}` : Prisma.empty;
  return executeAct({
    // The content first: no row ever names one that is not there.
    before: [beforehand, storeStatement(file.projectId, [{ hash, text }])],
    deciding: Prisma.sql`
      UPDATE "File" SET "hash" = ${hash}, "size" = ${size}, "updatedAt" = ${now}
      WHERE "id" = ${file.id} ${unchanged}`,
    after: [changedStatement(file.projectId, now)],
  });
}

/** Moves a file. @returns false when it is gone @throws a unique violation when the path is taken */
export async function moveFileRow(
  { id, projectId }: { id: string; projectId: string },
  path: string,
): Promise<boolean> {
  const [, moved] = await db.$transaction([
    db.$executeRaw(changedStatement(projectId, new Date())),
    db.file.updateMany({ where: { id }, data: { path } }),
  ]);
  return moved.count > 0;
}

/** Deletes a file. One that is gone is fine. */
export async function deleteFileRow({ id, projectId }: { id: string; projectId: string }) {
  await db.$transaction([
    db.$executeRaw(changedStatement(projectId, new Date())),
    db.file.deleteMany({ where: { id } }),
  ]);
}
