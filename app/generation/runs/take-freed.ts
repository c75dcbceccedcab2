import { setTimeout as pause } from "node:timers/promises";

/** When a place is asked for again that somebody is about to give back, in milliseconds after the time before. */
const FREED_WITHIN_MS = [50, 100, 200, 400, 800];

/**
 * Takes the place of an answer that was stopped just now, whose process gives it back within a moment.
 *
 * @throws what `place` throws at last, a refusal when it is not free
 */
export async function takeFreed<Leave>(place: () => Promise<Leave>): Promise<Leave> {
  for (const pauseMs of FREED_WITHIN_MS) {
    const taken = await place().catch(() => null);
    if (taken) return taken;
    await pause(pauseMs);
  }
  return place();
}
