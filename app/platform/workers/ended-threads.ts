import { once } from "node:events";
import type { Worker } from "node:worker_threads";

/**
 * Looks which threads a signal ends. A thread that is told to end goes on until what it is at lets it: what runs in native
 * code, a `JSON.parse` of megabytes say, is not interrupted, and keeps all its memory meanwhile. Whoever counts threads
 * counts these.
 *
 * @param pool its threads leave the list when they are told to end
 * @returns resolves when what the signal ended is gone, at once where that is nothing
 */
export function watchEnded(
  pool: { readonly threads: Worker[] },
  signal: AbortSignal,
): () => Promise<void> {
  let before: Worker[] = [];
  const note = () => {
    before = pool.threads;
  };
  signal.addEventListener("abort", note, { once: true });
  return async () => {
    signal.removeEventListener("abort", note);
    const left = new Set(pool.threads);
    await Promise.all(before.filter((thread) => !left.has(thread)).map(gone));
  };
}

/** A thread that has ended has no number. */
async function gone(thread: Worker): Promise<void> {
  if (thread.threadId >= 0) await once(thread, "exit");
}
