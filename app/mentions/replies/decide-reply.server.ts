import { z } from "zod";
import { recordAct } from "~/admin/audit/record-act.server";
import { db } from "~/platform/db.server";
import { AppError, notFound } from "~/platform/errors";
import type { XClient } from "../x/x-client.server";
import { postReply } from "./post-reply.server";

/** What an administrator does with the draft of an answer. */
export const REPLY_DECISIONS = ["send", "mark-sent", "dismiss"] as const;
export type ReplyDecision = (typeof REPLY_DECISIONS)[number];

export const decisionSchema = z.object({
  intent: z.enum(REPLY_DECISIONS),
  mention: z.string().min(1).max(100),
});

const DONE_BEFORE = "This answer was sent or dismissed meanwhile. Nothing was changed.";

export type Decision = z.output<typeof decisionSchema> & { adminId: string };

/**
 * Posts a draft, or keeps that somebody has posted it by hand, or that nobody will.
 *
 * @returns what was done, in a few words
 * @throws {AppError} 404, 409 when it was decided before, 502 and 503 when X did not take it
 */
export async function decideReply(
  client: XClient,
  { intent, mention: mentionId, adminId }: Decision,
  now: Date,
): Promise<string> {
  if (intent === "send") return send(client, mentionId, { now, adminId });
  const isSent = intent === "mark-sent";
  const isDone = await db.$transaction(async (tx) => {
    const { count } = await tx.xReply.updateMany({
      where: { mentionId, status: "draft" },
      data: isSent
        ? { status: "sent", sentAt: now, sendingAt: now, problem: null }
        : { status: "dismissed", problem: null },
    });
    if (count === 0) return false;
    const action = isSent ? "mention.send" : "mention.dismiss";
    const details = isSent ? { by: "hand" } : {};
    await recordAct(tx, { adminId, action, subject: `mention:${mentionId}`, details });
    return true;
  });
  if (!isDone) throw await changedMeanwhile(mentionId);
  return isSent ? "Marked as sent" : "The draft was dismissed";
}

async function send(
  client: XClient,
  mentionId: string,
  by: { now: Date; adminId: string },
): Promise<string> {
  if (!client.canPost) {
    throw new AppError(503, "Nothing can be posted without X_WRITE_TOKEN. The draft was kept.");
  }
  const outcome = await postReply(client, mentionId, by);
  if (outcome === "sent") return "The answer was posted";
  if (outcome === "taken") throw await changedMeanwhile(mentionId);
  const { problem } = await db.xReply.findUniqueOrThrow({ where: { mentionId } });
  throw new AppError(502, `${problem ?? "X did not take it."} The draft was kept.`);
}

async function changedMeanwhile(mentionId: string): Promise<AppError> {
  const row = await db.xReply.findUnique({ where: { mentionId }, select: { status: true } });
  return row ? new AppError(409, DONE_BEFORE) : notFound("This mention is not there any more.");
}
