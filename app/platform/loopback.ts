/** Names that reach this very machine, in a browser that runs on it. */
const LOOPBACK = /^(?:localhost|.+\.localhost|127(?:\.\d{1,3}){3}|\[::1\])$/i;

/** @param name a host's name without its port, e.g. "localhost" or "[::1]" */
export function isLoopback(name: string): boolean {
  return LOOPBACK.test(name);
}
