import { AppError } from "~/platform/errors";
import { namePackages, sayNamed, type TakenVersions } from "~/projects/name-packages";
import type { GenerationEvent } from "../events/event-schema";
import type { FileWriter } from "./file-writer.server";

const PATH = "package.json";

/**
 * Names packages in package.json that an answer's project was built with, as a part of the answer, and tells of it.
 *
 * @param taken none where package.json names all that is imported
 */
export async function nameAdded(
  writer: FileWriter,
  taken: TakenVersions,
  append: (event: GenerationEvent) => void,
): Promise<void> {
  if (Object.keys(taken).length === 0) return;
  try {
    const isNamed = await writer.rewrite(PATH, (content) => namePackages(content, taken));
    if (isNamed) append({ type: "notice", text: sayNamed(taken) });
  } catch (error) {
    // A full project, say. The newest versions are taken with each build, as they were with this one.
    if (!(error instanceof AppError)) throw error;
    append({ type: "file_error", file: { path: PATH }, error: error.message });
  }
}
