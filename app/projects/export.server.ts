import { zipSync } from "fflate";
import type { FileTree } from "./files";

/** A ZIP of a tree, below one folder named after the project. Paths are normal, so none can escape. */
export function zipTree(folder: string, files: FileTree): Uint8Array {
  const encoder = new TextEncoder();
  const entries: Record<string, Uint8Array> = {};
  for (const [path, content] of files) entries[`${folder}/${path}`] = encoder.encode(content);
  return zipSync(entries, { level: 6 });
}

/** A file name made from a project's name: lower case, hyphens, never empty. */
export function fileNameOf(projectName: string): string {
  const name = projectName
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-+|-+$/g, "");
  return name.slice(0, 60) || "project";
}
