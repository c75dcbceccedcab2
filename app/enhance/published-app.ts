/** After so long without an answer a visitor is told what they can do, in milliseconds. */
const PATIENCE_MS = 10_000;

/**
 * Says in words where an app's own host cannot be reached: of that its frame shows nothing, and a page
 * of another origin cannot ask it.
 *
 * @param stage holds the frame, and what stands in for it; `data-reached` answers whoever comes as far as the host
 */
export async function watchApp(stage: HTMLElement): Promise<void> {
  const status = stage.querySelector<HTMLElement>(".viewer__status");
  const patience = setTimeout(() => {
    if (status && !status.hidden) {
      status.append(" It takes long to answer: wait, or open it by itself with the button above.");
    }
  }, PATIENCE_MS);
  try {
    // What comes back cannot be read and need not be: it is there, or this throws.
    await fetch(stage.dataset.reached ?? "", {
      mode: "no-cors",
      credentials: "omit",
      cache: "no-store",
    });
  } catch {
    clearTimeout(patience);
    const frame = stage.querySelector("iframe");
    const unreached = stage.querySelector<HTMLElement>(".viewer__unreached");
    if (frame) frame.hidden = true;
    status?.remove();
    if (unreached) unreached.hidden = false;
    // A line that comes back brings the app with it.
    addEventListener("online", () => location.reload());
  }
}
