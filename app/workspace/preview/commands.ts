import type { Command } from "~/workspace/commands/command";
import type { MobileTab } from "~/workspace/create-workspace";
import { loadPart } from "~/workspace/load-part";
import type { Layout } from "~/workspace/shell/layout";

/** Shows a part of the workspace. */
function show(tab: MobileTab, title: string): Command {
  return { id: `show.${tab}`, title, group: "Look around", run: ({ showTab }) => showTab(tab) };
}

/** What a wide screen shows in its centre; on a narrow one there is one part at a time. */
function arrange(layout: Layout, title: string): Command {
  return {
    id: `arrange.${layout}`,
    title,
    also: "layout, split, side by side",
    group: "Look around",
    isOn: ({ look }) => !look.isOnePanel(),
    run: ({ chooseLayout }) => chooseLayout(layout),
  };
}

export const previewCommands: readonly Command[] = [
  show("editor", "Show the code"),
  show("preview", "Show the running app"),
  show("terminal", "Show the terminal"),
  arrange("code", "Show the code alone"),
  arrange("split", "Show code and app side by side"),
  arrange("preview", "Show the app alone"),
  {
    id: "preview.reload",
    title: "Reload the running app",
    group: "Look around",
    isOn: ({ preview }) => preview.state.getState().status === "running",
    run: ({ preview, showTab }) => {
      showTab("preview");
      preview.reloadFrame();
    },
  },
  {
    id: "preview.pick",
    title: "Point at a part of the running app",
    group: "Look around",
    isOn: ({ preview }) => preview.state.getState().status === "running",
    async run(workspace) {
      workspace.showTab("preview");
      (await loadPart(workspace, () => import("./pick-part")))?.pickPart(workspace);
    },
  },
  {
    id: "preview.start",
    title: "Start the app",
    group: "Look around",
    isOn: ({ preview }) => preview.state.getState().status === "stopped",
    run: ({ showTab }) => showTab("preview"),
  },
];
