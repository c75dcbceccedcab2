import type { Page } from "@playwright/test";
import { composer, expect, expectToast, isLive, previewOf, signIn, test, unique } from "./fixtures";
import { ANSWERED, tab } from "./phone-steps";

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

test("an app is made, read, run and published on a phone without an account @js", async ({
  page,
}) => {
  await page.clock.install({ time: "2026-01-05T10:00:00Z" });
  await page.clock.pauseAt("2026-01-05T10:00:01Z");
  // Looked at as soon as it is painted: a page that never comes to life hides it by its styles, which no clock of a test stops.
  await page.goto("/pwa", { waitUntil: "commit" });
  const splash = page.getByText("Initializing Your Workspace...");
  await expect(splash).toBeVisible();
  await page.clock.runFor(2900);
  await expect(page.locator(".splash")).toHaveClass("splash");
  const afterABit = async () => {
    await page.clock.runFor(100);
    return splash.count();
  };
  await expect.poll(afterABit).toBe(0);
  await page.clock.resume();
  await page.goto("/pwa/projects");
  await expect(page.getByRole("heading", { name: "No Projects Yet" })).toBeVisible();
  await expect(splash).toBeHidden();

  await page.getByRole("button", { name: "Create Your First Project" }).click();
  const name = page.getByLabel("Project Name");
  await expect(name).toHaveAttribute("placeholder", "My Awesome App");
  await name.fill("   ");
  await name.press("Enter");
  await expect(page.getByRole("button", { name: "Create Project" })).toBeDisabled();
  await name.fill("  Habit tracker ");
  await name.press("Enter");
  await isLive(page);
  const [stored] = await page.evaluate(() => JSON.parse(localStorage["trial-projects"]));
  expect(stored).toMatchObject({
    id: expect.stringMatching(/^trial_[A-Za-z0-9_-]{21}$/),
    name: "Habit tracker",
    description: "A new AI-generated project",
    template: "blank",
    isTrial: true,
  });
  await expect(page).toHaveURL(new RegExp(`/pwa/projects/${stored.id}$`));

  const publish = page.getByRole("button", { name: "Publish" });
  await expect(publish).toBeDisabled();
  await expect(publish).toHaveAccessibleDescription("Generate files with AI first");
  await expect(composer(page)).toHaveAttribute("placeholder", "Ask about Habit tracker...");
  await composer(page).fill("A habit tracker with a weekly streak");
  await page.getByRole("button", { name: "Send" }).click();
  await expect(page.getByText("Files Updated")).toBeVisible({ timeout: 30_000 });

  await tab(page, "Files").click();
  await page.getByRole("treeitem", { name: "index.html" }).click();
  await expect(tab(page, "Editor")).toHaveAttribute("aria-current", "true");
  await expect(page.locator(".cm-content")).toContainText("<!doctype html>");
  await expect(page.locator(".cm-editor")).toHaveCSS("font-size", "14px");
  await tab(page, "Preview").click();
  await expect(previewOf(page).getByRole("heading").first()).toBeVisible();

  await publish.click();
  const dialog = page.getByRole("dialog", { name: "Publish to Showcase" });
  await expect(dialog).toContainText("Use lowercase letters, numbers, and hyphens only");
  const slug = unique("phone");
  await dialog.getByLabel("Custom Slug").fill("");
  await dialog.getByLabel("Custom Slug").pressSequentially(`${slug.toUpperCase()} _!`);
  await expect(dialog.getByLabel("Custom Slug")).toHaveValue(slug);
  await dialog.getByRole("button", { name: "Publish" }).click();
  await expectToast(page, `Success! Your app is now live at /generate/${slug}`);
  await expect(page.getByRole("link", { name: "View", exact: true })).toHaveAttribute(
    "href",
    `/generate/${slug}`,
  );
  await page.getByRole("button", { name: "Redeploy" }).click();
  await expect(page.getByRole("dialog", { name: "Redeploy to Showcase" })).toBeVisible();
  await page.keyboard.press("Escape");

  await page.getByRole("link", { name: "Back to projects" }).click();
  const card = page.getByRole("article");
  await expect(card).toContainText("Trial Project");
  await expect(card).toContainText("A new AI-generated project");
  await card.getByLabel("More for Habit tracker").click();
  await card.getByLabel("Label").fill("Mine");
  await card.getByRole("button", { name: "Save" }).click();
  await expect(card.getByTitle("Mine")).toBeVisible();
  await page.getByRole("link", { name: "Habit tracker" }).click();
  await expect(page.getByText("Files Updated")).toBeVisible();
});

test("what this browser does not have stays loading, and a broken store is an empty list @js", async ({
  page,
}) => {
  await page.goto("/pwa/projects/trial_nobody");
  await expect(page.getByText("Loading project...")).toBeVisible();
  await page.evaluate(() => localStorage.setItem("trial-projects", "{bad"));
  await page.reload();
  await expect(page.getByText("Loading project...")).toBeVisible();
  await page.getByRole("link", { name: "Back to projects" }).click();
  await expect(page.getByRole("heading", { name: "No Projects Yet" })).toBeVisible();
  await expect(page.locator(".toast")).toHaveCount(0);
});

/** Leaves a picture on the device, as the worker does (app/offline/worker), which tests keep out. */
function sharePicture(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const canvas = Object.assign(document.createElement("canvas"), { width: 60, height: 40 });
    canvas.getContext("2d")?.fillRect(0, 0, 60, 40);
    const picture = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve));
    const headers = { "X-Shared-Text": encodeURIComponent("A page that looks like this") };
    const cache = await caches.open("shared");
    await cache.put("/pwa/shared-picture", new Response(picture, { headers }));
  });
}

test("a shared picture becomes a file, and with an account goes with the first message @js", async ({
  page,
  surprises,
}) => {
  // Chromium gives the animation between two pages up when a machine is slow: the page is there all the same.
  surprises.allow(/Transition was (aborted|skipped)/);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.route("**/chat/send", (route) => route.fulfill(ANSWERED));
  await page.goto("/pwa/projects");
  const dialog = page.getByRole("dialog", { name: "Create New Project" });
  await sharePicture(page);
  await page.goto("/pwa/projects#share=&picture=kept");
  await expect(dialog.getByAltText("What another app shared")).toBeVisible();
  const said = page.waitForRequest(/chat\/send/);
  await page.getByRole("button", { name: "Create Project" }).click();
  expect((await said).postDataJSON().content).toBe("A page that looks like this");
  await tab(page, "Files").click();
  await expect(page.getByRole("treeitem", { name: "shared-picture.png" })).toBeVisible();
  expect(await page.evaluate(() => caches.has("shared"))).toBe(false);

  await page.getByRole("link", { name: "Back to projects" }).click();
  await sharePicture(page);
  await page.goto("/pwa/projects#share=&picture=kept");
  await expect(dialog.getByText("A page that looks like this")).toBeVisible();
  await expect(dialog.getByRole("link", { name: "log in" })).toHaveAttribute(
    "href",
    "/login?returnTo=%2Fpwa%2Fprojects%23new",
  );
  await signIn(page);
  await page.goto("/login?returnTo=%2Fpwa%2Fprojects%23new");
  await expect(dialog.getByText("made in your account")).toBeVisible();
  const sent = page.waitForRequest(/chat\/send/);
  await page.getByRole("button", { name: "Create Project" }).click();
  expect((await sent).postDataJSON()).toMatchObject({
    content: "A page that looks like this",
    attachments: [{ type: "image", url: expect.stringMatching(/^\/uploads\//) }],
  });
  expect(await page.evaluate(() => caches.has("shared"))).toBe(false);
});
