import { ACCESS_DENIED } from "~/mentions/mention";
import { showToast } from "~/ui/toaster";
import { mentionCalls } from "./mention-calls";

/** How long the reason stays in sight before the page is left, in milliseconds. */
const READING_MS = 2_000;
/** Until the check is tried again where there is no line, in milliseconds. */
const AGAIN_MS = 5_000;

/**
 * Whether this browser is still an administrator's, as far as the server knows: a page out of the history may
 * be older than somebody's rights.
 *
 * @param status where the page says that it is being looked up
 */
export async function checkAccess(status: HTMLElement | null): Promise<boolean> {
  if (status) status.textContent = "Checking access...";
  for (;;) {
    try {
      const me = await mentionCalls.readMe();
      if (status) status.textContent = "";
      return me?.isAdmin === true;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
    }
  }
}

/** Says why, and leaves the page. */
export function leaveDenied(): void {
  showToast({ ...ACCESS_DENIED, variant: "destructive" });
  setTimeout(() => location.replace("/"), READING_MS);
}
