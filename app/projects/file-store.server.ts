import { z } from "zod";
import type { Viewer } from "~/accounts/user";
import { Prisma } from "~/generated/sqlite/client";
import { topics } from "~/platform/coordination/coordination.server";
import { db, query } from "~/platform/db.server";
import { AppError } from "~/platform/errors";
import { sha256 } from "~/platform/hash.server";
import { isUniqueViolation } from "~/platform/unique-violation";
import { deletedProject, deletedProjectsOf, ownAnyProject } from "./access.server";
import { readSizes } from "./check-changes.server";
import { normalizePath } from "./file-paths";
import { missingFile, noText, pathTaken } from "./file-refusals";
import { deleteFileRow, moveFileRow, saveContent } from "./file-rows.server";
import { type FileHead, type FileRow, languageOf, nameOf } from "./files";
import { handEditStatement, noteHandEdit } from "./hand-edits.server";
import { holderOf, requireRoomFor } from "./held-bytes.server";
import { withProjectLock } from "./project-lock.server";
import { requireProject } from "./projects.server";
import { findBinary } from "./stored-binaries.server";
import { changeTree, readBlobs, readContents } from "./tree.server";
import { checkContent, checkTree } from "./tree-rules";
import { noteReplaced } from "./unused-contents.server";

/** A new file by hand: a text, or bytes that were stored before. The path is checked by the one path function, the content by the tree's rules. */
export const newFileSchema = z.object({
  path: z.string(),
  content: z.string().default(""),
  /** Instead of a content: bytes that the project has, by their SHA-256. */
  hash: z.string().optional(),
});
/** A save. `baseHash` is the hash the editor started from; with it a lost update is refused. */
export const saveSchema = z.object({ content: z.string(), baseHash: z.string().optional() });
export const renameSchema = z.object({ path: z.string() });

/** A file's row. */
type StoredRow = Prisma.FileGetPayload<{ select: typeof FIELDS }>;
/** A file's row, and whom its project counts for. */
type HeldRow = StoredRow & { ownerId: string | null; heldBy: string | null };

const FIELDS = {
  id: true,
  projectId: true,
  path: true,
  hash: true,
  size: true,
  isBinary: true,
} satisfies Prisma.FileSelect;

/**
 * The files of the viewer's project with their contents, by path.
 *
 * @param paths only these, as far as they exist; left out for all
 * @throws {AppError} 404, 401
 */
export async function listFiles(
  viewer: Viewer,
  projectId: string,
  paths?: string[],
): Promise<FileRow[]> {
  const project = await requireProject(viewer, projectId);
  const rows = await db.file.findMany({
    where: { projectId: project.id, ...(paths ? { path: { in: paths } } : {}) },
    orderBy: { path: "asc" },
    select: FIELDS,
  });
  const texts = rows.filter(({ isBinary }) => !isBinary);
  const contentOf = await readContents(project.id, texts);
  return rows.map((row) => toFileRow(row, row.isBinary ? "" : contentOf(row.hash)));
}

/** Every file of the viewer's project without its content, by path. @throws {AppError} 404, 401 */
export async function listFileHeads(viewer: Viewer, projectId: string): Promise<FileHead[]> {
  const project = await requireProject(viewer, projectId);
  const rows = await db.file.findMany({
    where: { projectId: project.id },
    orderBy: { path: "asc" },
    select: FIELDS,
  });
  return rows.map((row) => toFileHead(row));
}

/**
 * Adds a file.
 *
 * @throws {AppError} 400 bad path or bytes, 404, 409 when the path is taken, 413, 507 when the
 *   account holds as much as it may
 */
export async function createFile(
  viewer: Viewer,
  projectId: string,
  input: { path: string; content: string; hash?: string | undefined },
): Promise<FileRow> {
  const project = await requireProject(viewer, projectId);
  const path = normalizePath(input.path);
  if (await db.file.findFirst({ where: { projectId: project.id, path }, select: { id: true } })) {
    throw pathTaken(path);
  }
  const binary = input.hash === undefined ? null : await findBinary(project.id, input.hash);
  if (input.hash !== undefined && !binary) throw missingFile();
  const size = binary ? 0 : checkContent(path, input.content);
  if (size > 0) await requireRoomFor(holderOf(project), { by: size });
  const content = binary ? { content: null, binary } : { content: input.content };
  await noteHandEdit(project.id);
  const creating = changeTree(project.id, [{ path, ...content, isNew: true }]);
  await creating.catch(async (error: unknown) => {
    // Its project may have been deleted since the first look.
    await requireProject(viewer, projectId);
    takenMeanwhile(path)(error);
  });
  const row = await db.file.findFirst({
    where: { projectId: project.id, path },
    select: FIELDS,
  });
  if (!row) throw missingFile();
  return toFileRow(row, binary ? "" : input.content);
}

/**
 * Saves a text.
 *
 * @throws {AppError} 409 "no_text" for a file that is none; 409 "conflict" with the stored row as `current`, when `baseHash` is given and
 *   the file has changed since; 404, 413, 400; 507 when the account holds as much as it may
 */
export async function saveFile(
  viewer: Viewer,
  fileId: string,
  input: { content: string; baseHash?: string },
): Promise<FileRow> {
  const file = await requireFile(viewer, fileId);
  if (file.isBinary) throw noText(file.path);
  const { projectId } = file;
  const hash = sha256(input.content);
  if (hash === file.hash) return toFileRow(file, input.content);
  if (input.baseHash && input.baseHash !== file.hash) throw await conflict(file);
  const size = checkContent(file.path, input.content);
  await requireRoomFor(holderOf(file), { by: size - file.size, stored: size });
  const saved = await withProjectLock(projectId, async () => {
    if (size > file.size) await checkGrowth(file, size);
    const content = { hash, size, text: input.content };
    const now = new Date();
    const noted = { now, beforehand: handEditStatement(projectId, now) };
    return saveContent(file, content, input.baseHash, noted).catch(async (error: unknown) => {
      // Its project may have been deleted since the first look.
      await requireFile(viewer, fileId);
      throw error;
    });
  });
  // Another save came between the read and the write: that one was acknowledged, so it stands.
  if (saved === 0) throw await conflict(await requireFile(viewer, fileId));
  topics.publish("files-changed", { projectId });
  noteReplaced(projectId, file.size);
  return toFileRow({ ...file, hash }, input.content);
}

/** Moves a file. @throws {AppError} 400, 404, 409 when the path is taken */
export async function renameFile(
  viewer: Viewer,
  fileId: string,
  rawPath: string,
): Promise<FileRow> {
  const file = await requireFile(viewer, fileId);
  const path = normalizePath(rawPath);
  await withProjectLock(file.projectId, async () => {
    const { texts, binaries } = await readSizes(file.projectId, file.id);
    if (texts.has(path) || binaries.has(path)) throw pathTaken(path);
    (file.isBinary ? binaries : texts).set(path, file.size);
    checkTree(texts, binaries);
    await noteHandEdit(file.projectId);
    if (!(await moveFileRow(file, path).catch(takenMeanwhile(path)))) throw missingFile();
  });
  topics.publish("files-changed", { projectId: file.projectId });
  return toFileRow({ ...file, path }, await readText(file));
}

/** Deletes a file; its content stays in every checkpoint that has it. @throws {AppError} 404 */
export async function deleteFile(viewer: Viewer, fileId: string): Promise<void> {
  const file = await requireFile(viewer, fileId);
  await noteHandEdit(file.projectId);
  await deleteFileRow(file);
  topics.publish("files-changed", { projectId: file.projectId });
}

async function readText({ projectId, hash, isBinary }: StoredRow): Promise<string> {
  if (isBinary) return "";
  return (await readBlobs(projectId, new Set([hash]))).get(hash) ?? "";
}

/** Two requests for one path at once: the database lets one have it, and the other is told. */
function takenMeanwhile(path: string) {
  return (error: unknown): never => {
    throw isUniqueViolation(error) ? pathTaken(path) : error;
  };
}

/**
 * One of the viewer's files. Every save asks this, so it is one joined statement: Prisma's own
 * condition on a relation costs three times as much.
 */
async function requireFile(viewer: Viewer, fileId: string) {
  const [file] = await query<HeldRow>(Prisma.sql`
    SELECT f."id", f."projectId", f."path", f."hash", f."size", f."isBinary", p."ownerId", p."heldBy"
    FROM "File" f JOIN "Project" p ON p."id" = f."projectId"
    WHERE f."id" = ${fileId} AND ${ownAnyProject(viewer)}`);
  if (!file) throw (await isOfDeleted(viewer, fileId)) ? deletedProject() : missingFile();
  // Of SQLite it is a number.
  return { ...file, isBinary: Boolean(file.isBinary) };
}

/** Whether a file is of a project that the viewer has deleted, and can restore. */
async function isOfDeleted({ user }: Viewer, fileId: string): Promise<boolean> {
  if (!user) return false;
  const where = { id: fileId, project: deletedProjectsOf(user.id) };
  return (await db.file.findFirst({ where, select: { id: true } })) !== null;
}

async function checkGrowth(file: { id: string; projectId: string; path: string }, size: number) {
  const { texts, binaries } = await readSizes(file.projectId, file.id);
  checkTree(texts.set(file.path, size), binaries);
}

async function conflict(file: StoredRow) {
  const content = await readText(file);
  return new AppError(
    409,
    `${file.path} was changed elsewhere since you opened it. Your text was not saved over it; choose which to keep.`,
    { code: "conflict", data: { current: toFileRow(file, content) } },
  );
}

function toFileRow(row: StoredRow, content: string): FileRow {
  return { ...toFileHead(row), content };
}

function toFileHead({ id, projectId, path, hash, size, isBinary }: StoredRow): FileHead {
  const [language, name] = [languageOf(path), nameOf(path)];
  const kind = isBinary ? { binary: { size } } : {};
  return { id, projectId, path, language, name, type: "file", hash, ...kind };
}
