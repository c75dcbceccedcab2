import { uploadPath } from "~/platform/urls";
import { findUploads, type StoredUpload } from "./stored-uploads.server";
import { type Attachment, isPicture } from "./upload-kinds";

/** What somebody wants to attach, as a request says it. Nothing of it is trusted. */
type Claimed = Pick<Attachment, "url" | "name">;

const UPLOAD_URL = /^\/uploads\/([\da-f-]{36})\/[^/]*$/;

/**
 * The files of a person that a request names, each once, in its order. Of the request only the ids
 * count: name, type and size are those of the stored file.
 *
 * @param ownerId null for a visitor, who has none
 * @returns besides, the names of what is somebody else's, gone, or no file of this product
 */
export async function ownAttachments(
  ownerId: string | null,
  claimed: readonly Claimed[],
): Promise<{ own: Attachment[]; unknown: string[] }> {
  const ids = claimed.map(({ url }) => UPLOAD_URL.exec(url)?.[1] ?? "");
  const found = ownerId ? await findUploads(ownerId, ids) : new Map<string, StoredUpload>();
  const own = [...new Set(ids)].flatMap((id) => found.get(id) ?? []).map(toAttachment);
  const unknown = claimed
    .filter((_, index) => !found.has(ids[index] ?? ""))
    .map(({ name }) => name);
  return { own, unknown };
}

/** The id of the file that an attachment's address names; null for another address. */
export function uploadIdOf(url: string): string | null {
  return UPLOAD_URL.exec(url)?.[1] ?? null;
}

/** A stored file as the API answers it. */
export function toAttachment({
  id,
  name,
  type,
  size,
}: Omit<StoredUpload, "ownerId" | "createdAt">): Attachment {
  return { type: isPicture(type) ? "image" : "other", url: uploadPath(id, name), name, size };
}
