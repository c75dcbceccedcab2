import { isClean, leaveOutRepeats } from "./axe";
import { expect, isDone, isLive, openProject, say, test } from "./fixtures";
import { isCleanInLooks, isHeldByASmallPhone, LOOKS } from "./looks";
import { PAGE, PLACES, publish } from "./places";
import { answerWith, event } from "./stubbed-answers";

for (const [place, visit] of Object.entries(PLACES)) {
  test(`${place} is clean in light, and held by a small phone @js`, async ({ page, surprises }) => {
    surprises.allow(/status of 40[04]/);
    await visit(page);
    await isHeldByASmallPhone(page);
    await leaveOutRepeats(page);
    await isCleanInLooks(page, "html", LOOKS.slice(0, 1));
  });
}

test("the workspace is clean in its states, in light and dark, wide and narrow @js", async ({
  page,
}) => {
  const id = await openProject(page, PAGE);
  await isLive(page);
  const wide = { width: 1280, height: 800 };

  await test.step("the publish dialog", async () => {
    await page.getByRole("button", { name: "Publish", exact: true }).click();
    await expect(page.getByLabel("URL slug")).toBeVisible();
    await isCleanInLooks(page, "dialog[open]");
    await isHeldByASmallPhone(page);
  });

  await test.step("idle, of a published project", async () => {
    await publish(page, id);
    await page.setViewportSize(wide);
    await page.reload();
    await isLive(page);
    await isCleanInLooks(page);
    await isHeldByASmallPhone(page);
    const panels = page.getByRole("navigation", { name: "Panels" });
    for (const panel of ["Terminal", "Chat"]) {
      await panels.getByRole("button", { name: panel }).click();
      await isHeldByASmallPhone(page);
    }
  });

  await test.step("the chat history", async () => {
    await page.setViewportSize(wide);
    await say(page, "Rename it to Corner");
    await isDone(page);
    await page.getByRole("button", { name: "Chat history" }).click();
    await expect(page.getByRole("heading", { name: "Versions" })).toBeVisible();
    await isCleanInLooks(page);
    await isHeldByASmallPhone(page);
  });

  await test.step("while an answer is written", async () => {
    await page.setViewportSize(wide);
    await page.reload();
    await isLive(page);
    await answerWith(
      page,
      [
        event({ content: "I am writing **it**." }),
        event({ type: "file_started", file: { path: "new.css", action: "write" } }),
      ],
      "open",
    );
    await say(page, "Go");
    await expect(page.getByText("Writing new.css")).toBeVisible();
    await isCleanInLooks(page);
    await isHeldByASmallPhone(page);
  });
});

test("the plain workspace is clean @js", async ({ page, surprises }) => {
  // axe itself needs JavaScript: only the product's own is kept away.
  surprises.allow(/ERR_FAILED/);
  await page.route("**/build/**/*.js", (route) => route.abort());
  await page.route("**/build/*.js", (route) => route.abort());
  await openProject(page, PAGE);
  await expect(page.locator(".ws:not([data-live])").getByText("New file")).toBeVisible();
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    await isClean(page);
  }
});

test("the first Tab leads past the header", async ({ page }) => {
  await page.goto("/");
  await page.keyboard.press("Tab");
  await expect(page.locator(":focus")).toHaveText(/skip/i);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/#main$/);
});

test("what a page names by its id is there, while its dialogs are closed too @js", async ({
  page,
}) => {
  const absent = () =>
    page.evaluate(() =>
      ["aria-labelledby", "aria-describedby", "aria-controls", "aria-owns"].flatMap((name) =>
        [...document.querySelectorAll(`[${name}]`)].flatMap((element) =>
          (element.getAttribute(name) ?? "")
            .split(/\s+/)
            .filter((id) => !document.getElementById(id))
            .map((id) => `${name}="${id}" of ${element.outerHTML.slice(0, 60)}`),
        ),
      ),
    );
  await openProject(page, PAGE);
  await isLive(page);
  expect(await absent()).toEqual([]);
  await page.goto("/projects");
  await page.getByRole("button", { name: "New Project" }).click();
  await expect(page.getByRole("dialog", { name: "Create New Project" })).toBeVisible();
  expect(await absent()).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  expect(await absent()).toEqual([]);
});
