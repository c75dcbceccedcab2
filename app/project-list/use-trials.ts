import { useSyncExternalStore } from "react";
import { type TrialProject, trialStore, type UnstoredReason } from "~/trial/trial-store";

/** The trials of this browser, newest first; null until the page is hydrated. */
export function useTrials(): readonly TrialProject[] | null {
  return useSyncExternalStore(trialStore.subscribe, trialStore.listProjects, () => null);
}

/** Why something of them is only in this tab; null when the browser stores everything. */
export function useUnstored(): UnstoredReason | null {
  return useSyncExternalStore(trialStore.subscribe, trialStore.unstored, () => null);
}
