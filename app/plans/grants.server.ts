import type { Db } from "~/platform/db.server";
import type { PaidPlan } from "./plan-facts";

type GrantRows = Pick<Db, "planGrant">;

/** A plan that an administrator gives. */
export interface Grant {
  userId: string;
  plan: PaidPlan;
  /** For good when null. */
  until: Date | null;
  /** Why, as the person reads it. */
  reason: string;
  adminId: string;
}

/** Gives somebody a plan without payment and without a holding. @returns the grant's id */
export async function grantPlan(rows: GrantRows, grant: Grant): Promise<string> {
  const { id } = await rows.planGrant.create({ data: grant, select: { id: true } });
  return id;
}

/** Takes a grant back. @returns whether it was still given */
export async function withdrawGrant(rows: GrantRows, grantId: string): Promise<boolean> {
  const { count } = await rows.planGrant.updateMany({
    where: { id: grantId, withdrawnAt: null },
    data: { withdrawnAt: new Date() },
  });
  return count > 0;
}

/** What somebody was given, newest first, withdrawn ones too. */
export function listGrants(rows: GrantRows, userId: string) {
  return rows.planGrant.findMany({
    where: { userId },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    select: { id: true, plan: true, until: true, reason: true, createdAt: true, withdrawnAt: true },
  });
}
