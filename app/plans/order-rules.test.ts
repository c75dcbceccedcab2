import fc from "fast-check";
import { expect, test } from "vitest";
import { type Books, settle } from "./order-rules";

const DAY_MS = 24 * 60 * 60 * 1000;
const NOW = 1_800_000_000_000;
const SOL = 1_000_000_000n;

/** Milliseconds that are paid from now on, none of them counted twice. */
function leftOf({ basicUntil, unlimitedUntil }: Books): number {
  const unlimited = Math.max(NOW, unlimitedUntil ?? 0);
  return Math.max(0, unlimited - NOW) + Math.max(0, (basicUntil ?? 0) - unlimited);
}

const time = fc.option(fc.integer({ min: NOW - 90 * DAY_MS, max: NOW + 90 * DAY_MS }));
const plan = fc.constantFrom("basic" as const, "unlimited" as const);

test("each order adds thirty days, and no paid day is lost beside another", () => {
  fc.assert(
    fc.property(
      time,
      time,
      fc.array(plan, { maxLength: 6 }),
      (basicUntil, unlimitedUntil, plans) => {
        let books: Books = { credit: SOL * 10n, basicUntil, unlimitedUntil };
        for (const bought of plans) {
          const order = { status: "open", plan: bought, price: SOL, expiresAt: NOW } as const;
          const settled = settle(order, books, NOW);
          if (!settled) throw new Error("It can be paid.");
          expect(leftOf(settled)).toBe(leftOf(books) + 30 * DAY_MS);
          expect(settled.credit).toBe(books.credit - SOL);
          books = settled;
        }
      },
    ),
  );
});

test("credit that is not enough buys nothing, and an order is paid once", () => {
  const order = { status: "open", plan: "basic", price: SOL, expiresAt: NOW } as const;
  const books = { credit: SOL - 1n, basicUntil: null, unlimitedUntil: null };
  expect(settle(order, books, NOW)).toBeNull();
  expect(settle({ ...order, status: "paid" }, { ...books, credit: SOL }, NOW)).toBeNull();
  expect(settle({ ...order, status: "closed" }, { ...books, credit: SOL }, NOW)).toBeNull();
});
