import { ApiError, ConnectionError } from "~/platform/api-client";
import { projectUploadPath } from "~/platform/urls";
import type { WhenTaken } from "~/projects/when-taken";

/** A file that is sent to a project. */
export interface Sending {
  file: File;
  folder: string;
  whenTaken: WhenTaken;
}

/** How a file is sent. */
export interface SendOptions {
  /** Told the share that has gone, from 0 to 1. */
  onProgress(share: number): void;
  signal: AbortSignal;
}

/**
 * Sends a file. By XMLHttpRequest, which alone tells how much of it has gone.
 *
 * @returns the path that it has now; null when it was left out because that was taken
 * @throws {ApiError} what the server refused it with; {ConnectionError}
 */
export function sendFile(
  projectId: string,
  { file, folder, whenTaken }: Sending,
  { onProgress, signal }: SendOptions,
): Promise<string | null> {
  const body = new FormData();
  // Before the file: it is stored as it comes.
  body.set("folder", folder);
  body.set("taken", whenTaken);
  body.set("file", file, file.name);
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open("POST", projectUploadPath(projectId));
    request.responseType = "json";
    request.setRequestHeader("Accept", "application/json");
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => {
      if (request.status === 200) return resolve(request.response?.stored?.[0] ?? null);
      const told = request.response ?? undefined;
      reject(new ApiError(request.status, "The file could not be stored. Please try again.", told));
    };
    request.onerror = () => reject(new ConnectionError("The server could not be reached."));
    request.onabort = () => reject(signal.reason);
    signal.addEventListener("abort", () => request.abort());
    request.send(body);
  });
}
