import { writeFileSync } from "node:fs";
import { constants, getPriority, setPriority } from "node:os";

/**
 * How far behind the server, as `nice` counts it: where both want one processor, a quarter of it. A tenth (10) would be
 * little for a build on a machine that other programs keep busy.
 */
export const NICENESS = 5;

/**
 * Has a process that was started just now, and all that it will start, come after the server where both could use a
 * processor: whoever opens a page does not wait for somebody's build.
 *
 * Linux shares processors between sessions before it looks at priorities (sched(7), "autogroup"): a process with a
 * session of its own would have as much as all of the server, however low its priority. So its session gives way too.
 *
 * @param pid of a process that was started `detached`, as the first of a session; none when it could not be started
 */
export function giveWay(pid: number | undefined): void {
  if (pid === undefined) return;
  try {
    setPriority(pid, Math.min(getPriority() + NICENESS, constants.priority.PRIORITY_LOW));
    if (process.platform === "linux") writeFileSync(`/proc/${pid}/autogroup`, String(NICENESS));
  } catch {
    // It has ended, or this Linux knows no such groups.
  }
}
