import type { Page } from "@playwright/test";
import {
  expect,
  expectToast,
  isLive,
  makeProject,
  openFile,
  openProject,
  SAME_ORIGIN,
  signIn,
  test,
  typeAtEnd,
  unique,
} from "./fixtures";

const PAGE = { "index.html": "<h1>First</h1>\n" };

const publishButton = (page: Page) => page.getByRole("button", { name: "Publish", exact: true });
const dialog = (page: Page) => page.getByRole("dialog", { name: "Publish to Community" });
const slugField = (page: Page) => dialog(page).getByLabel("URL slug");

async function submitSlug(page: Page, slug: string) {
  await slugField(page).fill(slug);
  await dialog(page).getByRole("button", { name: "Publish" }).click();
}

for (const [what, files, reason] of [
  ["no files", {}, "Generate files before publishing"],
  ["no page", { "notes.md": "hi" }, "Add an HTML file before publishing"],
] as const) {
  test(`a project with ${what} cannot be published, and says why @js`, async ({ page }) => {
    await openProject(page, files);
    await isLive(page);
    await expect(publishButton(page)).toBeDisabled();
    await expect(publishButton(page)).toHaveAccessibleDescription(reason);
    await expect(page.locator(`[title="${reason}"]`)).toBeVisible();
  });
}

test("the address offered comes from the name, and wrong ones are told @js", async ({
  page,
  surprises,
}) => {
  surprises.allow(/status of 4\d\d/);
  await openProject(page, PAGE, "Hello, World! ");
  await isLive(page);
  await publishButton(page).click();
  await expect(slugField(page)).toBeFocused();
  await expect(slugField(page)).toHaveValue("hello-world");
  await submitSlug(page, "  ");
  await expect(slugField(page)).toHaveAccessibleDescription(
    /Please enter a URL slug for your project$/,
  );
  await expect(slugField(page)).toBeFocused();
  await submitSlug(page, "My_App");
  await expect(slugField(page)).toHaveAccessibleDescription(
    /Slug can only contain lowercase letters, numbers, and hyphens$/,
  );
  await submitSlug(page, "www");
  await expect(slugField(page)).toHaveAccessibleDescription(/That slug is reserved/);
  await expect(dialog(page)).toBeVisible();
});

test("an address that somebody else has is refused in words @js", async ({
  page,
  browser,
  surprises,
}) => {
  surprises.allow(/status of 4\d\d/);
  const slug = unique("ours");
  const other = await browser.newContext();
  const theirs = await other.newPage();
  await signIn(theirs);
  const id = await makeProject(theirs.request, "First", PAGE);
  await theirs.request.post(`/api/projects/${id}/publish`, {
    data: { slug },
    headers: SAME_ORIGIN,
  });
  await other.close();

  await openProject(page, PAGE);
  await isLive(page);
  await publishButton(page).click();
  await submitSlug(page, slug);
  await expect(page.locator(".toast__title")).toHaveText("Error");
  await expect(page.locator(".toast")).toContainText(/taken/i);
  await expect(slugField(page)).toHaveValue(slug);
});

test("a failure without a reason has one of its own @js", async ({ page, surprises }) => {
  surprises.allow(/500/);
  await openProject(page, PAGE);
  await isLive(page);
  await page.route("**/publish", (route) => route.fulfill({ status: 500, body: "<h1>no</h1>" }));
  await publishButton(page).click();
  await submitSlug(page, unique("never"));
  await expectToast(page, "Error", "Failed to publish project");
});

test("publishing again needs no dialog, and the new app is there at once @js", async ({
  page,
  request,
}) => {
  await openProject(page, PAGE);
  await isLive(page);
  const slug = unique("again");
  await publishButton(page).click();
  await submitSlug(page, slug);
  await expectToast(page, "Project Published", `Your app is live at /generate/${slug}`);
  await expect(dialog(page)).toBeHidden();
  const fetchApp = async () =>
    (await request.get(`/generate/${slug}`, { headers: { Accept: "*/*" } })).text();
  expect(await fetchApp()).toContain("First");

  await openFile(page, "index.html");
  await typeAtEnd(page, "<h2>Second</h2>");
  await page.keyboard.press("Control+s");
  await expectToast(page, "File saved");
  expect(await fetchApp()).not.toContain("Second");
  const sent = page.waitForResponse((response) => response.url().endsWith("/publish"));
  await page.getByRole("button", { name: "Redeploy" }).click();
  expect(await (await sent).json()).toMatchObject({ slug, isRedeploy: true });
  await expectToast(page, "Project Redeployed");
  await expect(dialog(page)).toBeHidden();
  expect(await fetchApp()).toContain("Second");

  const popup = page.waitForEvent("popup");
  await page.locator(".toast").getByRole("button", { name: "Visit" }).click();
  const viewer = await popup;
  await expect(viewer).toHaveURL(new RegExp(`/generate/${slug}$`));
  await expect(viewer.frameLocator("main iframe").getByText("Second")).toBeVisible();
  await expect(viewer.getByText("Loading published app...")).toBeHidden();
  const id = new URL(page.url()).pathname.split("/").at(-1);
  expect(await (await page.request.get(`/api/projects/${id}`)).json()).toMatchObject({
    published: "true",
    slug,
  });
});

test("a visitor's project is synced, published and remembered by the browser @js", async ({
  page,
  browser,
}) => {
  await page.goto("/projects");
  await page.getByRole("button", { name: "New Project" }).click();
  await page.getByLabel("Project Name").fill("Trial");
  await page.getByLabel("Project Name").press("Enter");
  await isLive(page);
  await page.getByRole("button", { name: "New file" }).click();
  await page.keyboard.type("index.html");
  await page.keyboard.press("Enter");
  await typeAtEnd(page, "<h1>Mine</h1>");
  await page.keyboard.press("Control+s");
  await expectToast(page, "File saved");
  const slug = unique("trial");
  const order: string[] = [];
  page.on("request", (made) => {
    const match = /\/(sync|publish)$/.exec(made.url());
    if (match?.[1]) order.push(match[1]);
  });
  await publishButton(page).click();
  await submitSlug(page, slug);
  await expectToast(page, "Project Published");
  expect(order.slice(-2)).toEqual(["sync", "publish"]);
  expect(await page.evaluate(() => localStorage.getItem("published-slugs"))).toContain(slug);

  const id = new URL(page.url()).pathname.split("/").at(-1);
  const stranger = await browser.newContext({ baseURL: new URL(page.url()).origin });
  const answer = await stranger.request.post(`/api/projects/${id}/publish`, {
    data: { slug },
    headers: SAME_ORIGIN,
  });
  expect(answer.status()).toBeGreaterThanOrEqual(400);
  await stranger.close();
});

test("an unknown address is a page that says so", async ({ page, surprises }) => {
  surprises.allow(/status of 404/);
  const answer = await page.goto("/generate/nobody-has-this");
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});
