import { expect, test } from "vitest";
import { deletePerson } from "~/accounts/deletion.server";
import { db } from "~/platform/db.server";
import { env } from "~/platform/env.server";
import { signUp } from "../../tests/support/generation-runs";
import { TOKEN_2022 } from "../../tests/support/solana-server/local-tokens";
import { Payer } from "../../tests/support/solana-server/payer";
import { plansOn } from "../../tests/support/solana-server/plans-on";
import { SolanaServer } from "../../tests/support/solana-server/solana-server";
import { checkOrder } from "./check-order.server";
import { createOrder } from "./create-order.server";
import { readPlan } from "./read-plan.server";
import { settleOrders } from "./settle-orders.server";

const on = plansOn();
const SOL = 1_000_000_000n;
const HOUR_MS = 3_600_000;

async function order(name: string, plan: "basic" | "unlimited" = "basic", now = Date.now()) {
  const userId = (await signUp(name)).user?.id ?? "";
  return { userId, ...(await orderAgain(userId, plan, now)) };
}

async function orderAgain(userId: string, plan: "basic" | "unlimited" = "basic", now = Date.now()) {
  const orderId = await createOrder(userId, plan, now);
  const { reference } = await db.planOrder.findUniqueOrThrow({ where: { id: orderId } });
  return { orderId, reference };
}

/** Looks as if the last look were long ago. */
async function look(orderId: string) {
  await db.planOrder.update({ where: { id: orderId }, data: { checkedAt: null } });
  return checkOrder(orderId);
}

const stateOf = (orderId: string) =>
  db.planOrder.findUniqueOrThrow({
    where: { id: orderId },
    select: { status: true, account: { select: { credit: true, basicUntil: true } } },
  });

test("a finalized payment of the exact amount pays its order, and nothing earlier does", async () => {
  const { orderId, reference, userId } = await order("sol-exact");
  const payer = new Payer(on.node.chain);
  payer.pay(on.treasury.address, SOL, [reference]);
  expect(await look(orderId)).toEqual({ taken: 0, paid: [], isKnown: true });
  expect(await readPlan(userId)).toMatchObject({ apps: 2 });
  on.node.chain.finalize();
  expect(await look(orderId)).toEqual({ taken: 1, paid: [orderId], isKnown: true });
  expect(await readPlan(userId)).toMatchObject({ plan: "basic", by: "payment", apps: 15 });
  expect(await look(orderId)).toMatchObject({ taken: 0, paid: [] });
  expect(await stateOf(orderId)).toMatchObject({ status: "paid", account: { credit: 0n } });
});

test("a payment that a fork takes away pays nothing", async () => {
  const { orderId, reference } = await order("sol-fork");
  new Payer(on.node.chain).pay(on.treasury.address, SOL, [reference]);
  on.node.chain.fork();
  on.node.chain.finalize();
  expect(await look(orderId)).toMatchObject({ taken: 0 });
  expect(await stateOf(orderId)).toMatchObject({ status: "open" });
});

test("too little is credit, and what was missing pays the order with it", async () => {
  const { orderId, reference } = await order("sol-under");
  const payer = new Payer(on.node.chain);
  payer.pay(on.treasury.address, SOL - 1n, [reference]);
  on.node.chain.finalize();
  expect(await look(orderId)).toMatchObject({ taken: 1, paid: [] });
  expect(await stateOf(orderId)).toMatchObject({ status: "open", account: { credit: SOL - 1n } });
  payer.pay(on.treasury.address, 1n, [reference]);
  on.node.chain.finalize();
  expect(await look(orderId)).toMatchObject({ taken: 1, paid: [orderId] });
});

test("too much, twice and too late become credit, which the next order uses", async () => {
  const { orderId, reference, userId } = await order("sol-over");
  const payer = new Payer(on.node.chain);
  payer.pay(on.treasury.address, SOL + SOL / 4n, [reference]);
  payer.pay(on.treasury.address, SOL / 4n, [reference]);
  on.node.chain.finalize();
  expect(await look(orderId)).toMatchObject({ taken: 2, paid: [orderId] });
  expect(await stateOf(orderId)).toMatchObject({ account: { credit: SOL / 2n } });
  const late = await orderAgain(userId, "basic", Date.now() - 2 * HOUR_MS);
  payer.pay(on.treasury.address, SOL / 2n, [late.reference]);
  on.node.chain.finalize();
  expect(await look(late.orderId)).toMatchObject({ taken: 1, paid: [] });
  expect(await db.planPayment.count({ where: { orderId: late.orderId, isLate: true } })).toBe(1);
  expect(await stateOf(late.orderId)).toMatchObject({ status: "open", account: { credit: SOL } });
  const third = await orderAgain(userId);
  expect(await stateOf(third.orderId)).toMatchObject({ status: "paid", account: { credit: 0n } });
});

test("a payment made in time counts although it is found when the order has run out", async () => {
  const now = Date.now() - 2 * HOUR_MS;
  const { orderId, reference } = await order("sol-found-late", "basic", now);
  on.node.chain.now = () => Math.floor(now / 1000) + 60;
  new Payer(on.node.chain).pay(on.treasury.address, SOL, [reference]);
  on.node.chain.now = () => Math.floor(Date.now() / 1000);
  on.node.chain.finalize();
  expect(await look(orderId)).toMatchObject({ paid: [orderId] });
});

test("one transfer that names several orders pays one of them", async () => {
  const ann = await order("sol-several-a");
  const bob = await order("sol-several-b");
  new Payer(on.node.chain).pay(on.treasury.address, SOL, [ann.reference, bob.reference]);
  on.node.chain.finalize();
  const looks = await Promise.all([look(ann.orderId), look(bob.orderId)]);
  expect(looks.map(({ taken }) => taken).sort()).toEqual([0, 1]);
  const paid = { id: { in: [ann.orderId, bob.orderId] }, status: "paid" };
  expect(await db.planOrder.count({ where: paid })).toBe(1);
});

test("a payment that many find at one instant is counted once, and pays once", async () => {
  const { orderId, reference } = await order("sol-at-once");
  new Payer(on.node.chain).pay(on.treasury.address, SOL, [reference]);
  on.node.chain.finalize();
  const looks = await Promise.all(Array.from({ length: 8 }, () => look(orderId)));
  expect(looks.flatMap(({ paid }) => paid)).toEqual([orderId]);
  expect(looks.reduce((sum, { taken }) => sum + taken, 0)).toBe(1);
  expect(await stateOf(orderId)).toMatchObject({ status: "paid", account: { credit: 0n } });
});

test("a transaction that pays and takes back pays nothing", async () => {
  const { orderId, reference } = await order("sol-back");
  const payer = new Payer(on.node.chain);
  const back = on.treasury.transfer(payer.address, SOL);
  payer.send([payer.transfer(on.treasury.address, SOL, [reference]), back], [on.treasury]);
  on.node.chain.finalize();
  expect(await look(orderId)).toMatchObject({ taken: 0, paid: [] });
});

test("a payment to somebody else, one that failed, a memo and dust pay nothing", async () => {
  const { orderId, reference } = await order("sol-tricks");
  const payer = new Payer(on.node.chain);
  const poor = new Payer(on.node.chain, 10_000n);
  payer.pay(new Payer(on.node.chain).address, SOL, [reference]);
  poor.pay(on.treasury.address, SOL, [reference]);
  payer.send([payer.transfer(on.treasury.address, 0n, [reference]), payer.memo(`paid 1 SOL`)]);
  payer.send([payer.memo(`${reference} paid`), payer.transfer(on.treasury.address, SOL)]);
  payer.pay(on.treasury.address, 1n, [reference]);
  on.node.chain.finalize();
  expect(await look(orderId)).toMatchObject({ taken: 1, paid: [] });
  expect(await stateOf(orderId)).toMatchObject({ status: "open", account: { credit: 1n } });
});

test("tokens instead of SOL are told and pay nothing, whichever program and fee they are of", async () => {
  const { orderId, reference } = await order("sol-tokens");
  const { tokens } = on.node.chain;
  const payer = new Payer(on.node.chain);
  for (const mint of [tokens.createMint(), tokens.createMint(6, TOKEN_2022, 100n)]) {
    const from = tokens.open(payer.address, mint, 5_000n);
    const to = tokens.open(on.treasury.address, mint, 0n);
    payer.send([payer.moveTokens(from, to, 1_000n, [reference])]);
  }
  on.node.chain.finalize();
  expect(await look(orderId)).toMatchObject({ taken: 2, paid: [] });
  const told = await db.planPayment.findMany({ where: { orderId } });
  expect(told.map(({ isOther, lamports }) => [isOther, lamports])).toEqual([
    [true, 0n],
    [true, 0n],
  ]);
});

test("a node of another network settles nothing", async () => {
  const { orderId, reference } = await order("sol-devnet");
  new Payer(on.node.chain).pay(on.treasury.address, SOL, [reference]);
  on.node.chain.finalize();
  on.node.twist = (method, result) =>
    method === "getGenesisHash" ? "EtWTRABZaYq6iMfeYKouRu166VU2xqa1wcaWoxPkrZBG" : result;
  expect(await look(orderId)).toMatchObject({ taken: 0, isKnown: false });
  on.node.twist = (_, result) => result;
  expect(await look(orderId)).toMatchObject({ paid: [orderId] });
});

test("a payment counts when the second node tells the same of it", async () => {
  const { orderId, reference } = await order("sol-second");
  const other = await SolanaServer.start(on.node.chain);
  env.SOLANA_SECOND_RPC_URL = other.url;
  new Payer(on.node.chain).pay(on.treasury.address, SOL / 2n, [reference]);
  on.node.chain.finalize();
  // The first one lies about what the treasury got; the second is behind, then right.
  on.node.twist = (method, result) => {
    if (method !== "getTransaction") return result;
    const told = result as { meta: { postBalances: number[] } };
    return {
      ...told,
      meta: { ...told.meta, postBalances: told.meta.postBalances.map((has) => has + 5e9) },
    };
  };
  expect(await look(orderId)).toMatchObject({ taken: 0, isKnown: true });
  on.node.twist = (_, result) => result;
  other.twist = (method, result) => (method === "getTransaction" ? null : result);
  expect(await look(orderId)).toMatchObject({ taken: 0 });
  other.twist = (_, result) => result;
  expect(await look(orderId)).toMatchObject({ taken: 1, paid: [] });
  await other.close();
});

test("a node that does not answer changes nothing, and the job looks again later", async () => {
  const { orderId, reference, userId } = await order("sol-down");
  new Payer(on.node.chain).pay(on.treasury.address, SOL, [reference]);
  on.node.chain.finalize();
  on.node.isDown = true;
  await db.planOrder.updateMany({ data: { nextCheckAt: null } });
  await db.planOrder.update({ where: { id: orderId }, data: { nextCheckAt: new Date() } });
  expect(await settleOrders()).toEqual([]);
  expect(await stateOf(orderId)).toMatchObject({ status: "open" });
  on.node.isDown = false;
  expect(await settleOrders()).toEqual([]);
  await db.planOrder.update({ where: { id: orderId }, data: { checkedAt: null } });
  expect(await settleOrders(new Date(Date.now() + HOUR_MS))).toEqual([orderId]);
  expect(await readPlan(userId)).toMatchObject({ by: "payment" });
});

test("a payment that names an account with more than a number tells exactly pays its order", async () => {
  const { orderId, reference } = await order("sol-whale");
  const whale = new Payer(on.node.chain, 12_000_000n * SOL + 1n);
  new Payer(on.node.chain).pay(on.treasury.address, SOL, [reference, whale.address]);
  on.node.chain.finalize();
  expect(await look(orderId)).toMatchObject({ taken: 1, paid: [orderId], isKnown: true });
});

test("a transaction that no node can tell of holds up its own order and nobody else's", async () => {
  const hostile = await order("sol-unreadable");
  const honest = await order("sol-behind-it");
  const payer = new Payer(on.node.chain);
  const unreadable = payer.pay(on.treasury.address, 1n, [hostile.reference]);
  payer.pay(on.treasury.address, SOL, [honest.reference]);
  on.node.chain.finalize();
  on.node.twist = (method, result) => {
    const told = result as { transaction?: { signatures: string[] } } | null;
    const isIt = method === "getTransaction" && told?.transaction?.signatures[0] === unreadable;
    return isIt ? { version: "of the future" } : result;
  };
  await db.planOrder.updateMany({ data: { nextCheckAt: null } });
  const due = (id: string, ms: number) =>
    db.planOrder.update({ where: { id }, data: { nextCheckAt: new Date(ms) } });
  await due(hostile.orderId, 1);
  await due(honest.orderId, 2);
  expect(await settleOrders()).toEqual([honest.orderId]);
});

test("an order that cannot be asked about is asked about no longer than any other", async () => {
  const month = 31 * 24 * HOUR_MS;
  const { orderId } = await order("sol-unreadable-for-good", "basic", Date.now() - month);
  on.node.isDown = true;
  expect(await look(orderId)).toMatchObject({ isKnown: false });
  const { nextCheckAt } = await db.planOrder.findUniqueOrThrow({ where: { id: orderId } });
  expect(nextCheckAt).toBeNull();
});

test("a payment that comes when its account is gone is in the books, of nobody", async () => {
  const { orderId, reference, userId } = await order("sol-gone");
  new Payer(on.node.chain).pay(on.treasury.address, SOL, [reference]);
  await deletePerson(userId, async () => {});
  on.node.chain.finalize();
  expect(await look(orderId)).toMatchObject({ taken: 1 });
  const { account } = await db.planOrder.findUniqueOrThrow({
    where: { id: orderId },
    select: { account: { select: { userId: true } } },
  });
  expect(account.userId).toBeNull();
});

test("a new order closes the one before, and a payment of that one pays the new one", async () => {
  const first = await order("sol-closed");
  const second = await orderAgain(first.userId);
  expect(await stateOf(first.orderId)).toMatchObject({ status: "closed" });
  new Payer(on.node.chain).pay(on.treasury.address, SOL, [first.reference]);
  on.node.chain.finalize();
  expect(await look(first.orderId)).toMatchObject({ taken: 1, paid: [second.orderId] });
});

test("where plans are off nothing can be ordered", async () => {
  const { userId } = await order("sol-off");
  env.PLANS = false;
  await expect(createOrder(userId, "basic")).rejects.toMatchObject({ status: 403 });
});
