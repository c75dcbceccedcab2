/** A process that has just started has requests to answer before it starts the one that builds, in milliseconds. */
const WARM_UP_MS = 3_000;

/**
 * Has the process that builds start some seconds after the server, so that the first preview does not wait for it.
 *
 * @param isOn whether the operator wants that (`BUILD_WARM_UP`)
 * @returns ends it, where it has not begun
 */
export function warmUpLater(
  builder: { warmUp(): Promise<void> },
  isOn: boolean,
): { end: () => void } {
  const timer = isOn ? setTimeout(() => void builder.warmUp(), WARM_UP_MS) : undefined;
  return { end: () => clearTimeout(timer) };
}
