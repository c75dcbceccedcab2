import type { Page } from "@playwright/test";
import { composer, expect, isLive, makeProject, openFile, signIn, test } from "./fixtures";

/** Keeps scripts back until `arrive` is called, as a slow line does. */
async function holdScripts(page: Page): Promise<{ arrive(): void }> {
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route(/\.js(\?|$)/, async (route) => {
    await arrived;
    await route.continue();
  });
  return { arrive };
}

/** Waits for React to have taken over the page. */
async function isHydrated(page: Page, selector: string): Promise<void> {
  await page.waitForFunction(
    (found) =>
      Object.keys(document.querySelector(found) ?? {}).some((key) =>
        key.startsWith("__reactProps"),
      ),
    selector,
  );
}

test.describe("before the scripts have come", () => {
  test("a project's name that was typed early is its name @js", async ({ page }) => {
    const scripts = await holdScripts(page);
    await page.goto("/projects/new", { waitUntil: "commit" });
    await page.getByLabel("Project Name").fill("Typed early");
    scripts.arrive();
    await isHydrated(page, "form.form");
    await expect(page.getByLabel("Project Name")).toHaveValue("Typed early");
    await page.getByRole("button", { name: "Create Project" }).click();
    await expect(page.getByRole("button", { name: /Typed early/ }).first()).toBeVisible();
  });

  test("a visitor's form that was sent early makes the project once they are there @js", async ({
    page,
  }) => {
    const scripts = await holdScripts(page);
    await page.goto("/projects/new", { waitUntil: "commit" });
    await page.getByLabel("Project Name").fill("Sent early");
    await page.getByRole("button", { name: "Create Project" }).click();
    await expect(page.getByLabel("Project Name")).toHaveValue("Sent early");
    scripts.arrive();
    await expect(page).toHaveURL(/\/projects\/(?!new)[^/]+$/);
    await page.goto("/projects");
    await expect(page.getByRole("link", { name: "Sent early" })).toHaveCount(1);
  });

  test("whoever writes a message or edits a file goes on where they were @js", async ({ page }) => {
    await signIn(page);
    const id = await makeProject(page.request, "Corner shop", {
      "index.html": "<h1>Shop</h1>\r\n",
    });
    const scripts = await holdScripts(page);
    await page.goto(`/projects/${id}?file=index.html`, { waitUntil: "commit" });
    await page.getByLabel("Code").fill("<h1>Shop by hand</h1>\n");
    await page.getByLabel("Mode").selectOption("discuss");
    await page.getByLabel("Message").fill("Half a sen");
    await page.getByLabel("Message").press("ArrowLeft");
    scripts.arrive();
    await isLive(page);
    await expect(composer(page)).toBeFocused();
    await page.keyboard.insertText("i");
    await expect(composer(page)).toHaveValue("Half a sein");
    await expect(page.getByRole("radio", { name: "Discuss" })).toBeChecked();
    await expect(page.getByRole("treeitem", { name: /index\.html/ })).toHaveAccessibleName(
      /unsaved/,
    );
    await expect(page.locator(".cm-content")).toContainText("Shop by hand");
  });
});

test("keys that are pressed while the palette is on its way are its text, once @js", async ({
  page,
}) => {
  await signIn(page);
  const id = await makeProject(page.request, "Corner shop", { "index.html": "<h1>Shop</h1>" });
  await page.goto(`/projects/${id}`);
  await isLive(page);
  const scripts = await holdScripts(page);
  await composer(page).focus();
  await page.keyboard.press("ControlOrMeta+i");
  await page.keyboard.type("Written where the caret was");
  await expect(composer(page)).toHaveValue("Written where the caret was");
  await page.getByRole("log").focus();
  await page.keyboard.press("ControlOrMeta+k");
  await page.keyboard.type("why");
  await page.keyboard.press("ControlOrMeta+k");
  await page.keyboard.type("?");
  scripts.arrive();
  await expect(page.getByRole("dialog").getByRole("combobox")).toHaveValue(">why?");
  await expect(page.getByRole("dialog")).toHaveCount(1);
});

test("a message that is not sent yet is still there after a reload @js", async ({ page }) => {
  await signIn(page);
  const id = await makeProject(page.request, "Corner shop", { "index.html": "<h1>Shop</h1>" });
  await page.goto(`/projects/${id}`);
  await isLive(page);
  await composer(page).fill("A long thought");
  await openFile(page, "index.html");
  await page.reload();
  await isLive(page);
  await expect(composer(page)).toHaveValue("A long thought");
});
