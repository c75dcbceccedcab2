import { describe, expect, test } from "vitest";
import { db } from "~/platform/db.server";
import { TestWallet } from "../../tests/support/test-wallet";
import { checkNonce, expireNonces, issueNonce, spendNonce } from "./wallet-nonces.server";
import { connectWallet, readWallet, signInWithWallet } from "./wallets.server";

const origin = "http://localhost:3000";
const MINUTE = 60_000;

function issueFor(wallet: TestWallet, now?: Date) {
  return issueNonce({ address: wallet.address, origin, purpose: "login" }, now);
}

describe("a message for a wallet", () => {
  test("is good for five minutes of the server's clock, whatever other clocks say", async () => {
    const wallet = new TestWallet();
    const issued = new Date("2030-01-01T12:00:00Z");
    const { message } = await issueFor(wallet, issued);
    const use = { address: wallet.address, origin, purposes: ["login" as const] };
    const at = (ms: number) => new Date(issued.getTime() + ms);
    await checkNonce(message, use, at(5 * MINUTE - 1));
    await checkNonce(message, use, at(-60 * MINUTE));
    await expect(checkNonce(message, use, at(5 * MINUTE))).rejects.toMatchObject({
      status: 400,
      code: "nonce_expired",
    });
  });

  test("is forgotten once it has expired", async () => {
    const wallet = new TestWallet();
    const issued = new Date();
    await issueFor(wallet, issued);
    await expireNonces(new Date(issued.getTime() + 4 * MINUTE));
    expect(await db.walletNonce.count({ where: { address: wallet.address } })).toBe(1);
    await expireNonces(new Date(issued.getTime() + 5 * MINUTE));
    expect(await db.walletNonce.count({ where: { address: wallet.address } })).toBe(0);
  });

  test("does not pile up: of 200 at once the latest 50 wait, and are used up one by one", async () => {
    const wallet = new TestWallet();
    const issued = await Promise.all(Array.from({ length: 200 }, () => issueFor(wallet)));
    expect(await db.walletNonce.count({ where: { address: wallet.address } })).toBe(50);
    const uses = await Promise.allSettled(issued.map(({ message }) => spendNonce(message)));
    expect(uses.filter(({ status }) => status === "fulfilled")).toHaveLength(50);
  });

  test("is stored as a digest that gives nothing away", async () => {
    const { message } = await issueFor(new TestWallet());
    expect(JSON.stringify(await db.walletNonce.findMany())).not.toContain(
      /Nonce: (\w+)/.exec(message)?.[1],
    );
  });
});

describe("a wallet", () => {
  test("leaves nothing half-made when its proof does not hold", async () => {
    const wallet = new TestWallet();
    const { message } = await issueFor(wallet);
    const forged = { ...wallet.signed(message), signature: new TestWallet().sign(message) };
    const people = await db.user.count();
    await expect(signInWithWallet(forged, { origin, currentUserId: null })).rejects.toMatchObject({
      code: "signature",
    });
    expect(await db.user.count()).toBe(people);
    expect(await db.wallet.count({ where: { address: wallet.address } })).toBe(0);
  });

  test("replaces another one of the same account only by signing", async () => {
    const [first, second] = [new TestWallet(), new TestWallet()];
    const signIn = await issueFor(first);
    const userId = await signInWithWallet(first.signed(signIn.message), {
      origin,
      currentUserId: null,
    });
    await expect(
      connectWallet(userId, { walletAddress: second.address }, origin),
    ).rejects.toMatchObject({ status: 409 });
    const { message } = await issueNonce({ address: second.address, origin, purpose: "connect" });
    const answer = await connectWallet(userId, second.signed(message), origin);
    expect(answer.message).toContain("no longer signs in");
    expect(await readWallet(userId)).toMatchObject({ address: second.address, verified: true });
  });
});
