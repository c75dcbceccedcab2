import { BROWSER_KEYS } from "~/platform/browser-keys";
import type { BrowserStorage } from "./stored-document";

/** Under these names, and a project's id, its workspace keeps what is neither sent nor saved. */
const UNFINISHED = [BROWSER_KEYS.message, BROWSER_KEYS.drafts];

/** Forgets what was written in a trial and neither sent nor saved: without the trial nothing leads to it. */
export function forgetUnfinished(projectId: string, storage: () => BrowserStorage | null): void {
  try {
    for (const name of UNFINISHED) storage()?.removeItem(name + projectId);
  } catch {
    // A browser that gives no storage has kept nothing.
  }
}

/**
 * Has the workspace of another project find what was written in a trial: it is that project now.
 *
 * @returns whether all of it is there
 */
export function moveUnfinished(
  from: string,
  to: string,
  storage: () => BrowserStorage | null,
): boolean {
  try {
    for (const name of UNFINISHED) {
      const written = storage()?.getItem(name + from);
      if (written) storage()?.setItem(name + to, written);
    }
    return true;
  } catch {
    return false;
  }
}
