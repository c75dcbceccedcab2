import { useOffline } from "~/workspace/line";
import { useModel, useWorkspace } from "~/workspace/workspace-context";
import { isRunning } from "./conversation-state";

/** Says that there is no line, and what becomes of what is done meanwhile. */
export function LineNote() {
  const { chat, store } = useWorkspace();
  const isBusy = useModel(chat, isRunning);
  const text = useOffline() ? textOf(isBusy, store.outbox !== null) : "";
  // There before it has anything to say, so that it is announced.
  return (
    <p className="ws-line-note" role="status" data-tells-line hidden={text === ""}>
      {text}
    </p>
  );
}

function textOf(isBusy: boolean, canWait: boolean): string {
  if (isBusy) return "You are offline. The answer is picked up where it is when you are back.";
  return canWait
    ? "You are offline. You can read and change files; what you send goes when you are back."
    : "You are offline. Saving and sending need a connection; what you write is kept here.";
}
