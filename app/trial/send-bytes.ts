import { readError } from "~/platform/api-client";
import { trialBytesPath } from "./trial-paths";
import type { TrialFile, TrialStore } from "./trial-store";

/**
 * Sends bytes that the server's copy of a trial lacks, one file after the other.
 *
 * @returns the paths of files whose bytes this browser does not have: it may have cleared them
 * @throws {ApiError} what the server refused
 */
export async function sendBytes(
  trials: TrialStore,
  projectId: string,
  files: readonly TrialFile[],
  send: typeof fetch,
): Promise<string[]> {
  const database = await trials.bytes();
  const lost: string[] = [];
  const sent = new Set<string>();
  for (const { path, binary } of files) {
    if (!binary || sent.has(binary.hash)) continue;
    const bytes = (await database?.read(projectId, binary.hash)) ?? null;
    if (!bytes) {
      lost.push(path);
      continue;
    }
    const answer = await send(trialBytesPath(projectId, binary.hash), {
      method: "PUT",
      credentials: "include",
      headers: { Accept: "application/json", "Content-Type": "application/octet-stream" },
      body: bytes,
    });
    if (!answer.ok) throw await readError(answer);
    sent.add(binary.hash);
  }
  return lost;
}
