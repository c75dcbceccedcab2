import type { Workspace } from "~/workspace/create-workspace";
import { showPlace } from "~/workspace/editor/active-editor";
import { searchOf } from "./search-model";

/** Enter opens the first place that was found; before there is one, it searches at once. */
export function openFirst(workspace: Workspace): void {
  const model = searchOf(workspace);
  const { found, isBusy } = model.state.getState();
  const [file] = found;
  const [match] = file?.matches ?? [];
  if (isBusy || !file || !match) model.search();
  else showPlace(workspace, { path: file.path, ...match });
}

/**
 * The arrow keys lead from the field into what was found, through it and back. Answers whether the focus moved:
 * in other fields and on other buttons the keys are theirs.
 */
export function moveInFound(key: string, panel: HTMLElement, from: EventTarget): boolean {
  if (key !== "ArrowDown" && key !== "ArrowUp") return false;
  const stops = [
    ...panel.querySelectorAll<HTMLElement>(
      "#ws-search-text, details[open] > ul > .ws-found-match > button:first-child",
    ),
  ];
  const at = stops.indexOf(from as HTMLElement);
  const next = at < 0 ? undefined : stops[at + (key === "ArrowDown" ? 1 : -1)];
  next?.focus();
  return next !== undefined;
}
