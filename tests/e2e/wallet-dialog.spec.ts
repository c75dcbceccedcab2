import type { Page } from "@playwright/test";
import { giveWallet, refuseAccount } from "../support/page-wallet";
import { TestWallet } from "../support/test-wallet";
import { isClean } from "./axe";
import { expect, expectToast, signIn, test } from "./fixtures";

const CONNECT = "**/api/wallet/connect";

const dialogOf = (page: Page) => page.getByRole("dialog", { name: "Connect Solana Wallet" });
const addressIn = (page: Page) => dialogOf(page).getByRole("textbox", { name: "Wallet address" });
const submitIn = (page: Page) => dialogOf(page).getByRole("button", { name: "Connect Wallet" });

async function openDialog(page: Page): Promise<void> {
  if (page.url() === "about:blank") await page.goto("/");
  await page.getByRole("link", { name: "Connect Wallet" }).click();
  await expect(addressIn(page)).toBeFocused();
}

/** Calls of the wallet API that a page makes from now on. */
function watchCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/api\/(wallet|auth)/.test(pathname)) calls.push(`${request.method()} ${pathname}`);
  });
  return calls;
}

const statusOf = async (page: Page) => (await page.request.get("/api/wallet/status")).json();

test("a visitor opens the dialog over the page, and is told what cannot be sent @js", async ({
  page,
  surprises,
}) => {
  surprises.allow(/status of \d+/, /^500/);
  const calls = watchCalls(page);

  await test.step("axe minds nothing, on a phone either", async () => {
    await page.setViewportSize({ width: 320, height: 640 });
    await openDialog(page);
    for (const colorScheme of ["dark", "light"] as const) {
      await page.emulateMedia({ colorScheme });
      await isClean(page, { part: "dialog" });
    }
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(320);
    await page.setViewportSize({ width: 1280, height: 720 });
  });

  await test.step("Cancel closes it without a call", async () => {
    expect(new URL(page.url()).pathname).toBe("/");
    const wallet = dialogOf(page).getByRole("button", { name: "Connect with Phantom" });
    await expect(wallet).toBeVisible();
    await addressIn(page).fill(new TestWallet().address);
    calls.length = 0;
    await dialogOf(page).getByRole("button", { name: "Cancel" }).click();
    await expect(dialogOf(page)).toHaveCount(0);
    await expect(page.getByRole("link", { name: "Connect Wallet" })).toBeFocused();
    expect(calls).toEqual([]);
  });

  await test.step("a blank address is not sent", async () => {
    await openDialog(page);
    calls.length = 0;
    await addressIn(page).fill("   ");
    await expect(submitIn(page)).toBeDisabled();
    await addressIn(page).press("Enter");
    await expectToast(page, "Invalid Address", "Please enter your Solana wallet address");
    expect(calls).toEqual([]);
  });

  await test.step("there is no extension", async () => {
    await dialogOf(page).getByRole("button", { name: "Connect with Phantom" }).click();
    await expectToast(
      page,
      "Phantom Wallet Not Found",
      "Please install Phantom wallet or enter your address manually",
    );
  });

  for (const [status, json, text] of [
    [
      400,
      { error: "That is not a Solana wallet address." },
      "That is not a Solana wallet address.",
    ],
    [500, {}, "Failed to connect wallet"],
  ] as const) {
    await test.step(`a refusal (${status}) says so and keeps the address`, async () => {
      await page.route(CONNECT, (route) => route.fulfill({ status, json }));
      await addressIn(page).fill("somewhere");
      await submitIn(page).click();
      await expectToast(page, "Connection Failed", text);
      await expect(addressIn(page)).toHaveValue("somewhere");
      await expect(submitIn(page)).toBeEnabled();
      await page.unroute(CONNECT);
    });
  }

  await test.step("who is sent to log in finds the address again", async () => {
    const { address } = new TestWallet();
    await addressIn(page).fill(address);
    await submitIn(page).click();
    await page.locator(".toast").getByRole("button", { name: "Log in" }).click();
    await page.waitForURL(/\/login/);
    await signIn(page);
    await page.goto("/");
    await openDialog(page);
    await expect(addressIn(page)).toHaveValue(address);
  });
});

test("a typed address is kept as unverified, which is said @js", async ({ page }) => {
  const { address } = new TestWallet();
  await signIn(page);
  await openDialog(page);

  await test.step("an answer without words has the product's own", async () => {
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route(CONNECT, async (route) => {
      await held;
      await route.fulfill({ json: {} });
    });
    await addressIn(page).fill(new TestWallet().address);
    await submitIn(page).click();
    await expect(submitIn(page)).toBeDisabled();
    answer();
    await expectToast(page, "Wallet Connected!", "You can now create unlimited apps!");
    await page.unroute(CONNECT);
  });

  await page.reload();
  await openDialog(page);
  const calls = watchCalls(page);
  await addressIn(page).fill(`  ${address} `);
  const sent = page.waitForRequest(CONNECT);
  await submitIn(page).click();
  expect((await sent).postDataJSON()).toEqual({ walletAddress: address });
  await expect(page.locator(".toast")).toContainText("Wallet Connected!");
  await expect(page.locator(".toast")).toContainText("not verified");
  await expect(dialogOf(page)).toHaveCount(0);
  expect(calls).toEqual(["POST /api/wallet/connect", "GET /api/wallet/status", "GET /api/auth/me"]);
  await openDialog(page);
  await expect(addressIn(page)).toHaveValue("");
  expect(await statusOf(page)).toEqual({ connected: true, address, verified: false });
});

test("a wallet extension signs and is verified, and one that throws is told @js", async ({
  context,
}) => {
  for (const kind of ["injected", "standard"] as const) {
    await test.step(kind, async () => {
      const page = await context.newPage();
      const wallet = new TestWallet();
      await giveWallet(page, wallet, { kind });
      await signIn(page);
      await openDialog(page);
      const connect = dialogOf(page).getByRole("button", { name: "Connect with Phantom" });
      if (kind === "injected") {
        await refuseAccount(page, { message: "locked" });
        await connect.click();
        await expectToast(page, "Connection Error", "Failed to connect with Phantom wallet");
        await expect(dialogOf(page)).toBeVisible();
        await page.reload();
        await openDialog(page);
      }
      await connect.click();
      await expect(page.locator(".toast")).toContainText("connected and verified");
      await page.reload();
      expect(await statusOf(page)).toEqual({
        connected: true,
        address: wallet.address,
        verified: true,
      });
      await page.close();
    });
  }
});
