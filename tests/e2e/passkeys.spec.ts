import type { CDPSession, Page } from "@playwright/test";
import { expect, expectToast, signIn, stopClock, test, unique } from "./fixtures";

/** Passkeys as people meet them: the browser's own WebAuthn, with an authenticator of Chromium. */

interface Authenticator {
  /** Loses all passkeys. */
  clear(): Promise<void>;
}

async function giveAuthenticator(page: Page): Promise<Authenticator> {
  const devices: CDPSession = await page.context().newCDPSession(page);
  await devices.send("WebAuthn.enable");
  const { authenticatorId } = await devices.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    clear: async () => {
      await devices.send("WebAuthn.clearCredentials", { authenticatorId });
    },
  };
}

async function join(page: Page, name: string): Promise<void> {
  await page.goto("/login?returnTo=%2Fgenerate");
  await page.getByRole("link", { name: "Create a passkey account" }).click();
  await page.getByRole("textbox", { name: "Name" }).fill(name);
  await page.getByRole("button", { name: "Create account" }).click();
  await page.waitForURL(/recovery-codes/);
}

const nameOf = async (page: Page) => (await (await page.request.get("/api/auth/me")).json()).name;

test("somebody joins with a passkey, keeps codes, leaves, and comes back by it @js", async ({
  page,
  surprises,
}) => {
  surprises.allow(/status of 400/);
  const device = await giveAuthenticator(page);
  await test.step("a name that looks official begins no account, and stays to be changed", async () => {
    await page.goto("/login/passkey");
    await page.getByRole("textbox", { name: "Name" }).fill("Sayso Support");
    await page.getByRole("button", { name: "Create account" }).click();
    await expect(page.locator(".toast")).toContainText("No account was made");
    await expect(page.getByRole("textbox", { name: "Name" })).toHaveValue("Sayso Support");
  });
  const name = unique("Ann");
  await join(page, name);
  await page.getByRole("button", { name: "Show me my codes" }).click();
  await expect(page.locator(".recovery-codes li")).toHaveCount(10);
  await page.getByRole("link", { name: "I have kept them" }).click();
  await page.waitForURL(/\/generate$/);
  expect(await nameOf(page)).toBe(name);
  await page.context().clearCookies();
  await page.clock.install();
  await page.goto("/docs");
  await page.getByRole("link", { name: "Login", exact: true }).first().click();
  const dialog = page.getByRole("dialog", { name: "Log in" });
  const button = dialog.getByRole("button", { name: "Continue with a passkey" });
  await expect(button).toBeVisible();
  await stopClock(page);
  await button.click();
  await expectToast(page, "Login successful", "Welcome to Sayso!");
  const reloaded = page.waitForEvent("load");
  await page.clock.resume();
  await reloaded;
  expect(new URL(page.url()).pathname).toBe("/docs");
  expect(await nameOf(page)).toBe(name);

  await test.step("the login page lets in by it too, and goes where it was meant to", async () => {
    await page.context().clearCookies();
    await page.goto("/login?returnTo=%2Fblog");
    await page.getByRole("button", { name: "Continue with a passkey" }).click();
    await page.waitForURL(/\/blog$/);
    expect(await nameOf(page)).toBe(name);
  });

  await test.step("whose device has none is told that nothing was changed, and can try again", async () => {
    await page.context().clearCookies();
    await page.goto("/login");
    await device.clear();
    const again = page.getByRole("button", { name: "Continue with a passkey" });
    await again.click();
    await expectToast(
      page,
      "No passkey was used",
      "It was cancelled, took too long, or there is none. Nothing was changed.",
    );
    await expect(again).toBeEnabled();
  });
});

test("a member adds a passkey and names it, but not twice on one device @js", async ({ page }) => {
  await giveAuthenticator(page);
  await signIn(page);
  await page.goto("/account");
  await page.getByRole("button", { name: "Add a passkey" }).click();
  await expect(page.getByRole("button", { name: /^Remove the passkey/ })).toBeVisible();
  await page.getByRole("link", { name: "Rename" }).click();
  await page.getByRole("textbox", { name: "Name" }).fill("My laptop");
  await page.getByRole("button", { name: /^Save the name/ }).click();
  await expect(page.getByText("The name was saved")).toBeVisible();
  await page.getByRole("button", { name: "Add a passkey" }).click();
  await expectToast(
    page,
    "Already there",
    "This device has a passkey of your account. Nothing was changed.",
  );
  await page.goto("/account");
  await page.getByRole("button", { name: "Remove the passkey My laptop" }).click();
  await expect(page.getByText("The passkey was removed")).toBeVisible();
});
