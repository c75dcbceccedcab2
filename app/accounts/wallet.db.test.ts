import { describe, expect, test } from "vitest";
import { db } from "~/platform/db.server";
import { sha256 } from "~/platform/hash.server";
import { TestWallet } from "../../tests/support/test-wallet";
import { expireProofs } from "./proofs.server";
import { checkNonce, issueNonce, spendNonce } from "./wallet-nonces.server";
import { connectWallet, readWallet, signInWithWallet } from "./wallets.server";

const origin = "http://localhost:3000";
/** A browser that is not signed in. */
const here = { origin, sessionId: null };
const MINUTE = 60_000;

function issueFor(wallet: TestWallet, now?: Date) {
  return issueNonce({ address: wallet.address, origin, purpose: "login", sessionId: null }, now);
}

const useBy = (wallet: TestWallet, sessionId: string | null = null) => ({
  address: wallet.address,
  origin,
  purposes: ["login" as const],
  sessionId,
});

const remembered = (message: string) => db.usedProof.count({ where: { id: sha256(message) } });

describe("a message for a wallet", () => {
  test("is good for five minutes of the server's clock, whatever other clocks say", () => {
    const wallet = new TestWallet();
    const issued = new Date("2030-01-01T12:00:00Z");
    const { message } = issueFor(wallet, issued);
    const at = (ms: number) => new Date(issued.getTime() + ms);
    checkNonce(message, useBy(wallet), at(5 * MINUTE - 1));
    checkNonce(message, useBy(wallet), at(-60 * MINUTE));
    expect(() => checkNonce(message, useBy(wallet), at(5 * MINUTE))).toThrow(
      expect.objectContaining({ status: 400, code: "nonce_expired" }),
    );
  });

  test("cannot be changed in a single character, its nonce and its times among them", () => {
    const wallet = new TestWallet();
    const { message } = issueFor(wallet);
    checkNonce(message, useBy(wallet));
    for (let at = 0; at < message.length; at += 1) {
      const other = message[at] === "0" ? "1" : "0";
      const altered = message.slice(0, at) + other + message.slice(at + 1);
      expect(() => checkNonce(altered, useBy(wallet))).toThrow(/^This message was altered/);
    }
    for (const altered of [`${message}\n`, `\n${message}`, `${message}\n${message}`, ""]) {
      expect(() => checkNonce(altered, useBy(wallet))).toThrow(/^This message was altered/);
    }
  });

  test("is of use in the browser that asked for it", () => {
    const wallet = new TestWallet();
    const ask = { address: wallet.address, origin, purpose: "login" as const };
    const { message } = issueNonce({ ...ask, sessionId: "ann's" });
    checkNonce(message, useBy(wallet, "ann's"));
    for (const sessionId of ["bob's", "", null]) {
      expect(() => checkNonce(message, useBy(wallet, sessionId))).toThrow(/in another browser/);
    }
    const { message: nobodys } = issueFor(wallet);
    expect(() => checkNonce(nobodys, useBy(wallet, "bob's"))).toThrow(/in another browser/);
  });

  test("is stored only when it is used, as a digest, until it has expired", async () => {
    const before = await db.usedProof.count();
    const issued = new Date();
    const wallet = new TestWallet();
    const messages = Array.from({ length: 200 }, () => issueFor(wallet, issued).message);
    expect(await db.usedProof.count()).toBe(before);
    const [message = ""] = messages;
    await spendNonce(message, issued);
    expect(await remembered(message)).toBe(1);
    await expireProofs(new Date(issued.getTime() + 5 * MINUTE));
    expect(await remembered(message)).toBe(1);
    await expireProofs(new Date(issued.getTime() + 6 * MINUTE));
    expect(await remembered(message)).toBe(0);
  });

  test("is used up once, by whoever is first, and by nobody after", async () => {
    const { message } = issueFor(new TestWallet());
    const uses = await Promise.allSettled(Array.from({ length: 10 }, () => spendNonce(message)));
    expect(uses.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    for (const use of uses) {
      if (use.status === "rejected") expect(use.reason).toMatchObject({ code: "nonce_used" });
    }
    await expect(spendNonce(message)).rejects.toMatchObject({ status: 400, code: "nonce_used" });
  });
});

describe("a wallet", () => {
  test("leaves nothing half-made when its proof does not hold", async () => {
    const wallet = new TestWallet();
    const { message } = issueFor(wallet);
    const forged = { ...wallet.signed(message), signature: new TestWallet().sign(message) };
    const people = await db.user.count();
    await expect(signInWithWallet(forged, { ...here, currentUserId: null })).rejects.toMatchObject({
      code: "signature",
    });
    expect(await db.user.count()).toBe(people);
    expect(await db.wallet.count({ where: { address: wallet.address } })).toBe(0);
  });

  test("replaces another one of the same account only by signing", async () => {
    const [first, second] = [new TestWallet(), new TestWallet()];
    const signIn = issueFor(first);
    const userId = await signInWithWallet(first.signed(signIn.message), {
      ...here,
      currentUserId: null,
    });
    await expect(
      connectWallet(userId, { walletAddress: second.address }, here),
    ).rejects.toMatchObject({ status: 409 });
    const { message } = issueNonce({
      ...here,
      address: second.address,
      purpose: "connect",
    });
    const answer = await connectWallet(userId, second.signed(message), here);
    expect(answer.message).toContain("no longer signs in");
    expect(await readWallet(userId)).toMatchObject({ address: second.address, verified: true });
  });
});
