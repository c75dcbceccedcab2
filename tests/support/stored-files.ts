import { readdirSync } from "node:fs";
import path from "node:path";

/**
 * Files below a key of the storage, by their path there; nothing when it is absent. An empty folder,
 * which a process leaves that was killed while it removed what was in it, is nothing stored.
 */
export function storedBelow(app: { dataDir: string }, key: string): string[] {
  try {
    const folder = path.join(app.dataDir, "storage", key);
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => !entry.isDirectory())
      .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));
  } catch {
    return [];
  }
}
