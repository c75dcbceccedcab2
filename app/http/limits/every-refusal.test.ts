import { expect, test } from "vitest";
import { type Budget, limitOf, overBudget } from "~/platform/budget.server";
import type { Visitor } from "~/platform/visitor";
import { ACTS, type Act } from "./acts";
import { BUDGETS } from "./budgets.server";

/** Every budget of the product, by its name. */
const budgets: [string, Budget][] = [
  ...(Object.entries(ACTS) as [string, Act][]).flatMap(([name, { rate }]): [string, Budget][] =>
    rate ? [[name, rate]] : [],
  ),
  ...Object.entries(BUDGETS),
];
const ENDS = {
  rate: /; try again in \d+ (?:second|minute|hour)s?\./,
  "at-once": /; (?:close|stop) one, or try again in 10 seconds\./,
  held: /; .+\./,
};

test.each(
  budgets,
)("%s: a refusal says the limit, when it ends and what signing in changes", (name, budget) => {
  for (const visitor of ["account:ann", "network:192.0.2.1"] satisfies Visitor[]) {
    const refusal = overBudget(budget, {
      name,
      visitor,
      ...(budget.kind === "rate" ? { endsAt: Date.now() + 50_000 } : {}),
    });
    const isHeld = budget.kind === "held";
    expect([refusal.status, refusal.retryAfterSeconds === undefined]).toEqual(
      isHeld ? [507, true] : [429, false],
    );
    const max = limitOf(budget, visitor);
    const amount =
      budget.unit === "bytes"
        ? `${Math.round(max / 1e6).toLocaleString("en")} MB`
        : max.toLocaleString("en");
    const whose = visitor.startsWith("account:") ? "an account" : "a network";
    expect(refusal.message).toContain(`: the limit for ${whose} is ${amount}. `);
    expect(refusal.message).toMatch(ENDS[budget.kind]);
    // What only a member may do, or is refused whoever asks, no sign-in changes.
    const changes = whose === "a network" && budget.signIn !== null;
    expect(/network shares it|signed in|with an account/.test(refusal.message)).toBe(changes);
    expect(refusal.data).toMatchObject({ limit: { name, max }, retryable: !isHeld });
  }
});
