import type { SessionUser } from "~/accounts/user";
import { db } from "~/platform/db.server";
import { badRequest, notFound } from "~/platform/errors";
import { isUniqueViolation } from "~/platform/unique-violation";
import { seenByOthers } from "~/publishing/listed.server";
import { type ModeratedSubject, readSubject } from "./read-subjects.server";
import type { Reason } from "./reasons";
import { idOf, kindOf, type Subject } from "./subjects";

/** What became of a report: it is new, it replaced what was said before, or it has been looked at. */
export type Reported = "new" | "changed" | "resolved";

/**
 * What somebody may report: only what everybody can read.
 *
 * @throws {AppError} 404 for what is not there, or hidden from others
 */
export async function readReportable(subject: Subject): Promise<ModeratedSubject> {
  const found = await readSubject(subject);
  if (found?.status !== "shown" || !(await isPlaceShown(subject))) {
    throw notFound("That is not there any more, so there is nothing to report.");
  }
  return found;
}

/**
 * Tells moderators of something. A person has one report of a subject: while it is open, the later
 * one replaces it; once it has been looked at, it stays as it is.
 *
 * @throws {AppError} 404 for what is not there, 400 for one's own
 */
export async function reportSubject(
  reporter: SessionUser,
  { subject, reason, note }: { subject: Subject; reason: Reason; note: string },
): Promise<Reported> {
  const { author } = await readReportable(subject);
  if (author.id === reporter.id) {
    throw badRequest("This is your own: you can change or delete it yourself.");
  }
  const said = { reason, note };
  const key = { reporterId: reporter.id, subject };
  try {
    await db.report.create({ data: { ...key, ...said, authorId: author.id } });
    return "new";
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
  }
  const { count } = await db.report.updateMany({ where: { ...key, status: "open" }, data: said });
  return count > 0 ? "changed" : "resolved";
}

/** What somebody has reported of a subject; null where they have not. */
export async function readOwnReport(reporterId: string, subject: Subject) {
  const report = await db.report.findUnique({
    where: { reporterId_subject: { reporterId, subject } },
    select: { reason: true, note: true, status: true },
  });
  return report && { reason: report.reason, note: report.note, isOpen: report.status === "open" };
}

/** A reply is read in its thread: where that is hidden, the reply is. A private app is its owner's to see. */
async function isPlaceShown(subject: Subject): Promise<boolean> {
  if (kindOf(subject) === "app") {
    // What its owner took offline goes on being worked on: its texts are nobody else's to read.
    const where = { id: idOf(subject), ...seenByOthers() };
    return (await db.project.count({ where })) > 0;
  }
  if (kindOf(subject) !== "reply") return true;
  const where = { id: idOf(subject), thread: { status: "shown" } };
  return (await db.forumReply.count({ where })) > 0;
}
