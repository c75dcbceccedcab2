import { isAdmin } from "~/accounts/admins.server";
import { AUTHOR_FIELDS, toAuthor } from "~/accounts/authors.server";
import { db } from "~/platform/db.server";
import { cutPage, olderThan, readTimeCursor } from "~/platform/time-cursor";
import { replyPath, threadPath } from "~/platform/urls";
import { listed } from "~/publishing/listed.server";
import { SHOWCASE_FIELDS, toShowcaseProject } from "~/publishing/showcase-rows.server";
import { plainTextOf } from "../writing/plain-text";
import { EXCERPT_CHARACTERS, PROFILE_FIRST_ROWS, PROFILE_ROWS } from "./person-limits";
import { isProfilePart, type ProfilePerson, type ProfileShown } from "./profile";

/**
 * A person and what they have made and written, as everybody may see it.
 *
 * @param query `show` names one list, `before` a place in it
 * @returns null for nobody, and once the account is gone
 */
export async function readProfilePage(
  userId: string,
  query: URLSearchParams,
): Promise<ProfileShown | null> {
  const person = await readProfilePerson(userId);
  if (!person) return null;
  const asked = query.get("show");
  const part = isProfilePart(asked) ? asked : null;
  const before = part ? query.get("before") : null;
  const size = part ? PROFILE_ROWS : PROFILE_FIRST_ROWS;
  const [apps, threads, replies] = await Promise.all([
    !part || part === "apps" ? readApps(userId, before, size) : null,
    !part || part === "threads" ? readThreads(userId, before, size) : null,
    !part || part === "replies" ? readReplies(userId, before, size) : null,
  ]);
  return { person, part, apps, threads, replies };
}

async function readProfilePerson(userId: string): Promise<ProfilePerson | null> {
  const row = await db.user.findUnique({
    where: { id: userId },
    select: {
      ...AUTHOR_FIELDS,
      createdAt: true,
      isAdmin: true,
      emailVerified: true,
      bannedAt: true,
    },
  });
  if (!row) return null;
  const { name, imageUrl } = toAuthor(row);
  return {
    ...{ id: row.id, name, imageUrl },
    memberSince: row.createdAt.toISOString(),
    isAdmin: isAdmin(row),
    isBanned: row.bannedAt !== null,
  };
}

/** In the order in which the projects were begun: what is published again does not move. */
async function readApps(ownerId: string, before: string | null, size: number) {
  const rows = await db.project.findMany({
    where: { ownerId, ...listed(), ...olderThan(readTimeCursor(before)) },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    take: size + 1,
    select: { ...SHOWCASE_FIELDS, createdAt: true },
  });
  const { rows: shown, next } = cutPage(rows, size);
  return { rows: shown.map(toShowcaseProject), next };
}

async function readThreads(authorId: string, before: string | null, size: number) {
  const rows = await db.forumThread.findMany({
    where: { authorId, status: "shown", ...olderThan(readTimeCursor(before)) },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    take: size + 1,
    select: { id: true, title: true, likeCount: true, replyCount: true, createdAt: true },
  });
  const { rows: shown, next } = cutPage(rows, size);
  return {
    rows: shown.map(({ id, title, likeCount, replyCount, createdAt }) => ({
      ...{ id, title, excerpt: "", path: threadPath(id) },
      ...{ likes: likeCount, replies: replyCount, createdAt: createdAt.toISOString() },
    })),
    next,
  };
}

/** Replies in threads that are hidden count as rows of a page, so that a page costs the same always. */
async function readReplies(authorId: string, before: string | null, size: number) {
  const rows = await db.forumReply.findMany({
    where: { authorId, status: "shown", ...olderThan(readTimeCursor(before)) },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    take: size + 1,
    select: {
      id: true,
      threadId: true,
      content: true,
      likeCount: true,
      createdAt: true,
      thread: { select: { title: true, status: true } },
    },
  });
  const { rows: shown, next } = cutPage(rows, size);
  return {
    rows: shown
      .filter(({ thread }) => thread.status === "shown")
      .map(({ id, threadId, content, likeCount, createdAt, thread }) => ({
        ...{ id, title: thread.title, excerpt: plainTextOf(content).slice(0, EXCERPT_CHARACTERS) },
        path: replyPath(threadId, id),
        ...{ likes: likeCount, replies: null, createdAt: createdAt.toISOString() },
      })),
    next,
  };
}
