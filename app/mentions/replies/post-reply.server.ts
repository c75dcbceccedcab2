import { recordAct } from "~/admin/audit/record-act.server";
import { db } from "~/platform/db.server";
import { changeAccount } from "../account/account-row.server";
import type { XClient } from "../x/x-client.server";
import { XFailure } from "../x/x-failure";

/** What became of posting an answer; `taken` when somebody else posts it, or has. */
export type PostOutcome = "sent" | "later" | "refused" | "unknown" | "taken";

/** How long nothing is posted when X does not take the token, in milliseconds. */
const TOKEN_PAUSE_MS = 60 * 60_000;
const UNKNOWN = "X did not say whether it was posted. This is looked up on X in a moment.";

/**
 * Posts a draft, once: it is kept that posting has begun before X is asked. What stays so, because X did
 * not answer or this process was killed, is looked up on X and never posted again by itself
 * (`settle-unknown.server.ts`).
 *
 * @param options.adminId whose act that is, where it is not the bot's
 */
export async function postReply(
  client: XClient,
  mentionId: string,
  { now, adminId }: { now: Date; adminId?: string },
): Promise<PostOutcome> {
  if (!(await begin(mentionId, now, adminId))) return "taken";
  const { text, mention } = await db.xReply.findUniqueOrThrow({
    where: { mentionId },
    include: { mention: true },
  });
  try {
    const tweetId = await client.reply(text, mention.tweetId);
    await leave(mentionId, { status: "sent", sentAt: now, tweetId });
    return "sent";
  } catch (error) {
    if (!(error instanceof XFailure)) throw error;
    return keepFailure(client.accountId, mentionId, { failure: error, now });
  }
}

function begin(mentionId: string, now: Date, adminId: string | undefined): Promise<boolean> {
  return db.$transaction(async (tx) => {
    const { count } = await tx.xReply.updateMany({
      where: { mentionId, status: "draft" },
      data: { status: "sending", sendingAt: now, problem: null },
    });
    if (count > 0 && adminId) {
      const subject = `mention:${mentionId}` as const;
      await recordAct(tx, { adminId, action: "mention.send", subject });
    }
    return count > 0;
  });
}

async function keepFailure(
  accountId: string,
  mentionId: string,
  { failure, now }: { failure: XFailure; now: Date },
): Promise<PostOutcome> {
  if (failure.kind === "unknown") {
    await leave(mentionId, { problem: UNKNOWN });
    return "unknown";
  }
  const problem = failure.message;
  // Said of all answers, not of this one.
  const isForAll = failure.kind === "rate_limit" || failure.status === 401;
  if (isForAll) {
    const postsPausedUntil = failure.until ?? new Date(now.getTime() + TOKEN_PAUSE_MS);
    await changeAccount(accountId, { postsPausedUntil });
  }
  await leave(mentionId, { status: "draft", sendingAt: null, problem, isHeld: !isForAll });
  return isForAll ? "later" : "refused";
}

/** Keeps what became of an answer that was being posted. */
async function leave(
  mentionId: string,
  data: Parameters<typeof db.xReply.updateMany>[0]["data"],
): Promise<void> {
  await db.xReply.updateMany({ where: { mentionId, status: "sending" }, data });
}
