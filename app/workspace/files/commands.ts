import { dataPath, environmentPath, phonesPath, repositoryPath } from "~/platform/urls";
import type { Command } from "~/workspace/commands/command";
import { pressControl } from "~/workspace/commands/press-control";
import type { Workspace } from "~/workspace/create-workspace";
import { chooseAutosave } from "./autosave-choice";

const active = ({ files }: Workspace) => files.state.getState().active;
const hasActive = (workspace: Workspace) => active(workspace) !== null;

/** The file beside the open one among the tabs, round and round. */
function step({ files }: Workspace, by: 1 | -1): void {
  const { open, active } = files.state.getState();
  const next = open.at((open.indexOf(active ?? "") + by) % open.length);
  if (next) files.openFile(next);
}

/** What is done with files: the list of them is in the palette. */
export const fileCommands: readonly Command[] = [
  {
    id: "files.new",
    title: "New file",
    group: "Project",
    run: (workspace) => pressControl(workspace, "files", "New file"),
  },
  {
    id: "files.upload",
    title: "Upload files",
    group: "Project",
    run: async (workspace) =>
      (await import("~/workspace/uploads/choose-files")).chooseFiles(workspace, ""),
  },
  {
    id: "files.save",
    title: "Save this file",
    group: "Project",
    keys: ["Mod-s"],
    heardBy: "editor",
    isOn: hasActive,
    run: (workspace) => workspace.files.save(active(workspace) ?? ""),
  },
  {
    id: "files.autosave-on",
    title: "Save edits by themselves from now on",
    group: "Edit",
    isOn: ({ files }) => !files.state.getState().isAutosaving,
    run: ({ files }) => chooseAutosave(files, true),
  },
  {
    id: "files.autosave-off",
    title: "Save edits only when asked to",
    group: "Edit",
    isOn: ({ files }) => files.state.getState().isAutosaving,
    run: ({ files }) => chooseAutosave(files, false),
  },
  {
    id: "files.close",
    title: "Close this file",
    group: "Project",
    isOn: hasActive,
    run: (workspace) => workspace.files.closeFile(active(workspace) ?? ""),
  },
  {
    id: "files.close-others",
    title: "Close all other files",
    group: "Project",
    isOn: ({ files }) => files.state.getState().open.length > 1,
    run: (workspace) => {
      const { open } = workspace.files.state.getState();
      const kept = active(workspace);
      for (const path of open) if (path !== kept) workspace.files.closeFile(path);
    },
  },
  {
    id: "files.next",
    title: "Next open file",
    group: "Go to",
    isOn: ({ files }) => files.state.getState().open.length > 1,
    run: (workspace) => step(workspace, 1),
  },
  {
    id: "files.previous",
    title: "Previous open file",
    group: "Go to",
    isOn: ({ files }) => files.state.getState().open.length > 1,
    run: (workspace) => step(workspace, -1),
  },
  {
    id: "files.rename",
    title: "Rename the chosen file",
    group: "Project",
    keys: ["F2"],
    heardBy: "tree",
    isOn: hasActive,
    run: (workspace) => pressControl(workspace, "files", `Rename ${active(workspace) ?? ""}`),
  },
  {
    id: "files.move",
    title: "Move the chosen file to another folder",
    group: "Project",
    keys: ["F6"],
    heardBy: "tree",
    isOn: hasActive,
    run: async (workspace) =>
      (await import("./ask-where-to")).askWhereTo(workspace, {
        path: active(workspace) ?? "",
        isFolder: false,
      }),
  },
  {
    id: "files.delete",
    title: "Delete the chosen file",
    group: "Project",
    keys: ["Delete"],
    heardBy: "tree",
    isOn: hasActive,
    run: (workspace) => workspace.operations.remove(active(workspace) ?? ""),
  },
  {
    id: "files.data",
    title: "Data that the app keeps on the server",
    group: "Go to",
    isOn: ({ store }) => store.kind === "account",
    run: ({ store }) => location.assign(dataPath(store.projectId)),
  },
  {
    id: "files.environment",
    title: "Variables of this project",
    group: "Go to",
    isOn: ({ store }) => store.kind === "account",
    run: ({ store }) => location.assign(environmentPath(store.projectId)),
  },
  {
    id: "files.repository",
    title: "Push to a git repository (GitHub, GitLab …)",
    group: "Go to",
    isOn: ({ store }) => store.kind === "account",
    run: ({ store }) => location.assign(repositoryPath(store.projectId)),
  },
  {
    id: "files.phones",
    title: "Phones: home screen, Google Play, App Store",
    also: "android, iphone, ios, apk, capacitor, install, native, mobile app",
    group: "Go to",
    isOn: ({ store }) => store.kind === "account",
    run: ({ store }) => location.assign(phonesPath(store.projectId)),
  },
];
