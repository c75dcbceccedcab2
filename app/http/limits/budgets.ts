import type { Budget } from "~/platform/budget.server";

/**
 * What a visitor may have that no single act of acts.ts says: amounts and what is had at once. One
 * person with ten projects in three tabs meets none of them (ordinary-use.test.ts).
 */
export const BUDGETS = {
  /**
   * WebSockets, about 30 kB each. A person has one for each tab that is open; an office shares.
   */
  sockets: {
    kind: "at-once",
    max: 30,
    exceeded: "Too many connections",
  },
} as const satisfies Record<string, Budget>;

export type BudgetName = keyof typeof BUDGETS;

/** Budgets of what is had at once. */
export type AtOnceName = NameOf<"at-once">;

type NameOf<Kind> = {
  [Name in BudgetName]: (typeof BUDGETS)[Name] extends { kind: Kind } ? Name : never;
}[BudgetName];
