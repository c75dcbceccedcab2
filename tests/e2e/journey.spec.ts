import type { Page } from "@playwright/test";
import {
  createProject,
  expect,
  expectToast,
  isDone,
  isLive,
  openFile,
  originInside,
  previewOf,
  say,
  signIn,
  storedFile,
  test,
  typeAtEnd,
  unique,
} from "./fixtures";

const RED = "rgb(200, 0, 1)";

/** Everything from the first words to the app at its own address, in the hydrated workspace. */
async function buildAndPublish(page: Page, slug: string) {
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
async function survivesReload(page: Page) {
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

/** A page without JavaScript stays as it is while an answer is written; a frame in it tells of the end, and leads on. */
async function seesTheEnd(page: Page): Promise<void> {
  const send = page.getByRole("button", { name: "Send" });
  const show = page.frameLocator(".ws-answer-follower").getByRole("link", { name: "Show it" });
  await expect(async () => {
    if (!(await send.isVisible())) await show.click({ timeout: 5_000 });
    await expect(send).toBeVisible();
  }).toPass({ timeout: 40_000 });
}

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

  test("a signed-in person does the same, and the server keeps it @js", async ({
    page,
    browser,
  }) => {
    await signIn(page);
    await page.goto("/projects");
    await createProject(page, "Bakery list");
    const slug = unique("member");
    await buildAndPublish(page, slug);
    await survivesReload(page);
    const id = new URL(page.url()).pathname.split("/").at(-1) ?? "";
    expect((await storedFile(page.request, id, "src/styles.css"))?.content).toContain(RED);

    // Somebody who was never here finds it in the showcase, without JavaScript too.
    const stranger = await browser.newContext({ javaScriptEnabled: false });
    const visit = await stranger.newPage();
    await visit.goto(new URL("/generate?tab=recent&q=bakery", page.url()).href);
    await visit.locator(`a[href="/generate/${slug}"]`).first().click();
    await expect(visit).toHaveURL(new RegExp(`/generate/${slug}$`));
    await expect(visit.getByRole("heading", { name: "Bakery list" })).toBeVisible();
    await stranger.close();
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

  test("a signed-in person without JavaScript does it by plain forms @nojs", async ({ page }) => {
    await signIn(page);
    await page.goto("/projects");
    const id = await createProject(page, "Plain bakery");
    const product = new URL(page.url()).origin;

    await test.step("says what to build, and follows the answer", async () => {
      await page.getByLabel("Message").fill("A todo list for a bakery");
      await page.getByRole("button", { name: "Send" }).click();
      await expect(page.getByText("Message sent")).toBeVisible();
      await expect(page.getByRole("article", { name: "You" })).toHaveCount(1);
      await seesTheEnd(page);
      await expect(page.getByRole("article", { name: "Assistant" })).toHaveCount(1);
    });

    await test.step("edits a file", async () => {
      await page.getByRole("link", { name: "index.html" }).click();
      const code = page.getByLabel("Code");
      // A page arrives in pieces: the text is there only when its end is.
      await expect(code).toHaveValue(/<\/html>\s*$/);
      await code.fill((await code.inputValue()).replace("<body>", "<body><p>By hand</p>"));
      await page.getByRole("button", { name: "Save" }).click();
      await expect(page.getByText("File saved")).toBeVisible();
      expect((await storedFile(page.request, id, "index.html"))?.content).toContain("By hand");
    });

    await test.step("sees it run", async () => {
      await page.getByRole("button", { name: "Start preview" }).click();
      await expect(page.getByText("Preview started")).toBeVisible();
      const frame = page.frameLocator("iframe.ws-plain-frame");
      await page.locator("iframe.ws-plain-frame").scrollIntoViewIfNeeded();
      await expect(frame.getByText("By hand")).toBeVisible();
    });

    await test.step("asks for a change and rolls it back", async () => {
      await page.getByLabel("Message").fill("Rename it to Crumb Corner");
      await page.getByRole("button", { name: "Send" }).click();
      await seesTheEnd(page);
      await expect
        .poll(async () => (await storedFile(page.request, id, "index.html"))?.content)
        .toContain("<title>Crumb Corner");
      await page.getByText(/^Versions \(/).click();
      await page.getByRole("button", { name: "Roll back to here" }).first().click();
      await expect(page.getByText(/Rolled back to/).first()).toBeVisible();
      expect((await storedFile(page.request, id, "index.html"))?.content).toContain("By hand");
    });

    await test.step("publishes and opens it", async () => {
      const slug = unique("plain");
      await page.getByLabel("URL slug").fill(slug);
      await page.getByRole("button", { name: "Publish" }).click();
      await expect(page.getByText("Project Published")).toBeVisible();
      await page.getByRole("link", { name: `/generate/${slug}` }).click();
      await expect(page).toHaveURL(`${product}/generate/${slug}`);
      await expect(page.frameLocator("main iframe").getByText("By hand")).toBeVisible();
      const address = await page
        .getByRole("link", { name: "Open in a new tab" })
        .getAttribute("href");
      await page.goto(address ?? "");
      expect(new URL(page.url()).hostname).toBe(`${slug}.sites.localhost`);
      await expect(page.getByText("By hand")).toBeVisible();
    });
  });
});
