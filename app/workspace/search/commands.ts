import type { Command } from "~/workspace/commands/command";

export const searchCommands: readonly Command[] = [
  {
    id: "search.open",
    title: "Search and replace everywhere",
    group: "Go to",
    keys: ["Mod-Shift-f"],
    run({ shell, showTab }) {
      shell.setState({ side: "search" });
      showTab("files");
      requestAnimationFrame(() => document.querySelector<HTMLElement>("#ws-search-text")?.focus());
    },
  },
];
