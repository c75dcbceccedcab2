import type { Db } from "~/platform/db.server";
import type { AuditAction } from "./audit-actions";

/** Something that an administrator did. */
export interface RecordedAct {
  adminId: string;
  action: AuditAction;
  /** What it was done to, as "kind:id". */
  subject: `${string}:${string}`;
  reason?: string | undefined;
  /** What else is worth knowing, e.g. the values before and after. Never a secret. */
  details?: Record<string, unknown> | undefined;
}

/**
 * Writes an act of an administrator in the audit log. Call it with the transaction that does the act,
 * so that neither is ever there without the other; where an act is no rows, before it is done.
 */
export async function recordAct(
  tx: Pick<Db, "auditEntry">,
  { adminId, action, subject, reason = "", details = {} }: RecordedAct,
): Promise<void> {
  const data = { adminId, action, subject, reason, details: JSON.stringify(details) };
  await tx.auditEntry.create({ data });
}
