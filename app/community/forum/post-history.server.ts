import { db } from "~/platform/db.server";
import { REVISIONS_SHOWN } from "./forum-limits";
import { isReadable, type Reader } from "./posts-of.server";

/** A post as it was for some time. */
export interface PostVersion {
  /** Of a thread. */
  title: string | null;
  content: string;
  /** ISO 8601. */
  writtenAt: string;
}

/** All versions of a post that is shown. */
export interface PostHistory {
  id: string;
  threadId: string;
  isThread: boolean;
  /** The newest first: what is there now, and what was before. */
  versions: PostVersion[];
}

/** The history of a post, for whoever reads the post; null for anybody else. */
export async function readPostHistory(id: string, reader: Reader): Promise<PostHistory | null> {
  const post = await findPost(id);
  if (!post || !isReadable(post, reader) || !isReadable(post.thread, reader)) return null;
  const earlier = await db.postRevision.findMany({
    where: { postId: id },
    orderBy: [{ writtenAt: "desc" }, { id: "desc" }],
    take: REVISIONS_SHOWN,
    select: { title: true, content: true, writtenAt: true },
  });
  const { title, content, editedAt, createdAt } = post;
  const versions = [{ title, content, writtenAt: editedAt ?? createdAt }, ...earlier];
  return {
    id,
    threadId: post.threadId,
    isThread: title !== null,
    versions: versions.map((one) => ({ ...one, writtenAt: one.writtenAt.toISOString() })),
  };
}

const FIELDS = {
  status: true,
  authorId: true,
  content: true,
  createdAt: true,
  editedAt: true,
} as const;

async function findPost(id: string) {
  const where = { id };
  const thread = await db.forumThread.findUnique({ where, select: { ...FIELDS, title: true } });
  if (thread) return { ...thread, threadId: id, thread };
  const reply = await db.forumReply.findUnique({
    where,
    select: { ...FIELDS, threadId: true, thread: { select: { status: true, authorId: true } } },
  });
  return reply && { ...reply, title: null };
}
