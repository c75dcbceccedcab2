import { groupDigits } from "~/platform/group-digits";
import { threadPath } from "~/platform/urls";
import { Icon } from "~/ui/icon";
import { PersonPicture } from "~/ui/person-picture";
import { TimeAgo } from "~/ui/time-ago";
import { AuthorName } from "./author-name";
import type { Category } from "./categories.server";
import type { ListedThread } from "./thread-rows.server";

/** A row of a list, as one reader sees it. */
export interface ThreadRowView
  extends Pick<
    ListedThread,
    "id" | "title" | "likes" | "replies" | "isLocked" | "isAnswered" | "author"
  > {
  /** The name of its category. */
  category: string;
  /** ISO 8601: when it was written, or last replied to. */
  activeAt: string;
  /** Something came since the reader was there. */
  isUnread: boolean;
}

/** Threads as a list: what each is about, who began it and what became of it. */
export function ThreadList({ threads }: { threads: readonly ThreadRowView[] }) {
  return (
    <ul className="threads">
      {threads.map((thread) => (
        <ThreadRow key={thread.id} thread={thread} />
      ))}
    </ul>
  );
}

function ThreadRow({ thread }: { thread: ThreadRowView }) {
  const { id, title, author, category, activeAt, isUnread, isLocked, isAnswered } = thread;
  return (
    <li className="thread-row">
      <PersonPicture name={author.name} imageUrl={author.imageUrl} />
      <div className="thread-row__main">
        <h3 className="thread-row__title">
          {isUnread ? <span className="unread-dot">Unread: </span> : null}
          <a href={threadPath(id)} dir="auto">
            {title}
          </a>
        </h3>
        <p className="post-facts">
          <AuthorName author={author} /> <span>{category}</span> <TimeAgo at={activeAt} />{" "}
          {isAnswered ? <span className="badge badge--accent">Answered</span> : null}{" "}
          {isLocked ? <span className="badge">Locked</span> : null}
        </p>
      </div>
      <p className="thread-row__counts">
        <Count icon="heart" count={thread.likes} one="like" many="likes" />{" "}
        <Count icon="chat" count={thread.replies} one="reply" many="replies" />
      </p>
    </li>
  );
}

interface CountProps {
  icon: "heart" | "chat";
  count: number;
  one: string;
  many: string;
}

function Count({ icon, count, one, many }: CountProps) {
  return (
    <span className="count">
      <Icon name={icon} />
      {groupDigits(count)}
      <span className="visually-hidden"> {count === 1 ? one : many}</span>
    </span>
  );
}

/** What a row shows, of what was read. */
export function toThreadRow(
  thread: ListedThread,
  { categories, isUnread }: { categories: readonly Category[]; isUnread: boolean },
): ThreadRowView {
  const { id, title, likes, replies, isLocked, isAnswered, author, categoryId, activeAt } = thread;
  const category = categories.find((one) => one.id === categoryId)?.name ?? categoryId;
  return {
    ...{ id, title, likes, replies, isLocked, isAnswered, author, category, isUnread },
    activeAt: activeAt.toISOString(),
  };
}
