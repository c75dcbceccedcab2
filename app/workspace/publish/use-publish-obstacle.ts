import { publishObstacle } from "~/publishing/publish-obstacle";
import { useModel, useWorkspace } from "~/workspace/workspace-context";

/** Why the project cannot be published as it is, in the words of this shell; null when it can. */
export function usePublishObstacle(): string | null {
  const { files, look } = useWorkspace();
  return useModel(files, ({ files: all }) =>
    all.size === 0 ? look.texts.nothingToPublish : publishObstacle(all.keys()),
  );
}
