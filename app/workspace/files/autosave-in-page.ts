import { BROWSER_KEYS } from "~/platform/browser-keys";
import { onLineBack } from "~/workspace/line";
import { createAutosave } from "./autosave";
import { readAutosave } from "./autosave-choice";
import type { FilesModel } from "./files-model";

/** Saves edits by themselves while the page is there. Returns the way to stop. */
export function saveInPage(files: FilesModel): () => void {
  const autosave = createAutosave(files);
  const readChoice = () => files.state.setState({ isAutosaving: readAutosave() });
  const onStorage = ({ key }: StorageEvent) => {
    if (key === BROWSER_KEYS.autosave) readChoice();
  };
  readChoice();
  const ignoreLine = onLineBack(autosave.saveNow);
  // The focus leaves the editor for another part of the page, another window, or nothing at all.
  document.addEventListener("focusout", autosave.saveNow);
  document.addEventListener("visibilitychange", autosave.saveNow);
  window.addEventListener("storage", onStorage);
  return () => {
    ignoreLine();
    document.removeEventListener("focusout", autosave.saveNow);
    document.removeEventListener("visibilitychange", autosave.saveNow);
    window.removeEventListener("storage", onStorage);
    autosave.stop();
  };
}
