import type { ComponentProps } from "react";
import {
  categoryPath,
  communityPath,
  replyAnchor,
  replyPath,
  threadPagePath,
  threadPath,
} from "~/platform/urls";
import { BackLink } from "~/ui/back-link";
import { type FlashText, Notice } from "~/ui/notice";
import { FollowForm } from "../notifications/follow-form";
import type { FollowLevel } from "../notifications/follow-levels";
import { threadPlace } from "../notifications/places";
import { PostActions } from "./post-actions";
import { PostMeta } from "./post-meta";
import { PostText } from "./post-text";
import type { ReplyView, ThreadView } from "./post-view";
import { LogInToReply, type ReplyDraft, ReplyForm } from "./reply-form";
import { ReplyItem } from "./reply-item";
import { ReplyPages } from "./reply-pages";

interface ThreadPageViewProps {
  thread: ThreadView;
  answer: ReplyView | null;
  replies: readonly ReplyView[];
  page: number;
  pages: number;
  /** What is in the reply box. Text that could not be sent is shown even where the thread was closed or the login ended. */
  draft: ReplyDraft;
  box: Pick<ComponentProps<typeof ReplyForm>, "humanToken" | "writerId">;
  /** What a member hears of the thread; null for a visitor. */
  level: FollowLevel | null;
  /** What was just done with one of the replies. */
  flash: FlashText | null;
}

const CLOSED = {
  locked: "This thread is locked: nobody can reply any more.",
  archived: "This category is archived: nobody can write here any more.",
};

/** A thread with a page of its replies. */
export function ThreadPageView(props: ThreadPageViewProps) {
  const { thread, answer, replies, page, pages, draft, box, level, flash } = props;
  const { id, category, closed, status } = thread;
  const path = threadPagePath(id, page);
  const isShown = status === "shown";
  const isMember = level !== null;
  const isOpen = isShown && !closed;
  return (
    <>
      <BackLink href={communityPath}>Back to threads</BackLink>
      <article className="thread">
        <h1 dir="auto">{thread.title || "A thread that is gone"}</h1>
        <p className="post-facts">
          <a href={categoryPath(category.id)}>{category.name}</a>{" "}
          {closed === "locked" ? <span className="badge">Locked</span> : null}
        </p>
        <PostMeta post={thread} permalink={threadPath(id)} />
        <PostText post={thread} />
        {isShown || status === "held" ? (
          <PostActions
            kind="thread"
            post={thread}
            threadId={id}
            path={path}
            isMember={isMember}
            isClosed={closed !== null}
          />
        ) : null}
      </article>
      {answer ? <Answer answer={answer} threadId={id} /> : null}
      <section className="replies" id="replies" aria-labelledby="replies-title">
        <h2 id="replies-title">Replies</h2>
        {replies.length > 0 ? (
          <ol className="posts">
            {replies.map((reply) => (
              <ReplyItem
                key={reply.id}
                reply={reply}
                thread={thread}
                path={path}
                isMember={isMember}
                flash={flash?.at === replyAnchor(reply.id) ? flash : null}
              />
            ))}
          </ol>
        ) : (
          <p className="muted">Nobody has replied yet.</p>
        )}
        <ReplyPages threadId={id} page={page} pages={pages} />
      </section>
      {closed ? <Notice>{CLOSED[closed]}</Notice> : null}
      {isOpen && !isMember ? <LogInToReply /> : null}
      {(isOpen && isMember) || draft.sent ? (
        <ReplyForm path={path} threadId={id} draft={draft} {...box} />
      ) : null}
      {level ? <FollowForm place={threadPlace(id)} level={level} returnTo={path} /> : null}
    </>
  );
}

/** The accepted answer right below the question; it stands in its place as well. */
function Answer({ answer, threadId }: { answer: ReplyView; threadId: string }) {
  const permalink = replyPath(threadId, answer.id);
  return (
    <section className="post post--answer" aria-labelledby="answer-title">
      <h2 id="answer-title">Accepted answer</h2>
      <PostMeta post={answer} permalink={permalink} />
      <PostText post={answer} />
      <p className="small">
        <a href={permalink}>Read it among the replies</a>
      </p>
    </section>
  );
}
