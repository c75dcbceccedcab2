import type { EditorView } from "@codemirror/view";
import { workerOf } from "~/generated/workers";
import type { Workspace } from "~/workspace/create-workspace";
import { editorOf } from "~/workspace/editor/active-editor";
import { showText } from "~/workspace/editor/show-text";
import { findConfig } from "./format-config";
import type { Formatted, ToFormat } from "./format-text";
import { whileBusy } from "./while-busy";

let worker: Worker | null = null;
let asked = 0;

/** Formats the open file with Prettier. It is an edit like any other: to be undone, and to be saved. */
export async function formatFile(workspace: Workspace): Promise<void> {
  const { files, notify } = workspace;
  const { active: path, files: all } = files.state.getState();
  const view = editorOf(path);
  if (!path || !view || view.state.readOnly) return;
  const text = view.state.doc.toString();
  const textOf = (path: string) => (all.has(path) ? files.textOf(path) : undefined);
  const { head } = view.state.selection.main;
  let formatted: Formatted | null;
  try {
    const file = { path, text, caret: head, config: findConfig(path, textOf) };
    formatted = await whileBusy(view, "Formatting …", () => ask(file));
  } catch (error) {
    console.warn("What formats did not load.", error);
    formatted = { problem: "What formats files did not load. Please try again." };
  }
  if (!formatted) return;
  if ("problem" in formatted) {
    const { problem, line, column = 1 } = formatted;
    const place = line ? `Line ${line}: ` : "";
    notify({ title: "Not formatted", description: `${place}${problem}`, kind: "error" });
    if (line) putCaret(view, line, column);
    return;
  }
  // Who typed meanwhile has another text.
  if (editorOf(path) !== view || view.state.doc.toString() !== text) return;
  showText(view, formatted.text, { isEdit: true, caret: formatted.caret });
}

function ask(file: ToFormat): Promise<Formatted> {
  worker ??= new Worker(workerOf("format"), { type: "module" });
  asked += 1;
  const [own, id] = [worker, asked];
  return new Promise((resolve, reject) => {
    const hear = ({ data }: MessageEvent<{ id: number; formatted: Formatted }>) => {
      if (data.id !== id) return;
      own.removeEventListener("message", hear);
      resolve(data.formatted);
    };
    own.addEventListener("message", hear);
    own.addEventListener(
      "error",
      (event) => {
        worker = null;
        reject(event);
      },
      { once: true },
    );
    own.postMessage({ id, ...file });
  });
}

function putCaret(view: EditorView, line: number, column: number): void {
  const { doc } = view.state;
  const at = doc.line(Math.min(line, doc.lines));
  view.dispatch({
    selection: { anchor: Math.min(at.from + column - 1, at.to) },
    scrollIntoView: true,
  });
  view.focus();
}
