import { AppError } from "~/platform/errors";
import { isUniqueViolation } from "~/platform/unique-violation";
import { checkChanges } from "./check-changes.server";
import { normalizeRootedPath } from "./file-paths";
import type { TreeChange } from "./file-rows.server";
import { FILE_LIMITS } from "./files";
import { noteHandEdit } from "./hand-edits.server";
import { holderOf, requireRoomFor } from "./held-bytes.server";
import { isNamedBinary } from "./media-type";
import type { Project } from "./projects.server";
import { receiveBinary } from "./stored-binaries.server";
import { TextOrBytes } from "./text-or-bytes";
import { changeTree, readPaths } from "./tree.server";
import { checkContent } from "./tree-rules";
import { freeName } from "./upload-name";
import type { WhenTaken } from "./when-taken";

/** How often a free name is looked for while others take them. */
const ATTEMPTS = 5;

/** A file as it is sent; nothing of it is trusted. */
export interface SentUpload {
  /** Folder and name as they came, already without what no name may hold (`uploadPath`). */
  path: string;
  body: AsyncIterable<Uint8Array>;
  whenTaken: WhenTaken;
}

/**
 * Takes a file into a project, whole or not at all: as a text where it is one, as it ever was, and else as bytes,
 * which are never in memory together.
 *
 * @param project of whoever sends it
 * @returns the path that it has now; null when it was left out because that was taken
 * @throws {AppError} 400 bad path, 409 "file_exists" when it is taken and nobody said what then, 413, 507
 */
export async function takeUpload(project: Project, sent: SentUpload): Promise<string | null> {
  const path = normalizeRootedPath(sent.path);
  const isTaken = (await readPaths(project.id)).has(path);
  if (isTaken && sent.whenTaken === "skip") return null;
  if (isTaken && sent.whenTaken === "ask") throw fileExists(path);
  const sniffer = new TextOrBytes(FILE_LIMITS.bytesPerFile);
  const received = await receiveBinary(project.id, lookedAt(sent.body, sniffer));
  try {
    // A text that is longer than one may be is kept as bytes: it is used, and not edited.
    const isText = !isNamedBinary(path) && received.file.size <= FILE_LIMITS.bytesPerFile;
    const text = isText ? sniffer.end() : null;
    if (text !== null) checkContent(path, text);
    const content = text === null ? { content: null, binary: received.file } : { content: text };
    await requireRoomFor(holderOf(project), { by: received.file.size });
    await checkChanges(project.id, [{ path, ...content }]);
    if (text === null) await received.keep();
    await noteHandEdit(project.id);
    return await name(project.id, { path, ...content }, sent.whenTaken);
  } finally {
    await received.drop();
  }
}

/** Gives the content its place in the tree. */
async function name(
  projectId: string,
  change: TreeChange,
  whenTaken: WhenTaken,
): Promise<string | null> {
  if (whenTaken === "replace") {
    await changeTree(projectId, [change]);
    return change.path;
  }
  for (let attempt = 1; ; attempt += 1) {
    const taken = await readPaths(projectId);
    const path = whenTaken === "both" ? freeName(change.path, taken) : change.path;
    try {
      await changeTree(projectId, [{ ...change, path, isNew: true }]);
      return path;
    } catch (error) {
      // Somebody else was quicker.
      if (!isUniqueViolation(error)) throw error;
      if (whenTaken === "skip") return null;
      if (whenTaken === "ask" || attempt === ATTEMPTS) throw fileExists(path);
    }
  }
}

async function* lookedAt(body: AsyncIterable<Uint8Array>, sniffer: TextOrBytes) {
  for await (const part of body) {
    sniffer.add(part);
    yield part;
  }
}

function fileExists(path: string): AppError {
  return new AppError(
    409,
    `There is already a file at ${path}. It stands as it was; say whether to replace it, to keep both or to skip.`,
    { code: "file_exists", data: { path } },
  );
}
