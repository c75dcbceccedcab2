import { AppError, badRequest } from "~/platform/errors";
import { FILE_LIMITS } from "./files";

/** UTF-8 bytes of a text. */
export function byteLength(text: string): number {
  return new TextEncoder().encode(text).length;
}

/**
 * Checks one file's content.
 *
 * @returns its size in UTF-8 bytes
 * @throws {AppError} 400 when it is not text, 413 when it is too large
 */
export function checkContent(path: string, content: unknown): number {
  // U+0000 is the mark of binary data, and PostgreSQL cannot store it as text.
  if (typeof content !== "string" || content.includes("\0") || !content.isWellFormed()) {
    throw badRequest(`${path} is not text. Projects hold text files; nothing was changed.`, {
      code: "not_text",
    });
  }
  const size = byteLength(content);
  if (size > FILE_LIMITS.bytesPerFile) {
    throw new AppError(
      413,
      `${path} is ${kilobytes(size)}; a file can be up to ${kilobytes(FILE_LIMITS.bytesPerFile)}. Nothing was changed.`,
      { code: "file_too_large" },
    );
  }
  return size;
}

/**
 * Checks a whole tree: counts, total size, and that no file stands where a folder must.
 *
 * @param sizes normal path → UTF-8 bytes, as the tree would be after the change
 * @throws {AppError} 413 over a cap, 409 when two paths collide
 */
export function checkTree(sizes: ReadonlyMap<string, number>): void {
  if (sizes.size > FILE_LIMITS.filesPerProject) {
    throw new AppError(
      413,
      `A project can hold ${FILE_LIMITS.filesPerProject} files; this would make ${sizes.size}. Nothing was changed.`,
      { code: "too_many_files" },
    );
  }
  let total = 0;
  const byFold = new Map<string, string>();
  for (const [path, size] of sizes) {
    total += size;
    const fold = path.toLowerCase();
    const twin = byFold.get(fold);
    if (twin) {
      throw new AppError(
        409,
        `${path} and ${twin} differ only in case, which many computers cannot keep apart. Choose another name.`,
        { code: "path_taken" },
      );
    }
    byFold.set(fold, path);
  }
  for (const path of sizes.keys()) {
    for (let slash = path.indexOf("/"); slash > 0; slash = path.indexOf("/", slash + 1)) {
      if (byFold.has(path.slice(0, slash).toLowerCase())) {
        throw new AppError(
          409,
          `${path} needs a folder where the file ${path.slice(0, slash)} is. Choose another name.`,
          { code: "path_taken" },
        );
      }
    }
  }
  if (total > FILE_LIMITS.bytesPerProject) {
    throw new AppError(
      413,
      `A project can hold ${kilobytes(FILE_LIMITS.bytesPerProject)}; this would make ${kilobytes(total)}. Nothing was changed.`,
      { code: "project_too_large" },
    );
  }
}

function kilobytes(bytes: number): string {
  return bytes >= 1_000_000
    ? `${(bytes / 1_000_000).toFixed(1)} MB`
    : `${Math.ceil(bytes / 1000)} kB`;
}
