type Listener = (event: PopStateEvent) => void;

const listeners = new Set<Listener>();

/**
 * Begins to listen. Call before the router does: a window calls its listeners in the order in which
 * they came, those that capture too.
 */
export function hearHistorySteps(): void {
  window.addEventListener("popstate", (event) => {
    for (const listener of listeners) listener(event);
  });
}

/**
 * Hears of each step through the history before the router, which `stopImmediatePropagation` keeps
 * from it. Returns the way to stop.
 */
export function onHistoryStep(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
