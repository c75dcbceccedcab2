import type { Page } from "@playwright/test";
import {
  expect,
  expectToast,
  isDone,
  isLive,
  newTrial,
  say,
  signIn,
  test,
  unique,
} from "./fixtures";

const offer = (page: Page) => page.getByRole("region", { name: "Only in this browser" });

test("a visitor's project moves into the account, with all that was said and made @js", async ({
  page,
}) => {
  const name = unique("Moving");
  await newTrial(page, name);
  await say(page, "Build me a todo list");
  await isDone(page);
  // Whoever signs in has left the workspace.
  await page.goto("/login");
  await signIn(page);
  await page.goto("/projects");
  await expect(offer(page)).toContainText("Move it into your account?");
  await offer(page).getByRole("button", { name: "Move it in" }).click();
  await expectToast(page, "Project moved", "It is in your account now.");
  await expect(offer(page)).toHaveCount(0);
  const list = page.getByRole("list", { name: "Projects" });
  await list.getByRole("link", { name }).click();
  await isLive(page);
  expect(page.url()).not.toContain("trial_");
  await expect(page.getByRole("article").first()).toContainText("Build me a todo list");
  await expect(page.getByRole("treeitem", { name: "index.html" })).toBeVisible();
  expect(await page.evaluate(() => Object.values(localStorage).join(" "))).not.toContain(name);
});

test("what cannot be moved stays in the browser, and says why @js", async ({ page, surprises }) => {
  surprises.allow(/status of 5\d\d/, /^503/);
  const names = [unique("First"), unique("Second")];
  const ids: string[] = [];
  for (const name of names) ids.push(await newTrial(page, name));
  await signIn(page);
  await page.route(`**/${ids[0]}/move-in`, (route) =>
    route.fulfill({ status: 503, json: { error: "The server is restarting." } }),
  );
  await page.goto("/projects");
  await offer(page).getByRole("button", { name: "Move all 2 in" }).click();
  await expectToast(page, "Project moved");
  await expect(offer(page)).toContainText(`${names[0]}: The server is restarting.`);
  const left = offer(page).getByRole("list", { name: "Projects in this browser" });
  await expect(left).toContainText(names[0] ?? "");
  await expect(left).not.toContainText(names[1] ?? "");
  await page.unroute(`**/${ids[0]}/move-in`);
  await page.reload();
  await offer(page).getByRole("button", { name: "Move it in" }).click();
  await expect(offer(page)).toHaveCount(0);
});

test("“Not now” is remembered, and moving stays possible @js", async ({ page }) => {
  await newTrial(page, unique("Later"));
  await signIn(page);
  await page.goto("/projects");
  await offer(page).getByRole("button", { name: "Not now" }).click();
  for (let visit = 0; visit < 2; visit += 1) {
    await expect(offer(page)).not.toContainText("into your account?");
    await expect(offer(page).getByRole("button", { name: "Move it in" })).toBeVisible();
    await page.reload();
  }
});
