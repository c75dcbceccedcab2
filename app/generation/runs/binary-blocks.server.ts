import { AppError } from "~/platform/errors";
import { formatBytes } from "~/projects/byte-size";
import { normalizeRootedPath } from "~/projects/file-paths";
import type { BinaryFile } from "~/projects/files";
import { mediaTypeOf } from "~/projects/media-type";
import { changeTree, readPaths, readTreeFile } from "~/projects/tree.server";
import type { FileEnd } from "../protocol/parser";

/** What became of a block for a file that is no text. */
export type BinaryLanding =
  | { kind: "moved"; from: string; to: string }
  | { kind: "held"; reason: string }
  | { kind: "nothing" }
  /** Somebody changed the file meanwhile: look again. */
  | { kind: "changed" };

/**
 * Carries out a model's block for a file that is no text. It may be renamed; a text never replaces it, whatever
 * the model believes to be there.
 */
export async function landOnBinary(
  projectId: string,
  file: BinaryFile & { path: string },
  event: FileEnd,
): Promise<BinaryLanding> {
  const { path, hash, size } = file;
  if (event.action !== "rename") {
    const what = `${mediaTypeOf(path)}, ${formatBytes(size)}`;
    return held(
      `${path} is no text (${what}), and a text does not replace it. It stands as it was. Choose another name, or delete it first if it is to go.`,
    );
  }
  const to = normalizeRootedPath(event.to);
  if (to === path) return { kind: "nothing" };
  if ((await readPaths(projectId)).has(to)) {
    return held(`It was not renamed: there is a file ${to} already.`);
  }
  if ((await readTreeFile(projectId, path))?.hash !== hash) return { kind: "changed" };
  try {
    await changeTree(projectId, [
      { path, content: null },
      { path: to, content: null, binary: { hash, size }, isNew: true },
    ]);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return held(error.message);
  }
  return { kind: "moved", from: path, to };
}

function held(reason: string): BinaryLanding {
  return { kind: "held", reason };
}
