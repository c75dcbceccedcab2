import type { Command } from "~/workspace/commands/command";
import { pressControl } from "~/workspace/commands/press-control";
import { isRunning } from "~/workspace/conversation/conversation-state";
import type { Workspace } from "~/workspace/create-workspace";

const openSheet = (workspace: Workspace) => pressControl(workspace, "chat", "Chat history");

/** What is done with the versions of a project. */
export const historyCommands: readonly Command[] = [
  {
    id: "history.open",
    title: "Versions: open, name and bring back",
    also: "go back, history, checkpoints, restore, roll back, earlier, yesterday, this morning",
    group: "Go to",
    run: openSheet,
  },
  {
    id: "history.compare",
    title: "Compare with…: two versions side by side",
    group: "Project",
    run: async (workspace) => (await import("./compare-with")).compareWith(workspace),
  },
  {
    id: "history.name",
    title: "Name this version",
    group: "Project",
    run: async (workspace) => (await import("./name-version")).nameVersion(workspace),
  },
  {
    id: "history.undo",
    title: "Undo the last change of the project",
    also: "go back, revert, take back",
    group: "Project",
    isOn: ({ chat, files }) =>
      !isRunning(chat.state.getState()) && files.state.getState().files.size > 0,
    // The one way to take something back: what it did is said in the chat.
    run: (workspace) => {
      workspace.showTab("chat");
      return workspace.chat.send("Undo that");
    },
  },
];
