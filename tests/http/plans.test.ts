import { afterAll, beforeAll, expect, test } from "vitest";
import type { AppClient } from "../support/app-client";
import { AppServer } from "../support/app-server";
import { launchChromium } from "../support/launch-chromium";
import { givePayingWallet } from "../support/paying-wallet";
import { PlainBrowser } from "../support/plain-browser";
import { makeProject } from "../support/projects";
import { Payer } from "../support/solana-server/payer";
import { SolanaServer } from "../support/solana-server/solana-server";

const SOL = 1_000_000_000n;
const NEEDED = 10_000_000n * 10n ** 6n;

let node: SolanaServer;
let treasury: Payer;
let app: AppServer;
let mint: string;

beforeAll(async () => {
  node = await SolanaServer.start();
  treasury = new Payer(node.chain);
  mint = node.chain.tokens.createMint();
  app = await AppServer.start({
    ...{ PLANS: "on", TREASURY_WALLET: treasury.address, SOLANA_RPC_URL: node.url },
    TOKEN_MINT: mint,
  });
});
afterAll(async () => {
  await app.stop();
  await node.close();
});

async function makeApps(client: AppClient, count: number): Promise<void> {
  for (let number = 1; number <= count; number += 1) {
    expect((await client.json("POST", "/api/projects", { name: `App ${number}` })).status).toBe(
      201,
    );
  }
}

/** Orders by the form. @returns the address of the order's page */
async function orderBasic(client: AppClient): Promise<string> {
  const answer = await client.form("/account/plan", { intent: "order", plan: "basic" });
  expect(answer.status).toBe(303);
  return String(answer.headers.location);
}

const referenceOn = (text: string) => /Reference<\/dt><dd><code[^>]*>(\w+)</.exec(text)?.[1] ?? "";

test("a third app is refused with what it takes, as JSON and as a page that keeps what was typed", async () => {
  const ann = await app.person("ann");
  await makeApps(ann, 2);
  const call = await ann.json("POST", "/api/projects", { name: "Third" });
  expect(call.status).toBe(402);
  expect(call.body).toMatchObject({
    code: "plan_needed",
    error: expect.stringContaining("With Basic, 1 SOL for 30 days, you can have up to 15."),
    path: "/account/plan",
  });
  const form = { intent: "create", name: "A third app", description: "of mine" };
  const page = await ann.form("/projects/new", form);
  expect(page.status).toBe(402);
  expect(page.text).toContain("Everything you have stays.");
  expect(page.text).toContain('value="A third app"');
  expect((await ann.get("/api/projects")).body).toHaveLength(2);
});

test("somebody without scripts pays by what the page says, and has the plan and a receipt", async () => {
  const browser = new PlainBrowser(await app.person("bea"), app.origin);
  await browser.open("/");
  await browser.open(browser.linkTo("Pay Basic"));
  await browser.press("Order Basic");
  expect(browser.text).toContain("Pay 1 SOL");
  const { text } = browser.answer;
  const reference = referenceOn(text);
  expect(text).toContain(`href="solana:${treasury.address}?amount=1&amp;reference=${reference}`);
  await browser.press("Check again");
  expect(browser.text).toContain("No new payment is final yet");
  new Payer(node.chain).pay(treasury.address, SOL, [reference]);
  node.chain.finalize();
  // Its stream and the job look as well: whoever is first, the page says the same in the end.
  await expect
    .poll(async () => {
      await browser.reload();
      if (!browser.text.includes("Receipt")) await browser.press("Check again");
      return browser.text;
    })
    .toContain("Receipt: Basic");
  await browser.open("/account/plan");
  expect(browser.text).toMatch(/Basic paid.*0 of 15/s);
  await makeApps(browser.client, 3);
});

test("a page that follows its order hears of the payment", async () => {
  const cleo = await app.person("cleo");
  const path = await orderBasic(cleo);
  const id = path.split("/").at(-1) ?? "";
  const reference = referenceOn((await cleo.get(path)).text);
  const events = await cleo.events("GET", `/api/plan/orders/${id}/events`);
  expect((await events.next())?.data).toEqual({
    status: "open",
    missing: "1",
    payments: 0,
  });
  new Payer(node.chain).pay(treasury.address, SOL, [reference]);
  node.chain.finalize();
  const told = async () => (await events.next())?.data.status;
  await expect.poll(told, { timeout: 20_000, interval: 1 }).toBe("paid");
  // Whoever logs out follows it no longer.
  await cleo.form("/logout", {});
  while (await events.next());
  expect((await cleo.get(`/api/plan/orders/${id}/events`)).status).toBe(401);
});

test("a wallet is given the transaction to sign, and what it sends pays the order", async () => {
  const dora = await app.person("dora");
  const path = await orderBasic(dora);
  const id = path.split("/").at(-1) ?? "";
  const payer = new Payer(node.chain);
  const call = `/api/plan/orders/${id}/transaction`;
  expect((await dora.json("POST", call, { payer: "nobody" })).status).toBe(400);
  const made = await dora.json("POST", call, { payer: payer.address });
  payer.signAndSend(Buffer.from(made.body.transaction, "base64"));
  node.chain.finalize();
  await expect
    .poll(async () => {
      await dora.form(path, {});
      return (await dora.get(path)).text;
    })
    .toContain("Receipt");
  expect((await dora.json("POST", call, { payer: payer.address })).status).toBe(409);
});

test("a wallet of the browser signs and sends the payment, and the page shows it by itself", async () => {
  const hal = await app.person("hal");
  const path = await orderBasic(hal);
  const had = node.chain.balanceOf(treasury.address);
  const browser = await launchChromium();
  try {
    const page = await browser.newPage({ baseURL: app.origin });
    const cookies = [...hal.cookies].map(([name, value]) => ({ name, value, url: app.origin }));
    await page.context().addCookies(cookies);
    await givePayingWallet(page, new Payer(node.chain), "Satchel");
    await page.goto(path);
    await page.getByRole("button", { name: "Pay with Satchel" }).click();
    await page.getByText("Sent. It counts once it is final").waitFor();
    expect(node.chain.balanceOf(treasury.address) - had).toBe(SOL);
    node.chain.finalize();
    await page.getByText("Receipt: Basic").first().waitFor();
    await page.goto("/account/plan");
    await page.getByText("Basic paid").first().waitFor();
  } finally {
    await browser.close();
  }
});

test("an order is its owner's alone", async () => {
  const path = await orderBasic(await app.person("emil"));
  const id = path.split("/").at(-1) ?? "";
  const eve = await app.person("eve");
  expect((await eve.get(path)).status).toBe(404);
  expect((await eve.form(path, {})).status).toBe(404);
  expect((await eve.get(`/api/plan/orders/${id}/events`)).status).toBe(404);
  const asked = { payer: new Payer(node.chain).address };
  expect((await eve.json("POST", `/api/plan/orders/${id}/transaction`, asked)).status).toBe(404);
});

test("Unlimited is sold to whoever's verified wallet holds the tokens, and says what it holds", async () => {
  const { TestWallet } = await import("../support/test-wallet");
  const wallet = new TestWallet();
  const finn = app.visitor();
  await wallet.signIn(finn);
  const order = { intent: "order", plan: "unlimited" };
  expect((await finn.form("/account/plan", order)).status).toBe(403);
  const account = node.chain.tokens.open(wallet.address, mint, NEEDED - 1n);
  expect((await finn.get("/api/wallet/status")).body).toMatchObject({
    verified: true,
    holding: { state: "not_held" },
  });
  node.chain.tokens.setAmount(account, NEEDED);
  expect((await finn.form("/account/plan", { intent: "check-holding" })).status).toBe(303);
  expect((await finn.get("/account/plan")).text).toContain("10,000,000 $REPO");
  expect((await finn.form("/account/plan", order)).status).toBe(303);
});

test("a domain of one's own takes Unlimited, which its page says before, and when it is asked for", async () => {
  const browser = new PlainBrowser(await app.person("gil"), app.origin);
  const id = await makeProject(browser.client, "Shop");
  await browser.open(`/projects/${id}/domain`);
  expect(browser.text).toContain("Domains of your own are part of Unlimited");
  expect(browser.linkTo("your plan")).toBe("/account/plan");
  browser.fill("Domain", "shop.example.com");
  expect(await browser.press("Add domain")).toBe(402);
  expect(browser.text).toContain("Unlimited takes");
  expect(browser.field("Domain").value).toBe("shop.example.com");
});

test("nodes of another network stop the start with a sentence", async () => {
  const { code, output } = await AppServer.runToEnd({
    ...{ PLANS: "on", TREASURY_WALLET: treasury.address, SOLANA_RPC_URL: node.url },
    SOLANA_GENESIS_HASH: "EtWTRABZaYq6iMfeYKouRu166VU2xqa1wcaWoxPkrZBG",
  });
  expect(code).toBe(1);
  expect(output).toContain("SOLANA_RPC_URL is not usable: The node belongs to the network");
});
