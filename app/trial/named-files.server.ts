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
  const named = sent.filter((file) => !("size" in file));
  const where = (isBinary: boolean) => ({
    projectId,
    hash: {
      in: [...new Set(named.flatMap((file) => (isBinary === !!file.isBinary ? [file.hash] : [])))],
    },
  });
  const select = { hash: true, size: true };
  const [texts, binaries] = await Promise.all([
    db.file.findMany({ where: { ...where(false), isBinary: false }, select }),
    db.binary.findMany({ where: where(true), select }),
  ]);
  const sizesOf = (rows: typeof texts) => new Map(rows.map(({ hash, size }) => [hash, size]));
  const sizes = { texts: sizesOf(texts), binaries: sizesOf(binaries) };
  const files: CheckedFile[] = [];
  const missing: string[] = [];
  for (const file of sent) {
    const known = file.isBinary ? sizes.binaries : sizes.texts;
    const size = "size" in file ? file.size : known.get(file.hash);
    if (size === undefined) missing.push(file.path);
    else files.push({ ...file, size });
  }
  const sizesByPath = (isBinary: boolean) =>
    new Map(
      files.filter((file) => !!file.isBinary === isBinary).map(({ path, size }) => [path, size]),
    );
  checkTree(sizesByPath(false), sizesByPath(true));
  return { files, missing };
}

/** Bytes of the texts among files; the others counted when they were sent. */
export function textBytes(files: readonly SentFile[]): number {
  return files.reduce((sum, file) => sum + ("size" in file && !file.isBinary ? file.size : 0), 0);
}
