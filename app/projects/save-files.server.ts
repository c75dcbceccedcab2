import { z } from "zod";
import type { Viewer } from "~/accounts/user";
import { topics } from "~/platform/coordination/coordination.server";
import { db } from "~/platform/db.server";
import { AppError } from "~/platform/errors";
import { checkChanges } from "./check-changes.server";
import { normalizePath } from "./file-paths";
import { pathTaken } from "./file-refusals";
import { changeStatements, type TreeChange } from "./file-rows.server";
import { listFileHeads } from "./file-store.server";
import { FILE_LIMITS, type FileHead } from "./files";
import { keepHandEdits, noteHandEdit } from "./hand-edits.server";
import { holderOf, requireRoomFor } from "./held-bytes.server";
import { withProjectLock } from "./project-lock.server";
import { requireProject } from "./projects.server";
import { storeContents } from "./stored-contents.server";
import { noteReplaced } from "./unused-contents.server";

/**
 * Texts that are saved together, each with the hash that it had when it was read, and files that move with them. Texts
 * are named by their paths before the move.
 */
export const saveFilesSchema = z.object({
  files: z
    .array(z.object({ path: z.string(), content: z.string(), baseHash: z.string() }))
    .max(FILE_LIMITS.filesPerProject)
    .default([]),
  moves: z
    .array(z.object({ from: z.string(), to: z.string() }))
    .max(FILE_LIMITS.filesPerProject)
    .default([]),
});

export type FilesToSave = z.input<typeof saveFilesSchema>;

/**
 * Saves several texts and moves files: all of it or nothing.
 *
 * @returns the saved and moved files, without their contents
 * @throws {AppError} 409 "conflict" with the `paths` that are no longer what they were or where they were; 409
 *   "path_taken"; 404, 413, 400; 507 when the account holds as much as it may. Nothing is changed then.
 */
export async function saveFiles(
  viewer: Viewer,
  projectId: string,
  { files: sent = [], moves: asked = [] }: FilesToSave,
): Promise<FileHead[]> {
  const project = await requireProject(viewer, projectId);
  const files = sent.map((file) => ({ ...file, path: normalizePath(file.path) }));
  const moves = asked.map(({ from, to }) => ({ from: normalizePath(from), to: normalizePath(to) }));
  requireSomething(files, moves);
  const paths = files.map(({ path }) => path);
  const goals = new Map(moves.map(({ from, to }) => [from, to]));
  await withProjectLock(project.id, async () => {
    const named = [...paths, ...moves.flatMap(({ from, to }) => [from, to])];
    const stored = await db.file.findMany({
      where: { projectId: project.id, path: { in: named } },
      select: { path: true, hash: true, size: true, isBinary: true },
    });
    const byPath = new Map(stored.map((file) => [file.path, file]));
    const isStale = ({ path, baseHash }: (typeof files)[number]) =>
      byPath.get(path)?.hash !== baseHash || byPath.get(path)?.isBinary;
    const stale = [
      ...files.filter(isStale).map(({ path }) => path),
      ...moves.filter(({ from }) => !byPath.has(from)).map(({ from }) => from),
    ];
    if (stale.length > 0) throw conflict(stale);
    const taken = moves.find(({ to }) => byPath.has(to) && !goals.has(to));
    if (taken) throw pathTaken(taken.to);
    const written = files.map(({ path, content }) => ({ path: goals.get(path) ?? path, content }));
    const tree: TreeChange[] = [
      ...moves.map(({ from }) => ({ path: from, content: null })),
      ...moves.flatMap(({ from, to }) => {
        const file = byPath.get(from);
        if (!file || paths.includes(from)) return [];
        const { hash, size, isBinary } = file;
        const kept = isBinary ? { binary: { hash, size } } : { known: { hash, size } };
        return [{ path: to, content: null, ...kept }];
      }),
      ...written,
    ];
    await checkChanges(project.id, tree);
    const before = paths.reduce((sum, path) => sum + (byPath.get(path)?.size ?? 0), 0);
    const after = files.reduce((sum, { content }) => sum + Buffer.byteLength(content), 0);
    await requireRoomFor(holderOf(project), { by: after - before, stored: after });
    const changes = await storeContents(project.id, tree);
    // What was changed by hand before it, and what it changes, are two versions.
    await keepHandEdits(project.id);
    await noteHandEdit(project.id);
    await db.$transaction(changeStatements(project.id, changes));
    await keepHandEdits(project.id);
    noteReplaced(project.id, before);
  });
  topics.publish("files-changed", { projectId: project.id });
  const saved = new Set([...paths.map((path) => goals.get(path) ?? path), ...goals.values()]);
  return (await listFileHeads(viewer, project.id)).filter(({ path }) => saved.has(path));
}

/** @throws {AppError} 400 where nothing is named, or a path twice */
function requireSomething(
  files: readonly { path: string }[],
  moves: readonly { from: string; to: string }[],
): void {
  if (files.length + moves.length === 0) throw new AppError(400, "No file is named.");
  const lists = [
    files.map(({ path }) => path),
    moves.map(({ from }) => from),
    moves.map(({ to }) => to),
  ];
  if (lists.some((list) => new Set(list).size < list.length)) {
    throw new AppError(400, "A file is named twice. Nothing was saved.");
  }
}

function conflict(paths: string[]): AppError {
  const what = paths.length === 1 ? `${paths[0]} was` : `${paths.length} files were`;
  return new AppError(409, `${what} changed elsewhere meanwhile. Nothing was saved.`, {
    code: "conflict",
    data: { paths },
  });
}
