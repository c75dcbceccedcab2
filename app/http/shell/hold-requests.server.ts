import type { Server } from "node:http";

/** What a server hears of somebody who asks for something. */
const ASKING = ["request", "upgrade"] as const;

/** Keeps what comes to a server waiting. @returns lets it through, in order, and all that follows */
export function holdRequests(server: Server): () => void {
  const waiting: (() => void)[] = [];
  const release = ASKING.map((event) => {
    const listeners = server.listeners(event) as ((...call: unknown[]) => void)[];
    const hold = (...call: unknown[]) => {
      waiting.push(() => void server.emit(event, ...call));
    };
    for (const listener of listeners) server.off(event, listener);
    // Without a listener for upgrades, Node ends them by itself.
    if (listeners.length > 0) server.on(event, hold);
    return () => {
      server.off(event, hold);
      for (const listener of listeners) server.on(event, listener);
    };
  });
  return () => {
    for (const restore of release) restore();
    for (const ask of waiting) ask();
  };
}
