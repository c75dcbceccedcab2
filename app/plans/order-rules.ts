import { ORDER_MINUTES, type PaidPlan, PERIOD_DAYS } from "./plan-facts";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** How long an order can be paid, in milliseconds. */
export const ORDER_MS = ORDER_MINUTES * MINUTE_MS;
/** How long payments are looked for that come after their order's end. */
const WATCHED_MS = 30 * DAY_MS;

export type OrderStatus = "open" | "paid" | "closed";

/** What decides about a payment of an order. Amounts in lamports, times in milliseconds. */
export interface OrderState {
  status: OrderStatus;
  plan: PaidPlan;
  price: bigint;
  expiresAt: number;
}

/** What somebody has: credit that bought nothing yet, and until when plans are paid. */
export interface Books {
  credit: bigint;
  basicUntil: number | null;
  unlimitedUntil: number | null;
}

/** Whether a payment that was made then still buys its order, rather than being credit alone. */
export function isOnTime(order: Pick<OrderState, "status" | "expiresAt">, paidAt: number): boolean {
  return order.status === "open" && paidAt <= order.expiresAt;
}

/** What is missing for an order. */
export function missingFor(price: bigint, credit: bigint): bigint {
  return price > credit ? price - credit : 0n;
}

/** The days that an order buys, and the books after it. Times in milliseconds. */
export interface Settled extends Books {
  from: number;
  until: number;
}

/**
 * Pays an order out of the credit.
 *
 * Days are appended to those of the same plan that are left. Unlimited begins at once, and Basic that is paid waits
 * for its end; Basic that is bought meanwhile begins there. So no paid day passes beside another.
 *
 * @returns null where the credit is not enough, or the order is not open
 */
export function settle(order: OrderState, books: Books, now: number): Settled | null {
  if (order.status !== "open" || books.credit < order.price) return null;
  const credit = books.credit - order.price;
  const period = PERIOD_DAYS * DAY_MS;
  if (order.plan === "unlimited") {
    const from = Math.max(now, books.unlimitedUntil ?? 0);
    const basicUntil =
      books.basicUntil !== null && books.basicUntil > now
        ? books.basicUntil + period
        : books.basicUntil;
    return { credit, basicUntil, unlimitedUntil: from + period, from, until: from + period };
  }
  const from = Math.max(now, books.basicUntil ?? 0, books.unlimitedUntil ?? 0);
  const { unlimitedUntil } = books;
  return { credit, basicUntil: from + period, unlimitedUntil, from, until: from + period };
}

/**
 * When a job looks for payments of an order again: often while it can be paid, seldom afterwards, never after thirty
 * days (its page still does).
 */
export function nextCheckOf(
  order: Pick<OrderState, "status" | "expiresAt">,
  now: number,
): number | null {
  const past = now - order.expiresAt;
  if (past > WATCHED_MS) return null;
  if (order.status === "open" && past < 5 * MINUTE_MS) return now + MINUTE_MS / 3;
  return now + (past < DAY_MS ? 10 * MINUTE_MS : 6 * HOUR_MS);
}
