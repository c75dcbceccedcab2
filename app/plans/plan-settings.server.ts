import { env } from "~/platform/env.server";
import { BASIC_PRICE, type PlanPrices, UNLIMITED_HOLDING, UNLIMITED_PRICE } from "./plan-facts";

/** How plans are set on this installation. */
export interface PlanSettings {
  /** Whether plans limit and cost anything. */
  isOn: boolean;
  /** Whom they are paid to; from the configuration alone, so that no page can turn payments elsewhere. */
  treasury: string;
  /** The mint of the token that Unlimited asks for; without one Unlimited cannot be bought. */
  mint: string | null;
  prices: PlanPrices;
}

/** The settings of this moment. Without a treasury plans are off, whatever else is set. */
export function planSettings(): PlanSettings {
  return {
    isOn: env.PLANS && env.TREASURY_WALLET !== undefined,
    treasury: env.TREASURY_WALLET ?? "",
    mint: env.TOKEN_MINT ?? null,
    prices: {
      basic: env.PRICE_BASIC_SOL ?? BASIC_PRICE,
      unlimited: env.PRICE_UNLIMITED_SOL ?? UNLIMITED_PRICE,
      holding: env.UNLIMITED_HOLDING ?? UNLIMITED_HOLDING,
    },
  };
}
