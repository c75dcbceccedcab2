import { bytesHash } from "~/platform/content-hash";
import { AppError } from "~/platform/errors";
import { formatBytes } from "~/projects/byte-size";
import { type BinaryFile, FILE_LIMITS } from "~/projects/files";
import { isQuotaError } from "./stored-document";
import type { TrialStore } from "./trial-store";

const NO_DATABASE =
  "This browser gives pages no database, so a trial holds texts alone here. Nothing was stored; sign in to upload it.";

/**
 * Keeps the bytes of a file that is no text in this browser. A file of the trial may name them from then on.
 *
 * @throws {AppError} 413 for more than a file may have; 507 when the browser keeps nothing, or nothing more
 */
export async function keepBytes(
  trials: TrialStore,
  projectId: string,
  bytes: ArrayBuffer,
): Promise<BinaryFile> {
  const size = bytes.byteLength;
  if (size > FILE_LIMITS.bytesPerBinary) {
    const most = formatBytes(FILE_LIMITS.bytesPerBinary);
    throw new AppError(413, `It has ${formatBytes(size)}; a file can have up to ${most}.`);
  }
  const hash = await bytesHash(bytes);
  const database = await trials.bytes();
  if (!database) throw new AppError(507, NO_DATABASE);
  await requireRoom(size);
  // First, so that what is kept goes with its trial whatever happens next.
  trials.noteBytes(projectId);
  try {
    await database.keep(projectId, hash, bytes);
  } catch (error) {
    if (isQuotaError(error)) throw full(size);
    throw error;
  }
  return { hash, size };
}

/** Tells of a full storage before anything is written. @throws {AppError} 507 */
export async function requireRoom(size: number): Promise<void> {
  const { usage, quota } =
    (await globalThis.navigator?.storage?.estimate?.().catch(() => null)) ?? {};
  if (usage !== undefined && quota && usage + size > quota) throw full(size);
}

function full(size: number): AppError {
  return new AppError(
    507,
    `This browser's storage has no room for ${formatBytes(size)} more. Nothing was stored; delete another trial for good to make room, or sign in to keep it in an account.`,
  );
}
