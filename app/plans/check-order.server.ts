import { topics } from "~/platform/coordination/coordination.server";
import { db } from "~/platform/db.server";
import { type Chain, SIGNATURES_PER_PAGE } from "~/platform/solana/chain.server";
import { SolanaError } from "~/platform/solana/solana-error";
import { type Chains, openChains, requireNetwork } from "./chains.server";
import { nextCheckOf } from "./order-rules";
import { type Effect, effectOf, isSameEffect } from "./payment-effect";
import { takePayment } from "./settle-payment.server";

/** Between two looks for payments of an order, whoever asks, in milliseconds. */
const REST_MS = 2_000;
/** Until an order is looked at again after a failure. */
const RETRY_MS = 60_000;
/** Transactions of an order that are read at once; each costs whoever sends it. */
const READ_AT_ONCE = 50;
const PAGES = 20;

/** What a look for payments came to. */
export interface Checked {
  /** Payments that were counted now. */
  taken: number;
  /** Orders that they paid. */
  paid: string[];
  /** Whether the network could be asked; otherwise all is as it was known last. */
  isKnown: boolean;
}

const NOTHING: Checked = { taken: 0, paid: [], isKnown: true };

/**
 * Looks for finalized payments of an order and takes them into the books, oldest first. Any process may at any
 * time: one that comes right after another does nothing.
 */
export async function checkOrder(
  orderId: string,
  { chains = openChains, now = Date.now }: { chains?: () => Chains; now?: () => number } = {},
): Promise<Checked> {
  const { count } = await db.planOrder.updateMany({
    where: {
      id: orderId,
      OR: [{ checkedAt: null }, { checkedAt: { lt: new Date(now() - REST_MS) } }],
    },
    data: { checkedAt: new Date(now()) },
  });
  if (count === 0) return NOTHING;
  try {
    const checked = await takeFinalized(orderId, chains(), now);
    await planNext(orderId, now());
    if (checked.taken > 0) topics.publish("plan-order-changed", { orderId });
    return checked;
  } catch (error) {
    if (!(error instanceof SolanaError)) throw error;
    await planNext(orderId, now(), RETRY_MS * (1 + Math.random()));
    return { ...NOTHING, isKnown: false };
  }
}

/** @param atLeastMs until then, in milliseconds: after a failure */
async function planNext(orderId: string, now: number, atLeastMs = 0): Promise<void> {
  const { status, expiresAt } = await db.planOrder.findUniqueOrThrow({
    where: { id: orderId },
    select: { status: true, expiresAt: true },
  });
  const state = status === "paid" || status === "closed" ? status : "open";
  const next = nextCheckOf({ status: state, expiresAt: expiresAt.getTime() }, now);
  await db.planOrder.update({
    where: { id: orderId },
    data: { nextCheckAt: next === null ? null : new Date(Math.max(next, now + atLeastMs)) },
  });
}

async function takeFinalized(orderId: string, chains: Chains, now: () => number): Promise<Checked> {
  const order = await db.planOrder.findUniqueOrThrow({ where: { id: orderId } });
  const { reference, treasury, lastSeen } = order;
  const named = await listOldestFirst(chains.first, reference, lastSeen);
  if (named.length > 0) await requireNetwork(chains);
  const checked: Checked = { taken: 0, paid: [], isKnown: true };
  for (const { signature, hasFailed } of named.slice(0, READ_AT_ONCE)) {
    if (!hasFailed) {
      const effect = await readEffect(chains, { signature, treasury, reference });
      // One of the nodes does not know it yet: it is looked at again, and so are those after it.
      if (effect === "unknown") return checked;
      const counts = effect && (effect.lamports > 0n || effect.hasOther);
      if (counts && isAfter(effect, order.createdAt)) {
        const { isNew, paidOrderId } = await takePayment(orderId, signature, effect, now());
        if (isNew) checked.taken += 1;
        if (paidOrderId) checked.paid.push(paidOrderId);
      }
    }
    await db.planOrder.update({ where: { id: orderId }, data: { lastSeen: signature } });
  }
  return checked;
}

/** How far clocks may be apart, in milliseconds: no payment can name an order before there is one. */
const CLOCKS_APART_MS = 5 * 60_000;

function isAfter({ paidAt }: Effect, createdAt: Date): boolean {
  return paidAt === null || paidAt.getTime() >= createdAt.getTime() - CLOCKS_APART_MS;
}

async function listOldestFirst(chain: Chain, reference: string, until: string | null) {
  const found = [];
  let before: string | undefined;
  for (let page = 1; page <= PAGES; page += 1) {
    const named = await chain.listSignatures(reference, { until: until ?? undefined, before });
    found.push(...named);
    if (named.length < SIGNATURES_PER_PAGE) break;
    before = named.at(-1)?.signature;
  }
  return found.reverse();
}

/** What a transaction did, as both nodes tell it. */
async function readEffect(
  { first, second }: Chains,
  expected: { signature: string; treasury: string; reference: string },
): Promise<Effect | null | "unknown"> {
  const one = await first.readTransaction(expected.signature);
  if (!one) return "unknown";
  const effect = effectOf(one, expected);
  if (!effect) return null;
  const other = await second.readTransaction(expected.signature);
  const confirmed = other && effectOf(other, expected);
  return confirmed && isSameEffect(effect, confirmed) ? effect : "unknown";
}
