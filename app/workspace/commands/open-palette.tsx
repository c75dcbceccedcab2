import { createRoot } from "react-dom/client";
import type { Workspace } from "~/workspace/create-workspace";
import type { Command } from "./command";
import { KeyboardHelp } from "./keyboard-help";
import { Palette, type PaletteStart } from "./palette";

/**
 * Opens the palette, or the list of shortcuts, over the workspace; when it closes, the focus is where
 * it was. It is no part of the page's tree, which does without its code until somebody asks for it.
 */
export function openPalette(
  workspace: Workspace,
  start: PaletteStart | "keys",
  commands: () => readonly Command[],
): void {
  const opener = document.activeElement;
  const host = document.body.appendChild(document.createElement("div"));
  const root = createRoot(host);
  const close = () => {
    root.unmount();
    host.remove();
    if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
  };
  root.render(
    start === "keys" ? (
      <KeyboardHelp commands={commands()} onClose={close} />
    ) : (
      <Palette workspace={workspace} start={start} commands={commands} onClose={close} />
    ),
  );
}
