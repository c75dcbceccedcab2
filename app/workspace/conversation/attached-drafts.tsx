import { Icon } from "~/ui/icon";
import { Spinner } from "~/ui/waiting";
import { describeSize } from "~/uploads/describe-size";
import { useModel, useWorkspace } from "~/workspace/workspace-context";
import { dropUpload } from "./attach-files";
import type { AttachedFile } from "./attached-draft";

/** What is attached to the message that is being written. Loaded with the first file. */
export default function AttachedDrafts() {
  const { chat } = useWorkspace();
  const attached = useModel(chat, (state) => state.attached);
  const remove = (file: AttachedFile) => {
    chat.changeAttached((all) => all.filter(({ id }) => id !== file.id));
    if (file.url) void dropUpload(file);
  };
  return (
    <ul className="ws-attached ws-attached--draft" aria-label="Attached files">
      {attached.map((file) => (
        <li key={file.id} className="ws-attached-file" aria-busy={file.isOnItsWay}>
          {file.isOnItsWay ? (
            <Spinner />
          ) : file.type === "image" ? (
            <img src={file.url} alt="" />
          ) : (
            <Icon name="file" />
          )}
          <span className="ws-attached-name" title={file.name}>
            {file.name}
          </span>
          <span className="ws-attached-size">
            {file.isOnItsWay ? "uploading" : describeSize(file.size)}
          </span>
          <button
            type="button"
            className="ws-attached-remove"
            aria-label={`Remove ${file.name}`}
            title="Remove"
            onClick={() => remove(file)}
          >
            <Icon name="close" />
          </button>
        </li>
      ))}
    </ul>
  );
}
