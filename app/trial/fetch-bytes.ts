import { readError } from "~/platform/api-client";
import { projectBytesPath } from "~/platform/urls";
import type { FileRow } from "~/projects/files";
import { keepBytes, requireRoom } from "./keep-bytes";
import type { TrialStore } from "./trial-store";

interface FetchOptions {
  signal?: AbortSignal;
  /** Told how many of all bytes have come, from 0 to 1. */
  onProgress?(share: number): void;
}

/**
 * Brings the bytes of files that are no text from the server's copy of a trial into this browser; those that it has
 * stay as they are.
 *
 * @throws {AppError} 507 when the browser has no room, told before anything is fetched
 * @throws {ApiError} what the server refused
 */
export async function fetchBytes(
  trials: TrialStore,
  projectId: string,
  files: readonly Pick<FileRow, "path" | "hash" | "binary">[],
  { signal, onProgress }: FetchOptions = {},
): Promise<void> {
  const database = await trials.bytes();
  const lacking = new Map<string, (typeof files)[number]>();
  for (const file of files) {
    if (!file.binary || (await database?.has(projectId, file.hash))) continue;
    lacking.set(file.hash, file);
  }
  const wanted = [...lacking.values()];
  const all = wanted.reduce((sum, { binary }) => sum + (binary?.size ?? 0), 0);
  await requireRoom(all);
  let come = 0;
  for (const { hash, path, binary } of wanted) {
    const answer = await fetch(projectBytesPath(projectId, hash, path), {
      credentials: "include",
      ...(signal ? { signal } : {}),
    });
    if (!answer.ok) throw await readError(answer);
    await keepBytes(trials, projectId, await answer.arrayBuffer());
    come += binary?.size ?? 0;
    onProgress?.(come / all);
  }
}

/** The files of a server's copy as a trial keeps them. */
export function toTrialFiles(rows: readonly FileRow[]) {
  return rows.map(({ path, content, hash, binary }) => ({
    path,
    content,
    ...(binary ? { binary: { hash, size: binary.size } } : {}),
  }));
}
