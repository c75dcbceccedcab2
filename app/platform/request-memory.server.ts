import { AsyncLocalStorage } from "node:async_hooks";

const memory = new AsyncLocalStorage<Map<string, Promise<unknown>>>();

/** Runs the handling of one HTTP request with a memory of its own. */
export function withRequestMemory(work: () => void): void {
  memory.run(new Map(), work);
}

/**
 * Does something once per HTTP request, however many loaders ask: Remix hands each of them a
 * request object of its own. Outside a request it is simply done.
 */
export function oncePerRequest<T>(key: string, work: () => Promise<T>): Promise<T> {
  const known = memory.getStore();
  if (!known) return work();
  let result = known.get(key) as Promise<T> | undefined;
  if (!result) {
    result = work();
    known.set(key, result);
  }
  return result;
}
