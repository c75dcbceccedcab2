import type { Request } from "express";
import { BY_APP, type DataBudget } from "~/app-data/data-budgets";
import { spend } from "./spend.server";
import { networkVisitor } from "./visitor.server";

/**
 * Counts what a network asks of apps' records: sites know nobody by name.
 *
 * @param app the project whose app it is
 * @throws {AppError} 429
 */
export async function countDataUse(
  request: Request,
  app: string,
  { budget, amount }: { budget: DataBudget; amount: number },
): Promise<void> {
  const of = BY_APP.has(budget) ? app : undefined;
  await spend(budget, networkVisitor(request), amount, of);
}
