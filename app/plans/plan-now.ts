import { BASIC_APPS, FREE_APPS, GRACE_DAYS } from "./plan-facts";

const DAY_MS = 24 * 60 * 60 * 1000;

/** What is stored of somebody that decides on their plan. Times in milliseconds. */
export interface PlanRecord {
  basicUntil: number | null;
  unlimitedUntil: number | null;
  grants: readonly { plan: string; until: number | null }[];
  holding: { state: string | null; fellAt: number | null } | null;
}

/** The plan that somebody has at a moment. */
export interface PlanNow {
  /** `off` where plans limit nothing. */
  plan: "off" | "basic" | "unlimited";
  /** What it is had by: nothing for what everybody has. */
  by: "nothing" | "payment" | "grant";
  /** Until when it is paid or granted; null without an end, or where nothing is paid. */
  until: Date | null;
  /** How many projects an account may hold; null where the plan sets no number. */
  apps: number | null;
  /** Whether domains of one's own are part of it. */
  hasDomains: boolean;
  /** Until when Unlimited stays although the wallet holds too little; null when it does not hang on that. */
  graceUntil: Date | null;
  /** Whether Unlimited is paid and the wallet's holding is what is missing. */
  lacksHolding: boolean;
}

export const PLANS_OFF: PlanNow = {
  ...{ plan: "off", by: "nothing", until: null, apps: null },
  ...{ hasDomains: true, graceUntil: null, lacksHolding: false },
};

/**
 * Decides which plan somebody has. What an administrator gave needs no holding; what was paid as Unlimited does,
 * and stays for some days after it fell. A holding that is not known just now is what it was last known to be.
 */
export function decidePlan(record: PlanRecord, now: number): PlanNow {
  const grants = record.grants.filter(({ until }) => until === null || until > now);
  const none = { until: null, graceUntil: null, lacksHolding: false };
  const unlimited = { ...none, plan: "unlimited", apps: null, hasDomains: true } as const;
  const grant = grants.find(({ plan }) => plan === "unlimited");
  if (grant) return { ...unlimited, by: "grant", until: dateOf(grant.until) };
  const isPaid = record.unlimitedUntil !== null && record.unlimitedUntil > now;
  const graceUntil = isPaid ? endOfGrace(record.holding) : null;
  if (isPaid && (record.holding?.state === "held" || (graceUntil ?? 0) > now)) {
    return {
      ...unlimited,
      by: "payment",
      until: dateOf(record.unlimitedUntil),
      ...when(graceUntil),
    };
  }
  const basic = { ...none, plan: "basic", hasDomains: false, lacksHolding: isPaid } as const;
  if (record.basicUntil !== null && record.basicUntil > now) {
    return { ...basic, apps: BASIC_APPS, by: "payment", until: dateOf(record.basicUntil) };
  }
  const [given] = grants;
  if (given) return { ...basic, apps: BASIC_APPS, by: "grant", until: dateOf(given.until) };
  return { ...basic, apps: FREE_APPS, by: "nothing" };
}

/** When the days after a fall are over, in milliseconds. */
function endOfGrace(holding: PlanRecord["holding"]): number | null {
  if (holding?.state !== "not_held" || holding.fellAt === null) return null;
  return holding.fellAt + GRACE_DAYS * DAY_MS;
}

function when(graceUntil: number | null) {
  return graceUntil === null ? {} : { graceUntil: new Date(graceUntil), lacksHolding: true };
}

function dateOf(time: number | null): Date | null {
  return time === null ? null : new Date(time);
}
