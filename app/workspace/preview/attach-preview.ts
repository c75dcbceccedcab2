import { attachFiles } from "~/workspace/conversation/attach-files";
import type { Workspace } from "~/workspace/create-workspace";
import { drawPreview } from "./draw-preview";

/** Has the preview draw itself, and attaches the picture to the message that is being written. */
export async function attachPreview(workspace: Workspace): Promise<void> {
  const picture = await drawPreview(workspace);
  if (!picture) return;
  workspace.showTab("chat");
  await attachFiles(workspace, [picture]);
}
