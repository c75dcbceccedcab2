import { startTransition, useEffect, useState } from "react";

/** At the latest after this time, in milliseconds: a phone that never rests gets it too. */
const LATEST_MS = 1_000;

/**
 * Whether a part of the page is to be there: at once when it is shown, else when the browser has nothing better to
 * do, and from then on. What a phone shows first has not to wait for what it does not show.
 */
export function useLater(isShown: boolean): boolean {
  const [isThere, setThere] = useState(isShown);
  useEffect(() => {
    if (isThere) return;
    const begin = () => startTransition(() => setThere(true));
    // Safari has no idle callbacks.
    if (typeof requestIdleCallback !== "function") {
      const timer = setTimeout(begin, LATEST_MS);
      return () => clearTimeout(timer);
    }
    const idle = requestIdleCallback(begin, { timeout: LATEST_MS });
    return () => cancelIdleCallback(idle);
  }, [isThere]);
  return isShown || isThere;
}
