import type { Page } from "@playwright/test";
import { giveWallet } from "../support/page-wallet";
import { TestWallet } from "../support/test-wallet";
import { isClean } from "./axe";
import { expect, expectToast, signIn, stopClock, test } from "./fixtures";

const NONCE = "**/api/auth/phantom/nonce*";
const LOGIN = "**/api/auth/phantom/login";

const dialogOf = (page: Page) => page.getByRole("dialog", { name: "Log in" });
const walletButton = (page: Page) =>
  dialogOf(page).getByRole("button", { name: "Continue with Phantom" });

async function openLogin(page: Page, path = "/"): Promise<void> {
  await page.goto(path);
  await page.getByRole("link", { name: "Login", exact: true }).first().click();
  await expect(walletButton(page)).toBeVisible();
}

test.describe("the login dialog", () => {
  for (const path of ["/", "/generate", "/docs"]) {
    test(`opens over ${path} without leaving it, and gives the focus back @js`, async ({
      page,
    }) => {
      await page.goto(path);
      const opener = page.getByRole("link", { name: "Login", exact: true }).first();
      const ways = [
        () => page.keyboard.press("Escape"),
        () => dialogOf(page).getByRole("button", { name: "Close" }).click(),
        () => page.mouse.click(3, 3),
      ];
      for (const close of ways) {
        await opener.click();
        await expect(walletButton(page)).toBeVisible();
        expect(new URL(page.url()).pathname).toBe(path);
        await close();
        await expect(dialogOf(page)).toHaveCount(0);
        await expect(opener).toBeFocused();
      }
    });
  }

  test("names the terms, works by keyboard and has nothing that axe minds @js", async ({
    page,
  }) => {
    await page.goto("/");
    await page.getByRole("link", { name: "Login", exact: true }).first().focus();
    await page.keyboard.press("Enter");
    await expect(dialogOf(page).locator("a, button").nth(1)).toBeFocused();
    for (const [name, href] of [
      ["Terms of Service", "/terms"],
      ["Privacy Policy", "/privacy"],
    ] as const) {
      await expect(dialogOf(page).getByRole("link", { name })).toHaveAttribute("href", href);
    }
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      await isClean(page, { part: "dialog" });
    }
  });

  test("opens the page instead when its choices cannot be had @js", async ({ page, surprises }) => {
    surprises.allow(/ERR_FAILED/);
    await page.route("**/login?*", (route) =>
      route.request().resourceType() === "document" ? route.continue() : route.abort(),
    );
    await page.goto("/");
    await page.getByRole("link", { name: "Login", exact: true }).first().click();
    await page.waitForURL(/\/login/);
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Log in");
  });
});

test.describe("a wallet", () => {
  for (const how of [
    { kind: "injected" as const, name: "Phantom" },
    { kind: "standard" as const, name: "Phantom" },
    { kind: "standard" as const, name: "Tidewater" },
  ]) {
    test(`${how.name} (${how.kind}) signs in, and the page knows it @js`, async ({ page }) => {
      const wallet = new TestWallet();
      await giveWallet(page, wallet, how);
      await page.clock.install();
      await openLogin(page, "/docs");
      await stopClock(page);
      const calls: string[] = [];
      page.on("request", (request) => {
        const { pathname } = new URL(request.url());
        if (pathname.startsWith("/api/auth")) calls.push(`${request.method()} ${pathname}`);
      });
      const login = page.waitForRequest(LOGIN);
      await dialogOf(page)
        .getByRole("button", { name: `Continue with ${how.name}` })
        .click();
      const sent = (await login).postDataJSON() as Record<string, string>;
      expect(sent.walletAddress).toBe(wallet.address);
      expect(Buffer.from(sent.signature ?? "", "base64")).toHaveLength(64);
      expect(sent.signature).toBe(wallet.sign(sent.message ?? ""));
      await expectToast(page, "Login successful", "Welcome to Sayso!");
      const reloaded = page.waitForEvent("load");
      await page.clock.resume();
      await reloaded;
      expect(calls.slice(0, 3)).toEqual([
        "GET /api/auth/phantom/nonce",
        "POST /api/auth/phantom/login",
        "GET /api/auth/me",
      ]);
      expect(new URL(page.url()).pathname).toBe("/docs");
      await expect(page.getByRole("button", { name: "Logout" })).toBeVisible();
    });
  }

  test("shows that it is being asked @js", async ({ page, surprises }) => {
    surprises.allow(/status of 429/);
    await giveWallet(page, new TestWallet(), { kind: "injected" });
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route(NONCE, async (route) => {
      await held;
      await route.fulfill({ status: 429, json: { error: "Too many." } });
    });
    await openLogin(page);
    await walletButton(page).click();
    const pending = dialogOf(page).getByRole("button", { name: "Connecting..." });
    await expect(pending).toBeDisabled();
    answer();
    await expectToast(page, "Connection failed", "Failed to get nonce");
    await expect(walletButton(page)).toBeEnabled();
  });

  test("that is not there is offered where it can be had @js", async ({ page, context }) => {
    await context.route("https://phantom.app/**", (route) =>
      route.fulfill({ contentType: "text/html", body: "<title>Phantom</title>" }),
    );
    await openLogin(page);
    const opened = context.waitForEvent("page");
    await walletButton(page).click();
    expect((await opened).url()).toContain("https://phantom.app/");
    await expectToast(
      page,
      "Phantom wallet not found",
      "Please install Phantom wallet to continue",
    );
  });

  const refusals = [
    [{ code: 4001, message: "no" }, "Connection rejected", "You rejected the connection request"],
    [{ message: "The wallet is locked." }, "Connection failed", "The wallet is locked."],
    [{}, "Connection failed", "Failed to connect to Phantom"],
  ] as const;
  for (const [refuses, title, text] of refusals) {
    test(`that throws ${JSON.stringify(refuses)} says “${text}” @js`, async ({ page }) => {
      await giveWallet(page, new TestWallet(), { kind: "injected", refuses });
      await openLogin(page);
      await walletButton(page).click();
      await expectToast(page, title, text);
      await expect(walletButton(page)).toBeEnabled();
    });
  }

  for (const [json, text] of [
    [{ error: "This message has expired." }, "This message has expired."],
    [{}, "Failed to connect wallet"],
  ] as const) {
    test(`refused by the server says “${text}” @js`, async ({ page, surprises }) => {
      surprises.allow(/status of 400/);
      await giveWallet(page, new TestWallet(), { kind: "injected" });
      await page.route(LOGIN, (route) => route.fulfill({ status: 400, json }));
      await openLogin(page);
      await walletButton(page).click();
      await expectToast(page, "Phantom login failed", text);
    });
  }

  test("signs in on the login page too, and goes where it was meant to @js", async ({ page }) => {
    await giveWallet(page, new TestWallet(), { kind: "standard" });
    await page.goto("/login?returnTo=%2Fblog");
    await page.getByRole("button", { name: "Continue with Phantom" }).click();
    await page.waitForURL(/\/blog$/);
    await expect(page.getByRole("button", { name: "Logout" }).first()).toBeVisible();
  });
});

test.describe("logging out", () => {
  for (const path of ["/", "/projects"]) {
    test(`on ${path} says so, and then the page comes anew @js`, async ({ page }) => {
      await signIn(page);
      await page.clock.install();
      await page.goto(path);
      let answer = () => {};
      const held = new Promise<void>((resolve) => {
        answer = resolve;
      });
      await page.route("**/api/auth/logout", async (route) => {
        await held;
        await route.continue();
      });
      await page.getByRole("button", { name: "Logout" }).click();
      await expect(page.getByRole("button", { name: "Logging out..." })).toBeDisabled();
      await stopClock(page);
      answer();
      await expectToast(page, "Logged out successfully", "You have been logged out.");
      const reloaded = page.waitForEvent("load");
      await page.clock.resume();
      await reloaded;
      await expect(page.getByRole("button", { name: "Logout" })).toHaveCount(0);
      expect((await page.request.get("/api/auth/me")).status()).toBe(401);
    });
  }

  test("that fails leaves everything as it was @js", async ({ page, surprises }) => {
    surprises.allow(/status of 500/, /^500/);
    await signIn(page);
    await page.goto("/");
    await page.route("**/api/auth/logout", (route) => route.fulfill({ status: 500, json: {} }));
    await page.getByRole("button", { name: "Logout" }).click();
    await expect(page.getByRole("button", { name: "Logout", exact: true })).toBeEnabled();
    await expect(page.locator(".toast")).toHaveCount(0);
    expect((await page.request.get("/api/auth/me")).status()).toBe(200);
  });
});
