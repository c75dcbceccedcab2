import { readFileSync } from "node:fs";
import { unzipSync } from "fflate";
import { expect, makeProject, signIn, test, unique } from "./fixtures";

test("a person names themselves, and others see it @js", async ({ page }) => {
  await signIn(page);
  await page.goto("/account");
  const name = unique("Ada");
  await page.getByRole("textbox", { name: "Name" }).fill(name);
  await page.getByRole("button", { name: "Save name" }).click();
  await expect(page.getByText("Your name was saved")).toBeVisible();
  await expect(page.getByRole("banner")).toContainText(name);
});

test("every right works by plain forms @nojs", async ({ page, surprises }) => {
  surprises.allow(/status of 400/);
  await signIn(page);
  const id = await makeProject(page.request, "Mine", { "index.html": "<h1>Mine</h1>" });
  await page.goto("/account");
  await page.getByRole("textbox", { name: "Name" }).fill("x");
  await page.getByRole("button", { name: "Save name" }).click();
  await expect(page.getByText("Your name was saved")).toBeVisible();

  await page.getByRole("checkbox", { name: /Count my visits/ }).uncheck();
  await page.getByRole("button", { name: "Save choice" }).click();
  await expect(page.getByText("Your visits are not counted")).toBeVisible();
  await expect(page.getByRole("checkbox", { name: /Count my visits/ })).not.toBeChecked();

  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download everything (ZIP)" }).click();
  const saved = await download;
  expect(saved.suggestedFilename()).toBe("sayso-account.zip");
  const paths = Object.keys(unzipSync(readFileSync(await saved.path())));
  expect(paths).toContain(`projects/mine-${id.slice(-8)}/files/index.html`);

  await page.getByRole("link", { name: "Connect wallet" }).click();
  await page.getByLabel("Wallet address").fill("not an address");
  await page.getByRole("button", { name: "Save address" }).click();
  await expect(page.getByLabel("Wallet address")).toHaveValue("not an address");
  await expect(page.getByRole("alert")).toContainText("not a Solana wallet address");
  await page.getByRole("link", { name: "Back to your account" }).click();

  await page.getByRole("link", { name: "Delete account" }).click();
  await page.getByLabel("Type DELETE to confirm").fill("no");
  await page.getByRole("button", { name: "Delete account" }).click();
  await expect(page.getByRole("alert")).toContainText("Please type DELETE");
  await page.getByLabel("Type DELETE to confirm").fill("DELETE");
  await page.getByRole("button", { name: "Delete account" }).click();
  await expect(page.getByText("Your account was deleted")).toBeVisible();
  expect((await page.request.get("/api/auth/me")).status()).toBe(401);
});

test("logging out everywhere ends this browser too", async ({ page }) => {
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
