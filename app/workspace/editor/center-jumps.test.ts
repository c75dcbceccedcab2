import { EditorSelection, EditorState } from "@codemirror/state";
import { expect, test } from "vitest";
import { centerJumps } from "./center-jumps";

const state = EditorState.create({ doc: "one\ntwo\n", extensions: centerJumps });
const to = EditorSelection.cursor(4);

test("a jump out of view scrolls its line into the middle", () => {
  const { effects } = state.update({ selection: to, userEvent: "select.jump" });
  expect(effects).toEqual([
    { type: expect.anything(), value: expect.objectContaining({ y: "center" }) },
  ]);
});

test("a jump to what is in view, and moving the caret, scroll as before", () => {
  const near = { selection: to, scrollIntoView: true };
  expect(state.update({ ...near, userEvent: "select.jump" }).effects).toEqual([]);
  expect(state.update({ selection: to, userEvent: "select" }).effects).toEqual([]);
});
