import { AppError } from "~/platform/errors";
import { normalizeRootedPath } from "~/projects/file-paths";

/** The path that a model wrote, or why no project may hold it. A slash in front means the project's root. */
export function writtenPath(raw: string): string | AppError {
  try {
    return normalizeRootedPath(raw);
  } catch (error) {
    if (error instanceof AppError) return error;
    throw error;
  }
}
