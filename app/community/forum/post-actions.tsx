import { groupDigits } from "~/platform/group-digits";
import { blockPath, postActPath, quotePath, reportPath } from "~/platform/urls";
import { Button, buttonClass } from "~/ui/button";
import { Icon } from "~/ui/icon";
import type { PostView } from "./post-view";

interface PostActionsProps {
  kind: "thread" | "reply";
  post: PostView;
  threadId: string;
  /** The path of the page, which forms post to and come back to. */
  path: string;
  isMember: boolean;
  /** Nobody replies any more. */
  isClosed: boolean;
  /** "accept" or "withdraw", where the reader may do that. */
  answer?: "accept" | "withdraw" | null;
}

/** What a reader can do with a post: forms for what changes something, links for the rest. */
export function PostActions(props: PostActionsProps) {
  const { kind, post, threadId, path, isMember, isClosed, answer = null } = props;
  const { id, isOwn, isBlocked, author } = post;
  return (
    <div className="post-actions">
      <LikeForm kind={kind} post={post} path={path} />
      {answer ? (
        <form method="post" action={path}>
          <input type="hidden" name="intent" value={answer} />
          <input type="hidden" name="post" value={id} />
          <Button type="submit" variant="quiet" small>
            <Icon name={answer === "accept" ? "check" : "close"} />
            {answer === "accept" ? "Accept as answer" : "Not the answer"}
          </Button>
        </form>
      ) : null}
      {isMember && !isClosed ? <ActLink href={quotePath(threadId, id)}>Quote</ActLink> : null}{" "}
      {isOwn ? (
        <>
          <ActLink href={postActPath(id, "edit")}>Edit</ActLink>{" "}
          <ActLink href={postActPath(id, "delete")}>Delete</ActLink>
        </>
      ) : (
        <>
          <ActLink href={reportPath(`${kind}:${id}`)}>Report</ActLink>{" "}
          {isMember && author.id ? (
            <ActLink href={blockPath(author.id, path)}>{isBlocked ? "Unblock" : "Block"}</ActLink>
          ) : null}
        </>
      )}
    </div>
  );
}

function ActLink({ href, children }: { href: string; children: string }) {
  return (
    <a className={buttonClass({ variant: "quiet", small: true })} href={href} rel="nofollow">
      {children}
    </a>
  );
}

/** It says what is wanted rather than "the other", so that a second press undoes nothing. */
function LikeForm({ kind, post, path }: Pick<PostActionsProps, "kind" | "post" | "path">) {
  const { id, likes, isLiked } = post;
  return (
    <form method="post" action={path} data-wakes="forum" data-like={`${kind}:${id}`}>
      <input type="hidden" name="intent" value="like" />
      <input type="hidden" name="post" value={`${kind}:${id}`} />
      <button
        type="submit"
        name="liked"
        value={isLiked ? "no" : "yes"}
        className={buttonClass({ variant: "quiet", small: true })}
        aria-pressed={isLiked}
      >
        <Icon name="heart" />
        <span data-count>{groupDigits(likes)}</span>
        <span className="visually-hidden"> {likes === 1 ? "like" : "likes"}: like it</span>
      </button>
    </form>
  );
}
