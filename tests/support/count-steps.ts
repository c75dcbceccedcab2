import { Session } from "node:inspector/promises";

/**
 * Counts what a call executes: how often each block of the scripts is entered, as V8 counts it for
 * coverage. Unlike time it is the same on every machine. Built-in functions are not looked into.
 *
 * @param isCounted which scripts count, by their address
 */
export async function countSteps(
  isCounted: (url: string) => boolean,
  run: () => unknown,
): Promise<number> {
  const session = new Session();
  session.connect();
  try {
    await session.post("Profiler.enable");
    await session.post("Profiler.startPreciseCoverage", { callCount: true, detailed: true });
    await run();
    const { result } = await session.post("Profiler.takePreciseCoverage");
    const ranges = result
      .filter(({ url }) => isCounted(url))
      .flatMap(({ functions }) => functions.flatMap(({ ranges }) => ranges));
    return ranges.reduce((sum, { count }) => sum + count, 0);
  } finally {
    await session.post("Profiler.stopPreciseCoverage");
    session.disconnect();
  }
}
