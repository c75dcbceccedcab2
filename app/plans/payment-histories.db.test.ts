import { expect, test } from "vitest";
import { db, tuneDatabase } from "~/platform/db.server";
import { env } from "~/platform/env.server";
import { liveAlone, livePaymentHistory } from "../../tests/support/solana-server/payment-history";
import { plansOn } from "../../tests/support/solana-server/plans-on";

const on = plansOn();

/** A few here; PAYMENT_HISTORIES=10000 tries as many, and PAYMENT_SEED begins elsewhere. */
const HISTORIES = Number(process.env.PAYMENT_HISTORIES ?? 10);
const FIRST = Number(process.env.PAYMENT_SEED ?? 1);
/** Histories that are lived at once: each waits for the database most of its time. */
const AT_ONCE = 4;

async function live(seed: number, history: Promise<void>): Promise<void> {
  await history.catch((error: Error) => {
    throw new Error(`History ${seed} does not balance: ${error.message}`, { cause: error });
  });
}

test("whatever people pay and whenever, the books balance and nothing counts twice", async () => {
  await tuneDatabase(db, env.DATABASE_URL);
  let next = FIRST;
  const liveOn = async () => {
    while (next < FIRST + HISTORIES) {
      const seed = next;
      next += 1;
      await live(seed, liveAlone(on.treasury, seed));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, liveOn));
  const paid = await db.planOrder.count({ where: { status: "paid" } });
  expect(paid).toBeGreaterThan(HISTORIES / 2);
}, 7_200_000);

test("they balance as well where the chain is asked over HTTP", async () => {
  for (const seed of [FIRST, FIRST + 1]) {
    await live(seed, livePaymentHistory(on.treasury, seed));
  }
  expect(on.node.asked.length).toBeGreaterThan(2);
});
