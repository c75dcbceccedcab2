import { setImmediate } from "node:timers/promises";
import { expect } from "vitest";
import type { Chains } from "~/plans/chains.server";
import { checkOrder } from "~/plans/check-order.server";
import { createOrder } from "~/plans/create-order.server";
import type { Effect } from "~/plans/payment-effect";
import { takePayment } from "~/plans/settle-payment.server";
import { db } from "~/platform/db.server";
import { chainIn } from "./chain-in-process";
import { LocalChain } from "./local-chain";
import { LocalNode } from "./local-node";
import { Payer } from "./payer";

const SOL = 1_000_000_000n;
const MINUTE_MS = 60_000;

/** Numbers below 1 that follow from a seed. */
function randomOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/**
 * Lives a history on a chain of its own, in this process: nothing of it grows with how many there were.
 *
 * @param wallet of the treasury, as the product is told of it
 */
export function liveAlone(wallet: Payer, seed: number): Promise<void> {
  const chain = new LocalChain();
  const random = randomOf(~seed);
  // Answers take turns of the event loop as those of a network take time, and so come in any order.
  const delay = async () => {
    for (let turns = Math.floor(random() * 4); turns > 0; turns -= 1) await setImmediate();
  };
  const node = chainIn(new LocalNode(chain), delay);
  return livePaymentHistory(wallet.on(chain), seed, () => ({ first: node, second: node }));
}

/**
 * Lets two people order and pay as nobody should, with two processes that look for payments at once, and holds
 * at the end that the books balance with what the treasury really got.
 *
 * @param treasury the wallet, on the chain of which the history is
 * @param chains what asks the chain; without it the nodes of the configuration
 */
export async function livePaymentHistory(
  treasury: Payer,
  seed: number,
  chains?: () => Chains,
): Promise<void> {
  const { chain } = treasury;
  const random = randomOf(seed);
  const pick = <T>(from: readonly T[]) => from[Math.floor(random() * from.length)] as T;
  let now = Date.now();
  chain.now = () => Math.floor(now / 1000);
  const had = chain.balanceOf(treasury.address);
  const payer = new Payer(chain);
  const mint = chain.tokens.createMint();
  const wallets = [payer, treasury].map(({ address }) => chain.tokens.open(address, mint, 9_999n));
  const people = await Promise.all(
    ["a", "b"].map((name) => db.user.create({ data: { name: `${name} of ${seed}` } })),
  );
  const at = { now: () => now, ...(chains && { chains }) };
  const orders: { id: string; reference: string }[] = [];
  const sent: string[] = [];

  const order = async () => {
    const id = await createOrder(pick(people).id, pick(["basic", "unlimited"] as const), now);
    const { reference } = await db.planOrder.findUniqueOrThrow({ where: { id } });
    orders.push({ id, reference });
  };
  const look = async () => {
    const { id } = pick(orders);
    await db.planOrder.update({ where: { id }, data: { checkedAt: null } });
    // Another process forgets when it looked last, and so looks at the same time.
    const forget = db.planOrder.update({
      where: { id },
      data: { checkedAt: null, lastSeen: null },
    });
    await Promise.all([checkOrder(id, at), forget.then(() => checkOrder(id, at))]);
  };
  const pay = async () => {
    const amount = pick([SOL, SOL / 2n, SOL / 4n, SOL * 2n, 1n, SOL - 1n, SOL + 1n]);
    const references = [pick(orders), ...(random() < 0.2 ? [pick(orders)] : [])];
    const keys = [...new Set(references.map(({ reference }) => reference))];
    const there = payer.transfer(treasury.address, amount, keys);
    const back = random() < 0.15 ? [treasury.transfer(payer.address, amount)] : [];
    sent.push(payer.send([there, ...back], back.length > 0 ? [treasury] : []));
  };
  const payWrongly = async () => {
    const { reference } = pick(orders);
    const [from = "", to = ""] = wallets;
    const poor = new Payer(chain, 10_000n);
    pick([
      () => payer.send([payer.moveTokens(from, to, 1n, [reference])]),
      () => poor.pay(treasury.address, SOL, [reference]),
      () => payer.pay(poor.address, SOL, [reference]),
      () => payer.send([payer.memo(reference)]),
    ])();
  };
  const replay = async () => {
    const signature = pick(sent);
    const told = signature && chain.find(signature);
    if (!told || !(await db.planPayment.findUnique({ where: { signature } }))) return;
    const effect: Effect = {
      ...{ lamports: SOL, hasOther: false, payer: payer.address },
      ...{ slot: BigInt(told.slot), paidAt: new Date(now) },
    };
    expect(await takePayment(pick(orders).id, signature, effect, now)).toMatchObject({
      isNew: false,
    });
  };
  const wait = async () => {
    now += pick([1, 10, 59, 61, 60 * 24 * 31]) * MINUTE_MS;
  };
  await order();
  const acts = [order, look, look, pay, pay, payWrongly, replay, wait];
  const moreActs = [
    async () => chain.finalize(),
    async () => chain.finalize(),
    async () => chain.fork(),
  ];
  for (let step = 0; step < 25; step += 1) await pick([...acts, ...moreActs])();
  chain.finalize();
  for (const { id } of orders) {
    await db.planOrder.update({ where: { id }, data: { checkedAt: null } });
    await checkOrder(id, at);
  }
  await holdBooks(
    people.map(({ id }) => id),
    chain.balanceOf(treasury.address) - had,
  );
}

/** What came in is what was credited, and what was credited is what was bought or is left. */
async function holdBooks(userIds: string[], gained: bigint): Promise<void> {
  const accounts = await db.planAccount.findMany({
    where: { userId: { in: userIds } },
    include: { orders: true, payments: true, entries: true },
  });
  let credited = 0n;
  for (const { credit, orders, payments, entries } of accounts) {
    const sum = entries.reduce((total, { lamports }) => total + lamports, 0n);
    const paid = orders.filter(({ status }) => status === "paid");
    const spent = paid.reduce((total, { price }) => total + price, 0n);
    const received = payments.reduce((total, { lamports }) => total + lamports, 0n);
    expect(sum).toBe(credit);
    expect(credit).toBe(received - spent);
    expect(credit >= 0n).toBe(true);
    for (const order of paid) {
      expect(entries.filter(({ orderId }) => orderId === order.id)).toHaveLength(1);
      expect(order.coversUntil).not.toBeNull();
    }
    for (const order of orders.filter(({ status }) => status !== "paid")) {
      expect(entries.some(({ orderId }) => orderId === order.id)).toBe(false);
      expect(order.coversUntil).toBeNull();
    }
    credited += received;
  }
  expect(credited).toBe(gained);
}
