import { z } from "zod";
import type { Viewer } from "~/accounts/user";
import { topics } from "~/platform/coordination/coordination.server";
import { db } from "~/platform/db.server";
import { AppError } from "~/platform/errors";
import { checkChanges } from "./check-changes.server";
import { normalizePath } from "./file-paths";
import { changeStatements } from "./file-rows.server";
import { listFileHeads } from "./file-store.server";
import { FILE_LIMITS, type FileHead } from "./files";
import { keepHandEdits, noteHandEdit } from "./hand-edits.server";
import { holderOf, requireRoomFor } from "./held-bytes.server";
import { withProjectLock } from "./project-lock.server";
import { requireProject } from "./projects.server";
import { storeContents } from "./stored-contents.server";
import { noteReplaced } from "./unused-contents.server";

/** Texts that are saved together, each with the hash that it had when it was read. */
export const saveFilesSchema = z.object({
  files: z
    .array(z.object({ path: z.string(), content: z.string(), baseHash: z.string() }))
    .min(1)
    .max(FILE_LIMITS.filesPerProject),
});

export type FilesToSave = z.infer<typeof saveFilesSchema>["files"];

/**
 * Saves several texts: all of them or none.
 *
 * @returns the saved files, without their contents
 * @throws {AppError} 409 "conflict" with the `paths` that are no longer what they were, nothing changed;
 *   404, 413, 400; 507 when the account holds as much as it may
 */
export async function saveFiles(
  viewer: Viewer,
  projectId: string,
  input: FilesToSave,
): Promise<FileHead[]> {
  const project = await requireProject(viewer, projectId);
  const files = input.map((file) => ({ ...file, path: normalizePath(file.path) }));
  const paths = files.map(({ path }) => path);
  if (new Set(paths).size < paths.length) {
    throw new AppError(400, "A file is named twice. Nothing was saved.");
  }
  await withProjectLock(project.id, async () => {
    const stored = await db.file.findMany({
      where: { projectId: project.id, path: { in: paths }, isBinary: false },
      select: { path: true, hash: true, size: true },
    });
    const byPath = new Map(stored.map((file) => [file.path, file]));
    const moved = files.filter(({ path, baseHash }) => byPath.get(path)?.hash !== baseHash);
    if (moved.length > 0) throw conflict(moved.map(({ path }) => path));
    await checkChanges(project.id, files);
    const before = stored.reduce((sum, { size }) => sum + size, 0);
    const after = files.reduce((sum, { content }) => sum + Buffer.byteLength(content), 0);
    await requireRoomFor(holderOf(project), { by: after - before, stored: after });
    const changes = await storeContents(
      project.id,
      files.map(({ path, content }) => ({ path, content })),
    );
    // What was changed by hand before it, and what it changes, are two versions.
    await keepHandEdits(project.id);
    await noteHandEdit(project.id);
    await db.$transaction(changeStatements(project.id, changes));
    await keepHandEdits(project.id);
    noteReplaced(project.id, before);
  });
  topics.publish("files-changed", { projectId: project.id });
  const saved = new Set(paths);
  return (await listFileHeads(viewer, project.id)).filter(({ path }) => saved.has(path));
}

function conflict(paths: string[]): AppError {
  const what = paths.length === 1 ? `${paths[0]} was` : `${paths.length} files were`;
  return new AppError(409, `${what} changed elsewhere meanwhile. Nothing was saved.`, {
    code: "conflict",
    data: { paths },
  });
}
