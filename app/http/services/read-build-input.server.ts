import { readPublicValues } from "~/projects/environment/environment.server";
import { isNamedBinary } from "~/projects/media-type";
import { readBinary } from "~/projects/stored-binaries.server";
import { readProjectTree } from "~/projects/tree.server";
import { type BinaryInput, type BuildInput, CONTENT_BYTES } from "~/sites/build/build-input";

/** Small binary files whose contents a build brings along, in bytes together: icons, not an album. */
const CONTENTS_BYTES = 1_000_000;
/** Texts that are larger than a text of a project may be, in bytes together: what scripts may import. */
const LARGE_TEXT_BYTES = 10_000_000;

/** Everything of a project that its site is built from, as it is now. */
export async function readBuildInput(projectId: string): Promise<BuildInput> {
  const [{ texts, binaries }, env] = await Promise.all([
    readProjectTree(projectId),
    readPublicValues(projectId),
  ]);
  const rooms = { small: CONTENTS_BYTES, text: LARGE_TEXT_BYTES };
  const withContents = new Map<string, BinaryInput>();
  for (const [path, file] of binaries) {
    const room = isNamedBinary(path) || file.size <= CONTENT_BYTES ? "small" : "text";
    const isBrought = (room === "text" || file.size <= CONTENT_BYTES) && file.size <= rooms[room];
    if (isBrought) rooms[room] -= file.size;
    const content = isBrought ? await readBinary(projectId, file.hash, file.size) : null;
    withContents.set(path, content ? { ...file, content } : file);
  }
  return { texts, binaries: withContents, env };
}
