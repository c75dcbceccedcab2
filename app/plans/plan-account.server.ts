import type { Db } from "~/platform/db.server";

/** A transaction in which books are changed. */
export type BookRows = Pick<
  Db,
  "planAccount" | "planOrder" | "planPayment" | "creditEntry" | "$executeRaw"
>;

/** Finds or makes the books of somebody, and holds them until the transaction ends. @returns their id */
export async function holdAccountOf(tx: BookRows, userId: string): Promise<string> {
  const { id } = await tx.planAccount.upsert({
    where: { userId },
    update: {},
    create: { userId },
    select: { id: true },
  });
  await holdAccount(tx, id);
  return id;
}

/** Lets nobody else change these books until the transaction ends: a write that changes nothing. */
export async function holdAccount(tx: BookRows, accountId: string): Promise<void> {
  await tx.$executeRaw`UPDATE "PlanAccount" SET "id" = "id" WHERE "id" = ${accountId}`;
}
