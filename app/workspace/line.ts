import { useSyncExternalStore } from "react";
import { wait } from "./wait";

/** Whether the device says that it has no line. When it says nothing, trying tells. */
export function isOffline(): boolean {
  return globalThis.navigator?.onLine === false;
}

/**
 * Waits before another try: as long as `ms` with a line, and without one until there is one. A line that
 * comes back ends either at once. Rejects when the signal aborts.
 */
export async function waitForLine(ms: number, signal: AbortSignal): Promise<void> {
  const pause = new AbortController();
  const onEnd = () => pause.abort();
  globalThis.addEventListener?.("online", onEnd);
  signal.addEventListener("abort", onEnd);
  try {
    signal.throwIfAborted();
    await wait(isOffline() ? FOREVER_MS : ms, pause.signal);
  } catch {
    // Either the line is back, or nobody waits any more.
    signal.throwIfAborted();
  } finally {
    globalThis.removeEventListener?.("online", onEnd);
    signal.removeEventListener("abort", onEnd);
  }
}

/** The longest that a timer takes, in milliseconds: 24 days. */
const FOREVER_MS = 2 ** 31 - 1;

/**
 * Calls back when a connection that was open may be gone without a word, and another may be had: the
 * line is back, or the device froze the page and lets it go on. Returns the way to stop.
 */
export function onLineBack(listener: () => void): () => void {
  const onVisibility = () => {
    if (document.visibilityState === "visible") listener();
  };
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) listener();
  };
  window.addEventListener("online", listener);
  window.addEventListener("pageshow", onPageShow);
  document.addEventListener("visibilitychange", onVisibility);
  document.addEventListener("resume", listener);
  return () => {
    window.removeEventListener("online", listener);
    window.removeEventListener("pageshow", onPageShow);
    document.removeEventListener("visibilitychange", onVisibility);
    document.removeEventListener("resume", listener);
  };
}

/** Follows whether the device is offline. */
export function useOffline(): boolean {
  return useSyncExternalStore(subscribe, isOffline, () => false);
}

function subscribe(listener: () => void): () => void {
  window.addEventListener("online", listener);
  window.addEventListener("offline", listener);
  return () => {
    window.removeEventListener("online", listener);
    window.removeEventListener("offline", listener);
  };
}
