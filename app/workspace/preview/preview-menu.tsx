import { type FocusEvent, type KeyboardEvent, useRef } from "react";
import { shownError } from "~/platform/api-client";
import { loadPart } from "~/workspace/load-part";
import { Glyph } from "~/workspace/shell/glyph";
import { useModel, useWorkspace } from "~/workspace/workspace-context";
import { NEW_ADDRESS_MEANS } from "./new-address";

/** What is seldom wanted of a preview. */
export function PreviewMenu() {
  const workspace = useWorkspace();
  const { preview, notify } = workspace;
  const status = useModel(preview, (state) => state.status);
  const hasAddress = useModel(preview, (state) => state.label !== undefined);
  const menu = useRef<HTMLDetailsElement>(null);

  const close = () => menu.current?.removeAttribute("open");
  const closeOnLeave = ({ relatedTarget }: FocusEvent) => {
    if (!menu.current?.contains(relatedTarget)) close();
  };
  const closeOnEscape = ({ key }: KeyboardEvent) => {
    if (key !== "Escape" || !menu.current?.open) return;
    close();
    menu.current.querySelector("summary")?.focus();
  };
  const download = async () => {
    close();
    const it = await loadPart(workspace, () => import("./download-preview"));
    await it?.downloadPreview(workspace);
  };
  const renew = async () => {
    close();
    try {
      await preview.renewAddress();
      notify({ title: "New address", description: "The old one answers nothing any more." });
    } catch (error) {
      const description = shownError(error, "The preview keeps the address that it has.");
      notify({ title: "No new address", description, kind: "error" });
    }
  };

  return (
    <details ref={menu} className="ws-menu" onBlur={closeOnLeave} onKeyDown={closeOnEscape}>
      <summary className="ws-icon-button" aria-label="More actions" title="More">
        <Glyph name="more" />
      </summary>
      {/* Focus can be on it, so that a press on the text closes nothing. */}
      <div className="ws-menu-panel" tabIndex={-1}>
        <button
          type="button"
          className="ws-button"
          disabled={status === "starting"}
          onClick={() => {
            close();
            void preview.restart();
          }}
        >
          Restart
        </button>
        <button
          type="button"
          className="ws-button"
          disabled={status !== "running"}
          onClick={() => void download()}
        >
          Download a picture
        </button>
        <p>{NEW_ADDRESS_MEANS}</p>
        <button
          type="button"
          className="ws-button"
          disabled={!hasAddress}
          onClick={() => void renew()}
        >
          New address
        </button>
      </div>
    </details>
  );
}
