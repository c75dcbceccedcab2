import type { Attachment } from "~/conversation/message-schema";
import { ApiError } from "~/platform/api-client";
import { uploadApiPath } from "~/platform/urls";

/** What is said where the server gave no reason. */
export const UPLOAD_FAILED = "Could not upload file. Please try again.";

/**
 * Uploads one file of a person.
 *
 * @param send sends it instead of the browser's own `fetch`
 * @throws {ApiError} what the server refused it with
 */
export async function uploadFile(file: File, send: typeof fetch = fetch): Promise<Attachment> {
  const body = new FormData();
  body.set("file", file);
  const response = await send(uploadApiPath, {
    method: "POST",
    body,
    credentials: "include",
    headers: { Accept: "application/json" },
  });
  if (response.ok) return response.json();
  const told = await response.json().catch(() => undefined);
  throw new ApiError(response.status, UPLOAD_FAILED, told);
}
