import type { Workspace } from "~/workspace/create-workspace";
import { drawPreview } from "./draw-preview";

/** Has the preview draw itself, and hands the picture to the browser's downloads. */
export async function downloadPreview(workspace: Pick<Workspace, "notify">): Promise<void> {
  const picture = await drawPreview(workspace);
  if (!picture) return;
  const href = URL.createObjectURL(picture);
  Object.assign(document.createElement("a"), { href, download: picture.name }).click();
  setTimeout(() => URL.revokeObjectURL(href));
}
