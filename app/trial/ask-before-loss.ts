import type { TrialStore } from "./trial-store";

/**
 * Has the browser ask before a tab goes that alone holds something, unless it can be stored by then.
 * Returns the way to stop.
 */
export function askBeforeLoss(
  store: Pick<TrialStore, "isWriting" | "storeAgain" | "unstored">,
  tab: EventTarget,
): () => void {
  const onLeave = (event: Event) => {
    store.storeAgain();
    if (store.unstored() || store.isWriting()) event.preventDefault();
  };
  tab.addEventListener("beforeunload", onLeave);
  return () => tab.removeEventListener("beforeunload", onLeave);
}
