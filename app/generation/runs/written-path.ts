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

/**
 * What to ask about a path that climbs out of the project: most likely its model stands in another folder than the root.
 *
 * @returns null for a path that leads to no file of a project from there either
 */
export function landOutside(raw: string): { kind: "held"; reason: string; isExample: true } | null {
  const parts: string[] = [];
  for (const part of raw.replaceAll("\\", "/").split("/")) {
    if (part === "..") parts.pop();
    else if (part !== ".") parts.push(part);
  }
  const path = writtenPath(parts.join("/"));
  if (!/(?:^|[\\/])\.\.[\\/]/.test(raw) || typeof path !== "string") return null;
  const reason = `Paths begin at the root of the project and cannot climb out of it. If you mean ${path}, send it in a fence with path="${path}".`;
  return { kind: "held", reason, isExample: true };
}
