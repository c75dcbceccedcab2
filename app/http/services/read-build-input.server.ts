import { readPublicValues } from "~/projects/environment/environment.server";
import { readBinary } from "~/projects/stored-binaries.server";
import { readProjectTree } from "~/projects/tree.server";
import { type BinaryInput, type BuildInput, CONTENT_BYTES } from "~/sites/build/build-input";

/** Small binary files whose contents a build brings along, in bytes together: icons, not an album. */
const CONTENTS_BYTES = 1_000_000;

/** Everything of a project that its site is built from, as it is now. */
export async function readBuildInput(projectId: string): Promise<BuildInput> {
  const [{ texts, binaries }, env] = await Promise.all([
    readProjectTree(projectId),
    readPublicValues(projectId),
  ]);
  let room = CONTENTS_BYTES;
  const withContents = new Map<string, BinaryInput>();
  for (const [path, file] of binaries) {
    const isSmall = file.size <= CONTENT_BYTES && file.size <= room;
    if (isSmall) room -= file.size;
    const content = isSmall ? await readBinary(projectId, file.hash, file.size) : null;
    withContents.set(path, content ? { ...file, content } : file);
  }
  return { texts, binaries: withContents, env };
}
