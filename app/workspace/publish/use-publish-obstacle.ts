import { useMemo } from "react";
import { publishObstacle } from "~/publishing/publish-obstacle";
import { useModel, useWorkspace } from "~/workspace/workspace-context";

/** Why the project cannot be published as it is, in the words of this shell; null when it can. */
export function usePublishObstacle(): string | null {
  const { files, look } = useWorkspace();
  const all = useModel(files, (state) => state.files);
  return useMemo(
    () => (all.size === 0 ? look.texts.nothingToPublish : publishObstacle(all.keys())),
    [all, look],
  );
}
