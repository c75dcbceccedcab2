import { isRunning } from "~/workspace/conversation/conversation-state";
import { useModel, useWorkspace } from "~/workspace/workspace-context";

/** How the preview stands, in a word or two. */
export function PreviewBadge() {
  const { preview } = useWorkspace();
  const { status, isRestarting } = useModel(preview, (state) => state);
  const isBehind = useIsBehind();
  const [text, look] = isRestarting
    ? ["Restarting...", "starting"]
    : status === "starting"
      ? ["Starting...", "starting"]
      : status !== "running"
        ? [null, status]
        : isBehind
          ? ["Shows the version before", "behind"]
          : ["Running", "running"];
  return (
    <span role="status">
      {text && (
        <span className="ws-badge" data-status={look} title={text}>
          {text}
        </span>
      )}
    </span>
  );
}

/** Whether what runs is older than the files, because the last change does not build. */
export function useIsBehind(): boolean {
  const { chat, files, preview, terminal } = useWorkspace();
  // A project without files builds nothing, which is no failure.
  const hasFiles = useModel(files, (state) => state.files.size > 0);
  const isUp = useModel(preview, (state) => state.status === "running" && !state.isRestarting);
  const isBroken = useModel(terminal, ({ problems }) => problems.some(isOfBuild));
  // While an answer is being written, a preview of the version before is no news.
  const isBusy = useModel(chat, isRunning);
  return isUp && isBroken && !isBusy && hasFiles;
}

export const isOfBuild = ({ source }: { source: string }) => source === "build";
