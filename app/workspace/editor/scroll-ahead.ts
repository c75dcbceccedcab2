import { type EditorView, ViewPlugin, type ViewUpdate } from "@codemirror/view";

/** So much of what comes next is shown beyond a caret that ran out of the pane, as a part of its width. */
const AHEAD = 0.3;
/** The caret is out of the pane when it is nearer to its edge, in pixels. */
const EDGE_PX = 8;

/**
 * Scrolls a long line on by a third of the pane when the caret reaches its edge. By itself CodeMirror scrolls by one
 * letter at each key there, twice, and all that is shown is measured and painted anew each time.
 */
export const scrollAhead = ViewPlugin.define((view) => {
  // Room to the right of the longest line, which the pane can be scrolled to.
  const room = document.createElement("div");
  room.style.cssText = "position:absolute;top:0;width:1px;height:1px;pointer-events:none";
  let end = 0;
  return {
    update({ transactions }: ViewUpdate) {
      if (!transactions.some(({ scrollIntoView }) => scrollIntoView)) return;
      // Before CodeMirror looks whether it has to scroll itself.
      view.requestMeasure({
        key: room,
        read: beyondEdge,
        write(beyond) {
          if (beyond < -EDGE_PX) return;
          const { scrollDOM } = view;
          const left = scrollDOM.scrollLeft + beyond + scrollDOM.clientWidth * AHEAD;
          const wanted = Math.ceil(left + scrollDOM.clientWidth);
          if (wanted > end) {
            end = wanted;
            room.style.left = `${end - 1}px`;
            scrollDOM.append(room);
          }
          scrollDOM.scrollLeft = left;
        },
      });
    },
    destroy: () => room.remove(),
  };
});

/** How far the caret is beyond the right edge of the pane, in pixels; less than none where it is within. */
function beyondEdge(view: EditorView): number {
  const { main } = view.state.selection;
  const caret = main.empty ? view.coordsAtPos(main.head) : null;
  if (!caret) return Number.NEGATIVE_INFINITY;
  return caret.right - view.scrollDOM.getBoundingClientRect().left - view.scrollDOM.clientWidth;
}
