import { PostBody } from "../writing/post-body";
import type { PostView } from "./post-view";

const GONE = {
  deleted: "This was deleted.",
  hidden: "A moderator has hidden this.",
};

/** The words of a post, or why there are none. */
export function PostText({ post }: { post: PostView }) {
  const { status, isBlocked, html } = post;
  if (html === "" && (status === "deleted" || status === "hidden")) {
    return <p className="muted post-gone">{GONE[status]}</p>;
  }
  return (
    <>
      {status === "held" ? (
        <p className="muted small">Others see this when a moderator has looked at it.</p>
      ) : null}
      {status === "hidden" ? <p className="muted small">{GONE.hidden}</p> : null}
      {isBlocked ? (
        <details>
          <summary>By somebody you have blocked</summary>
          <PostBody post={{ html }} />
        </details>
      ) : (
        <PostBody post={{ html }} />
      )}
    </>
  );
}
