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
