import { expect, newTrial, test } from "./fixtures";
import { fillStorage } from "./trials-steps";

test("what a full storage did not take is not left without a question @js", async ({
  page,
  context,
}) => {
  await page.goto("/projects");
  await fillStorage(page);
  await newTrial(page, "No room");
  await expect(page.getByText("what you did since is only in this tab")).toBeVisible();
  const address = page.url();
  const questions: string[] = [];
  page.on("dialog", (dialog) => {
    questions.push(dialog.type());
    void dialog.dismiss();
  });
  await page.getByRole("link", { name: "Back to projects" }).click({ noWaitAfter: true });
  await expect.poll(() => questions).toEqual(["beforeunload"]);
  expect(page.url()).toBe(address);

  const other = await context.newPage();
  await other.goto("/projects");
  await other.evaluate(() => {
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith("filler-")) localStorage.removeItem(key);
    }
  });
  await newTrial(other, "Made room");
  await expect(page.getByText("This trial lives in this browser")).toBeVisible();
  await page.getByRole("link", { name: "Back to projects" }).click();
  await expect(page.getByRole("link", { name: "No room" })).toBeVisible();
  expect(questions).toHaveLength(1);
});

test("a long wish in any script arrives whole @js", async ({ page }) => {
  const wish = "日本語のクイズ。".repeat(240);
  await page.goto("/");
  await page.getByRole("textbox", { name: "Describe your app" }).fill(wish);
  await page.getByRole("button", { name: "Start building" }).click();
  await expect(page).toHaveURL(/\/projects\/trial_\d+$/);
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem("trial-messages")))
    .toContain(wish);
});
