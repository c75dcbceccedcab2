import { env } from "~/platform/env.server";
import { settings } from "~/platform/settings/settings.server";
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
    isOn: settings.PLANS && arePlansPossible(),
    treasury: env.TREASURY_WALLET ?? "",
    mint: env.TOKEN_MINT ?? null,
    prices: {
      basic: settings.PRICE_BASIC_SOL ?? BASIC_PRICE,
      unlimited: settings.PRICE_UNLIMITED_SOL ?? UNLIMITED_PRICE,
      holding: settings.UNLIMITED_HOLDING ?? UNLIMITED_HOLDING,
    },
  };
}

/**
 * Whether the environment has what plans need: whom they are paid to, and a node that sees payments. Where it says
 * itself that they are on, the start has asked for the node.
 */
export function arePlansPossible(): boolean {
  const { TREASURY_WALLET, SOLANA_RPC_URL, PLANS } = env;
  return TREASURY_WALLET !== undefined && (PLANS || SOLANA_RPC_URL !== undefined);
}
