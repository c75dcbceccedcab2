import { randomBytes } from "node:crypto";
import { encodeWalletAddress } from "~/accounts/wallet-address";
import { db } from "~/platform/db.server";
import { AppError } from "~/platform/errors";
import { missingFor, nextCheckOf, ORDER_MS } from "./order-rules";
import { holdAccountOf } from "./plan-account.server";
import { type PaidPlan, PERIOD_DAYS } from "./plan-facts";
import { planSettings } from "./plan-settings.server";
import { payFromCredit } from "./settle-payment.server";
import { lamportsOf } from "./sol";

/**
 * Orders thirty days of a plan, at the price of now. An order that was open is closed: payments of it become credit.
 * Where the credit is enough, it is paid at once.
 *
 * @returns its id
 * @throws {AppError} 403 where plans are off
 */
export async function createOrder(
  userId: string,
  plan: PaidPlan,
  now = Date.now(),
): Promise<string> {
  const { isOn, treasury, prices } = planSettings();
  const price = lamportsOf(prices[plan]);
  if (!isOn || price === null) throw plansAreOff();
  return db.$transaction(async (tx) => {
    const accountId = await holdAccountOf(tx, userId);
    const { credit } = await tx.planAccount.findUniqueOrThrow({
      where: { id: accountId },
      select: { credit: true },
    });
    await tx.planOrder.updateMany({
      where: { accountId, status: "open" },
      data: { status: "closed" },
    });
    const expiresAt = now + ORDER_MS;
    const order = await tx.planOrder.create({
      data: {
        ...{ accountId, plan, price, treasury, days: PERIOD_DAYS },
        due: missingFor(price, credit),
        reference: encodeWalletAddress(randomBytes(32)),
        createdAt: new Date(now),
        expiresAt: new Date(expiresAt),
        nextCheckAt: new Date(nextCheckOf({ status: "open", expiresAt }, now) ?? now),
      },
    });
    await payFromCredit(tx, order, now);
    return order.id;
  });
}

/** 403: nothing is sold here. */
export function plansAreOff(): AppError {
  return new AppError(
    403,
    "Plans are switched off on this installation: nothing is charged, and nothing is limited.",
    { code: "plans_off" },
  );
}
