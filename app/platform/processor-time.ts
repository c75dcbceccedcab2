import { readFileSync, readlinkSync } from "node:fs";

/** What the kernel counts in, in milliseconds: its clock of a hundred ticks a second is the same on every Linux. */
const TICK_MS = 10;
/** Fields of `/proc/<pid>/stat` after the name: what it does, time in the program, and in the kernel for it. */
const [STATE, USER, SYSTEM] = [0, 11, 12];

/**
 * The processor time that a process and those that it has started took so far, in milliseconds; null where the
 * system does not tell.
 */
export function processorTimeOf(pid: number): number | null {
  try {
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8");
    const all = [pid, ...children.split(" ").filter(Boolean).map(Number)];
    return all.reduce((sum, one) => sum + timeIn(`/proc/${one}/stat`), 0);
  } catch {
    return null;
  }
}

/** The processor time that a thread of this process took so far, in milliseconds; null where the system does not tell. */
export function threadTimeOf(thread: number): number | null {
  try {
    return timeIn(`/proc/self/task/${thread}/stat`);
  } catch {
    return null;
  }
}

/**
 * Whether a thread of this process waits for something else than a processor or a disk at this moment; null where the
 * system does not tell.
 */
export function isThreadWaiting(thread: number): boolean | null {
  try {
    return fieldsOf(`/proc/self/task/${thread}/stat`)[STATE] === "S";
  } catch {
    return null;
  }
}

/** What the system knows the calling thread by; null where it does not tell. */
export function ownThread(): number | null {
  try {
    return Number(readlinkSync("/proc/thread-self").split("/").at(-1));
  } catch {
    return null;
  }
}

/**
 * A clock for limits of work that nothing interrupts: what the calling thread took of the processors so far, in
 * milliseconds, to some ten of them; where the system does not tell, the time that passed.
 */
export function threadTime(): number {
  try {
    return timeIn("/proc/thread-self/stat");
  } catch {
    return performance.now();
  }
}

function timeIn(file: string): number {
  const fields = fieldsOf(file);
  return (Number(fields[USER]) + Number(fields[SYSTEM])) * TICK_MS;
}

function fieldsOf(file: string): string[] {
  const stat = readFileSync(file, "utf8");
  // The name may have blanks and brackets in it.
  return stat.slice(stat.lastIndexOf(")") + 2).split(" ");
}
