import { readdirSync } from "node:fs";
import path from "node:path";
import type { AppServer } from "./app-server";

/** Files and folders below a key of the storage, by their path there; nothing when it is absent. */
export function storedBelow(app: AppServer, key: string): string[] {
  try {
    return readdirSync(path.join(app.dataDir, "storage", key), { recursive: true }).map(String);
  } catch {
    return [];
  }
}
