import { projectBytesPath } from "~/platform/urls";

/** A file that is no text, as it is shown. */
export interface ShownBinary {
  path: string;
  /** Where its bytes are to be had. */
  address: string;
  /** Where they are to be had as a download. */
  download: string;
  /** In bytes. */
  size: number;
}

/** A file of a project that the server has. */
export function storedBinary(
  projectId: string,
  { path, hash, size }: { path: string; hash: string; size: number },
): ShownBinary {
  const address = projectBytesPath(projectId, hash, path);
  return { path, address, download: `${address}?download`, size };
}
