import type { Workspace } from "~/workspace/create-workspace";
import { askForDrawing } from "./draw-preview";

/** How wide a picture for a card is kept, in pixels: twice a card's width. */
const WIDTH = 800;

/**
 * Has the preview draw itself for the list of projects, which shows what each of them is. Nobody asked
 * for it, so nobody hears of it where none comes.
 */
export async function keepPicture({ store, preview }: Workspace): Promise<void> {
  const { status, problems } = preview.state.getState();
  const frame = document.querySelector<HTMLIFrameElement>("iframe.ws-frame");
  if (status !== "running" || problems.length > 0 || !frame?.contentWindow) return;
  // What is not on the screen has no size to be drawn in.
  if (frame.clientWidth === 0 || document.visibilityState !== "visible") return;
  try {
    const drawn = await askForDrawing(frame.contentWindow, "top");
    if (!(drawn?.picture instanceof Blob)) return;
    const form = new FormData();
    form.set("intent", "preview-picture");
    const kept = await smaller(drawn.picture);
    form.set("screenshot", new File([kept], "preview.webp", { type: kept.type }));
    const address = `/api/projects/${encodeURIComponent(store.projectId)}/share`;
    await fetch(address, { method: "POST", body: form, credentials: "include" });
  } catch (error) {
    console.info("No picture of the preview was kept.", error);
  }
}

async function smaller(picture: Blob): Promise<Blob> {
  const { width } = await createImageBitmap(picture);
  const bitmap = await createImageBitmap(picture, { resizeWidth: Math.min(WIDTH, width) });
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
  canvas.getContext("2d")?.drawImage(bitmap, 0, 0);
  return canvas.convertToBlob({ type: "image/webp", quality: 0.85 });
}
