import { expect, signIn, test, unique } from "./fixtures";

test("a person names themselves, and others see it @js", async ({ page }) => {
  await signIn(page);
  await page.goto("/account");
  const name = unique("Ada");
  await page.getByRole("textbox", { name: "Name" }).fill(name);
  await page.getByRole("button", { name: "Save name" }).click();
  await expect(page.getByText("Your name was saved")).toBeVisible();
  await expect(page.getByRole("banner")).toContainText(name);
});

test("logging out everywhere ends this browser too @js", async ({ page }) => {
  await signIn(page);
  await page.goto("/account");
  await expect(page.getByText("This browser")).toBeVisible();
  await page.getByRole("button", { name: "Log out everywhere" }).click();
  await expect(page.getByText("Logged out everywhere")).toBeVisible();
  expect((await page.request.get("/api/auth/me")).status()).toBe(401);
});

test("a saved wallet fits a phone, and signing is offered where a script can do it", async ({
  page,
  javaScriptEnabled,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await signIn(page);
  await page.goto("/account/wallet");
  await page.getByLabel("Wallet address").fill("4Nd1mBQtrMJVYVfKf2PJy9NZUZdTAsp7D4xWLs4gDB4T");
  await page.getByRole("button", { name: "Save address" }).click();
  await page.goto("/account/wallet");
  const address = await page.getByText("4Nd1mBQtr").boundingBox();
  expect((address?.x ?? 0) + (address?.width ?? 390)).toBeLessThanOrEqual(390);
  const sign = page.getByRole("link", { name: "Sign with a wallet" });
  await expect(sign).toBeVisible({ visible: javaScriptEnabled });
});
