import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { TOKEN_2022 } from "../../../tests/support/solana-server/local-tokens";
import { Payer } from "../../../tests/support/solana-server/payer";
import { SolanaServer } from "../../../tests/support/solana-server/solana-server";
import { Chain } from "./chain.server";
import { SolanaRpc } from "./rpc.server";

let node: SolanaServer;
const waits: number[] = [];

beforeAll(async () => {
  node = await SolanaServer.start();
});
afterAll(() => node.close());
beforeEach(() => {
  waits.length = 0;
  node.isDown = false;
  node.busyFor = 0;
  node.twist = (_, result) => result;
});

const chain = () => new Chain(new SolanaRpc(node.url, async (ms) => void waits.push(ms)));

test("a payment is found by its reference once it is final", async () => {
  const payer = new Payer(node.chain);
  const [treasury, reference] = [new Payer(node.chain).address, new Payer(node.chain).address];
  const signature = payer.pay(treasury, 7n, [reference]);
  expect(await chain().listSignatures(reference)).toEqual([]);
  expect(await chain().readTransaction(signature)).toBeNull();
  node.chain.finalize();
  expect(await chain().listSignatures(reference)).toEqual([{ signature, hasFailed: false }]);
  expect(await chain().readTransaction(signature)).toMatchObject({ meta: { err: null } });
});

test("a payment that a fork took away is not found", async () => {
  const payer = new Payer(node.chain);
  const [treasury, reference] = [new Payer(node.chain).address, new Payer(node.chain).address];
  const had = node.chain.balanceOf(treasury);
  const signature = payer.pay(treasury, 7n, [reference]);
  node.chain.fork();
  node.chain.finalize();
  expect(node.chain.balanceOf(treasury)).toBe(had);
  expect(await chain().listSignatures(reference)).toEqual([]);
  expect(await chain().readTransaction(signature)).toBeNull();
});

test("a failed transaction says so", async () => {
  const payer = new Payer(node.chain, 10_000n);
  const reference = new Payer(node.chain).address;
  payer.pay(new Payer(node.chain).address, 1_000_000_000n, [reference]);
  node.chain.finalize();
  expect(await chain().listSignatures(reference)).toMatchObject([{ hasFailed: true }]);
});

test("what a wallet holds is the sum of all its accounts, of either token program", async () => {
  const owner = new Payer(node.chain).address;
  for (const program of [undefined, TOKEN_2022]) {
    const mint = node.chain.tokens.createMint(6, program);
    expect(await chain().readHolding(owner, mint)).toEqual({ amount: 0n, decimals: 6 });
    node.chain.tokens.open(owner, mint, 9_007_199_254_740_993n);
    node.chain.tokens.open(owner, mint, 7n);
    const amount = 9_007_199_254_741_000n;
    expect(await chain().readHolding(owner, mint)).toEqual({ amount, decimals: 6 });
  }
});

test("a mint that is not there is no holding of nothing", async () => {
  const address = new Payer(node.chain).address;
  await expect(chain().readHolding(address, address)).rejects.toMatchObject({ failure: "refused" });
});

test("a busy node is asked again, and told of as busy when it stays so", async () => {
  node.busyFor = 2;
  expect(await chain().readGenesisHash()).toBe(node.chain.genesisHash);
  expect(waits).toHaveLength(2);
  node.busyFor = 100;
  await expect(chain().readGenesisHash()).rejects.toMatchObject({ failure: "busy" });
});

test("a node that is down or answers nonsense is unknown, not empty", async () => {
  node.isDown = true;
  await expect(chain().listSignatures("x")).rejects.toMatchObject({ failure: "unreachable" });
  node.isDown = false;
  node.twist = () => ({ lamports: "many" });
  await expect(chain().listSignatures("x")).rejects.toMatchObject({ failure: "unreadable" });
  await expect(chain().readTransaction("x")).rejects.toMatchObject({ failure: "unreadable" });
  node.twist = (_, result) => result;
  await expect(new Chain(node.url).readHolding("x", "y")).rejects.toMatchObject({
    failure: "refused",
  });
});

test("a node's answer that holds more than any is not parsed while everybody waits", async () => {
  node.twist = () => [{ signature: "x", err: Array.from({ length: 60_000 }, () => 0) }];
  await expect(chain().listSignatures("x")).rejects.toMatchObject({ failure: "unreadable" });
  node.twist = () => [{ signature: "x", err: null }];
  expect(await chain().listSignatures("x")).toHaveLength(1);
});
