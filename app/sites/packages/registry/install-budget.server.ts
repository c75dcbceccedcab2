import { limitOf, overBudget, type Rate, SPANS } from "~/platform/budget.server";
import type { Counters } from "~/platform/coordination/counter";
import type { Visitor } from "~/platform/visitor";

/**
 * Installations that ask the registry; what is in the store costs nothing. A person's new imports are one
 * now and then, an answer's repairs some in a minute.
 */
export const INSTALL_BUDGETS = {
  installations: {
    kind: "rate",
    per: "hour",
    max: 120,
    network: 400,
    exceeded: "Too many installations of packages",
    kept: "The project is as it was",
  },
} as const satisfies Record<string, Rate>;

/** Counts an installation. @throws {AppError} 429 when a visitor has had too many */
export async function countInstallation(counters: Counters, visitor: Visitor): Promise<void> {
  const [name, rate] = ["installations", INSTALL_BUDGETS.installations] as const;
  const options = { windowMs: SPANS[rate.per] };
  const { count, endsAt } = await counters.add(`${name}:${visitor}`, options);
  if (count > limitOf(rate, visitor)) throw overBudget(rate, { name, visitor, endsAt });
}
