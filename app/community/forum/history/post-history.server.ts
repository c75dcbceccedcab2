import { AUTHOR_FIELDS, toAuthor } from "~/accounts/authors.server";
import type { Author } from "~/accounts/public-person";
import { db } from "~/platform/db.server";
import { threadTime } from "~/platform/processor-time";
import { REVISIONS_PER_PAGE } from "../forum-limits";
import { isReadable, type Reader } from "../posts-of.server";
import { aroundChanges, compareTexts, firstParts, type TextPart } from "./compare-texts";

/** Words that two versions of a post may differ by to be compared: others wait for it, some 60 ms at most. */
const EDIT_LENGTH = 400;
/** When comparing ends for all versions of a page together, in milliseconds of a processor. */
const MILLISECONDS = 40;
/** Characters that are shown around each change, and of one version in all. */
const AROUND = 120;
const SHOWN_CHARACTERS = 3_000;

/** A post as it was for some time. */
export interface PostVersion {
  /** Names it among the versions of the post. */
  id: string;
  /** ISO 8601. */
  writtenAt: string;
  /** Of a thread, the title; with what the version changed in it. */
  title: TextPart[] | null;
  /** The text, with what the version changed in it. */
  content: TextPart[];
  /** "whole" where it is too different from the version before to be compared. */
  shows: "first" | "changes" | "whole";
  /** Some of it is left out. */
  isCut: boolean;
}

/** Some versions of a post that is shown, the newest first. */
export interface PostHistory {
  id: string;
  threadId: string;
  author: Author;
  versions: PostVersion[];
  /** The first ones are what is there now. */
  isNewest: boolean;
  /** The id of a version behind which there are older ones; null at the end. */
  next: string | null;
}

/** One version of a post, whole. */
export interface WholeVersion {
  threadId: string;
  title: string | null;
  content: string;
  /** ISO 8601. */
  writtenAt: string;
}

interface Stored {
  id: string;
  title: string | null;
  content: string;
  writtenAt: Date;
}

/**
 * The history of a post, for whoever reads the post; null for anybody else.
 *
 * @param after the id of a version behind which it goes on
 */
export async function readPostHistory(
  id: string,
  reader: Reader,
  after: string | null = null,
): Promise<PostHistory | null> {
  const post = await findReadable(id, reader);
  if (!post) return null;
  const earlier: Stored[] = await db.postRevision.findMany({
    where: { postId: id },
    orderBy: [{ writtenAt: "desc" }, { id: "desc" }],
    // One more is what the last one changed.
    take: REVISIONS_PER_PAGE + 1,
    ...(after ? { cursor: { id: after }, skip: 1 } : {}),
    select: { id: true, title: true, content: true, writtenAt: true },
  });
  if (after && earlier.length === 0) return null;
  const all = after ? earlier : [post.now, ...earlier];
  const isMore = earlier.length > REVISIONS_PER_PAGE;
  const shown = isMore ? all.slice(0, -1) : all;
  const end = threadTime() + MILLISECONDS;
  return {
    ...{ id, threadId: post.threadId, author: toAuthor(post.author), isNewest: after === null },
    versions: shown.map((one, at) => toVersion(one, all[at + 1], end)),
    next: isMore ? (shown.at(-1)?.id ?? null) : null,
  };
}

/** A version of a post by its id, for whoever reads the post; null for anybody else. */
export async function readWholeVersion(
  postId: string,
  reader: Reader,
  id: string,
): Promise<WholeVersion | null> {
  const post = await findReadable(postId, reader);
  if (!post) return null;
  const found: Stored | null =
    id === post.now.id
      ? post.now
      : await db.postRevision.findUnique({
          where: { id, postId },
          select: { id: true, title: true, content: true, writtenAt: true },
        });
  if (!found) return null;
  const { title, content, writtenAt } = found;
  return { threadId: post.threadId, title, content, writtenAt: writtenAt.toISOString() };
}

/** @param end of comparing, by the clock of {@link threadTime} */
function toVersion(now: Stored, before: Stored | undefined, end: number): PostVersion {
  const isTime = threadTime() < end;
  const changes = before && isTime ? compareTexts(before.content, now.content, EDIT_LENGTH) : null;
  const whole = changes ? aroundChanges(changes, AROUND) : asItIs(now.content);
  const content = firstParts(whole, SHOWN_CHARACTERS);
  const title =
    before && now.title !== null ? compareTexts(before.title ?? "", now.title, EDIT_LENGTH) : null;
  return {
    ...{ id: now.id, writtenAt: now.writtenAt.toISOString(), content },
    title: now.title === null ? null : (title ?? asItIs(now.title)),
    shows: changes ? "changes" : before ? "whole" : "first",
    isCut: content.some(({ kind }) => kind === "left-out"),
  };
}

function asItIs(text: string): TextPart[] {
  return [{ kind: "same", text }];
}

const FIELDS = {
  status: true,
  authorId: true,
  author: { select: AUTHOR_FIELDS },
  content: true,
  createdAt: true,
  editedAt: true,
} as const;

/** A post that the reader may read, as it is now; null otherwise. */
async function findReadable(id: string, reader: Reader) {
  const post = await findPost(id);
  if (!post || !isReadable(post, reader) || !isReadable(post.thread, reader)) return null;
  const { title, content, editedAt, createdAt, author, threadId } = post;
  const now: Stored = { id, title, content, writtenAt: editedAt ?? createdAt };
  return { threadId, author, now };
}

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
