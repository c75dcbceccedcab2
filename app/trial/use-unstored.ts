import { useEffect, useSyncExternalStore } from "react";
import { askBeforeLoss } from "./ask-before-loss";
import { trialStore, type UnstoredReason } from "./trial-store";

/**
 * Why something of the trials is only in this tab; null when the browser stores everything. While it
 * is not null, the browser asks before the tab is left.
 */
export function useUnstored(): UnstoredReason | null {
  const reason = useSyncExternalStore(trialStore.subscribe, trialStore.unstored, () => null);
  const isWriting = useSyncExternalStore(trialStore.subscribe, trialStore.isWriting, () => false);
  const isAtRisk = reason !== null || isWriting;
  useEffect(() => (isAtRisk ? askBeforeLoss(trialStore, window) : undefined), [isAtRisk]);
  return reason;
}
