import { AUTHOR_FIELDS, toAuthor } from "~/accounts/authors.server";
import { db } from "~/platform/db.server";
import { log } from "~/platform/log.server";
import { replyPath, threadPath } from "~/platform/urls";
import { followByWriting } from "../notifications/follows.server";
import { notify } from "../notifications/notify.server";
import { threadPlace } from "../notifications/places";
import { findMentioned, storeMentions } from "../writing/mentions.server";
import { plainTextOf } from "../writing/plain-text";
import { peopleOf } from "./thread-people.server";

/**
 * Has others hear of a thread that is shown now: whom it names. To be called when it was stored or
 * changed, and when a moderator has approved it. It never throws, as `notify`.
 *
 * @param isApproved it was held until now: whom it names was not told when it was stored
 */
export async function tellOfThread(id: string, { isApproved = false } = {}): Promise<void> {
  await quietly(async () => {
    const row = await db.forumThread.findUnique({
      where: { id },
      select: { ...TOLD_FIELDS, title: true },
    });
    if (!row?.author) return;
    const author = toAuthor(row.author);
    await followByWriting(row.author.id, threadPlace(id));
    const source = `thread:${id}`;
    const named = await storeMentions({ source, content: row.content });
    if (row.status !== "shown") return;
    const title = `${author.name} mentioned you in “${row.title}”`;
    await notify(
      { ...happeningOf(row, id), kind: "mention", source, title, path: threadPath(id) },
      isApproved ? await findMentioned(source) : named,
    );
  });
}

/** As {@link tellOfThread}, of a reply: whom it names, and whoever follows its thread. */
export async function tellOfReply(id: string, { isApproved = false } = {}): Promise<void> {
  await quietly(async () => {
    const row = await db.forumReply.findUnique({
      where: { id },
      select: { ...TOLD_FIELDS, threadId: true, thread: { select: { title: true } } },
    });
    if (!row?.author) return;
    const { threadId, content } = row;
    const author = toAuthor(row.author);
    await followByWriting(row.author.id, threadPlace(threadId));
    const source = `reply:${id}`;
    const named = await storeMentions({ source, content }, await peopleOf(threadId));
    if (row.status !== "shown") return;
    const happening = { ...happeningOf(row, threadId), source, path: replyPath(threadId, id) };
    const { title } = row.thread;
    await notify(
      { ...happening, kind: "mention", title: `${author.name} mentioned you in “${title}”` },
      isApproved ? await findMentioned(source) : named,
    );
    await notify(
      { ...happening, kind: "reply", title: `${author.name} replied to “${title}”` },
      [],
    );
  });
}

const TOLD_FIELDS = {
  status: true,
  content: true,
  authorId: true,
  author: { select: AUTHOR_FIELDS },
} as const;

function happeningOf(row: { authorId: string | null; content: string }, threadId: string) {
  const text = plainTextOf(row.content);
  return { place: threadPlace(threadId), actorId: row.authorId, text };
}

/** What was written stands, whether or not others hear of it. */
async function quietly(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    log.error({ err: error }, "people could not be told of a post");
  }
}
