import type { Workspace } from "~/workspace/create-workspace";

/** Something that can be done in the workspace: by its shortcut, and from the palette. */
export interface Command {
  /** Never changes; nobody sees it. */
  id: string;
  /** What it does, as a person would say it: "Close this file". */
  title: string;
  /** What else people call it, in small letters: "go back, undo". The palette finds it by the beginning of a word. */
  also?: string;
  /** Under which heading the list of shortcuts has it. */
  group: CommandGroup;
  /** As {@link keysOf} writes them, e.g. "Mod-Shift-f". The first is the one that is shown. */
  keys?: readonly string[];
  /** The keys are another part's to hear: the editor's, or the tree's. */
  heardBy?: "editor" | "tree" | "chat";
  /** Whether it can be done now. Always, when absent. */
  isOn?(workspace: Workspace): boolean;
  run(workspace: Workspace): unknown;
}

export const COMMAND_GROUPS = ["Go to", "Project", "Edit", "Look around"] as const;
export type CommandGroup = (typeof COMMAND_GROUPS)[number];
