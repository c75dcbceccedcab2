import { setTimeout as pause } from "node:timers/promises";

/** Work with one piece of an answer that is nothing to speak of, in milliseconds: a model's own pace is a tenth of it. */
const LIGHT_MS = 5;
/** So many times as long as answers have worked, others have the thread. */
const OTHERS = 3;
/** The longest that one piece lets others go first, in milliseconds. */
const LONGEST_MS = 500;

/** Until when heavy answers of this process leave the thread to others. */
let free = 0;

/**
 * Waits, when a piece of an answer took long to work through: together answers get a quarter of the thread, however
 * fast a provider sends. No model writes as fast as that; somebody's own server, which sends nothing but empty events,
 * kept everybody else waiting. Meanwhile what it sends waits on its line.
 *
 * @param workedMs from when the piece was handed on until the next was asked for
 * @param stop ends the wait as well
 */
export async function pace(workedMs: number, stop: AbortSignal): Promise<void> {
  if (workedMs < LIGHT_MS) return;
  const now = performance.now();
  free = Math.max(now, free) + Math.min(LONGEST_MS, workedMs * OTHERS);
  await pause(free - now, undefined, { signal: stop }).catch(() => {});
}
