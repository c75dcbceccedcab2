import { EditorState } from "@codemirror/state";
import { EditorView } from "@codemirror/view";

/**
 * A jump to a line that is out of view shows it in the middle of the pane, with what stands around it. By itself
 * CodeMirror scrolls no further than to the pane's edge.
 */
export const centerJumps = EditorState.transactionExtender.of((jump) =>
  jump.isUserEvent("select.jump") && !jump.scrollIntoView
    ? { effects: EditorView.scrollIntoView(jump.newSelection.main, { y: "center" }) }
    : null,
);
