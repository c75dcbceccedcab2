import type { SessionUser } from "~/accounts/user";
import { topics } from "~/platform/coordination/coordination.server";
import { db } from "~/platform/db.server";
import { notFound } from "~/platform/errors";
import { replyPath } from "~/platform/urls";
import { notify } from "../notifications/notify.server";
import { threadPlace } from "../notifications/places";
import { plainTextOf } from "../writing/plain-text";

interface Acceptance {
  threadId: string;
  replyId: string;
  /** Whether it is to be the answer, or not any more. */
  isAnswer: boolean;
}

/**
 * Makes a reply the accepted answer of its thread, in place of any other, or takes that back. The
 * thread's author and admins do it, in categories that have answers.
 *
 * @throws {AppError} 404 for who may not, and for a reply that is not there
 */
export async function acceptAnswer(user: SessionUser, asked: Acceptance): Promise<void> {
  const { threadId, replyId, isAnswer } = asked;
  const reply = await db.forumReply.findUnique({
    where: { id: replyId, threadId, status: "shown" },
    select: { authorId: true, content: true, thread: { select: { title: true } } },
  });
  const { count } = await db.forumThread.updateMany({
    where: {
      id: threadId,
      status: "shown",
      category: { hasAnswers: true },
      ...(user.isAdmin ? {} : { authorId: user.id }),
      ...(isAnswer ? {} : { acceptedReplyId: replyId }),
    },
    data: reply ? { acceptedReplyId: isAnswer ? replyId : null } : {},
  });
  if (!reply || (isAnswer && count === 0)) {
    throw notFound("This reply cannot be accepted: only who asked, and moderators, do that.");
  }
  topics.publish("thread-changed", { threadId });
  if (!isAnswer || !reply.authorId) return;
  await notify(
    {
      kind: "accepted",
      source: `reply:${replyId}`,
      place: threadPlace(threadId),
      actorId: user.id,
      title: `Your reply is the accepted answer to “${reply.thread.title}”`,
      text: plainTextOf(reply.content),
      path: replyPath(threadId, replyId),
    },
    [reply.authorId],
  );
}
