import { expect, isDone, newTrial, say, test } from "./fixtures";

test("a lost visitor goes back to where they came from @js", async ({ page, surprises }) => {
  surprises.allow(/status of 404/);
  await page.goto("/careers");
  await page.goto("/no/such/page");
  await expect(page.getByRole("heading", { name: "Page Not Found" })).toBeVisible();
  await page.getByRole("button", { name: "Go Back" }).click();
  await expect(page).toHaveURL(/\/careers$/);
});

test("without a script nothing is offered that needs one @nojs", async ({ page, surprises }) => {
  surprises.allow(/status of 404/);
  await page.goto("/no/such/page");
  await expect(page.getByRole("link", { name: "Back to Home" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Go Back" })).toBeHidden();
});

test("the privacy policy unfolds the full list, and names what a browser keeps for itself @js", async ({
  page,
}) => {
  await page.goto("/privacy");
  const record = page.getByRole("cell", { name: "GenerationEvent" });
  await expect(record).toBeHidden();
  await page.getByText("The complete list").click();
  await expect(record).toBeVisible();
  const table = page.getByRole("table").filter({ hasText: "In the browser's storage" });
  const named = await table.locator("td:first-child code").allInnerTexts();

  await newTrial(page);
  await say(page, "Build a timer");
  await isDone(page);
  await page.goto("/projects");
  const kept = await page.evaluate(() => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
  ]);
  expect(kept).toContain("trial-files");
  const isNamed = (key: string) =>
    named.some((name) => (name.endsWith("…") ? key.startsWith(name.slice(0, -1)) : key === name));
  expect(kept.filter((key) => !isNamed(key))).toEqual([]);
});
