import { readFileSync } from "node:fs";

/** What the kernel counts in, in milliseconds: its clock of a hundred ticks a second is the same on every Linux. */
const TICK_MS = 10;
/** Fields of `/proc/<pid>/stat` after the name: time in the program, and in the kernel for it. */
const [USER, SYSTEM] = [11, 12];

/**
 * The processor time that a process and those that it has started took so far, in milliseconds; null where the
 * system does not tell.
 */
export function processorTimeOf(pid: number): number | null {
  try {
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8");
    const all = [pid, ...children.split(" ").filter(Boolean).map(Number)];
    return all.reduce((sum, one) => sum + ownTimeOf(one), 0);
  } catch {
    return null;
  }
}

function ownTimeOf(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
  // The name may have blanks and brackets in it.
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return (Number(fields[USER]) + Number(fields[SYSTEM])) * TICK_MS;
}
