import { db } from "~/platform/db.server";
import type { TreeChange } from "./file-rows.server";
import { checkContent, checkTree } from "./tree-rules";

/** Whether a tree may be changed so. @throws {AppError} 400, 409 or 413 */
export async function checkChanges(
  projectId: string,
  changes: readonly TreeChange[],
): Promise<void> {
  const { texts, binaries } = await readSizes(projectId);
  for (const { path, content, known, binary } of changes) {
    texts.delete(path);
    binaries.delete(path);
    if (binary) binaries.set(path, binary.size);
    else if (known) texts.set(path, known.size);
    else if (content !== null) texts.set(path, checkContent(path, content));
  }
  checkTree(texts, binaries);
}

/** Bytes of the working tree's files by path, but of one. */
export async function readSizes(
  projectId: string,
  withoutId = "",
): Promise<Record<"texts" | "binaries", Map<string, number>>> {
  const stored = await db.file.findMany({
    where: { projectId, id: { not: withoutId } },
    select: { path: true, size: true, isBinary: true },
  });
  const sizesOf = (isBinary: boolean) =>
    new Map(
      stored.filter((file) => file.isBinary === isBinary).map(({ path, size }) => [path, size]),
    );
  return { texts: sizesOf(false), binaries: sizesOf(true) };
}
