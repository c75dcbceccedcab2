import { useEffect } from "react";
import type { Workspace } from "~/workspace/create-workspace";
import { loadPart } from "~/workspace/load-part";
import { holdKeys } from "./hold-keys";

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
      event.preventDefault();
      event.stopPropagation();
      // The search is where the caret is already: nothing will take it.
      const isThere = /^f$/i.test(key) && (target as Element).id === "ws-search-text";
      const giveUp = isThere ? () => {} : holdKeys();
      void loadPart(workspace, () => import("./press-keys")).then((it) => {
        if (!it?.pressKeys(workspace, event)) giveUp();
      });
    };
    // Before the editor, which has other uses for some of them.
    window.addEventListener("keydown", onKey, true);
    return () => window.removeEventListener("keydown", onKey, true);
  }, [workspace]);
}
