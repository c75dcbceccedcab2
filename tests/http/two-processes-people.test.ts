import { createHash, randomUUID } from "node:crypto";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { AppClient } from "../support/app-client";
import type { AppServer } from "../support/app-server";
import { until } from "../support/local-server";
import { TestPasskey } from "../support/test-passkey";
import { TestWallet } from "../support/test-wallet";
import { startTwoProcesses, type TwoProcesses } from "../support/two-processes";
import { PDF } from "../support/upload-files";

/** What people do on one process holds on the other. */

let both: TwoProcesses;
let sql: pg.Client;

beforeAll(async () => {
  both = await startTwoProcesses({ RATE_LIMIT_SCALE: "1" });
  sql = new pg.Client(both.database.url);
  await sql.connect();
});
afterAll(async () => {
  await sql.end();
  await both.stop();
});

/** Under one name at both, as behind a proxy. */
const SAME_HOST = { host: "localhost:3000" };
const LOGIN = "/api/auth/phantom/login";
const me = async (browser: AppClient) => (await browser.get("/api/auth/me")).body;

test("signing out on one process signs out on the other", async () => {
  const [one, two] = await both.person("ann");
  const session = new Map(one.cookies);
  expect(await me(two)).toMatchObject({ name: "ann" });
  expect((await two.json("POST", "/api/auth/logout")).status).toBe(204);
  for (const [name, value] of session) one.cookies.set(name, value);
  expect((await one.get("/api/auth/me")).status).toBe(401);
});

test("a message for a wallet, asked for on one process, is good for one sign-in at either", async () => {
  const [one, two] = both.visitor();
  const wallet = new TestWallet();
  const signed = wallet.signed(await wallet.askNonce(one, undefined, SAME_HOST));
  const sent = [two, one, two, one, two, one].map((browser) =>
    browser.json("POST", LOGIN, signed, SAME_HOST),
  );
  const answers = await Promise.all(sent);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400, 400, 400]);
  expect(answers.find(({ status }) => status === 400)?.body.code).toBe("nonce_used");
});

test("a passkey, asked for on one process, signs in once at either", async () => {
  const [one, two] = both.visitor();
  const key = new TestPasskey(`http://${SAME_HOST.host}`);
  const optionsOf = async (browser: AppClient, query: string) =>
    (await browser.get(`/api/auth/passkey/options?${query}`, SAME_HOST)).body;
  const name = "Ann of two";
  const credential = key.create(await optionsOf(one, "purpose=join&name=Ann+of+two"));
  const joining = { name, credential };
  const join = (server: AppServer) =>
    server.visitor().json("POST", "/api/auth/passkey/join", joining, SAME_HOST);
  const joined = await Promise.all([join(both.one), join(both.two)]);
  expect(joined.map(({ status }) => status).sort()).toEqual([201, 400]);
  const signed = { credential: key.get(await optionsOf(two, "purpose=login")) };
  const logIn = (server: AppServer) =>
    server.visitor().json("POST", "/api/auth/passkey/login", signed, SAME_HOST);
  const answers = await Promise.all([logIn(both.one), logIn(both.two)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
});

test("an invitation for one opens one account, whoever uses it at one instant at either", async () => {
  const secret = "e".repeat(43);
  const id = createHash("sha256").update(secret).digest("hex");
  await sql.query(
    `INSERT INTO "Invitation" ("id", "note", "mostUses", "createdById", "createdAt", "expiresAt")
      VALUES ($1, '', 1, 'an administrator', now(), now() + interval '1 day')`,
    [id],
  );
  await sql.query(
    `INSERT INTO "Setting" ("name", "value", "updatedAt") VALUES ('REGISTRATION', 'invitation', now())`,
  );
  try {
    const joining = [both.one, both.two, both.one, both.two].map(async (server) => {
      const browser = server.visitor();
      browser.cookies.set("sayso_invitation", secret);
      const wallet = new TestWallet();
      const signed = wallet.signed(await wallet.askNonce(browser, undefined, SAME_HOST));
      return () => browser.json("POST", LOGIN, signed, SAME_HOST);
    });
    const join = await Promise.all(joining);
    const answers = await Promise.all(join.map((one) => one()));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 403, 403, 403]);
    const used = await sql.query(`SELECT "uses" FROM "Invitation" WHERE "id" = $1`, [id]);
    expect(used.rows[0]?.uses).toBe(1);
  } finally {
    await sql.query(`DELETE FROM "Setting" WHERE "name" = 'REGISTRATION'`);
  }
});

test("both processes print one link for the first administrator, and one person uses it", async () => {
  const linkIn = (output: string) => /\/first-administrator\/[0-9a-f]{64}/.exec(output)?.[0];
  await until(() => linkIn(both.two.output) !== undefined);
  const link = String(linkIn(both.one.output));
  expect(linkIn(both.two.output)).toBe(link);
  const [[ann], [, bob]] = [await both.person("ann"), await both.person("bob")];
  const answers = await Promise.all([ann.form(link, {}), bob.form(link, {})]);
  expect(answers.map(({ status }) => status).sort()).toEqual([303, 404]);
});

test("of the last two ways to sign in, removed at once on two processes, one stays", async () => {
  for (let account = 0; account < 4; account += 1) {
    const [one, two] = both.visitor();
    const signIn = await new TestWallet().signIn(one);
    const userId = signIn.body.id;
    const loginId = randomUUID();
    await sql.query(
      `INSERT INTO "Identity" ("id", "userId", "provider", "providerId") VALUES ($1, $2, 'github', $1)`,
      [loginId, userId],
    );
    const removed = await Promise.all([
      one.form("/account", { intent: "remove-wallet" }),
      two.form("/account", { intent: "remove-login", id: loginId }),
    ]);
    expect(removed.filter(({ status }) => status === 303)).toHaveLength(1);
    const left = await sql.query(
      `SELECT (SELECT count(*) FROM "Wallet" WHERE "userId" = $1)
        + (SELECT count(*) FROM "Identity" WHERE "userId" = $1) AS ways`,
      [userId],
    );
    expect(Number(left.rows[0]?.ways)).toBe(1);
  }
});

test("the last place for a file is taken once, whichever process is asked", async () => {
  const [one, two] = await both.person("bob");
  const { id } = await me(one);
  await sql.query(
    `INSERT INTO "Upload" ("id", "ownerId", "name", "type", "size")
      SELECT 'kept-' || n, $1, 'a.pdf', 'application/pdf', 1 FROM generate_series(1, 499) AS n`,
    [id],
  );
  const file = [{ field: "file", bytes: PDF, name: "a.pdf", type: "application/pdf" }];
  const sent = [one, two, one, two].map((browser) => browser.multipart("/api/upload", file));
  const answers = await Promise.all(sent);
  const taken = answers.filter(({ status }) => status === 200);
  expect(taken).toHaveLength(1);
  const stored = await sql.query(`SELECT count(*) FROM "Upload" WHERE "ownerId" = $1`, [id]);
  expect(Number(stored.rows[0]?.count)).toBe(500);
});

test("a rate is counted over both", async () => {
  const [one, two] = both.visitor();
  const statuses: number[] = [];
  for (let n = 0; n < 20; n += 1) {
    statuses.push((await (n % 2 ? one : two).json("POST", "/api/wallet/connect", {})).status);
  }
  expect(statuses).toEqual(Array(20).fill(401));
  for (const browser of [one, two]) {
    const refused = await browser.json("POST", "/api/wallet/connect", {});
    expect([refused.status, refused.headers["retry-after"]]).toEqual([429, expect.any(String)]);
  }
});
