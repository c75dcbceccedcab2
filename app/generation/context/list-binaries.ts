import { formatBytes } from "~/projects/byte-size";
import type { ProjectTree } from "~/projects/files";
import { mediaTypeOf } from "~/projects/media-type";

/** Files that are named; of more the number is told. */
const NAMED = 40;

/** What a model is told of the files that are no text: their paths, types and sizes; empty without any. */
export function listBinaries(binaries: ProjectTree["binaries"]): string {
  if (binaries.size === 0) return "";
  const named = [...binaries]
    .slice(0, NAMED)
    .map(([path, { size }]) => `- ${path} (${mediaTypeOf(path)}, ${formatBytes(size)})`);
  const more = binaries.size - named.length;
  if (more > 0) named.push(`- and ${more} more`);
  return `The project also has these files, which are no text. Use them by their paths; they can be deleted, but not read or written:\n${named.join("\n")}`;
}
