import { trialStore } from "~/trial/trial-store";
import { showToast } from "~/ui/toaster";

/** Deletes a project of this browser; says so when the browser refuses. */
export function removeTrial({ id }: { id: string }): void {
  if (trialStore.deleteProject(id).ok) return;
  showToast({
    title: "Error",
    description: "Failed to delete project. Please try again.",
    variant: "destructive",
  });
}
