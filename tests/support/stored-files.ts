import { readdirSync } from "node:fs";
import path from "node:path";

/** Files and folders below a key of the storage, by their path there; nothing when it is absent. */
export function storedBelow(app: { dataDir: string }, key: string): string[] {
  try {
    return readdirSync(path.join(app.dataDir, "storage", key), { recursive: true }).map(String);
  } catch {
    return [];
  }
}
