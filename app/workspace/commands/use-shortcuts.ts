import { useEffect } from "react";
import { MESSAGE_BOX } from "~/workspace/conversation/message-box";
import type { Workspace } from "~/workspace/create-workspace";
import { loadPart } from "~/workspace/load-part";
import { holdKeys, holdsKeys } from "./hold-keys";

/** What the caret goes to by a letter with Ctrl: where it is there already, there is nothing to do. */
const CARET_GOES_TO: Record<string, string> = {
  f: "#ws-search-text",
  i: MESSAGE_BOX,
};

/** Hears the keys that open a part of the page; what they do is loaded with the commands. */
export function useShortcuts(workspace: Workspace): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { key, target, altKey, shiftKey } = event;
      const mod = /^(Mac|iP)/.test(navigator.platform) ? event.metaKey : event.ctrlKey;
      const isText = (target as Element).closest?.("input,textarea,select,[contenteditable]");
      // Caps Lock makes small letters large, and with Shift large ones small.
      const letters = shiftKey ? /^[pfo]$/i : /^[kpi]$/i;
      const isOurs = mod && !altKey ? letters.test(key) : key === "?" && !isText;
      if (!isOurs || document.querySelector("dialog[open]")) return;
      // A "?" is text for what is being loaded.
      if (holdsKeys() && !mod) return;
      event.preventDefault();
      event.stopPropagation();
      const goal = CARET_GOES_TO[key.toLowerCase()];
      const isThere = goal !== undefined && (target as Element).matches?.(goal);
      if (isThere || holdsKeys()) return;
      const giveUp = holdKeys();
      void loadPart(workspace, () => import("./press-keys")).then((it) => {
        if (!it?.pressKeys(workspace, event)) giveUp();
      });
    };
    // Before the editor, which has other uses for some of them.
    window.addEventListener("keydown", onKey, true);
    return () => window.removeEventListener("keydown", onKey, true);
  }, [workspace]);
}
