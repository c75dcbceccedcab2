import type { Command } from "~/workspace/commands/command";
import { isRunning } from "./conversation-state";
import { MESSAGE_BOX } from "./message-box";

export const conversationCommands: readonly Command[] = [
  {
    id: "chat.write",
    title: "Write to the assistant",
    group: "Go to",
    keys: ["Mod-i"],
    run({ showTab }) {
      showTab("chat");
      requestAnimationFrame(() => document.querySelector<HTMLElement>(MESSAGE_BOX)?.focus());
    },
  },
  {
    id: "chat.stop",
    title: "Stop the assistant",
    group: "Project",
    isOn: ({ chat }) => isRunning(chat.state.getState()),
    run: ({ chat }) => chat.stop(),
  },
];
