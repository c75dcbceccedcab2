import { ApiError, isConnectionError, shownRefusal } from "~/platform/api-client";
import { isPassing } from "~/workspace/files/autosave";
import type { FilesState } from "~/workspace/files/files-state";

/** How a file is saved, as it is told beside the file. */
export interface SaveState {
  text: string;
  /** Why it is not saved, and what becomes of the text; null where there is nothing to explain. */
  why: string | null;
}

type Facts = Pick<
  FilesState,
  "drafts" | "saving" | "changedElsewhere" | "typing" | "failures" | "isAutosaving"
>;

/** The browser's storage is full: the store says what is kept where. */
const NOT_KEPT = 507;
/** Where an edit is that is not saved. */
export const KEPT = "Your text is kept in this browser";

export function saveStateOf(facts: Facts, path: string): SaveState {
  const { drafts, saving, changedElsewhere, typing, failures, isAutosaving } = facts;
  if (!drafts[path]) {
    const settled = typing.has(path) ? "" : "Saved";
    return { text: saving.has(path) ? "Saving…" : settled, why: null };
  }
  // The bar below asks which of the two it shall be.
  if (changedElsewhere.has(path)) return { text: "Not saved: choose a version", why: null };
  if (typing.has(path)) {
    const why = `An answer is writing this file. ${KEPT} until it is done.`;
    return { text: "Not saved", why };
  }
  const failure = failures.get(path);
  if (failure !== undefined) {
    const text = saving.has(path) ? "Saving…" : "Not saved";
    return { text, why: `Not saved: ${whyOf(failure, isAutosaving)}` };
  }
  if (saving.has(path) || isAutosaving) return { text: "Saving…", why: null };
  return { text: "Not saved", why: null };
}

function whyOf(failure: unknown, isAutosaving: boolean): string {
  if (failure instanceof ApiError && failure.status === NOT_KEPT) return failure.message;
  const later = isAutosaving && isPassing(failure) ? " and is saved as soon as that works" : "";
  const reason = isConnectionError(failure)
    ? "the server cannot be reached."
    : shownRefusal(failure, "the server could not take it.");
  return `${reason} ${KEPT}${later}.`;
}
