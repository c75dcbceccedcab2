import { TimeAgo } from "~/ui/time-ago";
import type { WholeVersion } from "./post-history.server";

/** A version of a post as it was written. */
export function WholePostVersion({ title, content, writtenAt }: WholeVersion) {
  return (
    <article className="post">
      <p className="post-facts">
        Written <TimeAgo at={writtenAt} />
      </p>
      {title === null ? null : <h2 dir="auto">{title}</h2>}
      <div className="markdown" dir="auto">
        <p className="markdown-as-written">{content}</p>
      </div>
    </article>
  );
}
