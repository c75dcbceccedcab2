import { isRunning } from "~/workspace/conversation/conversation-state";
import { useModel, useWorkspace } from "~/workspace/workspace-context";

/** Tells that what runs is older than the files, because the last change does not build. */
export function PreviewNote() {
  const { chat, preview, terminal, showTab } = useWorkspace();
  const isUp = useModel(preview, (state) => state.status === "running" && !state.isRestarting);
  const isBroken = useModel(terminal, ({ problems }) =>
    problems.some(({ source }) => source === "build"),
  );
  // While an answer is being written, a preview of the version before is no news.
  const isBusy = useModel(chat, isRunning);
  if (!isUp || !isBroken || isBusy) return null;
  return (
    <p className="ws-preview-note" role="status">
      The last change does not build. This is the version before it.{" "}
      <button type="button" className="ws-link" onClick={() => showTab("terminal")}>
        See why
      </button>
    </p>
  );
}
