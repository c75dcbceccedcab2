import { AUTHOR_FIELDS, toAuthor } from "~/accounts/authors.server";
import type { Author } from "~/accounts/public-person";
import { db } from "~/platform/db.server";
import { personPath, publishedPath, replyPath, roomMessagePath, threadPath } from "~/platform/urls";
import { MADE_PUBLIC } from "~/publishing/withheld.server";
import type { PostStatus } from "../writing/post-status";
import { idOf, kindOf, type Subject, type SubjectKind } from "./subjects";

/** How something stands: as posts do; apps and people are shown or hidden. */
export type SubjectStatus = PostStatus;

/** Something that is reported or moderated, as moderators see it. */
export interface ModeratedSubject {
  subject: Subject;
  kind: SubjectKind;
  status: SubjectStatus;
  /** Of a thread: nobody can reply any more. */
  isLocked?: boolean;
  /** A thread's title, an app's or a person's name, the room of a message. */
  title: string;
  /** What was written, as it is stored. */
  text: string;
  author: Author;
  /** Where it is read. */
  path: string;
  /** ISO 8601. */
  createdAt: string;
}

type Read = (ids: string[]) => Promise<ModeratedSubject[]>;

const READERS: Record<SubjectKind, Read> = {
  thread: readThreads,
  reply: readReplies,
  message: readMessages,
  person: readPeople,
  app: readApps,
};

/** Reads what is named, one query for each kind; what is gone is left out. */
export async function readSubjects(
  subjects: readonly Subject[],
): Promise<Map<Subject, ModeratedSubject>> {
  const ids = new Map<SubjectKind, string[]>();
  for (const subject of new Set(subjects)) {
    const kind = kindOf(subject);
    ids.set(kind, [...(ids.get(kind) ?? []), idOf(subject)]);
  }
  const read = await Promise.all([...ids].map(([kind, some]) => READERS[kind](some)));
  return new Map(read.flat().map((one) => [one.subject, one]));
}

/** One subject, whatever its status; null when it is gone. */
export async function readSubject(subject: Subject): Promise<ModeratedSubject | null> {
  return (await readSubjects([subject])).get(subject) ?? null;
}

async function readThreads(ids: string[]): Promise<ModeratedSubject[]> {
  const rows = await db.forumThread.findMany({
    where: { id: { in: ids } },
    select: {
      id: true,
      title: true,
      content: true,
      status: true,
      lockedAt: true,
      createdAt: true,
      author: { select: AUTHOR_FIELDS },
    },
  });
  return rows.map(({ id, title, content, status, lockedAt, createdAt, author }) => ({
    subject: `thread:${id}`,
    kind: "thread",
    status: status as PostStatus,
    isLocked: lockedAt !== null,
    title,
    text: content,
    author: toAuthor(author),
    path: threadPath(id),
    createdAt: createdAt.toISOString(),
  }));
}

async function readReplies(ids: string[]): Promise<ModeratedSubject[]> {
  const rows = await db.forumReply.findMany({
    where: { id: { in: ids } },
    select: {
      id: true,
      threadId: true,
      content: true,
      status: true,
      createdAt: true,
      thread: { select: { title: true } },
      author: { select: AUTHOR_FIELDS },
    },
  });
  return rows.map(({ id, threadId, content, status, createdAt, thread, author }) => ({
    subject: `reply:${id}`,
    kind: "reply",
    status: status as PostStatus,
    title: thread.title,
    text: content,
    author: toAuthor(author),
    path: replyPath(threadId, id),
    createdAt: createdAt.toISOString(),
  }));
}

async function readMessages(ids: string[]): Promise<ModeratedSubject[]> {
  const rows = await db.roomMessage.findMany({
    where: { id: { in: ids } },
    select: {
      id: true,
      roomId: true,
      number: true,
      content: true,
      status: true,
      createdAt: true,
      room: { select: { name: true } },
      author: { select: AUTHOR_FIELDS },
    },
  });
  return rows.map(({ id, roomId, number, content, status, createdAt, room, author }) => ({
    subject: `message:${id}`,
    kind: "message",
    status: status as PostStatus,
    title: room.name,
    text: content,
    author: toAuthor(author),
    path: roomMessagePath(roomId, number),
    createdAt: createdAt.toISOString(),
  }));
}

async function readPeople(ids: string[]): Promise<ModeratedSubject[]> {
  const rows = await db.user.findMany({
    where: { id: { in: ids } },
    select: { ...AUTHOR_FIELDS, createdAt: true },
  });
  return rows.map((row) => {
    const author = toAuthor(row);
    return {
      subject: `person:${row.id}`,
      kind: "person",
      status: "shown",
      title: author.name,
      text: "",
      author,
      path: personPath(row.id),
      createdAt: row.createdAt.toISOString(),
    };
  });
}

/** Apps that are published, or were until their owner or a moderator took them offline. */
async function readApps(ids: string[]): Promise<ModeratedSubject[]> {
  const rows = await db.project.findMany({
    where: {
      id: { in: ids },
      slug: { not: null },
      OR: [...MADE_PUBLIC.OR, { withheldAt: { not: null } }],
    },
    select: {
      id: true,
      slug: true,
      name: true,
      description: true,
      withheldAt: true,
      publishedAt: true,
      createdAt: true,
      owner: { select: AUTHOR_FIELDS },
    },
  });
  return rows.map((row) => ({
    subject: `app:${row.id}`,
    kind: "app",
    status: row.withheldAt ? "hidden" : "shown",
    title: row.name,
    text: row.description ?? "",
    author: toAuthor(row.owner),
    path: publishedPath(row.slug ?? ""),
    createdAt: (row.publishedAt ?? row.createdAt).toISOString(),
  }));
}
