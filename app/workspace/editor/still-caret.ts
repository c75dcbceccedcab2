import { EditorView, ViewPlugin, type ViewUpdate } from "@codemirror/view";

/** The caret blinks again after a rest of so long, in milliseconds. */
const REST_MS = 500;
const TYPING = "data-typing";

/**
 * The caret stands still while it moves, and blinks after a rest. By itself CodeMirror has it begin to blink anew at each key:
 * an animation that the browser lays in a layer, starts and tells of, in two or three frames more for each key.
 */
export const stillCaret = [
  EditorView.theme({
    [`&[${TYPING}] > .cm-scroller > .cm-cursorLayer`]: { animation: "none !important" },
  }),
  ViewPlugin.define((view) => {
    let rests: ReturnType<typeof setTimeout> | undefined;
    const rest = () => view.dom.removeAttribute(TYPING);
    return {
      update({ docChanged, selectionSet }: ViewUpdate) {
        if (!docChanged && !selectionSet) return;
        clearTimeout(rests);
        rests = setTimeout(rest, REST_MS);
        view.dom.setAttribute(TYPING, "");
      },
      destroy: () => clearTimeout(rests),
    };
  }),
];
