import { AUTHOR_FIELDS, toAuthor } from "~/accounts/authors.server";
import type { SessionUser } from "~/accounts/user";
import type { Prisma } from "~/generated/sqlite/client";
import { blockedBy } from "../standing/blocks.server";
import type { PostStatus } from "../writing/post-status";
import { renderPosts } from "../writing/render-posts.server";
import { likedBy } from "./likes.server";
import { HEADING_LEVEL, type PostView } from "./post-view";

/** What is read of a thread and of a reply alike. */
export const POST_FIELDS = {
  id: true,
  status: true,
  content: true,
  authorId: true,
  likeCount: true,
  createdAt: true,
  editedAt: true,
  author: { select: AUTHOR_FIELDS },
} as const satisfies Prisma.ForumReplySelect;

export type PostRow = Prisma.ForumReplyGetPayload<{ select: typeof POST_FIELDS }>;

/** Whoever reads; null for a visitor. */
export type Reader = SessionUser | null;

/** Whether a reader sees the words of a post: what is held or hidden, its author and admins do. */
export function isReadable(
  { status, authorId }: { status: string; authorId: string | null },
  reader: Reader,
): boolean {
  if (status === "shown") return true;
  if (status === "deleted" || !reader) return false;
  return reader.isAdmin || authorId === reader.id;
}

/** Posts of one kind as a reader sees them, in the same order; one query of each kind for all. */
export async function viewPosts(
  kind: "thread" | "reply",
  rows: readonly PostRow[],
  reader: Reader,
): Promise<PostView[]> {
  const texts = rows.map((row) => ({
    source: `${kind}:${row.id}`,
    content: isReadable(row, reader) ? row.content : "",
  }));
  const [html, liked, blocked] = await Promise.all([
    renderPosts(texts, { headingLevel: HEADING_LEVEL[kind] }),
    likedBy(
      reader?.id,
      rows.map(({ id }) => id),
    ),
    blockedBy(reader?.id),
  ]);
  return rows.map((row, index) => ({
    id: row.id,
    status: row.status as PostStatus,
    html: isReadable(row, reader) ? (html[index] ?? "") : "",
    author: toAuthor(row.author),
    likes: row.likeCount,
    isLiked: liked.has(row.id),
    isOwn: reader !== null && row.authorId === reader.id,
    isBlocked: row.authorId !== null && blocked.has(row.authorId),
    createdAt: row.createdAt.toISOString(),
    editedAt: row.editedAt?.toISOString() ?? null,
  }));
}
