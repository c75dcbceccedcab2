import { conversationCommands } from "~/workspace/conversation/commands";
import type { Workspace } from "~/workspace/create-workspace";
import { editorCommands } from "~/workspace/editor/commands";
import { fileCommands } from "~/workspace/files/commands";
import { historyCommands } from "~/workspace/history/commands";
import { previewCommands } from "~/workspace/preview/commands";
import { publishCommands } from "~/workspace/publish/commands";
import { searchCommands } from "~/workspace/search/commands";
import type { Command } from "./command";
import { openPalette } from "./open-palette";

/** What opens the palette in its forms. */
const PALETTE_COMMANDS: readonly Command[] = [
  {
    id: "palette.files",
    title: "Open a file by name",
    group: "Go to",
    keys: ["Mod-p"],
    run: (workspace) => openPalette(workspace, "files", () => listCommands(workspace)),
  },
  {
    id: "palette.commands",
    title: "Find a command",
    group: "Go to",
    keys: ["Mod-k", "Mod-Shift-p"],
    run: (workspace) => openPalette(workspace, "commands", () => listCommands(workspace)),
  },
  {
    id: "palette.outline",
    title: "Go to a part of this file",
    group: "Go to",
    keys: ["Mod-Shift-o"],
    isOn: ({ files }) => files.state.getState().active !== null,
    run: (workspace) => openPalette(workspace, "outline", () => listCommands(workspace)),
  },
  {
    id: "palette.keys",
    title: "Keyboard shortcuts",
    group: "Go to",
    keys: ["?"],
    run: (workspace) => openPalette(workspace, "keys", listShortcuts),
  },
];

/**
 * Every command, those of each folder of the workspace from its own `commands.ts`. Loaded with the
 * palette or the first shortcut, so a list may name what it runs, and loads it when it runs.
 */
const ALL: readonly Command[] = [
  ...PALETTE_COMMANDS,
  ...fileCommands,
  ...searchCommands,
  ...editorCommands,
  ...previewCommands,
  ...conversationCommands,
  ...historyCommands,
  ...publishCommands,
];

/** The commands that can be done now. */
export function listCommands(workspace: Workspace): Command[] {
  return ALL.filter((command) => command.isOn?.(workspace) ?? true);
}

/** Opens the palette for whoever knows neither what there is nor its keys: files first, commands with them. */
export function showEverything(workspace: Workspace): void {
  openPalette(workspace, "files", () => listCommands(workspace));
}

/** All commands that have keys, whether or not they can be done now: what the list of shortcuts shows. */
export function listShortcuts(): Command[] {
  return ALL.filter(({ keys }) => keys && keys.length > 0);
}
