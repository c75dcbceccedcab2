import { Glyph } from "~/workspace/shell/glyph";
import { useModel, useWorkspace } from "~/workspace/workspace-context";
import { usePreviewActs } from "./use-preview-acts";

/** Has a person point at a part of the running app, which the next message is about. */
export function PickButton() {
  const { preview } = useWorkspace();
  const { status, isPicking } = useModel(preview, (state) => state);
  const { pick } = usePreviewActs();
  return (
    <button
      type="button"
      className="ws-icon-button ws-pick ws-wide-only"
      aria-label="Choose a part of the app"
      title="Pick"
      aria-pressed={isPicking}
      disabled={status !== "running"}
      onClick={pick}
    >
      <Glyph name="pick" />
    </button>
  );
}
