import { onTestFinished, vi } from "vitest";

const MOMENT_MS = 5;

/** Lets nothing of this process wait on a timer for longer than a moment, until the test ends. */
export function hurry(): void {
  const real = globalThis.setTimeout;
  const hasty = (work: () => void, ms = 0) => real(work, Math.min(ms, MOMENT_MS));
  const spy = vi.spyOn(globalThis, "setTimeout").mockImplementation(hasty as typeof setTimeout);
  onTestFinished(() => spy.mockRestore());
}
