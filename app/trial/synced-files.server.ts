import { z } from "zod";
import { db } from "~/platform/db.server";
import { badRequest } from "~/platform/errors";
import { normalizePath } from "~/projects/file-paths";
import { FILE_LIMITS, type FileTree } from "~/projects/files";
import { readBlobs } from "~/projects/tree.server";
import { byteLength, checkContent, checkTree } from "~/projects/tree-rules";

const sentFile = z.object({ path: z.string(), content: z.string() });
/** A file whose content the server's copy has now: its SHA-256 in hex is enough. */
const namedFile = z.object({ path: z.string(), hash: z.string().regex(/^[0-9a-f]{64}$/) });

const TOO_MANY = `A project can hold ${FILE_LIMITS.filesPerProject} files.`;

/** A trial's files as a browser sends them, all with their contents. */
export const sentFilesSchema = z.array(sentFile).max(FILE_LIMITS.filesPerProject, TOO_MANY);

/** A trial's files as a browser syncs them. */
export const syncedFilesSchema = z
  .array(z.union([sentFile, namedFile]))
  .max(FILE_LIMITS.filesPerProject, TOO_MANY);

/** Checks what a browser sent. @throws {AppError} 400, 413 */
export function readFiles(sent: z.output<typeof sentFilesSchema>): FileTree {
  const files = new Map<string, string>();
  for (const { path: raw, content } of sent) {
    const path = normalizePath(raw);
    checkContent(path, content);
    if (files.has(path)) throw badRequest(`${path} is there twice; nothing was changed.`);
    files.set(path, content);
  }
  return files;
}

/**
 * Fills in the contents that a browser named by their hashes, from the files that its own copy has now.
 * Sizes are looked at first: naming a content costs a browser nothing, reading it costs the server.
 *
 * @param projectId the server's own id of the copy
 * @returns all files, and the paths of those whose content the browser has to send
 * @throws {AppError} 413 when the whole would be more than a project may hold
 */
export async function fillContents(
  projectId: string,
  synced: z.output<typeof syncedFilesSchema>,
): Promise<{ files: z.output<typeof sentFilesSchema>; missing: string[] }> {
  const named = new Set(synced.flatMap((file) => ("hash" in file ? [file.hash] : [])));
  const rows = await db.file.findMany({
    where: { projectId, hash: { in: [...named] } },
    select: { hash: true, size: true },
  });
  const sizes = new Map(rows.map(({ hash, size }) => [hash, size]));
  checkTree(
    new Map(
      synced.map((file) => [
        file.path,
        "hash" in file ? (sizes.get(file.hash) ?? 0) : byteLength(file.content),
      ]),
    ),
  );
  const contents = await readBlobs(projectId, new Set(sizes.keys()));
  const missing: string[] = [];
  const files = synced.flatMap((file) => {
    if ("content" in file) return [file];
    const content = contents.get(file.hash);
    if (content !== undefined) return [{ path: file.path, content }];
    missing.push(file.path);
    return [];
  });
  return { files, missing };
}
