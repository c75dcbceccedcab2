import { Prisma } from "~/generated/sqlite/client";
import { db, query } from "~/platform/db.server";
import { cutPage, newerThan, readTimeCursor } from "~/platform/time-cursor";
import { type ModeratedSubject, readSubjects } from "./read-subjects.server";
import { isReason, type Reason } from "./reasons";
import { parseSubject, type Subject, type SubjectKind } from "./subjects";

/** Subjects on one page of the queue. */
export const QUEUE_PAGE = 20;
/** Reports of one page of subjects that are read; more say no more. */
const REPORTS_SHOWN = 200;

/** What one person reported. The queue names no reporter: who decides sees what was said. */
export interface OpenReport {
  id: string;
  reason: Reason;
  note: string;
  /** ISO 8601. */
  createdAt: string;
}

/** Something that waits for a moderator. */
export interface QueuedSubject {
  subject: Subject;
  /** Null when it is gone meanwhile: its reports can be dismissed. */
  shown: ModeratedSubject | null;
  /** Open reports, the oldest first; none for a post that is held. */
  reports: OpenReport[];
  /** How many there are in all. */
  count: number;
}

/** One page of a list, and the cursor of the next one; null at the end. */
export interface QueuePage {
  subjects: QueuedSubject[];
  next: string | null;
}

interface First {
  id: string;
  subject: string;
  createdAt: Date;
}

/**
 * What people have reported and nobody has looked at, by subject: the one that waits longest first.
 *
 * @param after the cursor of the page before
 */
export async function readReported(after: string | null): Promise<QueuePage> {
  const from = readTimeCursor(after);
  const isAfter = from
    ? Prisma.sql`AND (r."createdAt", r."id") > (${from.at}, ${from.id})`
    : Prisma.empty;
  const firsts = await query<First>(Prisma.sql`
    SELECT r."id", r."subject", r."createdAt" FROM "Report" r
    WHERE r."status" = 'open' ${isAfter} AND NOT EXISTS (
      SELECT 1 FROM "Report" e WHERE e."subject" = r."subject" AND e."status" = 'open'
        AND (e."createdAt", e."id") < (r."createdAt", r."id"))
    ORDER BY r."createdAt", r."id" LIMIT ${QUEUE_PAGE + 1}`);
  const { rows, next } = cutPage(firsts, QUEUE_PAGE);
  return {
    subjects: await readQueued(rows.flatMap(({ subject }) => parseSubject(subject) ?? [])),
    next,
  };
}

/**
 * Posts that wait for a look before others see them, the oldest first.
 *
 * @param after the cursor of the page before
 */
export async function readHeld(after: string | null): Promise<QueuePage> {
  const held = {
    where: { status: "held", ...newerThan(readTimeCursor(after)) },
    orderBy: [{ createdAt: "asc" }, { id: "asc" }],
    take: QUEUE_PAGE + 1,
    select: { id: true, createdAt: true },
  } satisfies Prisma.ForumThreadFindManyArgs & Prisma.RoomMessageFindManyArgs;
  const [threads, replies, messages] = await Promise.all([
    db.forumThread.findMany(held),
    db.forumReply.findMany(held),
    db.roomMessage.findMany(held),
  ]);
  const named = <Row extends object>(kind: SubjectKind, rows: readonly Row[]) =>
    rows.map((row) => ({ ...row, kind }));
  const all = [
    ...named("thread", threads),
    ...named("reply", replies),
    ...named("message", messages),
  ].sort(byTime);
  const { rows, next } = cutPage(all, QUEUE_PAGE);
  return { subjects: await readQueued(rows.map(({ kind, id }): Subject => `${kind}:${id}`)), next };
}

/** As the database orders them. */
function byTime(one: { createdAt: Date; id: string }, other: { createdAt: Date; id: string }) {
  return one.createdAt.getTime() - other.createdAt.getTime() || (one.id < other.id ? -1 : 1);
}

/** Subjects with their open reports, whether or not they have any. */
export async function readQueued(subjects: readonly Subject[]): Promise<QueuedSubject[]> {
  const open = { subject: { in: [...subjects] }, status: "open" };
  const [shown, reports, counts] = await Promise.all([
    readSubjects(subjects),
    db.report.findMany({
      where: open,
      orderBy: [{ createdAt: "asc" }, { id: "asc" }],
      take: REPORTS_SHOWN,
    }),
    db.report.groupBy({ by: ["subject"], where: open, _count: { id: true } }),
  ]);
  const countOf = new Map(counts.map(({ subject, _count }) => [subject, _count.id]));
  return subjects.map((subject) => ({
    subject,
    shown: shown.get(subject) ?? null,
    reports: reports
      .filter((report) => report.subject === subject)
      .map(({ id, reason, note, createdAt }) => ({
        id,
        reason: isReason(reason) ? reason : "other",
        note,
        createdAt: createdAt.toISOString(),
      })),
    count: countOf.get(subject) ?? 0,
  }));
}
