import { expect, test } from "vitest";
import { db } from "~/platform/db.server";
import { env } from "~/platform/env.server";
import { signUp } from "../../tests/support/generation-runs";
import { TOKEN_2022 } from "../../tests/support/solana-server/local-tokens";
import { Payer } from "../../tests/support/solana-server/payer";
import { plansOn } from "../../tests/support/solana-server/plans-on";
import { checkHolding, readHolding } from "./check-holding.server";
import { checkHoldings, markTold } from "./check-holdings.server";
import { orderUnlimited } from "./order-unlimited.server";
import { readPlan } from "./read-plan.server";

const on = plansOn();
const DAY_MS = 24 * 60 * 60 * 1000;
const MILLION = 1_000_000n * 10n ** 6n;

/** Somebody with a verified wallet and paid Unlimited. */
async function holder(name: string, amounts: readonly bigint[], program?: string) {
  const userId = (await signUp(name)).user?.id ?? "";
  const { address } = new Payer(on.node.chain);
  await db.wallet.create({ data: { userId, address, verified: address, verifiedAt: new Date() } });
  const unlimitedUntil = new Date(Date.now() + 30 * DAY_MS);
  await db.planAccount.create({ data: { userId, unlimitedUntil } });
  env.TOKEN_MINT ??= on.node.chain.tokens.createMint(6, program);
  const mint = env.TOKEN_MINT;
  const accounts = amounts.map((amount) => on.node.chain.tokens.open(address, mint, amount));
  return { userId, address, accounts, first: accounts[0] ?? "" };
}

test.each([
  undefined,
  TOKEN_2022,
])("ten million in several accounts of a wallet are held", async (program) => {
  const { userId } = await holder(`hold-${program}`, [6n * MILLION, 4n * MILLION], program);
  expect(await readPlan(userId)).toMatchObject({ plan: "basic", lacksHolding: true });
  expect(await checkHolding(userId)).toMatchObject({ state: "held", amount: 10n * MILLION });
  expect(await readPlan(userId)).toMatchObject({ plan: "unlimited", graceUntil: null });
});

test("one unit too little is not held, and without a fall there is no grace", async () => {
  const { userId } = await holder("hold-less", [10n * MILLION - 1n]);
  expect(await checkHolding(userId)).toMatchObject({ state: "not_held", fellAt: null });
  expect(await readPlan(userId)).toMatchObject({ plan: "basic", lacksHolding: true });
});

test("a network that does not answer demotes nobody, however long", async () => {
  const { userId, first } = await holder("hold-silent", [10n * MILLION]);
  await checkHolding(userId);
  on.node.chain.tokens.setAmount(first, 0n);
  on.node.isDown = true;
  const silentAt = Date.now();
  const later = silentAt + 20 * DAY_MS;
  expect(await checkHolding(userId, silentAt)).toMatchObject({ state: "held" });
  expect(await checkHolding(userId, later)).toMatchObject({
    state: "held",
    unknownSince: new Date(silentAt),
  });
  expect(await readPlan(userId)).toMatchObject({ plan: "unlimited" });
  on.node.isDown = false;
  on.node.twist = (method, result) => (method === "getGenesisHash" ? "devnet" : result);
  expect(await checkHolding(userId)).toMatchObject({ state: "held" });
});

test("while the network is silent, a new wallet is not known to hold what the one before it did", async () => {
  const { userId } = await holder("hold-other", [10n * MILLION]);
  await checkHolding(userId);
  const { address } = new Payer(on.node.chain);
  await db.wallet.update({ where: { userId }, data: { address, verified: address } });
  on.node.isDown = true;
  const unknown = { address, state: "unknown", amount: null, checkedAt: null };
  expect(await checkHolding(userId)).toMatchObject(unknown);
  expect(await readHolding(userId)).toMatchObject(unknown);
  await expect(orderUnlimited(userId)).rejects.toMatchObject({ code: "holding_unknown" });
  expect(await readPlan(userId)).toMatchObject({ plan: "unlimited", graceUntil: null });
  on.node.isDown = false;
  expect(await checkHolding(userId)).toMatchObject({ address, state: "not_held", amount: 0n });
});

test("a fall starts seven days of grace, is told once, and ends when the tokens are back", async () => {
  const { userId, first } = await holder("hold-fall", [10n * MILLION]);
  await checkHolding(userId);
  on.node.chain.tokens.setAmount(first, 1n);
  const soon = new Date(Date.now() + DAY_MS);
  const fallen = (await checkHoldings(soon)).find((one) => one.userId === userId);
  expect(fallen?.graceUntil).toEqual(new Date(soon.getTime() + 7 * DAY_MS));
  expect(await readPlan(userId)).toMatchObject({ plan: "unlimited", lacksHolding: true });
  await markTold(userId);
  await checkHolding(userId, soon.getTime() + DAY_MS);
  const told = await checkHoldings(soon);
  expect(told.some((one) => one.userId === userId)).toBe(false);
  const { fellAt } = (await db.tokenHolding.findUnique({ where: { userId } })) ?? {};
  expect(fellAt).toEqual(soon);
  on.node.chain.tokens.setAmount(first, 10n * MILLION);
  expect(await checkHolding(userId)).toMatchObject({ state: "held" });
  expect(await readPlan(userId)).toMatchObject({ plan: "unlimited", lacksHolding: false });
});

test("days of grace are had once in a period, so that the same tokens serve no two accounts in turn", async () => {
  const { userId, first } = await holder("hold-in-turn", [10n * MILLION]);
  const begun = Date.now() - 8 * DAY_MS;
  const look = async (amount: bigint, day: number) => {
    on.node.chain.tokens.setAmount(first, amount);
    return checkHolding(userId, begun + day * DAY_MS);
  };
  await look(10n * MILLION, 0);
  await look(0n, 0);
  await look(10n * MILLION, 6);
  await look(0n, 6);
  expect(await readPlan(userId)).toMatchObject({ plan: "basic", lacksHolding: true });
  const told = (await checkHoldings()).find((one) => one.userId === userId);
  expect(told?.graceUntil).toEqual(new Date(begun + 7 * DAY_MS));
  await look(10n * MILLION, 31);
  expect(await look(0n, 32)).toMatchObject({ fellAt: new Date(begun + 32 * DAY_MS) });
});

test("a wallet that no node can tell of is looked at without keeping others from being looked at", async () => {
  const hostile = await holder("hold-unreadable", [10n * MILLION]);
  const honest = await holder("hold-behind-it", [10n * MILLION]);
  for (const { userId } of [hostile, honest]) await checkHolding(userId);
  on.node.chain.tokens.setAmount(honest.first, 1n);
  on.node.twist = (method, result) => {
    const isIt = JSON.stringify(result).includes(hostile.address);
    return method === "getTokenAccountsByOwner" && isIt ? { value: "too much" } : result;
  };
  const due = (userId: string, ms: number) =>
    db.tokenHolding.update({ where: { userId }, data: { nextCheckAt: new Date(ms) } });
  await due(hostile.userId, 1);
  await due(honest.userId, 2);
  const fallen = await checkHoldings();
  expect(fallen.map(({ userId }) => userId)).toContain(honest.userId);
  expect(await readHolding(hostile.userId)).toMatchObject({ state: "held" });
});

test("a wallet that has become another account's counts there alone, without days of grace where it was", async () => {
  const ann = await holder("hold-first-owner", [10n * MILLION]);
  await checkHolding(ann.userId);
  const bob = await holder("hold-next-owner", []);
  await db.wallet.delete({ where: { userId: ann.userId } });
  await checkHolding(ann.userId);
  expect(await readPlan(ann.userId)).toMatchObject({ plan: "unlimited", lacksHolding: true });
  const { address } = ann;
  const taken = { address, verified: address };
  await db.wallet.update({ where: { userId: bob.userId }, data: taken });
  expect(await readPlan(ann.userId)).toMatchObject({ plan: "basic", graceUntil: null });
  await checkHolding(bob.userId);
  expect(await readPlan(bob.userId)).toMatchObject({ plan: "unlimited", graceUntil: null });
});

test("an account of the token that is closed, and a wallet that is disconnected, hold nothing", async () => {
  const closed = await holder("hold-closed", [10n * MILLION]);
  await checkHolding(closed.userId);
  on.node.chain.tokens.close(closed.first);
  expect(await checkHolding(closed.userId)).toMatchObject({ state: "not_held", amount: 0n });
  const gone = await holder("hold-gone", [10n * MILLION]);
  await checkHolding(gone.userId);
  await db.wallet.delete({ where: { userId: gone.userId } });
  expect(await checkHolding(gone.userId)).toMatchObject({ state: "not_held", address: "" });
});

test("an address that has not signed is not looked at", async () => {
  env.TOKEN_MINT = on.node.chain.tokens.createMint();
  const userId = (await signUp("hold-unsigned")).user?.id ?? "";
  await db.wallet.create({ data: { userId, address: new Payer(on.node.chain).address } });
  expect(await checkHolding(userId)).toBeNull();
});
