import { db } from "~/platform/db.server";

/** A post as its author changes it. */
export interface OwnPost {
  id: string;
  threadId: string;
  /** Null of a reply. */
  title: string | null;
  /** Null of a reply. */
  category: string | null;
  content: string;
  /** When it was written, or last edited: two edits of one version do not overwrite each other. */
  version: Date;
  createdAt: Date;
  editedAt: Date | null;
}

/** A post of somebody that they can change: one that is shown or held. Null for anything else. */
export async function findOwnPost(authorId: string, id: string): Promise<OwnPost | null> {
  const where = { id, authorId, status: { in: ["shown", "held"] } };
  const select = { id: true, content: true, createdAt: true, editedAt: true } as const;
  const thread = await db.forumThread.findUnique({
    where,
    select: { ...select, title: true, categoryId: true },
  });
  if (thread) {
    const { title, categoryId, ...row } = thread;
    const version = row.editedAt ?? row.createdAt;
    return { ...row, threadId: row.id, title, category: categoryId, version };
  }
  const reply = await db.forumReply.findUnique({ where, select: { ...select, threadId: true } });
  if (!reply) return null;
  return { ...reply, title: null, category: null, version: reply.editedAt ?? reply.createdAt };
}
