import { createProject, expect, isDone, isLive, say, signIn, test, unique } from "./fixtures";
import { buildAndPublish, survivesReload } from "./journey-steps";

test.describe("from a first visit to a published app", () => {
  test.slow();
  test.use({ layout: null });

  test("a visitor builds, changes, rolls back and publishes without an account @js", async ({
    page,
  }) => {
    await page.goto("/");
    await page.getByRole("link", { name: "Try Free" }).first().click();
    await expect(page).toHaveURL(/\/projects$/);
    await createProject(page, "Bakery list");
    await buildAndPublish(page, unique("visitor"));
    await survivesReload(page);
    await page.goto("/projects");
    await expect(page.getByRole("link", { name: "Bakery list" })).toHaveCount(1);
  });

  test("a reload in the middle of an answer loses and doubles nothing @js", async ({ page }) => {
    await signIn(page);
    await page.goto("/projects");
    await createProject(page, "Interrupted");
    await isLive(page);
    await say(page, "A kanban board for a school play");
    await expect(page.getByRole("treeitem").first()).toBeVisible();
    page.on("dialog", (dialog) => dialog.accept());
    await page.reload();
    await isLive(page);
    await isDone(page);
    await expect(page.getByRole("article", { name: "You" })).toHaveCount(1);
    await expect(page.getByRole("article", { name: "Assistant" })).toHaveCount(1);
    const prose = await page.getByRole("article", { name: "Assistant" }).innerText();

    await page.reload();
    await isLive(page);
    await expect(page.getByRole("article", { name: "You" })).toHaveCount(1);
    await expect(page.getByRole("article", { name: "Assistant" })).toHaveCount(1);
    await expect
      .poll(() => page.getByRole("article", { name: "Assistant" }).innerText())
      .toBe(prose);
    const names = await page.getByRole("treeitem").allInnerTexts();
    expect(new Set(names).size).toBe(names.length);
  });
});
