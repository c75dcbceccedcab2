import type { Page } from "@playwright/test";
import { expect, test, unique } from "./fixtures";

/** Answers the provider's question who one is, and agrees. */
async function agree(page: Page, person: { id: string; verified?: boolean }): Promise<void> {
  await expect(page.getByRole("heading", { name: "Who are you?" })).toBeVisible();
  await page.getByLabel("Id").fill(person.id);
  await page.getByLabel("Email").fill(`${person.id}@example.com`);
  await page.getByLabel("Name").fill(`Person ${person.id}`);
  await page.getByLabel("Verified").selectOption(String(person.verified ?? true));
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

for (const provider of ["Google", "GitHub"]) {
  test(`a visitor logs in with ${provider} and is back where they were @js`, async ({ page }) => {
    const id = newId();
    await logInWith(page, provider, "/generate?tab=about");
    await agree(page, { id });
    await expect(page).toHaveURL(/\/generate\?tab=about$/);
    await expect(page.getByText("Login successful").first()).toBeVisible();
    expect(await me(page)).toMatchObject({ name: `Person ${id}` });
  });

  test(`who does not agree at ${provider} reads that nothing was changed @js`, async ({ page }) => {
    await logInWith(page, provider);
    await page.getByRole("button", { name: "Cancel" }).click();
    await expect(page).toHaveURL(/\/login\?returnTo=%2Fgenerate$/);
    await expect(page.getByRole("alert")).toContainText(`You did not allow ${provider}`);
    await logInWith(page, provider);
    await agree(page, { id: newId() });
    await expect(page).toHaveURL(/\/generate$/);
  });
}

test("an email that nobody has verified opens nothing @js", async ({ page }) => {
  await logInWith(page, "GitHub");
  await agree(page, { id: newId(), verified: false });
  await expect(page.getByRole("alert")).toContainText("no verified email address");
  expect(await me(page)).toBeNull();
});

test("a person adds GitHub to their account and can log in with either @js", async ({ page }) => {
  const [google, github] = [newId(), newId()];
  await logInWith(page, "Google");
  await agree(page, { id: google });
  const account = await me(page);
  await page.goto("/api/auth/github?returnTo=/projects");
  await agree(page, { id: github });
  await expect(page).toHaveURL(/\/projects$/);
  await expect(page.getByText("GitHub connected").first()).toBeVisible();
  await page.context().clearCookies();
  await logInWith(page, "GitHub");
  await agree(page, { id: github });
  await expect(page).toHaveURL(/\/generate$/);
  expect(await me(page)).toEqual(account);
});

test("going back to the provider's answer logs nobody in again @js", async ({ page }) => {
  const answers: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/callback?")) answers.push(request.url());
  });
  await logInWith(page, "Google");
  await agree(page, { id: newId() });
  await expect(page).toHaveURL(/\/generate$/);
  await page.context().clearCookies();
  await page.goto(answers[0] ?? "");
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByRole("alert")).toContainText("did not begin in this browser");
  expect(await me(page)).toBeNull();
});

test("an answer that was meant for another browser logs nobody in @js", async ({
  page,
  browser,
}) => {
  await logInWith(page, "Google");
  const answer = new Promise<string>((resolve) => {
    page.on("request", (request) => {
      if (request.url().includes("/callback?")) resolve(request.url());
    });
  });
  await page.route(/\/callback\?/, (route) => route.abort());
  await agree(page, { id: newId() }).catch(() => {});
  const victim = await browser.newPage();
  await victim.goto(await answer);
  await expect(victim.getByRole("alert")).toContainText("did not begin in this browser");
  expect(await me(victim)).toBeNull();
  await victim.context().close();
});

test("the login page says what logging in means and what a wallet needs", async ({
  page,
  javaScriptEnabled,
}) => {
  await page.goto("/login");
  await expect(page).toHaveTitle(/^Log in/);
  await expect(page.getByRole("link", { name: "Terms of Service" })).toHaveAttribute(
    "href",
    "/terms",
  );
  await expect(page.getByRole("link", { name: "Privacy Policy" })).toHaveAttribute(
    "href",
    "/privacy",
  );
  const wallet = page.getByRole("button", { name: "Continue with Phantom" });
  // Text in a noscript element is found by its place only.
  const sentence = page.locator("noscript p");
  await expect(wallet).toBeVisible({ visible: javaScriptEnabled !== false });
  await expect(sentence).toBeVisible({ visible: javaScriptEnabled === false });
});

test("a developer logs in by name on their own machine @js", async ({ page, surprises }) => {
  surprises.allow(/status of 400/);
  const name = unique("dev");
  await page.goto("/login?returnTo=/generate");
  await page.getByLabel("Name").fill("<no>");
  await page.getByRole("button", { name: "Log in" }).click();
  await expect(page.getByRole("alert")).toContainText("letters, digits");
  await page.getByLabel("Name").fill(name);
  await page.getByRole("button", { name: "Log in" }).click();
  await expect(page).toHaveURL(/\/generate$/);
  expect(await me(page)).toMatchObject({ name });
});
