import type { Prisma, XAccount } from "~/generated/sqlite/client";
import { db } from "~/platform/db.server";

type Change = Prisma.XAccountUncheckedUpdateInput & Prisma.XAccountUncheckedCreateInput;

/** What is kept of an account; before the first change nothing is, and nothing has been read. */
export async function readAccount(id: string): Promise<XAccount | null> {
  return db.xAccount.findUnique({ where: { id } });
}

/** Keeps something of an account, beside what is kept. */
export async function changeAccount(
  id: string,
  change: Omit<Change, "id">,
  tx: Pick<typeof db, "xAccount"> = db,
): Promise<void> {
  await tx.xAccount.upsert({ where: { id }, create: { ...change, id }, update: change });
}

/** Whether a pause still lasts. */
export function lasts(pause: Date | null | undefined, now: Date): pause is Date {
  return pause !== null && pause !== undefined && pause > now;
}
