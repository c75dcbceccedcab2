import type { ZipEntry } from "~/platform/zip.server";
import { openBinary } from "./stored-binaries.server";
import { readBinaries, walkTree } from "./tree.server";

/** The files of a project below one folder named after it. Paths are normal, so none can escape. */
export async function* entriesOfTree(folder: string, projectId: string): AsyncGenerator<ZipEntry> {
  const encoder = new TextEncoder();
  for await (const [path, content] of walkTree(projectId)) {
    yield { path: `${folder}/${path}`, parts: [encoder.encode(content)] };
  }
  for (const [path, { hash }] of await readBinaries(projectId)) {
    // One that was replaced meanwhile and dropped is left out, like one that was deleted.
    const bytes = await openBinary(projectId, hash);
    if (bytes) yield { path: `${folder}/${path}`, parts: bytes };
  }
}

/** The files of several projects, each below a folder of its own; two of one name are told apart by numbers. */
export async function* entriesOfTrees(
  projects: readonly { id: string; name: string }[],
): AsyncGenerator<ZipEntry> {
  const taken = new Set<string>();
  for (const { id, name } of projects) {
    const first = fileNameOf(name);
    let folder = first;
    for (let number = 2; taken.has(folder); number += 1) folder = `${first}-${number}`;
    taken.add(folder);
    yield* entriesOfTree(folder, id);
  }
}

/** A file name made from a project's name: lower case without accents, hyphens, never empty. */
export function fileNameOf(projectName: string): string {
  const name = projectName
    .normalize("NFD")
    .replaceAll(/[\p{M}'’]/gu, "")
    .toLowerCase()
    .replaceAll("ß", "ss")
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-+|-+$/g, "");
  return name.slice(0, 60) || "project";
}
