import { banPerson, mutePerson, unbanPerson } from "~/accounts/restrictions.server";
import { db } from "~/platform/db.server";
import { MADE_PUBLIC, showAppAgain, withholdApp } from "~/publishing/withheld.server";
import { lockThread } from "../forum/lock-thread.server";
import { hidePostsBy, setPostStatus } from "../forum/set-post-status.server";
import { tellOfReply, tellOfThread } from "../forum/tell-of-posts.server";
import { hideMessagesBy, setMessageStatus } from "../rooms/set-message-status.server";
import { tellOfApprovedMessage } from "../rooms/tell-of-message.server";
import type { PostStatus } from "../writing/post-status";
import type { Moderation } from "./moderation";
import type { ModeratedSubject } from "./read-subjects.server";
import type { Reason } from "./reasons";
import { idOf } from "./subjects";

/** What a post becomes, and what it may be before. */
const POST_CHANGES = {
  hide: { to: "hidden", from: ["shown", "held"] },
  restore: { to: "shown", from: ["hidden"] },
  approve: { to: "shown", from: ["held"] },
  delete: { to: "deleted", from: ["shown", "held", "hidden"] },
} satisfies Record<string, { to: PostStatus; from: PostStatus[] }>;

/** Does what was decided. Each of it can be done again, so that a killed process leaves nothing half. */
export async function carryOut(
  shown: ModeratedSubject,
  asked: Pick<Moderation, "action" | "hideAll" | "reason"> & { until: Date | null },
): Promise<void> {
  const { action } = asked;
  const personId = shown.author.id;
  if (action === "hide" || action === "restore" || action === "approve" || action === "delete") {
    await changeThing(shown, action, asked.reason);
    if (action === "approve") await tellOf(shown);
  } else if (action === "lock" || action === "unlock") {
    await lockThread(idOf(shown.subject), action === "lock");
  } else if (personId === null) return;
  else if (action === "mute") await mutePerson(personId, asked.until);
  else if (action === "unmute") await mutePerson(personId, null);
  else if (action === "unban") await unbanPerson(personId);
  else if (action === "ban") {
    await banPerson(personId);
    if (asked.hideAll) await hideAllBy(personId, asked.reason);
  }
}

async function changeThing(
  { kind, subject }: ModeratedSubject,
  action: keyof typeof POST_CHANGES,
  reason: Reason,
): Promise<void> {
  const id = idOf(subject);
  const { to, from } = POST_CHANGES[action];
  if (kind === "thread" || kind === "reply") await setPostStatus(kind, id, to, from);
  else if (kind === "message") await setMessageStatus(id, to, from);
  else if (kind === "app")
    await (action === "restore" ? showAppAgain(id) : withholdApp(id, reason));
}

/** Others hear of a post that was held now that they can read it; of each once, however often it is asked for. */
async function tellOf({ kind, subject }: ModeratedSubject): Promise<void> {
  const id = idOf(subject);
  if (kind === "thread") await tellOfThread(id, { isApproved: true });
  else if (kind === "reply") await tellOfReply(id, { isApproved: true });
  else if (kind === "message") await tellOfApprovedMessage(id);
}

async function hideAllBy(personId: string, reason: Reason): Promise<void> {
  await hidePostsBy(personId);
  await hideMessagesBy(personId);
  const apps = await db.project.findMany({
    where: { ownerId: personId, ...MADE_PUBLIC },
    select: { id: true },
  });
  for (const { id } of apps) await withholdApp(id, reason);
}
