import { loadPart } from "~/workspace/load-part";
import { Glyph } from "~/workspace/shell/glyph";
import { useModel, useWorkspace } from "~/workspace/workspace-context";

/** Has a person point at a part of the running app, which the next message is about. */
export function PickButton() {
  const workspace = useWorkspace();
  const { status, isPicking } = useModel(workspace.preview, (state) => state);
  return (
    <button
      type="button"
      className="ws-icon-button ws-pick"
      aria-label="Choose a part of the app"
      title="Pick"
      aria-pressed={isPicking}
      disabled={status !== "running"}
      onClick={() =>
        void loadPart(workspace, () => import("./pick-part")).then((it) => it?.pickPart(workspace))
      }
    >
      <Glyph name="pick" />
    </button>
  );
}
