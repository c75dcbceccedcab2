import type { Page } from "@playwright/test";
import { giveWallet, refuseAccount } from "../support/page-wallet";
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
  test("opens over a page without leaving it, and gives the focus back @js", async ({ page }) => {
    const opener = page.getByRole("link", { name: "Login", exact: true }).first();
    for (const path of ["/", "/generate", "/docs"]) {
      await test.step(path, async () => {
        await page.goto(path);
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
    await test.step("it names the terms, works by keyboard and has nothing that axe minds", async () => {
      await page.goto("/");
      await opener.focus();
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
  test("signs in, and the page knows it @js", async ({ context }) => {
    await context.clock.install();
    for (const how of [
      { kind: "injected" as const, name: "Phantom" },
      { kind: "standard" as const, name: "Phantom" },
      { kind: "standard" as const, name: "Tidewater" },
    ]) {
      await test.step(`${how.name} (${how.kind})`, async () => {
        const page = await context.newPage();
        const wallet = new TestWallet();
        await giveWallet(page, wallet, how);
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

        await context.clearCookies();
        await page.close();
      });
    }
    await test.step("on the login page too, and goes where it was meant to", async () => {
      const page = await context.newPage();
      await giveWallet(page, new TestWallet(), { kind: "standard" });
      await page.goto("/login?returnTo=%2Fblog");
      await page.getByRole("button", { name: "Continue with Phantom" }).click();
      await page.waitForURL(/\/blog$/);
      await expect(page.getByRole("button", { name: "Logout" }).first()).toBeVisible();
    });
  });

  test("or a server that refuses is told in words @js", async ({ page, surprises }) => {
    surprises.allow(/status of (400|429)/);
    await giveWallet(page, new TestWallet(), { kind: "injected" });
    await openLogin(page);

    await test.step("it shows that it is being asked", async () => {
      let answer = () => {};
      const held = new Promise<void>((resolve) => {
        answer = resolve;
      });
      await page.route(NONCE, async (route) => {
        await held;
        await route.fulfill({ status: 429, json: { error: "Too many." } });
      });
      await walletButton(page).click();
      const pending = dialogOf(page).getByRole("button", { name: "Connecting..." });
      await expect(pending).toBeDisabled();
      answer();
      await expectToast(page, "Connection failed", "Failed to get nonce");
      await expect(walletButton(page)).toBeEnabled();
      await page.unroute(NONCE);
    });

    for (const [json, text] of [
      [{ error: "This message has expired." }, "This message has expired."],
      [{}, "Failed to connect wallet"],
    ] as const) {
      await test.step(`the server: “${text}”`, async () => {
        await page.route(LOGIN, (route) => route.fulfill({ status: 400, json }));
        await walletButton(page).click();
        await expectToast(page, "Phantom login failed", text);
        await page.unroute(LOGIN);
      });
    }

    for (const [error, title, text] of [
      [{ code: 4001, message: "no" }, "Connection rejected", "You rejected the connection request"],
      [{ message: "The wallet is locked." }, "Connection failed", "The wallet is locked."],
      [{}, "Connection failed", "Failed to connect to Phantom"],
    ] as const) {
      await test.step(`the wallet: “${text}”`, async () => {
        await refuseAccount(page, error);
        await walletButton(page).click();
        await expectToast(page, title, text);
        await expect(walletButton(page)).toBeEnabled();
      });
    }
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
});

test("logging out says so, and then the page comes anew; one that fails leaves all as it was @js", async ({
  page,
  surprises,
}) => {
  surprises.allow(/status of 500/, /^500/);
  const LOGOUT = "**/api/auth/logout";
  await page.clock.install();
  await signIn(page);

  await test.step("a failure", async () => {
    await page.goto("/");
    await page.route(LOGOUT, (route) => route.fulfill({ status: 500, json: {} }));
    // What logs out is loaded by the press: before its request the button looks as it does after a failure.
    const refused = page.waitForResponse(LOGOUT);
    await page.getByRole("button", { name: "Logout" }).click();
    expect((await refused).status()).toBe(500);
    await expect(page.getByRole("button", { name: "Logout", exact: true })).toBeEnabled();
    await expect(page.locator(".toast")).toHaveCount(0);
    expect((await page.request.get("/api/auth/me")).status()).toBe(200);
    await page.unroute(LOGOUT);
  });

  for (const path of ["/", "/projects"]) {
    await test.step(path, async () => {
      await signIn(page);
      await page.goto(path);
      let answer = () => {};
      const held = new Promise<void>((resolve) => {
        answer = resolve;
      });
      await page.route(LOGOUT, async (route) => {
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
      await page.unroute(LOGOUT);
    });
  }
});
