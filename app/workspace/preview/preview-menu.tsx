import { shownError } from "~/platform/api-client";
import { loadPart } from "~/workspace/load-part";
import { Menu } from "~/workspace/shell/menu";
import { useModel, useWorkspace } from "~/workspace/workspace-context";
import { NEW_ADDRESS_MEANS } from "./new-address";
import { usePreviewActs } from "./use-preview-acts";

/** What is seldom wanted of a preview, and on a narrow screen what its bar has no room for. */
export function PreviewMenu() {
  const workspace = useWorkspace();
  const { preview, notify } = workspace;
  const status = useModel(preview, (state) => state.status);
  const acts = usePreviewActs();
  const hasAddress = useModel(preview, (state) => state.label !== undefined);

  const download = async (close: () => void) => {
    close();
    const it = await loadPart(workspace, () => import("./download-preview"));
    await it?.downloadPreview(workspace);
  };
  const renew = async (close: () => void) => {
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
    <Menu label="More actions">
      {(close) => (
        <>
          <button
            type="button"
            className="ws-button ws-narrow-only"
            disabled={status !== "running"}
            onClick={() => {
              close();
              acts.pick();
            }}
          >
            Choose a part of the app
          </button>
          <button
            type="button"
            className="ws-button ws-narrow-only"
            disabled={status !== "running"}
            onClick={() => {
              close();
              acts.attach();
            }}
          >
            Attach a picture of the preview
          </button>
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
            onClick={() => void download(close)}
          >
            Download a picture
          </button>
          <button
            type="button"
            className="ws-button"
            disabled={!hasAddress}
            onClick={() => void renew(close)}
          >
            New address
          </button>
          <p>{NEW_ADDRESS_MEANS}</p>
        </>
      )}
    </Menu>
  );
}
