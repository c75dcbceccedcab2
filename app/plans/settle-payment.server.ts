import { db } from "~/platform/db.server";
import { isUniqueViolation } from "~/platform/unique-violation";
import { isOnTime, type OrderState, settle } from "./order-rules";
import type { Effect } from "./payment-effect";
import { type BookRows, holdAccount } from "./plan-account.server";

/** What became of a payment. */
export interface Taken {
  /** Whether it was counted now, rather than before. */
  isNew: boolean;
  /** The order that it paid, with what was there before. */
  paidOrderId: string | null;
}

const ORDER_FIELDS = {
  id: true,
  accountId: true,
  status: true,
  plan: true,
  price: true,
  expiresAt: true,
} as const;

/**
 * Takes a finalized payment into the books, in one transaction: the payment, the credit, and the order that the credit
 * is enough for. A signature counts once, whoever finds it and for whichever order.
 *
 * @param orderId the order that the transaction names
 * @param now when it is taken, in milliseconds
 */
export async function takePayment(
  orderId: string,
  signature: string,
  effect: Effect,
  now = Date.now(),
): Promise<Taken> {
  try {
    return await db.$transaction(async (tx) => {
      const { accountId } = await tx.planOrder.findUniqueOrThrow({
        where: { id: orderId },
        select: { accountId: true },
      });
      await holdAccount(tx, accountId);
      if (await tx.planPayment.findUnique({ where: { signature }, select: { slot: true } })) {
        return { isNew: false, paidOrderId: null };
      }
      const order = await tx.planOrder.findUniqueOrThrow({
        where: { id: orderId },
        select: ORDER_FIELDS,
      });
      const paidAt = effect.paidAt ?? new Date(now);
      const onTime = isOnTime(stateOf(order), paidAt.getTime());
      const { lamports, payer, slot } = effect;
      await tx.planPayment.create({
        data: {
          ...{ signature, orderId, accountId, lamports, payer, slot, paidAt },
          ...{ isLate: !onTime, isOther: lamports === 0n },
        },
      });
      if (lamports === 0n) return { isNew: true, paidOrderId: null };
      await tx.creditEntry.create({ data: { accountId, lamports, signature } });
      await tx.planAccount.update({
        where: { id: accountId },
        data: { credit: { increment: lamports } },
      });
      const candidate = onTime ? order : await findOpen(tx, accountId, now);
      return { isNew: true, paidOrderId: candidate && (await payFromCredit(tx, candidate, now)) };
    });
  } catch (error) {
    // Another process, or another order that the same transaction names, was quicker.
    if (!isUniqueViolation(error, ["PlanPayment", "CreditEntry"])) throw error;
    return { isNew: false, paidOrderId: null };
  }
}

/** An order that waits for a payment: there is one at a time. */
function findOpen(tx: BookRows, accountId: string, now: number) {
  return tx.planOrder.findFirst({
    where: { accountId, status: "open", expiresAt: { gt: new Date(now) } },
    orderBy: { createdAt: "desc" },
    select: ORDER_FIELDS,
  });
}

interface OrderRow {
  id: string;
  accountId: string;
  status: string;
  plan: string;
  price: bigint;
  expiresAt: Date;
}

/**
 * Pays an order out of the credit, where that is enough. The books are held.
 *
 * @returns the order's id, or null where it is not paid
 */
export async function payFromCredit(
  tx: BookRows,
  order: OrderRow,
  now: number,
): Promise<string | null> {
  const { accountId } = order;
  const row = await tx.planAccount.findUniqueOrThrow({ where: { id: accountId } });
  const books = {
    credit: row.credit,
    basicUntil: row.basicUntil?.getTime() ?? null,
    unlimitedUntil: row.unlimitedUntil?.getTime() ?? null,
  };
  const settled = settle(stateOf(order), books, now);
  if (!settled) return null;
  await tx.creditEntry.create({
    data: { accountId, lamports: -order.price, orderId: order.id },
  });
  await tx.planAccount.update({
    where: { id: accountId },
    data: {
      credit: settled.credit,
      basicUntil: dateOf(settled.basicUntil),
      unlimitedUntil: dateOf(settled.unlimitedUntil),
    },
  });
  await tx.planOrder.update({
    where: { id: order.id },
    data: {
      ...{ status: "paid", paidAt: new Date(now) },
      ...{ coversFrom: new Date(settled.from), coversUntil: new Date(settled.until) },
    },
  });
  return order.id;
}

function stateOf({
  status,
  plan,
  price,
  expiresAt,
}: Omit<OrderRow, "id" | "accountId">): OrderState {
  return {
    status: status === "paid" || status === "closed" ? status : "open",
    plan: plan === "unlimited" ? "unlimited" : "basic",
    price,
    expiresAt: expiresAt.getTime(),
  };
}

function dateOf(time: number | null): Date | null {
  return time === null ? null : new Date(time);
}
