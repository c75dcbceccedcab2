import type { Attachment } from "~/conversation/message-schema";
import { Icon } from "~/ui/icon";
import { describeSize } from "~/uploads/describe-size";

interface AttachedFilesProps {
  files: readonly Attachment[];
  /** Makes a picture, or the text of a document, a file of the project; without it they are only opened. */
  onAdd?(file: Attachment): void;
}

/** Their text can become a file. */
const DOCUMENT = /\.(?:pdf|docx)$/;

/** Files that a message carries: pictures in small, the others by name, each opens. */
export function AttachedFiles({ files, onAdd }: AttachedFilesProps) {
  return (
    <ul className="ws-attached" aria-label="Attached files">
      {files.map(({ url, type, name, size, isGone }, index) => (
        <li key={url} className="ws-attached-file">
          {isGone && (
            <span className="ws-attached-gone">
              <Icon name="file" />
              <span className="ws-attached-name">{name}</span>
              <span className="ws-attached-size">Deleted</span>
            </span>
          )}
          {!isGone && (
            <a href={url} target="_blank" rel="noreferrer" title={name}>
              {type === "image" ? <img src={url} alt="" loading="lazy" /> : <Icon name="file" />}
              <span className="ws-attached-name">{name}</span>
              <span className="ws-attached-size">{describeSize(size)}</span>
            </a>
          )}
          {onAdd && !isGone && (type === "image" || DOCUMENT.test(name)) && (
            <button
              type="button"
              className="ws-link"
              aria-label={`Add ${type === "image" ? "" : "the text of "}${name} to the project`}
              onClick={() => onAdd(files[index] as Attachment)}
            >
              Add to project
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}
