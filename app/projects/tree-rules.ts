import { AppError, badRequest } from "~/platform/errors";
import { groupDigits } from "~/platform/group-digits";
import { byteLength, formatBytes } from "./byte-size";
import { FILE_LIMITS } from "./files";

/**
 * Checks one file's content.
 *
 * @returns its size in UTF-8 bytes
 * @throws {AppError} 400 when it is not text, 413 when it is too large
 */
export function checkContent(path: string, content: unknown): number {
  // U+0000 is the mark of binary data, and PostgreSQL cannot store it as text.
  if (typeof content !== "string" || content.includes("\0") || !content.isWellFormed()) {
    throw badRequest(`${path} is not text. Nothing was changed; upload it as a file instead.`, {
      code: "not_text",
    });
  }
  const size = byteLength(content);
  if (size > FILE_LIMITS.bytesPerFile) {
    throw new AppError(
      413,
      `${path} is ${formatBytes(size)}; a file can be up to ${formatBytes(FILE_LIMITS.bytesPerFile)}. Nothing was changed.`,
      { code: "file_too_large" },
    );
  }
  return size;
}

/**
 * Checks a whole tree: counts, total size, and that no file stands where a folder must.
 *
 * @param texts normal path → UTF-8 bytes, as the tree would be after the change
 * @param binaries the same of files that are no text
 * @throws {AppError} 413 over a cap, 409 when two paths collide
 */
export function checkTree(
  texts: ReadonlyMap<string, number>,
  binaries: ReadonlyMap<string, number> = new Map(),
): void {
  const paths = [...texts.keys(), ...binaries.keys()];
  if (paths.length > FILE_LIMITS.filesPerProject) {
    throw new AppError(
      413,
      `A project can hold ${groupDigits(FILE_LIMITS.filesPerProject)} files; this would make ${paths.length}. Nothing was changed.`,
      { code: "too_many_files" },
    );
  }
  checkPaths(paths);
  const textBytes = sumOf(texts);
  if (textBytes > FILE_LIMITS.bytesPerProject) {
    const kind = binaries.size > 0 ? " of text" : "";
    throw tooLarge(`${formatBytes(FILE_LIMITS.bytesPerProject)}${kind}`, textBytes);
  }
  const bytes = textBytes + sumOf(binaries);
  if (bytes > FILE_LIMITS.bytesInAll) {
    throw tooLarge(`${formatBytes(FILE_LIMITS.bytesInAll)} in all`, bytes);
  }
}

function tooLarge(room: string, bytes: number): AppError {
  return new AppError(
    413,
    `A project can hold ${room}; this would make ${formatBytes(bytes)}. Nothing was changed.`,
    { code: "project_too_large" },
  );
}

function sumOf(sizes: ReadonlyMap<string, number>): number {
  return [...sizes.values()].reduce((sum, size) => sum + size, 0);
}

/** @throws {AppError} 409 when two of them cannot both be there */
function checkPaths(paths: readonly string[]): void {
  const byFold = new Map<string, string>();
  for (const path of paths) {
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
  for (const path of paths) {
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
}
