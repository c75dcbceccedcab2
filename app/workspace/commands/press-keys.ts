import type { Workspace } from "~/workspace/create-workspace";
import { keysOf } from "./keys";
import { listCommands } from "./registry";
import { runCommand } from "./run-command";

/** Does what was pressed. Editor, tree and chat hear their own keys. @returns whether that is something */
export function pressKeys(workspace: Workspace, event: KeyboardEvent): boolean {
  const keys = keysOf(event);
  const command = listCommands(workspace).find(
    (one) => one.keys?.includes(keys) && one.heardBy === undefined,
  );
  if (command) void runCommand(workspace, command);
  return command !== undefined;
}
