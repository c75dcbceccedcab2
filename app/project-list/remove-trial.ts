import { DELETED_DAYS } from "~/projects/project-rules";
import { trialStore } from "~/trial/trial-store";
import { showToast } from "~/ui/toaster";

/** Deletes a project of this browser, which can be undone; says so when the browser refuses. */
export function removeTrial({ id }: { id: string }): void {
  if (trialStore.putAside(id).ok) {
    showToast({
      title: "Project deleted",
      description: `You can restore it for ${DELETED_DAYS} days.`,
      action: { label: "Undo", run: () => void trialStore.restoreProject(id) },
    });
    return;
  }
  showToast({
    title: "Error",
    description: "Failed to delete project. Please try again.",
    variant: "destructive",
  });
}
