import { isRunning } from "~/workspace/conversation/conversation-state";
import { useModel, useWorkspace } from "~/workspace/workspace-context";
import type { PreviewStatus } from "./preview-state";

/** How the preview stands, in a word or two. */
export function PreviewBadge() {
  const { preview } = useWorkspace();
  const { status, isRestarting } = useModel(preview, (state) => state);
  const [isBehind, isFaulty] = [useIsBehind(), useIsFaulty()];
  const [text, look] = badgeOf({ status, isRestarting, isBehind, isFaulty });
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

/** @returns what is said, null for nothing, and how it looks: green is only what runs without a known fault */
export function badgeOf(state: {
  status: PreviewStatus;
  isRestarting: boolean;
  isBehind: boolean;
  isFaulty: boolean;
}): [text: string | null, look: string] {
  const { status, isRestarting, isBehind, isFaulty } = state;
  if (isRestarting) return ["Restarting...", "starting"];
  if (status === "starting") return ["Starting...", "starting"];
  if (status !== "running") return [null, status];
  if (isBehind) return ["Shows the version before", "behind"];
  return isFaulty ? ["Running, with errors", "behind"] : ["Running", "running"];
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

/** Whether what runs has failed in the browser since it was built: a script that no browser reads, one that throws. */
function useIsFaulty(): boolean {
  const { chat, terminal } = useWorkspace();
  const hasFailed = useModel(terminal, ({ problems }) => problems.some(isOfPage));
  const isBusy = useModel(chat, isRunning);
  return hasFailed && !isBusy;
}

/** Whether a page of the app is known to be open in the frame, as the files are, and has not failed there. */
export function useIsSeen(): boolean {
  const { preview } = useWorkspace();
  const isOpen = useModel(preview, (state) => state.status === "running" && state.isTold);
  const [isBehind, isFaulty] = [useIsBehind(), useIsFaulty()];
  return isOpen && !isBehind && !isFaulty;
}

const isOfPage = ({ source }: { source: string }) => source === "page";

export const isOfBuild = ({ source }: { source: string }) => source === "build";
