import { shownRefusal } from "~/platform/api-client";
import type { Workspace } from "~/workspace/create-workspace";
import type { Command } from "./command";

/** Does what a command says, and tells when that did not work: nobody else waits for it. */
export async function runCommand(workspace: Workspace, command: Command): Promise<void> {
  try {
    await command.run(workspace);
  } catch (error) {
    console.warn(`The command ${command.id} failed.`, error);
    const description = shownRefusal(error, `“${command.title}” did not work. Please try again.`);
    workspace.notify({ title: "Error", description, kind: "error" });
  }
}
