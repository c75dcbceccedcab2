import { db } from "~/platform/db.server";
import { cutPage, olderThan, readTimeCursor } from "~/platform/time-cursor";
import { AUDIT_ACTIONS, isAuditAction } from "./audit-actions";

/** Entries on one page. */
export const AUDIT_PAGE = 50;
/** Values of an entry's details that are shown, and how much of each. */
const DETAILS_SHOWN = 8;
const DETAIL_CHARACTERS = 120;

/** What the list is narrowed to; all that is absent is not asked about. */
export interface AuditFilter {
  adminId?: string | undefined;
  action?: string | undefined;
  /** As "kind:id". */
  subject?: string | undefined;
}

/** One act, as the page shows it. */
export interface AuditLine {
  id: string;
  adminId: string;
  action: string;
  /** What was done, in words. */
  told: string;
  subject: string;
  reason: string;
  details: { name: string; value: string }[];
  /** ISO 8601. */
  createdAt: string;
}

/** A page of the audit log, the newest first. @param before the cursor of the page before */
export async function readAudit(
  { adminId, action, subject }: AuditFilter,
  before: string | null,
  take = AUDIT_PAGE,
): Promise<{ lines: AuditLine[]; next: string | null }> {
  const where = {
    ...(adminId ? { adminId } : {}),
    ...(action ? { action } : {}),
    ...(subject ? { subject } : {}),
    ...olderThan(readTimeCursor(before)),
  };
  const read = await db.auditEntry.findMany({
    where,
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    take: take + 1,
  });
  const { rows, next } = cutPage(read, take);
  return {
    lines: rows.map(({ details, createdAt, ...row }) => ({
      ...row,
      told: isAuditAction(row.action) ? AUDIT_ACTIONS[row.action] : row.action,
      details: detailsOf(details),
      createdAt: createdAt.toISOString(),
    })),
    next,
  };
}

function detailsOf(stored: string): AuditLine["details"] {
  const members = Object.entries(JSON.parse(stored) as Record<string, unknown>);
  return members.slice(0, DETAILS_SHOWN).map(([name, value]) => {
    const text = typeof value === "string" ? value : JSON.stringify(value);
    const isLong = text.length > DETAIL_CHARACTERS;
    return { name, value: isLong ? `${text.slice(0, DETAIL_CHARACTERS)}…` : text };
  });
}
