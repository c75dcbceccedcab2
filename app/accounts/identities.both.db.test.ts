import { describe, expect, test } from "vitest";
import { db } from "~/platform/db.server";
import { TestWallet } from "../../tests/support/test-wallet";
import { linkProvider, signInWithProvider } from "./identities.server";
import type { ProviderProfile } from "./oauth/provider";
import { listSignIns, removeLogin, removeWallet } from "./sign-ins.server";
import { issueNonce } from "./wallet-nonces.server";
import { connectWallet, signInWithWallet } from "./wallets.server";

const origin = "http://localhost:3000";
let people = 0;

function someone(details: Partial<ProviderProfile> = {}): ProviderProfile {
  people += 1;
  return {
    provider: "google",
    providerId: `g-${people}`,
    email: `p${people}@example.com`,
    name: `Person ${people}`,
    ...details,
  };
}

describe("a provider's word", () => {
  test("does not open an account whose email nobody has verified", async () => {
    const person = someone();
    const squatter = await db.user.create({ data: { email: person.email } });
    await expect(signInWithProvider(person)).rejects.toMatchObject({
      status: 409,
      code: "email-taken",
    });
    expect(await db.identity.count({ where: { userId: squatter.id } })).toBe(0);
    expect(await db.user.count({ where: { email: person.email } })).toBe(1);
  });

  test("makes one account for ten first sign-ins at once", async () => {
    const person = someone();
    const ids = await Promise.all(Array.from({ length: 10 }, () => signInWithProvider(person)));
    expect(new Set(ids).size).toBe(1);
    expect(await db.user.count({ where: { email: person.email } })).toBe(1);
  });

  test("goes to one of two accounts that connect it at once", async () => {
    const [a, b] = [await signInWithProvider(someone()), await signInWithProvider(someone())];
    const hub = someone({ provider: "github" });
    const links = await Promise.allSettled([linkProvider(a, hub), linkProvider(b, hub)]);
    expect(links.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    expect(await db.identity.count({ where: { providerId: hub.providerId } })).toBe(1);
  });

  test("proves the email of the account that it is connected to", async () => {
    const person = someone();
    const { id } = await db.user.create({ data: { email: person.email } });
    await linkProvider(id, person);
    expect(await db.user.findUnique({ where: { id } })).toMatchObject({ emailVerified: true });
  });

  test("leaves the email of another account where it is", async () => {
    const person = someone();
    await signInWithProvider(person);
    const { id } = await db.user.create({ data: { name: "Wallet person" } });
    await linkProvider(id, someone({ provider: "github", email: person.email }));
    expect(await db.user.findUnique({ where: { id } })).toMatchObject({
      email: null,
      emailVerified: false,
      name: "Wallet person",
    });
  });
});

describe("the ways to sign in", () => {
  test("are listed, and can be removed down to the last one", async () => {
    const userId = await signInWithProvider(someone());
    await linkProvider(userId, someone({ provider: "github" }));
    const wallet = new TestWallet();
    const here = { origin, sessionId: null };
    const { message } = issueNonce({ ...here, address: wallet.address, purpose: "connect" });
    await connectWallet(userId, wallet.signed(message), here);
    const { logins } = await listSignIns(userId);
    expect(logins.map(({ provider }) => provider)).toEqual(["google", "github"]);
    const [google, github] = logins.map(({ id }) => id);
    await removeLogin(userId, google ?? "");
    await removeLogin(userId, google ?? "");
    await removeWallet(userId);
    await expect(removeLogin(userId, github ?? "")).rejects.toMatchObject({ code: "last_sign_in" });
    expect(await listSignIns(userId)).toMatchObject({
      logins: [{ provider: "github" }],
      wallet: { connected: false },
    });
  });

  test("cannot all be removed at once, nor by somebody else", async () => {
    const userId = await signInWithProvider(someone());
    await linkProvider(userId, someone({ provider: "github" }));
    const { logins } = await listSignIns(userId);
    const stranger = await signInWithProvider(someone());
    await removeLogin(stranger, logins[0]?.id ?? "");
    await Promise.allSettled(logins.map(({ id }) => removeLogin(userId, id)));
    expect((await listSignIns(userId)).logins).toHaveLength(1);
  });

  test("include a wallet that is the only one", async () => {
    const wallet = new TestWallet();
    const here = { origin, sessionId: null };
    const { message } = issueNonce({ ...here, address: wallet.address, purpose: "login" });
    const current = { ...here, currentUserId: null };
    const userId = await signInWithWallet(wallet.signed(message), current);
    await expect(removeWallet(userId)).rejects.toMatchObject({ code: "last_sign_in" });
  });
});
