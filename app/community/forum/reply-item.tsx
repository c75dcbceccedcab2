import { clsx } from "clsx";
import { replyAnchor, replyPath } from "~/platform/urls";
import { FlashMessage, type FlashText } from "~/ui/notice";
import { PostActions } from "./post-actions";
import { PostMeta } from "./post-meta";
import { PostText } from "./post-text";
import type { ReplyView, ThreadView } from "./post-view";

interface ReplyItemProps {
  reply: ReplyView;
  thread: ThreadView;
  /** The path of the page, which forms come back to. */
  path: string;
  isMember: boolean;
  /** What was just done with it. */
  flash: FlashText | null;
}

/** A reply in its place. */
export function ReplyItem({ reply, thread, path, isMember, flash }: ReplyItemProps) {
  const { id, number, quoted, status } = reply;
  const isAnswer = id === thread.acceptedReplyId;
  const isThere = status === "shown" || status === "held";
  return (
    <li
      className={clsx("post", isAnswer && "post--answer")}
      id={replyAnchor(id)}
      // Where lists are numbered, by the number that the reply is known by.
      value={number}
    >
      <FlashMessage flash={flash} isInside />
      <div className="post__head">
        <PostMeta post={reply} permalink={replyPath(thread.id, id)} />
        <span className="muted small">#{number}</span>
      </div>
      {isAnswer ? <p className="badge badge--accent">Accepted answer</p> : null}
      {quoted ? (
        <p className="small">
          <a href={replyPath(thread.id, quoted.id)}>In reply to #{quoted.number}</a>
        </p>
      ) : null}
      <PostText post={reply} />
      {isThere ? (
        <PostActions
          kind="reply"
          post={reply}
          threadId={thread.id}
          path={path}
          isMember={isMember}
          isClosed={thread.closed !== null}
          answer={
            thread.canAccept && status === "shown" ? (isAnswer ? "withdraw" : "accept") : null
          }
        />
      ) : null}
    </li>
  );
}
