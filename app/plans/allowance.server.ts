import { AppError } from "~/platform/errors";
import { accountPlanPath } from "~/platform/urls";
import { BASIC_APPS, FREE_APPS, PERIOD_DAYS, PLAN_NAMES, shortTokens } from "./plan-facts";
import { PLANS_OFF, type PlanNow } from "./plan-now";
import { planSettings } from "./plan-settings.server";
import { type PlanRows, readPlan } from "./read-plan.server";

/** What a plan may be asked for. */
export type Allowed = "project" | "domain";

/**
 * The one question at every act that a plan may limit: asked in the transaction of the act, so that two at once
 * cannot both be the last. It locks the person's row until that ends.
 *
 * @param tx the transaction in which the act is stored
 * @returns the plan that allows it
 * @throws {AppError} 402 with code `plan_needed`, and what it takes; never where plans are off
 */
export async function requireAllowance(
  tx: PlanRows,
  userId: string,
  what: Allowed,
): Promise<PlanNow> {
  if (!planSettings().isOn) return PLANS_OFF;
  // A write that changes nothing: whoever asks for the same person waits here.
  await tx.$executeRaw`UPDATE "User" SET "id" = "id" WHERE "id" = ${userId}`;
  const now = await readPlan(userId, tx);
  if (what === "domain") {
    if (!now.hasDomains)
      throw planNeeded("Domains of your own are part of Unlimited.", "unlimited");
    return now;
  }
  if (now.apps === null) return now;
  const held = await tx.project.count({ where: { ownerId: userId, deletedAt: null } });
  if (held >= now.apps) throw planNeeded(sentenceOf(now, held), nextPlan(now));
  return now;
}

function sentenceOf({ apps }: PlanNow, held: number): string {
  const has = `You have ${held} ${held === 1 ? "app" : "apps"}`;
  if (apps === FREE_APPS) return `${has}, and the first ${FREE_APPS} are free.`;
  return `${has}, and ${PLAN_NAMES.basic} is for up to ${apps}.`;
}

function nextPlan({ apps }: PlanNow) {
  return apps === FREE_APPS ? "basic" : "unlimited";
}

/** 402: what is asked for takes a plan. All that is there stays as it is. */
function planNeeded(reason: string, plan: "basic" | "unlimited"): AppError {
  const { prices } = planSettings();
  const takes =
    plan === "basic"
      ? `With ${PLAN_NAMES.basic}, ${prices.basic} SOL for ${PERIOD_DAYS} days, you can have up to ${BASIC_APPS}.`
      : `${PLAN_NAMES.unlimited} takes ${shortTokens(prices.holding)} $REPO in your verified wallet and ${prices.unlimited} SOL for ${PERIOD_DAYS} days.`;
  return new AppError(402, `${reason} ${takes} Everything you have stays.`, {
    code: "plan_needed",
    data: { plan, prices, path: accountPlanPath },
  });
}
