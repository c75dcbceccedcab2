import { db } from "~/platform/db.server";
import type { CheckedFile } from "~/projects/tree.server";
import { checkTree } from "~/projects/tree-rules";
import type { SentFile } from "./sent-files";

/**
 * Finds the contents that a browser named by their hashes among the files that its own copy has now.
 * Nothing is read but their sizes.
 *
 * @param projectId the server's own id of the copy
 * @returns all files, and the paths of those whose content the browser has to send
 * @throws {AppError} 413 when the whole would be more than a project may hold
 */
export async function findNamed(
  projectId: string,
  sent: readonly SentFile[],
): Promise<{ files: CheckedFile[]; missing: string[] }> {
  const named = sent.flatMap((file) => ("size" in file ? [] : [file.hash]));
  const rows = await db.file.findMany({
    where: { projectId, hash: { in: [...new Set(named)] } },
    select: { hash: true, size: true },
  });
  const sizes = new Map(rows.map(({ hash, size }) => [hash, size]));
  const files: CheckedFile[] = [];
  const missing: string[] = [];
  for (const file of sent) {
    const size = "size" in file ? file.size : sizes.get(file.hash);
    if (size === undefined) missing.push(file.path);
    else files.push({ ...file, size });
  }
  checkTree(new Map(files.map(({ path, size }) => [path, size])));
  return { files, missing };
}
