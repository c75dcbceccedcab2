import { AppError } from "~/platform/errors";
import { checkHolding } from "./check-holding.server";
import { createOrder } from "./create-order.server";
import { PLAN_NAMES, shortTokens } from "./plan-facts";
import { planSettings } from "./plan-settings.server";

/**
 * Orders Unlimited, where the verified wallet holds enough: nobody shall pay for what they cannot have.
 *
 * @throws {AppError} 403 where plans are off or it holds too little, 503 where that is not known
 */
export async function orderUnlimited(userId: string): Promise<string> {
  const { isOn, prices } = planSettings();
  const holding = isOn ? await checkHolding(userId) : null;
  if (isOn && holding?.state !== "held") {
    if (holding?.state === "unknown") throw notKnown();
    throw new AppError(
      403,
      `${PLAN_NAMES.unlimited} is for wallets that hold ${shortTokens(prices.holding)} $REPO, and your verified wallet does not. Nothing was ordered.`,
      { code: "holding_needed" },
    );
  }
  return createOrder(userId, "unlimited");
}

function notKnown(): AppError {
  return new AppError(
    503,
    "The Solana network does not answer, so it is not known what your wallet holds. Nothing was ordered; please try again in a few minutes.",
    { code: "holding_unknown" },
  );
}
