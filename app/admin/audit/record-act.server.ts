import type { Prisma } from "~/generated/sqlite/client";
import { type Db, db } from "~/platform/db.server";
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

/**
 * Does something for an administrator and writes it down, both or neither.
 *
 * @param act what is written; a function of what `work` gave where it needs that
 * @returns what `work` gave
 */
export function audited<T>(
  work: (tx: Prisma.TransactionClient) => Promise<T>,
  act: RecordedAct | ((done: T) => RecordedAct),
): Promise<T> {
  return db.$transaction(async (tx) => {
    const done = await work(tx);
    await recordAct(tx, typeof act === "function" ? act(done) : act);
    return done;
  });
}
