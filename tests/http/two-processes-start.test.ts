import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { AppClient } from "../support/app-client";
import { Payer } from "../support/solana-server/payer";
import { SolanaServer } from "../support/solana-server/solana-server";
import { startTwoProcesses, type TwoProcesses } from "../support/two-processes";

/** Two processes are one installation. */

const SOL = 1_000_000_000n;

let node: SolanaServer;
let treasury: Payer;
let both: TwoProcesses;
beforeAll(async () => {
  node = await SolanaServer.start();
  treasury = new Payer(node.chain);
  both = await startTwoProcesses({
    ...{ PLANS: "on", TREASURY_WALLET: treasury.address, SOLANA_RPC_URL: node.url },
  });
});
afterAll(async () => {
  await both.stop();
  await node.close();
});

test("who signed in on one process is signed in on the other, and finds their projects", async () => {
  const [one, two] = await both.person("ann");
  const { id } = (await one.json("POST", "/api/projects", { name: "Garden" })).body;
  expect((await two.get(`/api/projects/${id}`)).body).toMatchObject({ name: "Garden" });
});

/** Orders Basic. @returns the order's page, as both processes show it, and what a payment names */
async function order(name: string) {
  const at = await both.person(name);
  const form = { intent: "order", plan: "basic" };
  const path = String((await at[0].form("/account/plan", form)).headers.location);
  const { text } = await at[1].get(path);
  return { at, path, reference: /Reference<\/dt><dd><code[^>]*>(\w+)</.exec(text)?.[1] ?? "" };
}

test("both processes look for payments at once, and each counts once, for one of the orders that it names", async () => {
  const orders = await Promise.all(["cleo", "dora", "emil", "finn"].map(order));
  const names = orders.map(({ reference }) => reference);
  const had = treasury.chain.balanceOf(treasury.address);
  const payer = new Payer(node.chain);
  const sql = new pg.Client(both.database.url);
  await sql.connect();
  for (const lamports of [SOL / 2n, SOL, SOL + 7n, 3n]) {
    payer.pay(treasury.address, lamports, names);
    payer.pay(treasury.address, lamports, names.slice(0, 2));
    node.chain.finalize();
    // As if neither had ever looked: all payments so far are read anew.
    await sql.query(`UPDATE "PlanOrder" SET "checkedAt" = NULL, "lastSeen" = NULL`);
    const look = (at: AppClient, path: string) => at.form(path, {});
    await Promise.all(orders.flatMap(({ at, path }) => at.map((client) => look(client, path))));
  }
  const { rows } = await sql.query(
    `SELECT (SELECT count(*) FROM "PlanPayment") AS payments,
      (SELECT sum("lamports") FROM "PlanPayment") AS received,
      (SELECT sum("credit") FROM "PlanAccount") AS credit,
      (SELECT sum("price") FROM "PlanOrder" WHERE "status" = 'paid') AS spent`,
  );
  await sql.end();
  const [{ payments, received, credit, spent }] = rows;
  expect(payments).toBe("8");
  expect(BigInt(received)).toBe(treasury.chain.balanceOf(treasury.address) - had);
  expect(BigInt(credit) + BigInt(spent)).toBe(BigInt(received));
});

test("both go on by themselves after PostgreSQL was away", async () => {
  const [one, two] = await both.person("bob");
  await both.database.cut();
  expect((await one.get("/healthz")).status).toBe(503);
  await both.database.mend();
  const recovers = { timeout: 15_000 };
  await expect.poll(async () => (await one.get("/api/auth/me")).status, recovers).toBe(200);
  await expect.poll(async () => (await two.get("/api/auth/me")).status, recovers).toBe(200);
});
