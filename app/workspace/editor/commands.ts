import type { Command } from "~/workspace/commands/command";
import type { Workspace } from "~/workspace/create-workspace";
import { editorOf } from "./active-editor";

/** Names of what `editor-acts.ts` does; CodeMirror is loaded with the editor. */
type Act = keyof typeof import("./editor-acts")["EDITOR_ACTS"];

const hasEditor = ({ files }: Workspace) => editorOf(files.state.getState().active) !== null;

/** Something that the editor does with the open file, and hears the keys of while it has the focus. */
function act(name: Act, title: string, ...keys: string[]): Command {
  return {
    id: `editor.${name}`,
    title,
    group: "Edit",
    keys,
    heardBy: "editor",
    isOn: hasEditor,
    async run(workspace) {
      workspace.showTab("editor");
      const { EDITOR_ACTS } = await import("./editor-acts");
      const view = editorOf();
      if (!view) return;
      view.focus();
      EDITOR_ACTS[name](view);
    },
  };
}

/** Presses a key in the editor, for what another part of the page does, loaded for it alone. */
function pressed(id: string, title: string, key: string): Command {
  return {
    id: `editor.${id}`,
    title,
    group: "Edit",
    keys: [key],
    heardBy: "editor",
    isOn: hasEditor,
    run(workspace) {
      workspace.showTab("editor");
      const target = editorOf()?.contentDOM;
      target?.focus();
      target?.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
    },
  };
}

export const editorCommands: readonly Command[] = [
  pressed("definition", "Go to where it is defined", "F12"),
  pressed("renameSymbol", "Rename a name everywhere", "F2"),
  {
    id: "editor.format",
    title: "Format this file",
    group: "Edit",
    keys: ["Alt-Shift-f"],
    heardBy: "editor",
    isOn: hasEditor,
    async run(workspace) {
      workspace.showTab("editor");
      await (await import("~/workspace/language/format-file")).formatFile(workspace);
    },
  },
  act("find", "Find in this file", "Mod-f"),
  act("findNext", "Next match", "F3"),
  act("findPrevious", "Previous match", "Shift-F3"),
  act("goToLine", "Go to a line", "Mod-Alt-g"),
  act("selectNext", "Select the next same word too", "Mod-d"),
  act("selectAll", "Select all same words", "Mod-Shift-l"),
  act("comment", "Comment out, or back in", "Mod-/"),
  act("moveUp", "Move the line up", "Alt-ArrowUp"),
  act("moveDown", "Move the line down", "Alt-ArrowDown"),
  act("copyDown", "Copy the line down", "Shift-Alt-ArrowDown"),
  act("removeLine", "Remove the line", "Mod-Shift-k"),
  act("indent", "Indent the lines", "Mod-]"),
  act("outdent", "Take an indent back", "Mod-["),
  act("undo", "Undo an edit", "Mod-z"),
  act("redo", "Redo an edit", "Mod-Shift-z"),
  act("foldAll", "Fold everything"),
  act("unfoldAll", "Unfold everything"),
];
