import { db } from "~/platform/db.server";
import { notFound } from "~/platform/errors";
import type { OrderStatus } from "./order-rules";
import { missingFor } from "./order-rules";
import type { PaidPlan } from "./plan-facts";
import { writeSol } from "./sol";

/** An order as its page shows it. Amounts in SOL, times in ISO 8601. */
export interface OrderView {
  id: string;
  plan: PaidPlan;
  days: number;
  price: string;
  /** What is still to be paid; "0" once nothing is. */
  missing: string;
  reference: string;
  treasury: string;
  status: OrderStatus | "expired";
  createdAt: string;
  expiresAt: string;
  paidAt: string | null;
  coversFrom: string | null;
  coversUntil: string | null;
  checkedAt: string | null;
  payments: PaymentView[];
}

/** A payment as people see it. */
export interface PaymentView {
  signature: string;
  amount: string;
  payer: string;
  isLate: boolean;
  isOther: boolean;
  paidAt: string;
  orderId: string;
}

const NEWEST = { orderBy: { createdAt: "desc" }, take: 100 } as const;
const PAYMENTS = { orderBy: { createdAt: "desc" }, take: 100 } as const;

type Row = Awaited<ReturnType<typeof readRow>>;

function readRow(userId: string, id: string) {
  return db.planOrder.findFirst({
    where: { id, account: { userId } },
    include: { payments: PAYMENTS, account: { select: { credit: true } } },
  });
}

/** An order of somebody; null where it is not theirs. */
export async function findOrder(
  userId: string,
  id: string,
  now = Date.now(),
): Promise<OrderView | null> {
  const row = await readRow(userId, id);
  return row && viewOf(row, now);
}

/** An order of somebody. @throws {AppError} 404 where it is not theirs */
export async function requireOrder(userId: string, id: string): Promise<OrderView> {
  const order = await findOrder(userId, id);
  if (!order) throw notFound("That order could not be found.");
  return order;
}

/** What somebody has ordered and paid, newest first, and their credit in SOL. */
export async function listOrders(userId: string, now = Date.now()) {
  const account = await db.planAccount.findUnique({
    where: { userId },
    include: { orders: { ...NEWEST, include: { payments: PAYMENTS } } },
  });
  const credit = account?.credit ?? 0n;
  const orders = (account?.orders ?? []).map((order) =>
    viewOf({ ...order, account: { credit } }, now),
  );
  return {
    credit: writeSol(credit),
    hasCredit: credit > 0n,
    basicUntil: account?.basicUntil?.toISOString() ?? null,
    unlimitedUntil: account?.unlimitedUntil?.toISOString() ?? null,
    orders,
  };
}

/** Whose order was paid, and what for; null for one that is not, or is nobody's any more. */
export async function readPaidOrder(id: string) {
  const row = await db.planOrder.findUnique({
    where: { id },
    select: { plan: true, coversUntil: true, account: { select: { userId: true } } },
  });
  if (!row?.coversUntil || !row.account.userId) return null;
  return { userId: row.account.userId, plan: planOf(row.plan), coversUntil: row.coversUntil };
}

function viewOf(row: NonNullable<Row>, now: number): OrderView {
  const isOpen = row.status === "open";
  const missing = isOpen ? missingFor(row.price, row.account.credit) : 0n;
  return {
    ...{ id: row.id, plan: planOf(row.plan), days: row.days },
    ...{ price: writeSol(row.price), missing: writeSol(missing) },
    ...{ reference: row.reference, treasury: row.treasury },
    status: statusOf(row.status, row.expiresAt.getTime(), now),
    ...{ createdAt: row.createdAt.toISOString(), expiresAt: row.expiresAt.toISOString() },
    paidAt: row.paidAt?.toISOString() ?? null,
    coversFrom: row.coversFrom?.toISOString() ?? null,
    coversUntil: row.coversUntil?.toISOString() ?? null,
    checkedAt: row.checkedAt?.toISOString() ?? null,
    payments: row.payments.map(({ signature, lamports, payer, isLate, isOther, ...payment }) => ({
      ...{ signature, payer, isLate, isOther, amount: writeSol(lamports) },
      paidAt: payment.paidAt.toISOString(),
      orderId: payment.orderId,
    })),
  };
}

function statusOf(status: string, expiresAt: number, now: number): OrderView["status"] {
  if (status === "paid" || status === "closed") return status;
  return now > expiresAt ? "expired" : "open";
}

function planOf(plan: string): PaidPlan {
  return plan === "unlimited" ? "unlimited" : "basic";
}
