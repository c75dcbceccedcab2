import { shownRefusal } from "~/platform/api-client";
import type { Workspace } from "~/workspace/create-workspace";
import type { WorkspaceCheckpoint } from "~/workspace/workspace-store";
import { listCheckpoints } from "./checkpoints";

/** The newest versions, newest first; null, and said so, where there are none or they cannot be read. */
export async function readVersions(
  { store, notify }: Workspace,
  count: number,
): Promise<WorkspaceCheckpoint[] | null> {
  try {
    const found = await listCheckpoints(store.projectId, { limit: String(count) });
    if (found.length > 0) return found;
    notify({
      title: "No version yet",
      description:
        "There is one before and after each change that the assistant makes, and after yours.",
    });
  } catch (error) {
    const description = shownRefusal(error, "The versions could not be read. Try again.");
    notify({ title: "Error", description, kind: "error" });
  }
  return null;
}
