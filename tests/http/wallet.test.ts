import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { AppAnswer, AppClient } from "../support/app-client";
import { AppServer } from "../support/app-server";
import { TestWallet } from "../support/test-wallet";

const LOGIN = "/api/auth/phantom/login";
const CONNECT = "/api/wallet/connect";
const STATUS = "/api/wallet/status";

let app: AppServer;
let adminWallet: TestWallet;

beforeAll(async () => {
  adminWallet = new TestWallet();
  app = await AppServer.start({ ADMIN_WALLETS: adminWallet.address });
});
afterAll(() => app.stop());

function expectRefused(answer: AppAnswer, sentence: RegExp, status = 400): void {
  expect([answer.status, answer.body?.error]).toEqual([status, expect.stringMatching(sentence)]);
  expect(answer.headers["set-cookie"]).toBeUndefined();
}

async function name(client: AppClient): Promise<string | undefined> {
  return (await client.get("/api/auth/me")).body?.name;
}

describe("the message for a wallet", () => {
  test("says in plain words who asks, for what, by which wallet and until when", async () => {
    const { address } = new TestWallet();
    const answer = await app.visitor().get(`/api/auth/phantom/nonce?walletAddress=${address}`);
    expect(answer.status).toBe(200);
    expect(answer.headers["cache-control"]).toBe("private, no-store");
    const { message, expiresAt } = answer.body;
    expect(message).toContain(`localhost:${app.port} wants you to sign in`);
    expect(message).toContain(address);
    expect(message).toContain("Sign in to Sayso.");
    expect(message).toContain(`URI: http://localhost:${app.port}`);
    expect(message).toMatch(/Nonce: [0-9a-f]{64}\n/);
    const issued = Date.parse(/Issued At: (.+)/.exec(message)?.[1] ?? "");
    const expires = Date.parse(/Expiration Time: (.+)/.exec(message)?.[1] ?? "");
    expect(expires - issued).toBe(5 * 60 * 1000);
    expect(Date.parse(expiresAt)).toBe(expires);
  });

  test("names the configured site, whatever host a request claims", async () => {
    const wallet = new TestWallet();
    // An address of this machine, and a host that nobody's proxy passes on.
    for (const headers of [{ host: "192.168.1.4" }, { "x-forwarded-host": "evil.example" }]) {
      const message = await wallet.askNonce(app.visitor(), undefined, headers);
      expect(message).not.toMatch(/evil\.example|192\.168/);
      expect(message).toContain(`URI: http://localhost:${app.port}`);
    }
  });

  test("is given to well-formed addresses only", async () => {
    const { address } = new TestWallet();
    const malformed = [
      "",
      " ",
      "x",
      "0x52908400098527886E0F7030069857D2E4169EE7",
      address.slice(4),
      `${address}1111`,
      `${address.slice(0, -1)}0`,
      `${address.slice(0, -1)}l`,
      "z".repeat(44),
      "1".repeat(33),
      "9".repeat(4_000),
    ];
    for (const text of malformed) {
      const query = new URLSearchParams({ walletAddress: text });
      const answer = await app.visitor().get(`/api/auth/phantom/nonce?${query}`);
      expect([text, answer.status]).toEqual([text, 400]);
      expect(answer.body.error).toMatch(/not a Solana wallet address/);
    }
    const none = await app.visitor().get("/api/auth/phantom/nonce");
    expectRefused(none, /walletAddress is missing/);
    expect((await app.visitor().json("POST", "/api/auth/phantom/nonce")).status).toBe(405);
  });
});

describe("signing in with a wallet", () => {
  test("makes an account on the first time and finds it again", async () => {
    const wallet = new TestWallet();
    const browser = app.visitor();
    const first = await wallet.signIn(browser);
    expect(first.status).toBe(200);
    expect(first.body).toMatchObject({ email: null, isAdmin: false });
    expect(first.body.name).toBe(`${wallet.address.slice(0, 4)}…${wallet.address.slice(-4)}`);
    expect(first.headers["set-cookie"]?.[0]).toMatch(
      /^sayso_session=[\w-]{43}; Path=\/; Max-Age=604800; HttpOnly; SameSite=Lax$/,
    );
    expect((await browser.get("/api/auth/me")).body).toEqual(first.body);
    expect((await browser.get(STATUS)).body).toEqual({
      connected: true,
      address: wallet.address,
      verified: true,
    });
    const again = await wallet.signIn(app.visitor());
    expect(again.body.id).toBe(first.body.id);
  });

  test("is refused for every signature, message or wallet that is not right", async () => {
    const wallet = new TestWallet();
    const thief = new TestWallet();
    const browser = app.visitor();
    const message = await wallet.askNonce(browser);
    const good = wallet.signed(message);
    const altered = message.replace("Sign in to", "Give all to");
    const attempts: [object, RegExp][] = [
      [{ ...good, signature: thief.sign(message) }, /signature does not belong/],
      [{ ...good, signature: wallet.sign(altered) }, /signature does not belong/],
      [{ ...good, signature: Buffer.alloc(64).toString("base64") }, /signature does not belong/],
      [wallet.signed(altered), /altered/],
      [wallet.signed(`${message}\n`), /altered/],
      [wallet.signed("anything"), /altered/],
      [thief.signed(message), /issued for another wallet/],
      [{ ...good, signature: good.signature.slice(4) }, /64 signed bytes/],
      [{ ...good, signature: `${good.signature}AAAA` }, /64 signed bytes/],
      [{ ...good, signature: good.signature.replace("==", "") }, /64 signed bytes/],
      [{ ...good, signature: 5 }, /signature/],
      [{ ...good, signature: undefined }, /signature is missing/],
      [{ ...good, message: undefined }, /message is missing/],
      [{ ...good, message: "" }, /message is empty/],
      [{ ...good, message: "x".repeat(2_001) }, /longer than any/],
      [{ ...good, walletAddress: undefined }, /walletAddress is missing/],
      [{ ...good, walletAddress: ["x"] }, /not a Solana wallet address/],
      [[], /expected object/i],
    ];
    for (const [body, sentence] of attempts) {
      expectRefused(await browser.json("POST", LOGIN, body), sentence);
    }
    const broken = await browser.request("POST", LOGIN, { body: "{", headers: {} });
    expectRefused(broken, /not valid JSON/);
    expect((await browser.get("/api/auth/me")).status).toBe(401);
    // None of these used the message up: the owner still gets in.
    expect((await browser.json("POST", LOGIN, good)).status).toBe(200);
  });

  test("works once per message", async () => {
    const wallet = new TestWallet();
    const signed = wallet.signed(await wallet.askNonce(app.visitor()));
    expect((await app.visitor().json("POST", LOGIN, signed)).status).toBe(200);
    expectRefused(await app.visitor().json("POST", LOGIN, signed), /already been used/);
  });

  test("works in the browser that asked for the message", async () => {
    const wallet = new TestWallet();
    const [hana, ivan] = [await app.person("hana"), await app.person("ivan")];
    const signed = wallet.signed(await wallet.askNonce(hana, "connect"));
    expectRefused(await ivan.json("POST", CONNECT, signed), /asked for in another browser/);
    expectRefused(await app.visitor().json("POST", LOGIN, signed), /in another browser/);
    expect((await hana.json("POST", CONNECT, signed)).status).toBe(200);
  });

  test("outlives a restart of the server between the message and its signature", async () => {
    const restarted = await AppServer.start();
    try {
      const wallet = new TestWallet();
      const used = wallet.signed(await wallet.askNonce(restarted.visitor()));
      const waiting = wallet.signed(await wallet.askNonce(restarted.visitor()));
      expect((await restarted.visitor().json("POST", LOGIN, used)).status).toBe(200);
      await restarted.restart();
      expect((await restarted.visitor().json("POST", LOGIN, waiting)).status).toBe(200);
      expectRefused(await restarted.visitor().json("POST", LOGIN, used), /already been used/);
    } finally {
      await restarted.stop();
    }
  });

  test("lets one of ten parallel uses of a message win", async () => {
    const wallet = new TestWallet();
    const signed = wallet.signed(await wallet.askNonce(app.visitor()));
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => app.visitor().json("POST", LOGIN, signed)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(400)]);
  });

  test("makes one account when a new wallet signs in many times at once", async () => {
    const wallet = new TestWallet();
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => wallet.signIn(app.visitor())),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
  });

  test("does not take a message that another name of the site has issued", async () => {
    const wallet = new TestWallet();
    const there = { host: `127.0.0.1:${app.port}` };
    const message = await wallet.askNonce(app.visitor(), undefined, there);
    expect(message).toContain(`URI: http://127.0.0.1:${app.port}`);
    const here = await app.visitor().json("POST", LOGIN, wallet.signed(message));
    expectRefused(here, /issued for another site/);
    expect((await app.visitor().json("POST", LOGIN, wallet.signed(message), there)).status).toBe(
      200,
    );
  });

  test("cannot be done by a page of another site", async () => {
    const wallet = new TestWallet();
    const signed = wallet.signed(await wallet.askNonce(app.visitor()));
    const answer = await app
      .visitor()
      .json("POST", LOGIN, signed, { origin: "https://evil.example" });
    expectRefused(answer, /another site/, 403);
  });

  test("never makes anybody an admin because they ask for it", async () => {
    const wallet = new TestWallet();
    const browser = app.visitor();
    const signed = wallet.signed(await wallet.askNonce(browser));
    const body = { ...signed, isAdmin: true, user: { isAdmin: true }, role: "admin" };
    expect((await browser.json("POST", LOGIN, body)).body.isAdmin).toBe(false);
    expect((await browser.get("/api/auth/me")).body.isAdmin).toBe(false);
  });

  test("makes the owner of a configured wallet an admin, and nobody who only types its address", async () => {
    const typist = await app.person("typist");
    await typist.json("POST", CONNECT, { walletAddress: adminWallet.address });
    expect((await typist.get("/api/auth/me")).body.isAdmin).toBe(false);
    expect((await adminWallet.signIn(app.visitor())).body.isAdmin).toBe(true);
  });

  test("cannot be done for keys under which anybody can sign", async () => {
    // The system program's address is the point (0, ?) of order four; R = the same point, S = 0.
    const walletAddress = "1".repeat(32);
    const browser = app.visitor();
    for (let n = 0; n < 16; n += 1) {
      const nonce = await browser.get(`/api/auth/phantom/nonce?walletAddress=${walletAddress}`);
      for (const first of [0, 1]) {
        const point = Buffer.alloc(64);
        point[0] = first;
        const { message } = nonce.body;
        const body = { walletAddress, signature: point.toString("base64"), message };
        expectRefused(await browser.json("POST", LOGIN, body), /signature does not belong/);
      }
    }
  });

  test("starts a new session, so that one planted before it is worth nothing", async () => {
    const planted = "A".repeat(43);
    const victim = app.visitor();
    victim.cookies.set("sayso_session", planted);
    await new TestWallet().signIn(victim);
    const attacker = app.visitor();
    attacker.cookies.set("sayso_session", planted);
    expect((await attacker.get("/api/auth/me")).status).toBe(401);
    const before = victim.cookies.get("sayso_session") ?? "";
    await new TestWallet().signIn(victim);
    attacker.cookies.set("sayso_session", before);
    expect((await attacker.get("/api/auth/me")).status).toBe(401);
    expect((await victim.get("/api/auth/me")).status).toBe(200);
  });
});

describe("a flood of messages", () => {
  test("of 200 for somebody's wallet does not push out the one that its owner asked for", async () => {
    const wallet = new TestWallet();
    const owner = app.visitor();
    const own = await wallet.askNonce(owner);
    const messages = await Promise.all(
      Array.from({ length: 200 }, () => wallet.askNonce(app.visitor())),
    );
    expect(new Set(messages).size).toBe(200);
    expect((await owner.json("POST", LOGIN, wallet.signed(own))).status).toBe(200);
  });

  test("is slowed down by address where limits are not widened", async () => {
    const limited = await AppServer.start({ RATE_LIMIT_SCALE: "0.5" });
    try {
      const wallet = new TestWallet();
      const path = `/api/auth/phantom/nonce?walletAddress=${wallet.address}`;
      const asked = await Promise.all(
        Array.from({ length: 70 }, () => limited.visitor().get(path)),
      );
      const refused = asked.filter(({ status }) => status === 429);
      expect(asked.filter(({ status }) => status === 200)).toHaveLength(60);
      expect(refused).toHaveLength(10);
      expect(refused[0]?.body.error).toMatch(/^Too many steps of a sign-in in a minute/);
      expect(Number(refused[0]?.headers["retry-after"])).toBeGreaterThan(0);
    } finally {
      await limited.stop();
    }
  });

  test("of forged signatures for somebody's wallet locks out who sends them, and nobody else", async () => {
    const limited = await AppServer.start({ RATE_LIMIT_SCALE: "1", TRUST_PROXY: "1" });
    try {
      const wallet = new TestWallet();
      const from = (network: string) => ({ "x-forwarded-for": network });
      const forge = (network: string) =>
        limited.visitor().json("POST", LOGIN, wallet.signed("guess"), from(network));
      // More than the account itself may have, and each network has its own share.
      for (const network of ["192.0.2.1", "192.0.2.2"]) {
        const tries = [];
        for (let n = 0; n < 21; n += 1) tries.push(await forge(network));
        expect(tries.map(({ status }) => status)).toEqual([...Array(20).fill(400), 429]);
        expect(tries[20]?.body.error).toMatch(/^Too many failed sign-ins in a minute/);
      }
      const owner = limited.visitor();
      for (let n = 0; n < 21; n += 1) {
        const asked = await wallet.askNonce(owner, undefined, from("192.0.2.3"));
        const answer = await owner.json("POST", LOGIN, wallet.signed(asked), from("192.0.2.3"));
        expect([n, answer.status]).toEqual([n, 200]);
      }
      // That it is well in between gives back nothing of what others failed.
      const line = from("192.0.2.4");
      for (let n = 0; n < 19; n += 1) await forge("192.0.2.4");
      const asked = await wallet.askNonce(owner, undefined, line);
      expect((await owner.json("POST", LOGIN, wallet.signed(asked), line)).status).toBe(200);
      const after = [await forge("192.0.2.4"), await forge("192.0.2.4")];
      expect(after.map(({ status }) => status)).toEqual([400, 429]);
    } finally {
      await limited.stop();
    }
  });
});

describe("connecting a wallet", () => {
  test("needs somebody who is signed in, and an address", async () => {
    const { address } = new TestWallet();
    const stranger = app.visitor();
    expect((await stranger.json("POST", CONNECT, { walletAddress: address })).status).toBe(401);
    expect((await stranger.get(STATUS)).status).toBe(401);
    const ann = await app.person("ann");
    for (const body of [
      {},
      { walletAddress: "" },
      { walletAddress: "0x1" },
      { walletAddress: 5 },
    ]) {
      expect((await ann.json("POST", CONNECT, body)).status).toBe(400);
    }
    const half = { walletAddress: address, signature: new TestWallet().sign("x") };
    expectRefused(await ann.json("POST", CONNECT, half), /needs the message/);
    expect((await ann.get(STATUS)).body).toEqual({
      connected: false,
      address: null,
      verified: false,
    });
  });

  test("notes a typed address as unverified and says what is missing", async () => {
    const wallet = new TestWallet();
    const bob = await app.person("bob");
    const answer = await bob.json("POST", CONNECT, { walletAddress: `  ${wallet.address}\n` });
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({
      connected: true,
      verified: false,
      address: wallet.address,
    });
    expect(answer.body.message).toMatch(/saved, but not verified\. Sign with that wallet/);
    expect((await bob.get(STATUS)).body).toMatchObject({ connected: true, verified: false });
    // It opens nothing: the wallet's owner gets an account of their own.
    expect((await wallet.signIn(app.visitor())).body.name).not.toBe("bob");
  });

  test("verifies it with a signature", async () => {
    const wallet = new TestWallet();
    const carol = await app.person("carol");
    const message = await wallet.askNonce(carol, "connect");
    expect(message).toContain("Connect this wallet to your Sayso account.");
    const answer = await carol.json("POST", CONNECT, wallet.signed(message));
    expect(answer.body).toMatchObject({ connected: true, verified: true });
    expectRefused(await carol.json("POST", CONNECT, wallet.signed(message)), /already been used/);
    const elsewhere = app.visitor();
    expect((await wallet.signIn(elsewhere)).status).toBe(200);
    expect(await name(elsewhere)).toBe("carol");
    const typed = await carol.json("POST", CONNECT, { walletAddress: wallet.address });
    expect(typed.body).toMatchObject({ verified: true });
    const other = await carol.json("POST", CONNECT, { walletAddress: new TestWallet().address });
    expectRefused(other, /sign with the new one/, 409);
    expect((await carol.get(STATUS)).body.address).toBe(wallet.address);
  });

  test("does not sign anybody in with what was signed to connect", async () => {
    const wallet = new TestWallet();
    const message = await wallet.askNonce(app.visitor(), "connect");
    const answer = await app.visitor().json("POST", LOGIN, wallet.signed(message));
    expectRefused(answer, /signed for something else/);
  });

  test("refuses a wallet that is verified on another account, signed or not", async () => {
    const wallet = new TestWallet();
    await wallet.signIn(app.visitor());
    const dave = await app.person("dave");
    const typed = await dave.json("POST", CONNECT, { walletAddress: wallet.address });
    expectRefused(typed, /verified on another Sayso account/, 409);
    const signed = wallet.signed(await wallet.askNonce(dave, "connect"));
    expectRefused(await dave.json("POST", CONNECT, signed), /one account/, 409);
    expect((await dave.get(STATUS)).body.connected).toBe(false);
  });

  test("gives a wallet to one of two accounts that connect it at once", async () => {
    const wallet = new TestWallet();
    const people = [await app.person("erin"), await app.person("frank")];
    const messages = await Promise.all(people.map((person) => wallet.askNonce(person, "connect")));
    const answers = await Promise.all(
      people.map((person, n) => person.json("POST", CONNECT, wallet.signed(messages[n] ?? ""))),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test("adds the wallet to the account when a signed-in person signs in with a new one", async () => {
    const wallet = new TestWallet();
    const grace = await app.person("grace");
    expect((await wallet.signIn(grace)).body.name).toBe("grace");
    expect((await grace.get(STATUS)).body).toMatchObject({ verified: true });
  });
});
