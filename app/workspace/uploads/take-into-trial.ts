import { ApiError } from "~/platform/api-client";
import { AppError } from "~/platform/errors";
import { normalizeRootedPath } from "~/projects/file-paths";
import { FILE_LIMITS } from "~/projects/files";
import { isNamedBinary } from "~/projects/media-type";
import { TextOrBytes } from "~/projects/text-or-bytes";
import { freeName, uploadPath } from "~/projects/upload-name";
import { keepBytes } from "~/trial/keep-bytes";
import { trialStore } from "~/trial/trial-store";
import type { Sending } from "./send-file";

/**
 * Takes a file into a trial, where it is kept by this browser: as a text where it is one, else as bytes. As
 * `sendFile` does for a project of an account.
 *
 * @returns the path that it has now; null when it was left out because that was taken
 * @throws {ApiError} 409 "file_exists" when it is taken and nobody said what then, 400, 413, 507
 */
export async function takeIntoTrial(projectId: string, sending: Sending): Promise<string | null> {
  try {
    return await take(projectId, sending);
  } catch (error) {
    // What people read of it is the same, whoever refused it.
    if (!(error instanceof AppError)) throw error;
    throw new ApiError(error.status, error.message, { code: error.code });
  }
}

async function take(
  projectId: string,
  { file, folder, whenTaken }: Sending,
): Promise<string | null> {
  await trialStore.load(projectId);
  const wanted = normalizeRootedPath(uploadPath(folder, file.name));
  const taken = new Set(trialStore.files(projectId).map(({ path }) => path));
  if (taken.has(wanted) && whenTaken === "skip") return null;
  if (taken.has(wanted) && whenTaken === "ask") {
    const told = `There is already a file at ${wanted}.`;
    throw new ApiError(409, told, { code: "file_exists", path: wanted });
  }
  const path = whenTaken === "both" ? freeName(wanted, taken) : wanted;
  const bytes = await file.arrayBuffer();
  // As for an account, a text that is longer than one may be is kept as bytes.
  const isText = !isNamedBinary(path) && bytes.byteLength <= FILE_LIMITS.bytesPerFile;
  const text = isText ? readText(bytes) : null;
  const content =
    text === null
      ? { content: "", binary: await keepBytes(trialStore, projectId, bytes) }
      : { content: text };
  trialStore.changedByHand(projectId, [path]);
  trialStore.putFile(projectId, { path, ...content });
  const kept = await trialStore.settled(projectId);
  if (!kept.ok) throw new ApiError(507, "This browser's storage is full; it is only in this tab.");
  const named = trialStore.files(projectId).flatMap(({ binary }) => binary?.hash ?? []);
  await (await trialStore.bytes())?.removeUnnamed(projectId, new Set(named));
  return path;
}

function readText(bytes: ArrayBuffer): string | null {
  const sniffer = new TextOrBytes(FILE_LIMITS.bytesPerFile);
  sniffer.add(new Uint8Array(bytes));
  return sniffer.end();
}
