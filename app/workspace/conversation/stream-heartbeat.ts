import { STREAM_STATE_SAVE_MS } from "./stream-snapshot";

/** Silence after which a running stream is called stale in the console, in milliseconds. */
const STALE_AFTER_MS = 30_000;

/** Notes a running stream down again and again, and says in the console when it has gone quiet. */
export function createStreamPulse(note: () => void) {
  let timer: ReturnType<typeof setInterval> | null = null;
  let lastChunkAt = 0;

  const tick = () => {
    note();
    if (Date.now() - lastChunkAt <= STALE_AFTER_MS) return;
    console.warn("No part of the answer has arrived for 30 seconds.");
    lastChunkAt = Date.now();
  };
  const stop = () => {
    if (timer) clearInterval(timer);
    timer = null;
  };

  return {
    /** Something arrived. */
    beat() {
      lastChunkAt = Date.now();
    },
    start() {
      stop();
      lastChunkAt = Date.now();
      timer = setInterval(tick, STREAM_STATE_SAVE_MS);
    },
    stop,
  };
}
