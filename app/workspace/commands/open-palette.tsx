import type { Workspace } from "~/workspace/create-workspace";
import { showOverPage } from "~/workspace/shell/show-over-page";
import type { Command } from "./command";
import { KeyboardHelp } from "./keyboard-help";
import { Palette, type PaletteStart } from "./palette";

/** Opens the palette, or the list of shortcuts, over the workspace. */
export function openPalette(
  workspace: Workspace,
  start: PaletteStart | "keys",
  commands: () => readonly Command[],
): void {
  void showOverPage<void>((close) =>
    start === "keys" ? (
      <KeyboardHelp commands={commands()} onClose={close} />
    ) : (
      <Palette workspace={workspace} start={start} commands={commands} onClose={close} />
    ),
  );
}
