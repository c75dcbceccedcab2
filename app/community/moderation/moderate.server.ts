import type { SessionUser } from "~/accounts/user";
import { audited } from "~/admin/audit/record-act.server";
import { lock } from "~/platform/coordination/coordination.server";
import { db } from "~/platform/db.server";
import { AppError, notFound } from "~/platform/errors";
import { actionsOn, type ModeratedPerson } from "./actions";
import { auditOf } from "./audit-of";
import { carryOut } from "./carry-out.server";
import { readModeratedPerson } from "./moderated-person.server";
import type { Moderation } from "./moderation";
import { type ModeratedSubject, readSubject } from "./read-subjects.server";
import { kindOf } from "./subjects";
import { tellModerated } from "./tell-moderated.server";

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Does what a moderator asks for, notes it in the public log, closes the reports of it, and tells the
 * person. Asked for twice, as by two moderators at once, it is done once.
 *
 * @returns whether it was done now; false when it had been done already
 * @throws {AppError} 404 for what is gone, 409 for what cannot be done to it
 */
export function moderate(moderator: SessionUser, asked: Moderation): Promise<boolean> {
  // One subject after the other's end: each sees what the one before did.
  return lock.run(`moderate:${asked.subject}`, () => decide(moderator, asked));
}

async function decide(moderator: SessionUser, asked: Moderation): Promise<boolean> {
  const { subject, action } = asked;
  if (action === "dismiss") return dismiss(moderator, asked);
  const shown = await readSubject(subject);
  if (!shown) throw notFound("That is gone, so there is nothing to do but to dismiss its reports.");
  const person = await readModeratedPerson(shown.author.id);
  const until = action === "mute" ? new Date(Date.now() + (asked.days ?? 1) * DAY_MS) : null;
  if (!(await isPossible(asked, shown, person))) {
    // Somebody was quicker, or pressed twice; what is left to do is to close the reports.
    if (await wasLast(asked)) {
      await closeReports(moderator, asked, "upheld");
      return false;
    }
    // What a killed process has begun is done to its end.
    if (!isInEffect(asked, shown, person)) {
      throw new AppError(409, "That cannot be done to it as it is now. Nothing was changed.");
    }
  }
  await carryOut(shown, { ...asked, until });
  const entry = await audited(
    (tx) =>
      tx.moderationEntry.create({
        data: {
          ...{ action, subject, until, reason: asked.reason },
          personId: shown.author.id,
          moderatorId: moderator.id,
        },
      }),
    auditOf(moderator.id, asked, shown.author.id, until),
  );
  await closeReports(
    moderator,
    asked,
    action === "approve" || action === "restore" || action === "unlock" ? "dismissed" : "upheld",
  );
  await tellModerated(shown, { ...asked, until, entryId: entry.id });
  return true;
}

async function isPossible(
  asked: Moderation,
  shown: ModeratedSubject,
  person: ModeratedPerson | null,
): Promise<boolean> {
  if (!actionsOn(shown, person).includes(asked.action)) return false;
  return asked.action !== "warn" || !(await isWarned(asked));
}

function isInEffect(
  { action }: Moderation,
  { status, isLocked }: ModeratedSubject,
  person: ModeratedPerson | null,
): boolean {
  return (
    (action === "hide" && status === "hidden") ||
    (action === "lock" && isLocked === true) ||
    (action === "ban" && !!person?.isBanned)
  );
}

/** Closes the reports of something that is fine as it is. */
async function dismiss(moderator: SessionUser, asked: Moderation): Promise<boolean> {
  const closed = await closeReports(moderator, asked, "dismissed");
  if (closed === 0) return false;
  const { subject, action } = asked;
  const data = { action, subject, moderatorId: moderator.id };
  await audited(
    (tx) => tx.moderationEntry.create({ data }),
    auditOf(moderator.id, asked, null, null),
  );
  return true;
}

async function closeReports(
  moderator: SessionUser,
  { subject }: Moderation,
  status: "upheld" | "dismissed",
): Promise<number> {
  const { count } = await db.report.updateMany({
    where: { subject, status: "open" },
    data: { status, resolvedAt: new Date(), resolvedById: moderator.id },
  });
  return count;
}

/** Whether the last thing that was done about a subject is what is asked for. */
async function wasLast({ subject, action }: Moderation): Promise<boolean> {
  const last = await db.moderationEntry.findFirst({
    where: { subject },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    select: { action: true },
  });
  return last?.action === action;
}

/** A post is warned about once; a person again after a day. */
async function isWarned({ subject }: Moderation): Promise<boolean> {
  const since =
    kindOf(subject) === "person" ? { createdAt: { gt: new Date(Date.now() - DAY_MS) } } : {};
  return (await db.moderationEntry.count({ where: { subject, action: "warn", ...since } })) > 0;
}
