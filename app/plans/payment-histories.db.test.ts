import { expect, test } from "vitest";
import { livePaymentHistory } from "../../tests/support/solana-server/payment-history";
import { plansOn } from "../../tests/support/solana-server/plans-on";

const on = plansOn();

/** A few here; PAYMENT_HISTORIES=10000 tries as many, and PAYMENT_SEED begins elsewhere. */
const HISTORIES = Number(process.env.PAYMENT_HISTORIES ?? 5);
const FIRST = Number(process.env.PAYMENT_SEED ?? 1);

test("whatever people pay and whenever, the books balance and nothing counts twice", async () => {
  for (let seed = FIRST; seed < FIRST + HISTORIES; seed += 1) {
    await livePaymentHistory(on.node, on.treasury, seed).catch((error: Error) => {
      throw new Error(`History ${seed} does not balance: ${error.message}`, { cause: error });
    });
  }
  expect(on.node.asked.length).toBeGreaterThan(HISTORIES);
}, 3_600_000);
