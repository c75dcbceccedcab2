import type { Page } from "@playwright/test";
import { createProject, expect, signIn, storedFile, test, unique } from "./fixtures";
import { buildAndPublish, RED, survivesReload } from "./journey-steps";

/** A page without JavaScript stays as it is while an answer is written; a frame in it tells of the end, and leads on. */
async function seesTheEnd(page: Page): Promise<void> {
  const send = page.getByRole("button", { name: "Send" });
  const show = page.frameLocator(".ws-answer-follower").getByRole("link", { name: "Show it" });
  await expect(async () => {
    if (!(await send.isVisible())) await show.click({ timeout: 5_000 });
    await expect(send).toBeVisible();
  }).toPass({ timeout: 40_000 });
}

test.describe("again with an account, from a first visit to a published app", () => {
  test.slow();
  test.use({ layout: null });

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
