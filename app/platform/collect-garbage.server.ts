import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

/**
 * Collects all garbage of this thread, and gives back at once what is free then, the room for new objects as well: by
 * itself V8 does that some eight seconds after a collection. Takes 40 to 100 ms for the heap of a server that rests.
 * Where Node has no inspector the thread's garbage is collected once.
 */
export async function collectAll(): Promise<void> {
  const inspector = await import("node:inspector").catch(() => null);
  if (!inspector) return collectOnce();
  const session = new inspector.Session();
  session.connect();
  // While V8 tells that it is done it holds a lock that ending the session waits for: the server would stand still.
  await new Promise<void>((resolve) => {
    session.post("HeapProfiler.collectGarbage", () => setImmediate(resolve));
  });
  session.disconnect();
}

/** Collects the garbage of this thread in one round. */
export function collectOnce(): void {
  // The function comes with a context of its own, which goes with it.
  setFlagsFromString("--expose-gc");
  const collect = runInNewContext("gc") as () => void;
  setFlagsFromString("--no-expose-gc");
  collect();
}
