import { composer, expect, newTrial, test } from "./fixtures";
import { fillStorage } from "./trials-steps";

const KEYS = [
  "trial-projects",
  "trial-files",
  "trial-messages",
  "chat-streaming-state",
  "trial-answers",
  "published-slugs",
];

test("a visitor's project lives in the browser and asks the server for nothing @js", async ({
  page,
}) => {
  const calls: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/api\/projects(\/[^/]+)?$/.test(pathname)) calls.push(`${request.method()} ${pathname}`);
  });
  await newTrial(page, "My trial");
  await expect(page.getByText("Project Created")).toBeVisible();
  const stored = await page.evaluate(() => localStorage.getItem("trial-projects"));
  expect(JSON.parse(stored ?? "")).toMatchObject([
    { name: "My trial", template: "react", isTrial: true },
  ]);

  await page.goto("/projects");
  await page.getByRole("article").hover();
  page.once("dialog", (dialog) => dialog.accept());
  await page.getByRole("button", { name: "Delete" }).click();
  await expect(page.getByRole("heading", { name: "No Projects Yet" })).toBeVisible();
  await page.getByRole("button", { name: "Recently deleted 1" }).click();
  await page.getByRole("button", { name: "Restore My trial" }).click();
  await page.getByRole("button", { name: /^Projects/ }).click();
  await expect(page.getByRole("link", { name: "My trial" })).toBeVisible();
  expect(calls).toEqual([]);
});

test("a visitor's list says what signing in changes, stands corrupt storage and follows other tabs @js", async ({
  page,
  context,
}) => {
  await page.goto("/projects");
  await test.step("signing in", async () => {
    await page.getByRole("button", { name: "Sign in to save" }).click();
    const dialog = page.getByRole("dialog", { name: "Sign In Required" });
    await expect(dialog).toContainText(
      "Create a free account to unlock all features including IDE, deploy, and export.",
    );
    await expect(dialog.getByRole("link", { name: "Go to Sign In" })).toHaveAttribute("href", "/");
  });

  await test.step("corrupt storage counts as empty and says nothing to the visitor", async () => {
    await page.evaluate((keys) => {
      for (const key of keys) localStorage.setItem(key, "{bad");
    }, KEYS);
    await page.reload();
    await expect(page.getByRole("heading", { name: "No Projects Yet" })).toBeVisible();
    await expect(page.locator(".toast")).toHaveCount(0);
  });

  await test.step("a project made in one tab shows in the other", async () => {
    await newTrial(await context.newPage(), "From the other tab");
    await expect(page.getByRole("link", { name: "From the other tab" })).toBeVisible();
  });
});

test("a full storage is told, and the project is there all the same @js", async ({ page }) => {
  await page.goto("/projects");
  await fillStorage(page);
  await newTrial(page, "No room");
  await expect(page.getByText(/storage is full, so the project/)).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("link", { name: "No room" })).toBeVisible();
});

test("what is written on the front page becomes a project at once @js", async ({ page }) => {
  await page.goto("/");
  await page
    .getByRole("textbox", { name: "Describe your app" })
    .fill("A quiz about birds, with ten questions");
  await page.getByRole("textbox", { name: "Describe your app" }).press("Enter");
  await expect(page).toHaveURL(/\/projects\/trial_\d+$/);
  const stored = await page.evaluate(() => localStorage.getItem("trial-projects"));
  expect(JSON.parse(stored ?? "")).toMatchObject([{ name: "Quiz about birds" }]);
  await expect(page.getByRole("article", { name: "You" })).toHaveText(
    "A quiz about birds, with ten questions",
  );
  // Whoever wrote goes on writing.
  await expect(composer(page)).toBeFocused();
  await page.getByRole("banner").getByRole("button", { name: "Quiz about birds" }).click();
  await page.getByRole("textbox", { name: "Project name" }).fill("Bird quiz");
  await page.keyboard.press("Enter");
  await expect(composer(page)).toHaveAttribute("placeholder", /^Ask about Bird quiz,/);
});

test("without JavaScript no place is kept for projects that cannot come @nojs", async ({
  page,
}) => {
  await page.goto("/projects");
  await expect(page.locator(".project-card--placeholder").first()).toBeHidden();
});
