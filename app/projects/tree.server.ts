import { topics } from "~/platform/coordination/coordination.server";
import { db } from "~/platform/db.server";
import { AppError } from "~/platform/errors";
import { checkChanges } from "./check-changes.server";
import {
  changeStatements,
  createFileRow,
  replaceFileRow,
  type TreeChange,
} from "./file-rows.server";
import type { BinaryFile, FileTree, ProjectTree } from "./files";
import { inPieces } from "./pieces";
import { withProjectLock } from "./project-lock.server";
import { storeContents } from "./stored-contents.server";

/** The working tree's texts by path, whole. */
export async function readTree(projectId: string): Promise<FileTree> {
  const files = await db.file.findMany({
    where: { projectId, isBinary: false },
    orderBy: { path: "asc" },
    select: { path: true, hash: true, size: true },
  });
  const contentOf = await readContents(projectId, files);
  return new Map(files.map((file) => [file.path, contentOf(file.hash)]));
}

/** The working tree: its texts whole, and by path what is no text. */
export async function readProjectTree(projectId: string): Promise<ProjectTree> {
  const [texts, binaries] = await Promise.all([readTree(projectId), readBinaries(projectId)]);
  return { texts, binaries };
}

/** What of the working tree is no text, by path. */
export async function readBinaries(projectId: string): Promise<ProjectTree["binaries"]> {
  const files = await db.file.findMany({
    where: { projectId, isBinary: true },
    orderBy: { path: "asc" },
    select: { path: true, hash: true, size: true },
  });
  return new Map(files.map(({ path, hash, size }) => [path, { hash, size }]));
}

/** The paths of the working tree. */
export async function readPaths(projectId: string): Promise<Set<string>> {
  const files = await db.file.findMany({ where: { projectId }, select: { path: true } });
  return new Set(files.map(({ path }) => path));
}

/**
 * The contents that files name, by hash. One that is missing was replaced and dropped since its file
 * was read, by a process that stood still meanwhile: it is never taken for an empty file.
 *
 * @throws {AppError} 503
 */
export async function readContents(
  projectId: string,
  files: readonly { hash: string; size: number }[],
): Promise<(hash: string) => string> {
  const contents = new Map<string, string>();
  for (const piece of inPieces(files)) {
    const read = await readBlobs(projectId, new Set(piece.map(({ hash }) => hash)));
    for (const [hash, content] of read) contents.set(hash, content);
  }
  return (hash) => {
    const content = contents.get(hash);
    if (content !== undefined) return content;
    throw new AppError(503, "The files changed while they were read. Please try again.", {
      retryAfterSeconds: 1,
    });
  };
}

/**
 * The working tree's texts by path, a few in memory at a time. A file that is changed meanwhile is as
 * it was or as it is now; one that is deleted may be left out.
 */
export async function* walkTree(
  projectId: string,
): AsyncGenerator<[path: string, content: string]> {
  const files = await db.file.findMany({
    where: { projectId, isBinary: false },
    orderBy: { path: "asc" },
    select: { path: true, hash: true, size: true },
  });
  for (const piece of inPieces(files)) {
    const contents = await readBlobs(projectId, new Set(piece.map(({ hash }) => hash)));
    for (const { path, hash } of piece) {
      const content = contents.get(hash) ?? (await readTreeFile(projectId, path))?.content;
      if (content !== undefined) yield [path, content];
    }
  }
}

/** A file as it is stored. */
export interface StoredFile {
  hash: string;
  /** Empty when it is no text. */
  content: string;
  /** There when it is no text. */
  binary?: BinaryFile;
}

/** One file, or undefined when there is none at the path. */
export async function readTreeFile(
  projectId: string,
  path: string,
): Promise<StoredFile | undefined> {
  const file = await db.file.findUnique({
    where: { projectId_path: { projectId, path } },
    select: { hash: true, size: true, isBinary: true },
  });
  if (!file) return undefined;
  const { hash, size } = file;
  if (file.isBinary) return { hash, content: "", binary: { hash, size } };
  const content = (await readContents(projectId, [file]))(file.hash);
  return { hash: file.hash, content };
}

/** Contents of a project by hash; one that is missing is absent from the map. */
export async function readBlobs(
  projectId: string,
  hashes: ReadonlySet<string>,
): Promise<Map<string, string>> {
  const rows = await db.blob.findMany({
    where: { projectId, hash: { in: [...hashes] } },
    select: { hash: true, content: true },
  });
  return new Map(rows.map((row) => [row.hash, row.content]));
}

/**
 * Changes the working tree: all of it or nothing. The caps are checked on the tree as it will be.
 *
 * @throws {AppError} 400, 409 or 413, with nothing changed
 */
export function changeTree(projectId: string, changes: TreeChange[]): Promise<void> {
  return withProjectLock(projectId, () => change(projectId, changes));
}

async function change(projectId: string, changes: TreeChange[]): Promise<void> {
  if (changes.length === 0) return;
  await checkChanges(projectId, changes);
  const stored = await storeContents(projectId, changes);
  await db.$transaction(changeStatements(projectId, stored));
  topics.publish("files-changed", { projectId });
}

/**
 * Changes one file, if it still is what it was when it was read.
 *
 * @param change.from the hash that was read, or null when there was no file
 * @param change.content null deletes
 * @returns false when somebody changed the file meanwhile, with nothing changed
 * @throws {AppError} 400, 409 or 413, with nothing changed
 */
export async function changeFileFrom(
  projectId: string,
  change: { path: string; from: string | null; content: string | null },
): Promise<boolean> {
  const isChanged = await withProjectLock(projectId, async () => {
    await checkChanges(projectId, [change]);
    return change.from === null
      ? createFileRow(projectId, change.path, change.content)
      : replaceFileRow(projectId, { ...change, from: change.from });
  });
  if (isChanged) topics.publish("files-changed", { projectId });
  return isChanged;
}

/** A file that was checked; a content that the project has stored already may be left out. */
export interface CheckedFile {
  path: string;
  /** SHA-256 in hex. */
  hash: string;
  /** UTF-8 bytes. */
  size: number;
  content?: string;
  /** No text: its bytes are stored already. */
  isBinary?: boolean;
}

/**
 * Makes the working tree equal to `files`; what is not in it is deleted.
 *
 * @param beforeChange is waited for where it is not equal already
 */
export function replaceTree(
  projectId: string,
  files: readonly CheckedFile[],
  beforeChange?: () => Promise<void>,
): Promise<void> {
  return withProjectLock(projectId, async () => {
    const changes = await planReplacement(projectId, files);
    if (changes.length > 0) await beforeChange?.();
    await change(projectId, changes);
  });
}

/** What has to change for the working tree to be equal to `files`. */
export async function planReplacement(
  projectId: string,
  files: readonly CheckedFile[],
): Promise<TreeChange[]> {
  const stored = await db.file.findMany({
    where: { projectId },
    select: { path: true, hash: true, isBinary: true },
  });
  const before = new Map(stored.map((file) => [file.path, keyOf(file)]));
  const wanted = new Set(files.map(({ path }) => path));
  return [
    ...stored.filter(({ path }) => !wanted.has(path)).map(({ path }) => ({ path, content: null })),
    ...files
      .filter((file) => before.get(file.path) !== keyOf(file))
      .map(({ path, hash, size, content = null, isBinary }) =>
        isBinary
          ? { path, content: null, binary: { hash, size } }
          : { path, content, known: { hash, size } },
      ),
  ];
}

/** Bytes and a text may be the same, and are kept apart. */
function keyOf({ hash, isBinary }: { hash: string; isBinary?: boolean }): string {
  return isBinary ? `binary ${hash}` : hash;
}

/** When each file of the working tree changed last, in milliseconds since 1970. */
export async function readChangeTimes(projectId: string): Promise<ReadonlyMap<string, number>> {
  const files = await db.file.findMany({
    where: { projectId },
    select: { path: true, updatedAt: true },
  });
  return new Map(files.map(({ path, updatedAt }) => [path, updatedAt.getTime()]));
}
