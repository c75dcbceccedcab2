import { projectBytesPath } from "~/platform/urls";
import { mediaTypeOf } from "~/projects/media-type";
import { trialStore } from "~/trial/trial-store";

/** A file that is no text, as it is shown. */
export interface ShownBinary {
  path: string;
  /** Where its bytes are to be had. */
  address: string;
  /** Where they are to be had as a download. */
  download: string;
  /** In bytes. */
  size: number;
  /** The bytes themselves, where this browser keeps them. */
  bytes?: Blob;
}

/** A file of a project that the server has. */
export function storedBinary(
  projectId: string,
  { path, hash, size }: { path: string; hash: string; size: number },
): ShownBinary {
  const address = projectBytesPath(projectId, hash, path);
  return { path, address, download: `${address}?download`, size };
}

/** A file of a trial, out of this browser; what is not there the server's copy may have. */
export async function keptBinary(
  projectId: string,
  file: { path: string; hash: string; size: number },
): Promise<ShownBinary> {
  const database = await trialStore.bytes();
  const bytes = await database?.read(projectId, file.hash).catch(() => null);
  if (!bytes) return storedBinary(projectId, file);
  const blob = new Blob([bytes], { type: mediaTypeOf(file.path) });
  const address = URL.createObjectURL(blob);
  return { path: file.path, address, download: address, size: file.size, bytes: blob };
}
