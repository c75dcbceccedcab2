import { groupDigits } from "~/platform/group-digits";

/**
 * What the plans are: pages, docs, limits and tests read their figures here and nowhere else. Prices and the
 * holding are what an installation starts with; its configuration may say otherwise (plan-settings.server.ts).
 */

/** A plan that can be paid; Trial is what people have without an account. */
export type PaidPlan = "basic" | "unlimited";

export const PLAN_NAMES = { trial: "Trial", basic: "Basic", unlimited: "Unlimited" } as const;

/** Apps of an account that has paid nothing: Basic begins with them. */
export const FREE_APPS = 2;
/** Apps of an account whose Basic is paid. */
export const BASIC_APPS = 15;
/** What one payment lasts, in days: a month that is the same all year. */
export const PERIOD_DAYS = 30;
/** How long Unlimited stays when the wallet holds too little of the token, in days. */
export const GRACE_DAYS = 7;
/** How old history becomes in projects of people without a plan, in days. */
export const HISTORY_DAYS = 30;
/** How long before it goes they are told, in days. */
export const NOTICE_DAYS = 7;
/** How long an order can be paid, in minutes: a price is held no longer. */
export const ORDER_MINUTES = 60;

/** In SOL, as configuration writes it. */
export const BASIC_PRICE = "1";
/** In SOL, beside the holding. */
export const UNLIMITED_PRICE = "0.5";
/** Whole tokens that the verified wallet holds for Unlimited. */
export const UNLIMITED_HOLDING = "10000000";

/** What the plans cost on an installation. */
export interface PlanPrices {
  /** In SOL for a period. */
  basic: string;
  unlimited: string;
  /** Whole tokens. */
  holding: string;
}

/** A number of tokens as texts write it: 10M, 250K, 1,500. */
export function shortTokens(tokens: string): string {
  const number = BigInt(tokens);
  if (number >= 1_000_000n && number % 1_000_000n === 0n) return `${number / 1_000_000n}M`;
  if (number >= 1_000n && number % 1_000n === 0n) return `${number / 1_000n}K`;
  return groupDigits(number);
}
