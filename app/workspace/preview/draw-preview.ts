import type { Workspace } from "~/workspace/create-workspace";

/** How long a page may take to draw itself, in milliseconds. */
const PATIENCE_MS = 15_000;
const FAILED = "The preview could not be drawn";

/** What the preview's script answers (`sites/previews/client/picture.ts`). Nothing of it is trusted. */
interface Drawn {
  picture?: unknown;
  missed?: unknown;
  problem?: unknown;
}

/** Has the preview draw itself. Null where it does not; the person is told why, and what is not in the picture. */
export async function drawPreview({ notify }: Pick<Workspace, "notify">): Promise<File | null> {
  const frame = document.querySelector<HTMLIFrameElement>("iframe.ws-frame")?.contentWindow;
  if (!frame) return null;
  const drawn = await askForDrawing(frame);
  if (!(drawn?.picture instanceof Blob)) {
    const reason = typeof drawn?.problem === "string" ? drawn.problem.slice(0, 200) : null;
    const description = reason ?? "It did not answer. Reload it and try again.";
    notify({ title: FAILED, description, kind: "error" });
    return null;
  }
  const { missed } = drawn;
  if (Array.isArray(missed) && missed.length > 0) {
    const description = `Not in it: ${missed.slice(0, 4).map(String).join(", ").slice(0, 200)}.`;
    notify({ title: "A picture of the preview", description });
  }
  return new File([drawn.picture], "preview.png", { type: "image/png" });
}

/**
 * The page's answer; null when it gives none in time. It is another origin, which any address may be.
 *
 * @param from where the picture begins: at what is shown now, or at the top of the page
 */
export function askForDrawing(frame: Window, from: "here" | "top" = "here"): Promise<Drawn | null> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(null), PATIENCE_MS);
    port1.onmessage = ({ data }) => {
      clearTimeout(timer);
      resolve(data as Drawn);
    };
    frame.postMessage({ type: "@sayso/draw", from }, "*", [port2]);
  }).then((drawn) => {
    port1.close();
    return drawn as Drawn | null;
  });
}
