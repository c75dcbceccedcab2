import { loadPart } from "~/workspace/load-part";
import { useWorkspace } from "~/workspace/workspace-context";

/** What a message can take from the running app. The code of each is loaded at its first use. */
export interface PreviewActs {
  /** Has a person point at a part of the app, which the next message is about. */
  pick(): void;
  /** Puts a picture of the app, as it is shown, beside the next message. */
  attach(): void;
}

/** The acts of the preview, which a bar has as buttons and a narrow one in its menu. */
export function usePreviewActs(): PreviewActs {
  const workspace = useWorkspace();
  return {
    pick: () =>
      void loadPart(workspace, () => import("./pick-part")).then((it) => it?.pickPart(workspace)),
    attach: () =>
      void loadPart(workspace, () => import("./attach-preview")).then((it) =>
        it?.attachPreview(workspace),
      ),
  };
}
