import { useModel, useWorkspace } from "~/workspace/workspace-context";
import { isRunning } from "./conversation-state";

/** Whether the answer that is being written makes the project's first files. */
export function useIsFirstAnswer(): boolean {
  const { chat, files } = useWorkspace();
  const isWriting = useModel(chat, (state) => isRunning(state) && state.mode === "develop");
  const isEmpty = useModel(files, (state) => state.files.size === 0);
  return isWriting && isEmpty;
}
