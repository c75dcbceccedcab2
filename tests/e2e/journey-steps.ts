import type { Page } from "@playwright/test";
import {
  expect,
  expectToast,
  isDone,
  isLive,
  openFile,
  originInside,
  previewOf,
  say,
  test,
  typeAtEnd,
} from "./fixtures";

export const RED = "rgb(200, 0, 1)";

/** Everything from the first words to the app at its own address, in the hydrated workspace. */
export async function buildAndPublish(page: Page, slug: string) {
  const product = new URL(page.url()).origin;
  const tree = page.getByRole("tree", { name: "Project files" });
  const app = previewOf(page);
  await isLive(page);

  await test.step("files stream in while the answer is written", async () => {
    await say(page, "A todo list for a bakery");
    await expect(page.getByRole("button", { name: "Stop" })).toBeVisible();
    await expect(tree.getByRole("treeitem", { name: /^index\.html/ })).toBeVisible();
    await isDone(page);
  });

  await test.step("the app runs on an origin of its own", async () => {
    await expect(page.getByText("Running", { exact: true })).toBeVisible();
    await expect(app.getByRole("heading").first()).toContainText(/bakery/i);
    await expect(page.getByRole("button", { name: "Fix this" })).toHaveCount(0);
    expect(await originInside(app)).not.toBe(product);
    expect(await originInside(app)).toMatch(/^http:\/\/[a-z0-9-]+\.sites\.localhost:\d+$/);
  });

  await test.step("a style changed by hand is swapped into the running app", async () => {
    const title = app.getByRole("heading").first();
    await openFile(page, "styles.css");
    await typeAtEnd(page, `\nh1, h2 { color: ${RED} !important; }\n`);
    await app.locator("html").evaluate((html) => html.setAttribute("data-same-page", ""));
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await expectToast(page, "File saved");
    await page.getByRole("tab", { name: "Preview" }).click();
    await expect(title).toHaveCSS("color", RED);
    await expect(app.locator("html")).toHaveAttribute("data-same-page", "");
  });

  await test.step("a change is asked for and made", async () => {
    await say(page, "Rename it to Crumb Corner");
    await isDone(page);
    await expect(app.getByRole("heading").first()).toHaveText("Crumb Corner");
  });

  await test.step("one click rolls it back, and keeps what was done by hand", async () => {
    await page.getByRole("button", { name: "Chat history" }).click();
    await page.getByRole("button", { name: "Roll back to here" }).first().click();
    await expectToast(page, "Rolled back");
    await expect(app.getByRole("heading").first()).toContainText(/bakery/i);
    await expect(app.getByRole("heading").first()).toHaveCSS("color", RED);
  });

  await test.step("it is published, and opens at its own address", async () => {
    await page.getByRole("button", { name: "Publish" }).click();
    await page.getByLabel("URL slug").fill(slug);
    await page.getByRole("dialog").getByRole("button", { name: "Publish" }).click();
    await expectToast(page, "Project Published");
    const opened = page.waitForEvent("popup");
    await page.locator(".toast").getByRole("button", { name: "Visit" }).click();
    const viewer = await opened;
    await expect(viewer).toHaveURL(`${product}/generate/${slug}`);
    const framed = viewer.frameLocator("main iframe");
    await expect(framed.getByRole("heading").first()).toContainText(/bakery/i);
    const address = await viewer
      .getByRole("link", { name: "Open in a new tab" })
      .getAttribute("href");
    expect(new URL(address ?? "").hostname).toBe(`${slug}.sites.localhost`);
    await viewer.goto(address ?? "");
    await expect(viewer.getByRole("heading").first()).toHaveCSS("color", RED);
    await viewer.close();
  });
}

/** A reload shows the conversation, the files and the state again, each of them once. */
export async function survivesReload(page: Page) {
  await page.reload();
  await isLive(page);
  await expect(page.getByRole("article", { name: "You" })).toHaveText([
    "A todo list for a bakery",
    "Rename it to Crumb Corner",
  ]);
  await expect(page.getByRole("article", { name: "Assistant" })).toHaveCount(2);
  await expect(page.getByRole("treeitem", { name: "styles.css" })).toHaveCount(1);
  await openFile(page, "styles.css");
  await page.locator(".cm-content").click();
  await page.keyboard.press("Control+End");
  await expect(page.locator(".cm-content")).toContainText(RED);
  await expect(page.getByRole("button", { name: "Redeploy" })).toBeEnabled();
}
