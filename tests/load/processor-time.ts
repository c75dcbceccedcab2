import { readdirSync, readFileSync } from "node:fs";

/** Clock ticks of Linux's accounts a second (`getconf CLK_TCK`), on every machine of today. */
const TICKS = 100;
const NS_PER_MS = 1e6;

/** A process and those that it started, as many as there are now. */
export function familyOf(pid: number): number[] {
  const children = readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .filter((name) => Number(readFields(`${name}/stat`)[1]) === pid);
  return [pid, ...children.map(Number)];
}

/** Milliseconds of a processor that a process has had so far (proc(5)); 0 once it has ended. */
export function processorMs(pid: number): number {
  // User and system time.
  const [user = 0, system = 0] = readFields(`${pid}/stat`).slice(11, 13).map(Number);
  return ((user + system) / TICKS) * 1_000;
}

/** Milliseconds that the main thread of a process was ready to run while others had the processors. */
export function waitedMs(pid: number): number {
  return Number(readFields(`${pid}/schedstat`)[1] ?? 0) / NS_PER_MS;
}

/** The fields of a file below /proc, behind the name, which may hold anything; none once the process has ended. */
function readFields(file: string): string[] {
  try {
    const text = readFileSync(`/proc/${file}`, "utf8");
    return text
      .slice(text.lastIndexOf(")") + 1)
      .trim()
      .split(" ");
  } catch {
    return [];
  }
}
