import type { Viewer } from "~/accounts/user";
import { AppError, tooLarge, unauthorized } from "~/platform/errors";
import { storage } from "~/platform/storage.server";
import { uploadIdOf } from "~/uploads/own-attachments.server";
import { dropUpload } from "~/uploads/stored-uploads.server";
import type { Attachment } from "~/uploads/upload-kinds";
import { FILES_PER_MESSAGE, TOO_LARGE, UPLOAD_BYTES } from "~/uploads/upload-limits";
import type { Uploads } from "~/uploads/uploads.server";

/** What attaching by a form reaches. */
export interface AttachEngines {
  /** Counts a file as an upload. @throws {AppError} 429 when there were too many */
  count(act: "upload"): Promise<void>;
  uploads: Pick<Uploads, "take">;
}

/** The files that were chosen in a form. Where none was, browsers send an empty one without a name: one with a name was chosen. */
export function chosenFiles(form: FormData): File[] {
  return form
    .getAll("file")
    .filter((entry): entry is File => typeof entry !== "string")
    .filter(({ name, size }) => size > 0 || name !== "");
}

/**
 * Stores the files of a message, all of them or the message is not sent.
 *
 * @throws {AppError} 401; 400, 413, 415 for a file, with its name; 429, 503, 507
 */
export async function takeFiles(
  viewer: Viewer,
  files: readonly File[],
  { count, uploads }: AttachEngines,
): Promise<Attachment[]> {
  if (files.length === 0) return [];
  if (!viewer.user) throw unauthorized("Please login to upload files.");
  if (files.length > FILES_PER_MESSAGE) {
    throw new AppError(400, `A message can carry ${FILES_PER_MESSAGE} files. Nothing was sent.`);
  }
  const large = files.find(({ size }) => size > UPLOAD_BYTES);
  if (large) throw tooLarge(`${large.name}: ${TOO_LARGE}. Nothing was sent.`);
  const attachments: Attachment[] = [];
  for (const file of files) {
    try {
      await count("upload");
      const receive = async () => ({
        name: file.name,
        bytes: new Uint8Array(await file.arrayBuffer()),
      });
      attachments.push(await uploads.take(viewer.user.id, receive));
    } catch (error) {
      await dropAll(viewer.user.id, attachments);
      throw named(error, file.name);
    }
  }
  return attachments;
}

/** Those before a file that was refused go with no message. */
async function dropAll(ownerId: string, attachments: readonly Attachment[]): Promise<void> {
  for (const { url } of attachments) {
    const id = uploadIdOf(url);
    if (id) await dropUpload(storage, { ownerId, id });
  }
}

/** The same failure, with the file that it is about: several may have been chosen. */
function named(error: unknown, name: string): unknown {
  if (!(error instanceof AppError) || !OF_THE_FILE.has(error.status)) return error;
  const { status, code, message } = error;
  const told = message.replace("Nothing was stored.", "Nothing was sent.");
  return new AppError(status, `${name}: ${told}`, { ...(code ? { code } : {}), cause: error });
}

/** Failures that say something of a file, and not of the server or of how much one may keep. */
const OF_THE_FILE: ReadonlySet<number> = new Set([400, 413, 415]);
