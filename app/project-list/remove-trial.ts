import { DELETED_DAYS } from "~/projects/project-rules";
import { trialStore } from "~/trial/trial-store";
import { showToast } from "~/ui/toaster";
import { deleteTrials, roomNow } from "./delete-trials";

/** Deletes a project of this browser, which can be undone, or for good where there is no room to keep it. */
export async function removeTrial({ id }: { id: string }): Promise<void> {
  const deletion = await deleteTrials(trialStore, [id]);
  if (deletion === "kept") return;
  if (deletion === "gone") {
    showToast({ title: "Project deleted for good", description: roomNow(trialStore) });
    return;
  }
  showToast({
    title: "Project deleted",
    description: `You can restore it for ${DELETED_DAYS} days.`,
    action: { label: "Undo", run: () => void trialStore.restoreProject(id) },
  });
}
