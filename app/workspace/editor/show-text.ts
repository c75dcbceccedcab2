import { Annotation } from "@codemirror/state";
import { EditorView } from "@codemirror/view";

/** Marks a change that came from the files, not from the keyboard. */
export const fromOutside = Annotation.define<boolean>();

interface Shown {
  /** It is the person's own edit, as formatting is. */
  isEdit?: boolean;
  /** Where the caret is then. */
  caret?: number;
}

/** Makes the document read `text` by changing only what differs, so the caret stays where it is. */
export function showText(editor: EditorView, text: string, { isEdit, caret }: Shown = {}): void {
  const current = editor.state.doc.toString();
  if (current === text) return;
  const shortest = Math.min(current.length, text.length);
  let start = 0;
  while (start < shortest && current[start] === text[start]) start += 1;
  let end = 0;
  while (end < shortest - start && current.at(-1 - end) === text.at(-1 - end)) end += 1;
  const { scrollTop, clientHeight, scrollHeight } = editor.scrollDOM;
  const wasAtEnd = scrollTop + clientHeight >= scrollHeight - 40;
  editor.dispatch({
    changes: {
      from: start,
      to: current.length - end,
      insert: text.slice(start, text.length - end),
    },
    ...(isEdit ? { userEvent: "input.format" } : { annotations: fromOutside.of(true) }),
    ...(caret === undefined ? {} : { selection: { anchor: Math.min(caret, text.length) } }),
    // Scroll along with a file that is being written only when its end was in view.
    ...(wasAtEnd && editor.state.readOnly
      ? { effects: EditorView.scrollIntoView(text.length, { y: "end" }) }
      : {}),
  });
}
