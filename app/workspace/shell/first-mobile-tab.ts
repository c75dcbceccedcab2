import { hasEntry } from "~/sites/build/has-entry";
import type { MobileTab, WorkspaceStart } from "../create-workspace";

/**
 * What a narrow screen shows first: what came with an app and without a word, as an import does, opens on that app; else
 * one goes on talking.
 */
export function firstMobileTab(
  start: Pick<WorkspaceStart, "files" | "messages" | "activePath" | "isRunning" | "typed">,
): MobileTab {
  const { files, messages, activePath, isRunning, typed } = start;
  const isSilent = messages.length === 0 && !isRunning && !typed?.message && activePath === null;
  return isSilent && hasEntry(files.map(({ path }) => path)) ? "preview" : "chat";
}
