import { groupDigits } from "~/platform/group-digits";
import { UPLOAD_BYTES } from "./upload-limits";

/**
 * Bytes as people read them: in KB, as chips of files name them, and in MB what is larger than any
 * one file can be.
 */
export function describeSize(bytes: number): string {
  const kb = Math.max(0.1, bytes / 1024);
  if (kb < 10) return `${kb.toFixed(1)} KB`;
  if (bytes <= UPLOAD_BYTES) return `${groupDigits(Math.round(kb))} KB`;
  return `${groupDigits(Math.round(kb / 1024))} MB`;
}
