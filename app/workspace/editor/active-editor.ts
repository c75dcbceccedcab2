import type { EditorView } from "@codemirror/view";
import type { Workspace } from "~/workspace/create-workspace";

/** A place in a file: its line and column count from 1; `length` letters of it are selected. */
export interface Place {
  path: string;
  line: number;
  column?: number;
  length?: number;
}

/** How many files are remembered as opened lately. */
const RECENT = 50;

let shown: { path: string; view: EditorView } | null = null;
let wanted: Place | null = null;
let recent: readonly string[] = [];

/** The code editor that is on the page. */
export function editorOf(path?: string | null): EditorView | null {
  return shown && (path === undefined || shown.path === path) ? shown.view : null;
}

/** The editor of a file came to the page. Returns what to call when it leaves. */
export function editorShown(path: string, view: EditorView): () => void {
  shown = { path, view };
  recent = [path, ...recent.filter((other) => other !== path)].slice(0, RECENT);
  if (wanted?.path === path) goTo(view, wanted);
  return () => {
    if (shown?.view === view) shown = null;
  };
}

/** The files that were open lately in this tab, the newest first. */
export function recentFiles(): readonly string[] {
  return recent;
}

/** Opens a file at a place and puts the caret there. */
export function showPlace({ files, showTab }: Workspace, place: Place): void {
  files.openFile(place.path);
  showTab("editor");
  const view = editorOf(place.path);
  wanted = place;
  if (view) goTo(view, place);
}

/** Lines and columns that are not there are the nearest that are. */
function goTo(view: EditorView, { line, column = 1, length = 0 }: Place): void {
  wanted = null;
  const { doc } = view.state;
  const at = doc.line(Math.min(Math.max(1, line), doc.lines));
  const anchor = Math.min(at.from + column - 1, at.to);
  const head = Math.min(anchor + length, doc.length);
  // Out of view, it is shown in the middle: centerJumps.
  const scrollIntoView = isInView(view, anchor);
  view.dispatch({ selection: { anchor, head }, scrollIntoView, userEvent: "select.jump" });
  // What opened it may give the focus back first.
  requestAnimationFrame(() => view.focus());
}

function isInView(view: EditorView, at: number): boolean {
  const { top, bottom } = view.lineBlockAt(at);
  const pane = view.scrollDOM.getBoundingClientRect();
  return view.documentTop + top >= pane.top && view.documentTop + bottom <= pane.bottom;
}
