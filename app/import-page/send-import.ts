import { ApiError, ConnectionError } from "~/platform/api-client";
import { importPath } from "~/platform/urls";
import { trialImportPath } from "~/trial/trial-paths";

/** What the server made of an import. */
export interface Imported {
  id: string;
  /** The page that tells what was left out. */
  report: string;
}

interface SendOptions {
  /** The trial that it becomes; a project of the account when null. */
  trialId: string | null;
  signal: AbortSignal;
  /** Told the share that has gone, from 0 to 1. */
  onProgress(share: number): void;
}

/**
 * Sends a ZIP, or a repository's address, to become a project. By XMLHttpRequest, which alone tells how much of it
 * has gone.
 *
 * @throws {ApiError} what the server refused it with; {ConnectionError}
 */
export function sendImport(
  brought: File | string,
  { trialId, signal, onProgress }: SendOptions,
): Promise<Imported> {
  const isFile = typeof brought !== "string";
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open("POST", trialId ? trialImportPath(trialId) : importPath);
    request.responseType = "json";
    request.setRequestHeader("Accept", "application/json");
    if (!isFile) request.setRequestHeader("Content-Type", "application/json");
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 1);
    request.upload.onload = () => onProgress(1);
    request.onload = () => {
      if (request.status === 201) return resolve(request.response);
      const told = request.response ?? undefined;
      const message = told?.error ?? "The server could not import it. Please try again.";
      reject(new ApiError(request.status, message, told));
    };
    request.onerror = () => reject(new ConnectionError("The server could not be reached."));
    request.onabort = () => reject(signal.reason);
    signal.addEventListener("abort", () => request.abort());
    request.send(isFile ? asForm(brought) : JSON.stringify({ repository: brought }));
  });
}

function asForm(file: File): FormData {
  const form = new FormData();
  form.set("zip", file, file.name);
  return form;
}
