import { shownError } from "~/platform/api-client";
import { loadPart } from "~/workspace/load-part";
import { Menu } from "~/workspace/shell/menu";
import { useModel, useWorkspace } from "~/workspace/workspace-context";
import { NEW_ADDRESS_MEANS } from "./new-address";

/** What is seldom wanted of a preview. */
export function PreviewMenu() {
  const workspace = useWorkspace();
  const { preview, notify } = workspace;
  const status = useModel(preview, (state) => state.status);
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
          <p>{NEW_ADDRESS_MEANS}</p>
          <button
            type="button"
            className="ws-button"
            disabled={!hasAddress}
            onClick={() => void renew(close)}
          >
            New address
          </button>
        </>
      )}
    </Menu>
  );
}
