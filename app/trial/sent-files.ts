import { createHash } from "node:crypto";
import { z } from "zod";
import { badRequest } from "~/platform/errors";
import { groupDigits } from "~/platform/group-digits";

import { normalizePath } from "~/projects/file-paths";
import { FILE_LIMITS } from "~/projects/files";
import type { CheckedFile } from "~/projects/tree.server";
import { checkContent } from "~/projects/tree-rules";

const sentFile = z.object({ path: z.string(), content: z.string() });
/** A file whose content the server's copy has now: its SHA-256 in hex is enough. */
const namedFile = z.object({ path: z.string(), hash: z.string().regex(/^[0-9a-f]{64}$/) });
/** A file that is no text: its bytes are sent by themselves (receive-bytes.server.ts). */
const binaryFile = namedFile.extend({ isBinary: z.literal(true) });

const TOO_MANY = `A project can hold ${groupDigits(FILE_LIMITS.filesPerProject)} files.`;

/** A trial's files as a browser sends them, all texts with their contents. */
export const sentFilesSchema = z
  .array(z.union([sentFile, binaryFile]))
  .max(FILE_LIMITS.filesPerProject, TOO_MANY);

/** A trial's files as a browser syncs them. */
export const syncedFilesSchema = z
  .array(z.union([sentFile, binaryFile, namedFile]))
  .max(FILE_LIMITS.filesPerProject, TOO_MANY);

/** A file that was checked, or that the browser named by the hash of what it sent before. */
export type SentFile = CheckedFile | { path: string; hash: string; isBinary?: true };

/** Checks what a browser sent. @throws {AppError} 400, 413 */
export function checkSent(files: z.output<typeof syncedFilesSchema>): SentFile[] {
  const paths = new Set<string>();
  return files.map((file) => {
    const path = normalizePath(file.path);
    if (paths.has(path)) throw badRequest(`${path} is there twice; nothing was changed.`);
    paths.add(path);
    return "content" in file ? checkedFile(path, file.content) : { ...file, path };
  });
}

/** A file with what is reckoned of its content. @throws {AppError} 400, 413 */
export function checkedFile(path: string, content: string): CheckedFile {
  return {
    path,
    content,
    size: checkContent(path, content),
    hash: createHash("sha256").update(content).digest("hex"),
  };
}
