import { BROWSER_KEYS } from "~/platform/browser-keys";
import type { FilesModel } from "./files-model";

/** Whether this browser saves edits by themselves: it does until somebody chooses otherwise. */
export function readAutosave(
  storage: () => Pick<Storage, "getItem"> = () => localStorage,
): boolean {
  try {
    return storage().getItem(BROWSER_KEYS.autosave) !== "off";
  } catch {
    return true;
  }
}

/** Chooses it for this browser, all of its projects and tabs. */
export function chooseAutosave({ state }: Pick<FilesModel, "state">, isOn: boolean): void {
  state.setState({ isAutosaving: isOn });
  try {
    localStorage.setItem(BROWSER_KEYS.autosave, isOn ? "on" : "off");
  } catch {
    // A browser that stores nothing only forgets it.
  }
}
