import { totalmem } from "node:os";

/** What this process may have, in bytes: the machine's memory, or less in a container that bounds it. */
export function machineMemory(): number {
  // 0 where nothing bounds it.
  return Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY);
}
