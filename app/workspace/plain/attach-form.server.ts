import type { Viewer } from "~/accounts/user";
import { AppError, tooLarge, unauthorized } from "~/platform/errors";
import type { Attachment } from "~/uploads/upload-kinds";
import { FILES_PER_MESSAGE, TOO_LARGE, UPLOAD_BYTES } from "~/uploads/upload-limits";
import type { Uploads } from "~/uploads/uploads.server";

/** What attaching by a form reaches. */
export interface AttachEngines {
  /** Counts a file as an upload. @throws {AppError} 429 when there were too many */
  count(act: "upload"): Promise<void>;
  uploads: Pick<Uploads, "take">;
}

/** The files that were chosen in a form. Where none was, browsers send an empty one without a name. */
export function chosenFiles(form: FormData): File[] {
  return form
    .getAll("file")
    .filter((entry): entry is File => typeof entry !== "string" && entry.size > 0);
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
    await count("upload");
    const receive = async () => ({
      name: file.name,
      bytes: new Uint8Array(await file.arrayBuffer()),
    });
    attachments.push(await uploads.take(viewer.user.id, receive));
  }
  return attachments;
}
