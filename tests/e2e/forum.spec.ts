import type { Page } from "@playwright/test";
import { expect, SAME_ORIGIN, signIn, test, unique } from "./fixtures";

/** The forum with its script; what it does without one is in tests/http/plain-forum.test.ts. */

const toast = (page: Page) => page.locator(".toast");

async function newThread(page: Page, title = unique("Thread")): Promise<string> {
  const answer = await page.request.post("/api/forum/threads", {
    data: { title, content: "Which flour?" },
    headers: SAME_ORIGIN,
  });
  return `/community/threads/${(await answer.json()).id}`;
}

/** Goes into a form and waits until its script has run, which it does once however often it is imported. */
async function wake(page: Page, label: string): Promise<void> {
  const loaded = page.waitForResponse(/\/enhance\/forum-/);
  await page.getByLabel(label).focus();
  await page.evaluate(`import(${JSON.stringify((await loaded).url())})`);
}

test("a thread and a reply are sent without leaving the page @js", async ({ page }) => {
  const name = `${unique("Vasconcelos")}-Figueiredo-Almei`;
  await page.request.post("/api/auth/dev-login", { data: { name }, headers: SAME_ORIGIN });
  await page.goto("/community/threads/new");
  await wake(page, "Title");
  const title = unique("Bread");
  await page.getByLabel("Title").fill(title);
  await page.getByLabel("Text").fill("Which **flour**?");
  const stored = page.waitForRequest("**/api/forum/threads");
  await page.getByRole("button", { name: "Create thread" }).click();
  await stored;
  await expect(toast(page)).toContainText("Thread created successfully!");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  await expect(page).toHaveURL(/\/community\/threads\/c\w+$/);

  await page.getByLabel("Your reply").fill("Rye.");
  await page.getByRole("button", { name: "Post reply" }).click();
  await expect(toast(page)).toContainText("Reply posted!");
  await expect(page.getByRole("listitem").filter({ hasText: "Rye." })).toBeInViewport();
  await expect(page.getByLabel("Your reply")).toHaveValue("");

  await test.step("an edit by keys begins in the text, and goes on at the post", async () => {
    const reply = page.getByRole("listitem").filter({ hasText: "Rye." });
    await reply.getByRole("link", { name: "Edit", exact: true }).press("Enter");
    await expect(page.getByLabel("Text")).toBeFocused();
    await page.keyboard.type("Dark. ");
    await page.getByRole("button", { name: "Save" }).press("Enter");
    await expect(toast(page)).toBeVisible();
    await expect(reply).toContainText("Dark. Rye.");
    await expect(reply).toBeFocused();
  });

  await test.step("a long name has room on the narrowest phone", async () => {
    const { width = 0, height = 0 } = page.viewportSize() ?? {};
    await page.setViewportSize({ width: 320, height });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await page.setViewportSize({ width, height });
  });

  const like = page.getByRole("article").getByRole("button", { name: /like it/ });
  await like.click();
  await expect(like).toHaveAttribute("aria-pressed", "true");
  await expect(like).toContainText("1");
  await page.reload();
  await expect(like).toHaveAttribute("aria-pressed", "true");

  await test.step("a title that was typed before any script had come survives a reload", async () => {
    let letCome = () => {};
    const coming = new Promise<void>((resolve) => {
      letCome = resolve;
    });
    await page.route(/\/enhance\/(?:enhance|writing)-/, async (route) => {
      await coming;
      await route.continue();
    });
    // Nor has the page loaded before its scripts have.
    await page.goto("/community/threads/new", { waitUntil: "commit" });
    await page.getByLabel("Title").fill("Typed early");
    letCome();
    await page.waitForFunction(() => JSON.stringify(localStorage).includes("Typed early"));
    await page.reload();
    await expect(page.getByLabel("Title")).toHaveValue("Typed early");
  });
});

test("what could not be sent stays, and says so @js", async ({ page, surprises }) => {
  surprises.allow(/500/, /401/);
  await signIn(page);
  const thread = await newThread(page);
  await page.route("**/api/forum/**", (route) => route.fulfill({ status: 500, body: "" }));
  await page.goto("/community/threads/new");
  await wake(page, "Title");
  await page.getByLabel("Title").fill("Kept title");
  await page.getByLabel("Text").fill("Kept text");
  await page.getByRole("button", { name: "Create thread" }).click();
  await expect(toast(page)).toContainText("Failed to create thread");
  await expect(page.getByLabel("Title")).toHaveValue("Kept title");
  await expect(page.getByLabel("Text")).toHaveValue("Kept text");

  await page.goto(thread);
  await wake(page, "Your reply");
  await page.getByLabel("Your reply").fill("Kept reply");
  await page.getByRole("button", { name: "Post reply" }).click();
  await expect(toast(page)).toContainText("Failed to post reply");
  await expect(page.getByLabel("Your reply")).toHaveValue("Kept reply");

  await test.step("who was logged out meanwhile is told to log in", async () => {
    await page.unroute("**/api/forum/**");
    await page.context().clearCookies();
    await page.getByRole("button", { name: "Post reply" }).click();
    await expect(toast(page)).toContainText("Please log in to reply");
    await expect(page.getByLabel("Your reply")).toHaveValue("Kept reply");
  });
});
