import { AppError } from "~/platform/errors";
import { normalizeRootedPath } from "~/projects/file-paths";

/**
 * The path that a model wrote, or why no project may hold it. A slash in front means the project's root, and backslashes
 * part folders as they do on Windows; a drive or another computer is none of the project's.
 */
export function writtenPath(raw: string): string | AppError {
  try {
    const isElsewhere = /^(?:[a-z]:|\\\\)/i.test(raw);
    return normalizeRootedPath(isElsewhere ? raw : raw.replaceAll("\\", "/"));
  } catch (error) {
    if (error instanceof AppError) return error;
    throw error;
  }
}
