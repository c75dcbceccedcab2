import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";

/** The way to the providers in a real browser; all that can come of it is in tests/http/plain-login.test.ts. */

/** Answers the provider's question who one is, and agrees. */
async function agree(page: Page, id: string): Promise<void> {
  await expect(page.getByRole("heading", { name: "Who are you?" })).toBeVisible();
  await page.getByLabel("Id").fill(id);
  await page.getByLabel("Email").fill(`${id}@example.com`);
  await page.getByLabel("Name").fill(`Person ${id}`);
  await page.getByLabel("Verified").selectOption("true");
  await page.getByRole("button", { name: "Allow" }).click();
}

/** Every id is new; GitHub's are numbers. */
function newId(): string {
  return String(Math.floor(Math.random() * 1e12));
}

async function logInWith(page: Page, provider: string, returnTo = "/generate"): Promise<void> {
  await page.goto(`/login?returnTo=${encodeURIComponent(returnTo)}`);
  await page.getByRole("link", { name: `Continue with ${provider}` }).click();
}

async function me(page: Page): Promise<{ id: string; name: string } | null> {
  const answer = await page.request.get("/api/auth/me");
  return answer.ok() ? answer.json() : null;
}

test("a real browser goes to each provider and back, having cancelled, agreed or added it @js", async ({
  page,
}) => {
  const [google, github] = [newId(), newId()];
  await test.step("who does not agree reads that nothing was changed", async () => {
    await logInWith(page, "Google");
    await page.getByRole("button", { name: "Cancel" }).click();
    await expect(page).toHaveURL(/\/login\?returnTo=%2Fgenerate$/);
    await expect(page.getByRole("alert")).toContainText("You did not allow Google");
  });
  await test.step("who agrees is back where they were", async () => {
    await logInWith(page, "Google", "/generate?tab=about");
    await agree(page, google);
    await expect(page).toHaveURL(/\/generate\?tab=about$/);
    await expect(page.getByText("Login successful").first()).toBeVisible();
    expect(await me(page)).toMatchObject({ name: `Person ${google}` });
  });
  const account = await me(page);
  await test.step("a person adds GitHub to their account", async () => {
    await page.goto("/api/auth/github?returnTo=/projects");
    await agree(page, github);
    await expect(page).toHaveURL(/\/projects$/);
    await expect(page.getByText("GitHub connected").first()).toBeVisible();
  });
  await test.step("and can log in with either", async () => {
    await page.context().clearCookies();
    await logInWith(page, "GitHub");
    await agree(page, github);
    await expect(page).toHaveURL(/\/generate$/);
    expect(await me(page)).toEqual(account);
  });
});

test("the login page offers a wallet where there is a script, and else says what it needs", async ({
  page,
  javaScriptEnabled,
}) => {
  await page.goto("/login");
  const wallet = page.getByRole("button", { name: "Continue with Phantom" });
  // Text in a noscript element is found by its place only.
  const sentence = page.locator("noscript p");
  await expect(wallet).toBeVisible({ visible: javaScriptEnabled !== false });
  await expect(sentence).toBeVisible({ visible: javaScriptEnabled === false });
});
