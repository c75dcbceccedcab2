import { listGrants } from "~/plans/grants.server";
import { PLAN_NAMES } from "~/plans/plan-facts";
import type { PlanNow } from "~/plans/plan-now";
import { readPlan } from "~/plans/read-plan.server";
import { db } from "~/platform/db.server";

/** The plan that somebody has in words, and what they were given, the newest first. */
export async function readShownPlan(userId: string) {
  const [now, grants] = await Promise.all([readPlan(userId), listGrants(db, userId)]);
  return {
    now: inWords(now),
    grants: grants.map(({ until, createdAt, withdrawnAt, ...grant }) => ({
      ...grant,
      until: until?.toISOString() ?? null,
      createdAt: createdAt.toISOString(),
      withdrawnAt: withdrawnAt?.toISOString() ?? null,
    })),
  };
}

function inWords({ plan, by, until }: PlanNow): string {
  if (plan === "off") return "Plans are off here: nothing is limited, and nothing costs anything.";
  const ways = { nothing: "as everybody has it", payment: "paid", grant: "given" };
  const end = until ? ` until ${until.toISOString().slice(0, 10)}` : "";
  return `${PLAN_NAMES[plan]}, ${ways[by]}${end}.`;
}
