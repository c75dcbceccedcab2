import { db } from "~/platform/db.server";
import { AppError, notFound } from "~/platform/errors";
import { HIDDEN_STAYS } from "../writing/post-status";
import { NO_OWN_POST } from "./forum-texts";

/** A post as its author changes it. */
export interface OwnPost {
  id: string;
  threadId: string;
  /** Null of a reply. */
  title: string | null;
  /** Null of a reply. */
  category: string | null;
  content: string;
  /** Nobody but its author and moderators reads it as it is. */
  isHeld: boolean;
  /** When it was written, or last edited: two edits of one version do not overwrite each other. */
  version: Date;
  createdAt: Date;
  editedAt: Date | null;
}

/** A post of somebody that they can change: one that is shown or held. Null for anything else. */
export async function findOwnPost(authorId: string, id: string): Promise<OwnPost | null> {
  const where = { id, authorId, status: { in: ["shown", "held"] } };
  const select = {
    id: true,
    status: true,
    content: true,
    createdAt: true,
    editedAt: true,
  } as const;
  const thread = await db.forumThread.findUnique({
    where,
    select: { ...select, title: true, categoryId: true },
  });
  if (thread) {
    const { title, categoryId, ...row } = thread;
    return { ...toOwn(row), threadId: row.id, title, category: categoryId };
  }
  const reply = await db.forumReply.findUnique({ where, select: { ...select, threadId: true } });
  return reply && { ...toOwn(reply), threadId: reply.threadId, title: null, category: null };
}

/**
 * A post of somebody that they can change.
 *
 * @throws {AppError} 409 for one that a moderator has hidden, 404 for any other
 */
export async function requireOwnPost(authorId: string, id: string): Promise<OwnPost> {
  const post = await findOwnPost(authorId, id);
  if (post) return post;
  const where = { id, authorId, status: "hidden" };
  const hidden = (await db.forumThread.count({ where })) || (await db.forumReply.count({ where }));
  throw hidden ? new AppError(409, HIDDEN_STAYS, { code: "hidden" }) : notFound(NO_OWN_POST);
}

interface OwnRow {
  id: string;
  status: string;
  content: string;
  createdAt: Date;
  editedAt: Date | null;
}

function toOwn({ id, status, content, createdAt, editedAt }: OwnRow) {
  const isHeld = status === "held";
  return { id, content, createdAt, editedAt, isHeld, version: editedAt ?? createdAt };
}
