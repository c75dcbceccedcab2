import type { Request } from "express";
import type { DataBudget } from "~/app-data/data-budgets";
import { spend } from "./spend.server";
import { networkVisitor } from "./visitor.server";

/** Counts what a network asks of apps' records: sites know nobody by name. @throws {AppError} 429 */
export async function countDataUse(
  request: Request,
  name: DataBudget,
  amount: number,
): Promise<void> {
  await spend(name, networkVisitor(request), amount);
}
