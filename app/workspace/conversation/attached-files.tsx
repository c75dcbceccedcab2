import type { Attachment } from "~/conversation/message-schema";
import { Icon } from "~/ui/icon";

/** Files that a message carries: pictures in small, the others by name, each opens. */
export function AttachedFiles({ files }: { files: readonly Attachment[] }) {
  return (
    <ul className="ws-attached" aria-label="Attached files">
      {files.map(({ url, type, name, size }) => (
        <li key={url} className="ws-attached-file">
          <a href={url} target="_blank" rel="noreferrer" title={name}>
            {type === "image" ? <img src={url} alt="" loading="lazy" /> : <Icon name="file" />}
            <span className="ws-attached-name">{name}</span>
            <span className="ws-attached-size">{describeSize(size)}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Bytes as people read them on a chip. */
export function describeSize(bytes: number): string {
  const kb = Math.max(0.1, bytes / 1024);
  return `${kb < 10 ? kb.toFixed(1) : Math.round(kb).toLocaleString("en")} KB`;
}
