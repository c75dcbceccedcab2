import { db } from "~/platform/db.server";
import { cutPage, olderThan, readTimeCursor } from "~/platform/time-cursor";
import { ACTIONS, type Action } from "./actions";
import { isReason, REASONS } from "./reasons";
import { kindOf, parseSubject, SUBJECT_KINDS, type Subject } from "./subjects";

/** Lines on one page of the log. */
export const LOG_PAGE = 50;

/** One act of a moderator, as everybody may read it: no names, no ids, nothing of what was written. */
export interface LogEntry {
  id: string;
  action: Action;
  /** "reply", "published app" … */
  what: string;
  /** Why; null where there is nothing to give a reason for. */
  reason: string | null;
  /** Of a mute, ISO 8601. */
  until: string | null;
  /** ISO 8601. */
  createdAt: string;
}

/** A page of the log, the newest first. @param before the cursor of the page before */
export async function readModerationLog(
  before: string | null,
): Promise<{ entries: LogEntry[]; next: string | null }> {
  const { rows, next } = cutPage(await readRows(before), LOG_PAGE);
  return {
    entries: rows.flatMap(({ id, action, subject, reason, until, createdAt }) => {
      const about = parseSubject(subject);
      if (!about || !isAction(action)) return [];
      return {
        ...{ id, action },
        what: SUBJECT_KINDS[kindOf(about)],
        reason: isReason(reason) ? REASONS[reason] : null,
        until: until?.toISOString() ?? null,
        createdAt: createdAt.toISOString(),
      };
    }),
    next,
  };
}

/** What moderators did last, for moderators: by subject, each once. */
export async function readDecided(
  before: string | null,
): Promise<{ subjects: Subject[]; next: string | null }> {
  const { rows, next } = cutPage(await readRows(before), LOG_PAGE);
  return {
    subjects: [...new Set(rows.flatMap(({ subject }) => parseSubject(subject) ?? []))],
    next,
  };
}

function readRows(before: string | null) {
  return db.moderationEntry.findMany({
    where: olderThan(readTimeCursor(before)),
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    take: LOG_PAGE + 1,
  });
}

function isAction(action: string): action is Action {
  return (ACTIONS as readonly string[]).includes(action);
}
