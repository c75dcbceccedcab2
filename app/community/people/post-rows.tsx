import { groupDigits } from "~/platform/group-digits";
import { TimeAgo } from "~/ui/time-ago";
import type { ProfilePost } from "./profile";

/** Threads or replies of one person, each a link to where it stands. */
export function PostRows({ posts }: { posts: readonly ProfilePost[] }) {
  return (
    <ul className="post-rows">
      {posts.map(({ id, title, excerpt, path, likes, replies, createdAt }) => (
        <li key={id} className="post-rows__post">
          <h3 className="post-rows__title" dir="auto">
            <a href={path}>{title}</a>
          </h3>
          {excerpt ? (
            <p className="two-lines" dir="auto">
              {excerpt}
            </p>
          ) : null}
          <p className="muted small post-rows__facts">
            <TimeAgo at={createdAt} /> <span>{counted(likes, "like", "likes")}</span>{" "}
            {replies === null ? null : <span>{counted(replies, "reply", "replies")}</span>}
          </p>
        </li>
      ))}
    </ul>
  );
}

function counted(count: number, one: string, many: string): string {
  return `${groupDigits(count)} ${count === 1 ? one : many}`;
}
