import { groupDigits } from "~/platform/group-digits";
import { byteLength, formatBytes } from "./byte-size";
import { FILE_LIMITS } from "./files";

/** From this share of what a project may have on, what is left is told. */
const TOLD_FROM = 0.8;

/** A file, as far as its room is concerned. */
interface Sized {
  content: string;
  binary?: { size: number };
}

/**
 * What to say of the room that a project has left, e.g. "3.2 MB of 50.0 MB left"; null while there is plenty. Of
 * texts and files it names what is nearest to its end.
 */
export function roomOf(files: readonly Sized[]): string | null {
  const sizes = files.map((file) => file.binary?.size ?? byteLength(file.content));
  const bytes = sizes.reduce((sum, size) => sum + size, 0);
  const { bytesInAll, filesPerProject } = FILE_LIMITS;
  if (
    files.length >= filesPerProject * TOLD_FROM &&
    files.length / filesPerProject > bytes / bytesInAll
  ) {
    return `Room for ${Math.max(0, filesPerProject - files.length)} more files of ${groupDigits(filesPerProject)}`;
  }
  if (bytes < bytesInAll * TOLD_FROM) return null;
  return `${formatBytes(Math.max(0, bytesInAll - bytes))} of ${formatBytes(bytesInAll)} left`;
}
