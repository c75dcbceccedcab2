import { TimeAgo } from "~/ui/time-ago";
import type { PostVersion } from "./post-history.server";

/** What a post was, version by version, as it was written. */
export function PostVersions({ versions }: { versions: readonly PostVersion[] }) {
  return (
    <ol className="posts">
      {versions.map(({ title, content, writtenAt }, index) => (
        <li className="post" key={writtenAt + index.toString()}>
          <h2 className="post-facts">
            {index === 0 ? "Now, since" : "Written"} <TimeAgo at={writtenAt} />
          </h2>
          {title === null ? null : (
            <p dir="auto">
              <strong>{title}</strong>
            </p>
          )}
          <div className="markdown" dir="auto">
            <p className="markdown-as-written">{content}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
