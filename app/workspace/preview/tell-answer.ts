import { isRunning } from "~/workspace/conversation/conversation-state";
import type { Workspace } from "~/workspace/create-workspace";

/**
 * Tells the running app's frame when an answer begins and when it has ended: what an answer changes out of sight
 * is scrolled to there (`sites/previews/client/answered.ts`). Returns the way to stop.
 *
 * @param frame the one that is shown; null where none is
 */
export function tellAnswers({ chat }: Workspace, frame: () => Window | null): () => void {
  return chat.state.subscribe((now, before) => {
    if (isRunning(now) === isRunning(before)) return;
    frame()?.postMessage({ type: "@sayso/answer", isRunning: isRunning(now) }, "*");
  });
}
