import { useSyncExternalStore } from "react";
import { type TrialProject, trialStore } from "~/trial/trial-store";

const NONE: readonly TrialProject[] = [];

/** The trials of this browser that were deleted lately. */
export function useDeletedTrials(): readonly TrialProject[] {
  return useSyncExternalStore(trialStore.subscribe, trialStore.listDeleted, () => NONE);
}

/** The trials of this browser, newest first; null until the page is hydrated. */
export function useTrials(): readonly TrialProject[] | null {
  return useSyncExternalStore(trialStore.subscribe, trialStore.listProjects, () => null);
}
