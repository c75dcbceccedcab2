import {
  copyLineDown,
  deleteLine,
  indentLess,
  indentMore,
  moveLineDown,
  moveLineUp,
  redo,
  toggleComment,
  undo,
} from "@codemirror/commands";
import { foldAll, unfoldAll } from "@codemirror/language";
import {
  findNext,
  findPrevious,
  gotoLine,
  openSearchPanel,
  selectNextOccurrence,
  selectSelectionMatches,
} from "@codemirror/search";

/** What the palette does in the editor. Loaded when it is first done. */
export const EDITOR_ACTS = {
  find: openSearchPanel,
  findNext,
  findPrevious,
  goToLine: gotoLine,
  selectNext: selectNextOccurrence,
  selectAll: selectSelectionMatches,
  comment: toggleComment,
  moveUp: moveLineUp,
  moveDown: moveLineDown,
  copyDown: copyLineDown,
  removeLine: deleteLine,
  indent: indentMore,
  outdent: indentLess,
  undo,
  redo,
  foldAll,
  unfoldAll,
};
