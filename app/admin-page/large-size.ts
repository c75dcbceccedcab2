import { formatBytes } from "~/projects/byte-size";

const GB = 1_000_000_000;

/** A size in words where it may be that of a disk, e.g. "1.4 MB" or "12.5 GB". */
export function formatLargeSize(bytes: number): string {
  return bytes < GB ? formatBytes(bytes) : `${(bytes / GB).toFixed(1)} GB`;
}
