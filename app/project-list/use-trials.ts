import { useSyncExternalStore } from "react";
import { type TrialProject, trialStore } from "~/trial/trial-store";

/** The trials of this browser, newest first; null until the page is hydrated. */
export function useTrials(): readonly TrialProject[] | null {
  return useSyncExternalStore(trialStore.subscribe, trialStore.listProjects, () => null);
}
