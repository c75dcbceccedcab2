import type { Command } from "~/workspace/commands/command";
import type { Workspace } from "~/workspace/create-workspace";
import { searchOf } from "./search-model";

function openSearch({ shell, showTab }: Workspace): void {
  shell.setState({ side: "search" });
  showTab("files");
  requestAnimationFrame(() => document.querySelector<HTMLElement>("#ws-search-text")?.focus());
}

/** Shows where a text stands in the files, as if it had been typed into the search. */
export function searchFor(workspace: Workspace, text: string): void {
  searchOf(workspace).change({ text });
  openSearch(workspace);
}

export const searchCommands: readonly Command[] = [
  {
    id: "search.open",
    title: "Search and replace everywhere",
    group: "Go to",
    keys: ["Mod-Shift-f"],
    run: openSearch,
  },
];
