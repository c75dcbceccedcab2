import { SNAPSHOT_EVERY_MS } from "./stream-snapshot";

/** Silence after which a running stream is called stale in the console, in milliseconds. */
export const STALE_AFTER_MS = 30_000;

/** Takes a snapshot of a running stream again and again, and warns when it has gone quiet. */
export function createHeartbeat(takeSnapshot: () => void) {
  let timer: ReturnType<typeof setInterval> | null = null;
  let lastEventAt = 0;

  const tick = () => {
    takeSnapshot();
    if (Date.now() - lastEventAt <= STALE_AFTER_MS) return;
    console.warn("No part of the answer has arrived for 30 seconds.");
    lastEventAt = Date.now();
  };
  const stop = () => {
    if (timer) clearInterval(timer);
    timer = null;
  };

  return {
    /** An event arrived. */
    beat() {
      lastEventAt = Date.now();
    },
    start() {
      stop();
      lastEventAt = Date.now();
      timer = setInterval(tick, SNAPSHOT_EVERY_MS);
    },
    stop,
  };
}
