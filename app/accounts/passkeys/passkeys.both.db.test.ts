import { describe, expect, test } from "vitest";
import { db } from "~/platform/db.server";
import { type Oddities, TestPasskey } from "../../../tests/support/test-passkey";
import { removePasskey } from "../sign-ins.server";
import { checkChallenge, issueChallenge } from "./passkey-challenges.server";
import { signInWithPasskey } from "./passkey-login.server";
import { addOptions, joinOptions, loginOptions } from "./passkey-options.server";
import { addPasskey, joinWithPasskey, listPasskeys, PASSKEYS_AT_MOST } from "./passkeys.server";

const origin = "http://localhost:3000";
/** A browser that is not signed in. */
const here = { origin, sessionId: null };
const label = "Firefox on Linux";
const MINUTE = 60_000;

/** Begins an account, as a browser does. */
async function join(name: string, key = new TestPasskey(origin), odd: Oddities = {}) {
  const credential = key.create(await joinOptions(name, here), odd);
  return { key, userId: await joinWithPasskey({ name, credential }, { ...here, label }) };
}

async function logIn(key: TestPasskey, odd: Oddities = {}) {
  return signInWithPasskey(key.get(await loginOptions(here), odd), here);
}

const viewerOf = async (id: string) => {
  const { name } = await db.user.findUniqueOrThrow({ where: { id } });
  return { id, name: name ?? "", email: null, imageUrl: null, isAdmin: false };
};

describe("a passkey", () => {
  test("begins an account and opens it again", async () => {
    const { key, userId } = await join("Ann");
    expect(await logIn(key)).toBe(userId);
    expect(await db.user.findUnique({ where: { id: userId } })).toMatchObject({
      name: "Ann",
      email: null,
    });
    const [listed] = await listPasskeys(userId);
    expect(listed).toMatchObject({ name: label, isSynced: false, usedAt: expect.any(String) });
  });

  test("is one of several of an account, and each opens it", async () => {
    const { key, userId } = await join("Bea");
    const second = new TestPasskey(origin);
    const options = await addOptions(await viewerOf(userId), here);
    expect(options.excludeCredentials).toMatchObject([{ id: key.id }]);
    await addPasskey(userId, second.create(options), { ...here, label: "Safari on iPhone" });
    expect(await logIn(second)).toBe(userId);
    expect(await logIn(key)).toBe(userId);
    await removePasskey(userId, (await listPasskeys(userId))[0]?.id ?? "");
    await expect(logIn(key)).rejects.toMatchObject({ code: "passkey_unknown" });
    expect(await logIn(second)).toBe(userId);
  });

  test("that is the only way in cannot be removed, by two requests at once neither", async () => {
    const { userId } = await join("Cid");
    const [only] = await listPasskeys(userId);
    await expect(removePasskey(userId, only?.id ?? "")).rejects.toMatchObject({
      code: "last_sign_in",
    });
    const second = new TestPasskey(origin);
    const options = await addOptions(await viewerOf(userId), here);
    await addPasskey(userId, second.create(options), { ...here, label });
    const ids = (await listPasskeys(userId)).map(({ id }) => id);
    const removals = await Promise.allSettled(ids.map((id) => removePasskey(userId, id)));
    expect(removals.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  });

  test("belongs to one account", async () => {
    const { key } = await join("Dan");
    const { userId } = await join("Eve");
    const options = await addOptions(await viewerOf(userId), here);
    await expect(addPasskey(userId, key.create(options), { ...here, label })).rejects.toMatchObject(
      { status: 409, code: "passkey_taken" },
    );
    await expect(join("Dan again", key)).rejects.toMatchObject({ code: "passkey_taken" });
    expect(await db.user.count({ where: { name: "Dan again" } })).toBe(0);
  });

  test("is added up to a number", async () => {
    const { userId } = await join("Many");
    for (let n = 1; n < PASSKEYS_AT_MOST; n += 1) {
      const row = { userId, credentialId: `many-${n}`, publicKey: "k", name: `Key ${n}` };
      await db.passkey.create({ data: row });
    }
    const options = await addOptions(await viewerOf(userId), here);
    const credential = new TestPasskey(origin).create(options);
    await expect(addPasskey(userId, credential, { ...here, label })).rejects.toMatchObject({
      code: "passkeys_full",
    });
  });
});

describe("a login", () => {
  const REFUSED: [what: string, odd: Oddities, code: string][] = [
    ["made on another site", { origin: "https://evil.example" }, "passkey_origin"],
    ["made on another port", { origin: "http://localhost:3001" }, "passkey_origin"],
    ["made without TLS", { origin: "https://localhost:3000" }, "passkey_origin"],
    ["signed for another host", { rpId: "evil.example" }, "passkey_refused"],
    ["in another account's name", { userHandle: "c000000000000000000000000" }, "passkey_unknown"],
    ["in nobody's name", { userHandle: "" }, "passkey_unknown"],
    ["that nobody touched a key for", { isPresent: false }, "passkey_refused"],
    ["that is a new key's answer", { type: "webauthn.create" }, "passkey_refused"],
  ];

  test.each(REFUSED)("%s is refused, and the passkey works as before", async (_what, odd, code) => {
    const { key, userId } = await join("Fay");
    await expect(logIn(key, odd)).rejects.toMatchObject({ status: 400, code });
    expect(await logIn(key)).toBe(userId);
  });

  test("that was used is used up, by whoever was first", async () => {
    const { key, userId } = await join("Gil");
    const credential = key.get(await loginOptions(here));
    const uses = await Promise.allSettled(
      Array.from({ length: 5 }, () => signInWithPasskey(credential, here)),
    );
    const opened = uses.filter((use) => use.status === "fulfilled");
    expect(opened.map((use) => use.value)).toEqual([userId]);
    await expect(signInWithPasskey(credential, here)).rejects.toMatchObject({
      code: "challenge_used",
    });
  });

  test("by a copy, whose count goes back, is refused", async () => {
    const { key, userId } = await join("Hal");
    expect(await logIn(key, { counter: 7 })).toBe(userId);
    for (const counter of [7, 6, 0]) {
      await expect(logIn(key, { counter })).rejects.toMatchObject({ code: "passkey_counter" });
    }
    // As large as the four bytes can hold.
    expect(await logIn(key, { counter: 0xff_ff_ff_ff })).toBe(userId);
  });

  test("with a signature of another key is refused", async () => {
    const { key } = await join("Ida");
    const options = await loginOptions(here);
    const { response } = new TestPasskey(origin).get(options);
    const forged = { ...key.get(options) };
    forged.response = { ...forged.response, signature: response.signature };
    await expect(signInWithPasskey(forged, here)).rejects.toMatchObject({
      code: "passkey_refused",
    });
  });
});

describe("a challenge", () => {
  const at = new Date("2030-01-01T12:00:00Z");
  const login = { purpose: "login" as const, sessionId: null };

  test("is good for five minutes", () => {
    const challenge = issueChallenge(login, at);
    checkChallenge(challenge, login, new Date(at.getTime() + 5 * MINUTE - 1));
    expect(() => checkChallenge(challenge, login, new Date(at.getTime() + 5 * MINUTE))).toThrow(
      expect.objectContaining({ code: "challenge_expired" }),
    );
  });

  test("is of use for what it was asked for, in the browser that asked", () => {
    const challenge = issueChallenge({ ...login, sessionId: "ann's" }, at);
    checkChallenge(challenge, { ...login, sessionId: "ann's" }, at);
    for (const use of [
      { purpose: "login" as const, sessionId: "bob's" },
      { purpose: "login" as const, sessionId: null },
      { purpose: "join" as const, sessionId: "ann's" },
      { purpose: "add" as const, sessionId: "ann's" },
    ]) {
      expect(() => checkChallenge(challenge, use, at)).toThrow(/in another browser/);
    }
  });

  test("cannot be changed in a single character", () => {
    const challenge = issueChallenge({ ...login, accountId: "c1" }, at);
    for (let n = 0; n < challenge.length; n += 1) {
      const other = challenge[n] === "0" ? "1" : "0";
      const altered = challenge.slice(0, n) + other + challenge.slice(n + 1);
      expect(() => checkChallenge(altered, login, at)).toThrow(/in another browser/);
    }
    expect(() => checkChallenge("", login, at)).toThrow(/in another browser/);
  });

  test("for a new account makes one account, and none in another's name", async () => {
    const key = new TestPasskey(origin);
    const credential = key.create(await joinOptions("Jon", here));
    const joining = { name: "Jon", credential };
    const joins = await Promise.allSettled(
      Array.from({ length: 3 }, () => joinWithPasskey(joining, { ...here, label })),
    );
    expect(joins.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(await db.user.count({ where: { name: "Jon" } })).toBe(1);
    const asLogin = key.get(await joinOptions("Jon", here));
    await expect(signInWithPasskey(asLogin, here)).rejects.toMatchObject({
      code: "challenge_unknown",
    });
  });
});

describe("a new key", () => {
  test("that tells who made it is not asked further, and refused", async () => {
    await expect(join("Kim", undefined, { format: "packed" })).rejects.toMatchObject({
      code: "passkey_attestation",
    });
  });

  test.each([
    ["made on another site", { origin: "https://evil.example" }, "passkey_origin"],
    ["made for another host", { rpId: "evil.example" }, "passkey_refused"],
    ["that nobody touched", { isPresent: false }, "passkey_refused"],
  ])("%s is refused", async (_what, odd, code) => {
    await expect(join("Lea", undefined, odd)).rejects.toMatchObject({ status: 400, code });
    expect(await db.user.count({ where: { name: "Lea" } })).toBe(0);
  });

  test("whose bytes are cut short is refused", async () => {
    const credential = new TestPasskey(origin).create(await joinOptions("Max", here));
    const whole = credential.response.attestationObject;
    for (const length of [1, 40, 120, 200]) {
      const attestationObject = whole.slice(0, length);
      const cut = { ...credential, response: { ...credential.response, attestationObject } };
      await expect(
        joinWithPasskey({ name: "Max", credential: cut }, { ...here, label }),
      ).rejects.toMatchObject({ status: 400, code: "passkey_refused" });
    }
  });

  test("begins no account under a name that looks official", async () => {
    await expect(join("Sayso Support")).rejects.toMatchObject({
      code: "name_reserved",
      message: expect.stringContaining("No account was made"),
    });
  });
});
