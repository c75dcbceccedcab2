import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { PostMeta } from "./post-meta";
import type { PostView, ReplyView, ThreadView } from "./post-view";
import { ReplyItem } from "./reply-item";
import { ThreadList } from "./thread-list";

/** What a browser without style sheets shows of inline elements: their text, one behind the other. */
function readPlain(html: string): string {
  const parted = html.replaceAll(/<(?=\/?(?:p|h\d|li|ul|ol|div)\b)/g, " <");
  return parted
    .replaceAll(/<[^>]+>/g, "")
    .replaceAll(/\s+/g, " ")
    .trim();
}

const author = { id: "a", name: "Ann", imageUrl: null };

test("a row of the list of threads reads well where nothing but text is shown", () => {
  const thread = {
    ...{ id: "t", title: "Which flour?", author, category: "Help", likes: 2, replies: 1 },
    ...{ activeAt: new Date().toISOString(), isUnread: true, isLocked: true, isAnswered: true },
  };
  expect(readPlain(renderToStaticMarkup(<ThreadList threads={[thread]} />))).toBe(
    "Unread: Which flour? Ann Help just now Answered Locked 2 likes 1 reply",
  );
});

test("who wrote a post and when reads well where nothing but text is shown", () => {
  const at = new Date().toISOString();
  const post = { id: "t", author, createdAt: at, editedAt: at } as PostView;
  expect(readPlain(renderToStaticMarkup(<PostMeta post={post} permalink="/" />))).toBe(
    "Ann just now edited just now",
  );
});

test("a reply has its own number where lists are numbered, also on a later page", () => {
  const reply = { id: "r", number: 51, author, createdAt: "2026-01-01", html: "<p>Rye.</p>" };
  const item = renderToStaticMarkup(
    <ReplyItem
      reply={reply as ReplyView}
      thread={{ id: "t", closed: null } as ThreadView}
      path="/"
      isMember={false}
      flash={null}
    />,
  );
  expect(item).toContain('value="51"');
});
