import { onTestFinished, vi } from "vitest";

/**
 * Lets nothing of this process wait for one of these pauses, until the test ends.
 *
 * @param pauses in milliseconds; every other timer is left as it is
 */
export function skipPauses(pauses: readonly number[]): void {
  const real = globalThis.setTimeout;
  const hasty = (work: (...args: unknown[]) => void, ms = 0, ...args: unknown[]) =>
    real(work, pauses.includes(ms) ? 0 : ms, ...args);
  const spy = vi.spyOn(globalThis, "setTimeout").mockImplementation(hasty as typeof setTimeout);
  onTestFinished(() => spy.mockRestore());
}
