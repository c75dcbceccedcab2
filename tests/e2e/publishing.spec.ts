import type { Page } from "@playwright/test";
import {
  expect,
  expectToast,
  isLive,
  makeProject,
  newTrial,
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

const PNG = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAABAAAAAKCAIAAAAy3EnLAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAFUlEQVQYlWPgyvInCTGMasgakqEEAID2eeErUPMFAAAAAElFTkSuQmCC",
  "base64",
);
/** What records a failed test reads the pictures of the page by itself, which our pages may not. */
const RECORDER = /Connecting to 'blob:/;
const screenshotField = (page: Page) => dialog(page).getByLabel("Screenshot");

async function submitSlug(page: Page, slug: string) {
  await slugField(page).fill(slug);
  await dialog(page).getByRole("button", { name: "Publish" }).click();
}

test("a project without a page cannot be published, and says why @js", async ({ page }) => {
  await signIn(page);
  for (const [what, files, reason] of [
    ["no files", {}, "Generate files before publishing"],
    ["no page", { "notes.md": "hi" }, "Add an HTML file before publishing"],
  ] as const) {
    await test.step(what, async () => {
      await page.goto(`/projects/${await makeProject(page.request, "Corner shop", files)}`);
      await isLive(page);
      await expect(publishButton(page)).toBeDisabled();
      await expect(publishButton(page)).toHaveAccessibleDescription(reason);
      await expect(page.locator(`[title="${reason}"]`)).toBeVisible();
    });
  }
});

test("wrong addresses, failures and pictures that are none are told in the dialog @js", async ({
  page,
  browser,
  surprises,
}) => {
  surprises.allow(/status of 4\d\d/, /500/, RECORDER);
  await openProject(page, PAGE, "Hello, World! ");
  await isLive(page);
  await test.step("the address offered comes from the name, and wrong ones are told", async () => {
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

  await test.step("an address that somebody else has is refused in words", async () => {
    const slug = unique("ours");
    const other = await browser.newContext();
    await other.request.post("/api/auth/dev-login", {
      data: { name: unique("person") },
      headers: SAME_ORIGIN,
    });
    const id = await makeProject(other.request, "First", PAGE);
    await other.request.post(`/api/projects/${id}/publish`, {
      data: { slug },
      headers: SAME_ORIGIN,
    });
    await other.close();
    await submitSlug(page, slug);
    await expect(page.locator(".toast__title")).toHaveText("Error");
    await expect(page.locator(".toast")).toContainText(/taken/i);
    await expect(slugField(page)).toHaveValue(slug);
    const instead = dialog(page).getByRole("button", { name: /^Use “/ });
    const free = (await instead.innerText()).replaceAll(/^Use “|”$/g, "");
    await instead.click();
    await expect(slugField(page)).toHaveValue(free);
    await expect(slugField(page)).toBeFocused();
    await expect(instead).toHaveCount(0);
  });

  await test.step("a failure without a reason has one of its own", async () => {
    await page.route("**/publish", (route) => route.fulfill({ status: 500, body: "<h1>no</h1>" }));
    await submitSlug(page, unique("never"));
    await expectToast(page, "Error", "Failed to publish project");
    await page.unroute("**/publish");
  });

  await test.step("a file that is no picture, or too large, is refused at its field", async () => {
    const pdf = { name: "a.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.7") };
    await screenshotField(page).setInputFiles(pdf);
    await expect(screenshotField(page)).toHaveAccessibleDescription(/Please upload an image file$/);
    await submitSlug(page, unique("never"));
    await expect(screenshotField(page)).toBeFocused();
    await expect(dialog(page)).toBeVisible();
    const large = { name: "a.png", mimeType: "image/png", buffer: Buffer.alloc(5 * 1024 * 1024) };
    await screenshotField(page).setInputFiles(large);
    await expect(screenshotField(page)).toHaveAccessibleDescription(
      /Screenshot must be smaller than 5MB$/,
    );
  });

  await test.step("a picture that is broken is left out with a warning", async () => {
    const broken = { name: "a.png", mimeType: "image/png", buffer: Buffer.from("not a picture") };
    await screenshotField(page).setInputFiles(broken);
    await expect(dialog(page).getByText("This picture cannot be shown here.")).toBeVisible();
    const slug = unique("broken");
    await submitSlug(page, slug);
    await expectToast(page, "Project Published");
    await expect(page.locator(".toast")).toContainText("The screenshot could not be processed");
    expect((await page.request.get(`/generate/${slug}`)).status()).toBe(200);
  });
});

test("an app is published with a screenshot, and again without a dialog, and is there at once @js", async ({
  page,
  request,
  surprises,
}) => {
  surprises.allow(RECORDER);
  const name = unique("Corner");
  await openProject(page, PAGE, name);
  await isLive(page);
  const slug = unique("pictured");
  await publishButton(page).click();
  await test.step("the screenshot is shown before it is sent", async () => {
    const picture = { mimeType: "image/png", buffer: PNG };
    await screenshotField(page).setInputFiles({ name: "a.png", ...picture });
    const shown = dialog(page).getByRole("img", { name: "How the card will show it" });
    await expect(shown).toBeVisible();
    await dialog(page).getByRole("button", { name: "Remove" }).click();
    await expect(screenshotField(page)).toHaveValue("");
    await expect(screenshotField(page)).toBeFocused();
    await screenshotField(page).setInputFiles({ name: "b.png", ...picture });
    const sent = page.waitForRequest((made) => made.url().endsWith("/publish"));
    await submitSlug(page, slug);
    expect((await sent).postDataJSON()).toMatchObject({
      slug,
      screenshotUrl: expect.stringMatching(/^data:image\/png;base64,/),
    });
  });
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
  await test.step("a browser that cannot reach the app's host is told what to do", async () => {
    const unreached = viewer.getByRole("alert");
    await expect(unreached).toBeHidden();
    surprises.allow(/ERR_CONNECTION_REFUSED/);
    await viewer.route(`**://${slug}.*/**`, (route) => route.abort("connectionrefused"));
    await viewer.reload();
    await expect(unreached).toContainText(`no answer from ${slug}.sites.localhost`);
    await expect(viewer.locator("main iframe")).toBeHidden();
    await expect(viewer.getByText("Loading published app...")).toBeHidden();
    await viewer.unroute(`**://${slug}.*/**`);
    await unreached.getByRole("link", { name: "Try again" }).click();
    await expect(viewer.frameLocator("main iframe").getByText("Second")).toBeVisible();
    await expect(unreached).toBeHidden();
  });
  const id = new URL(page.url()).pathname.split("/").at(-1);
  expect(await (await page.request.get(`/api/projects/${id}`)).json()).toMatchObject({
    published: "true",
    slug,
  });

  await test.step("the screenshot is on the card", async () => {
    await page.goto(`/generate?tab=recent&q=${name}`);
    const card = page
      .getByRole("article")
      .filter({ has: page.locator(`a[href="/generate/${slug}"]`) });
    const picture = card.locator("img");
    await expect(picture).toBeVisible();
    await expect
      .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth))
      .toBeGreaterThan(0);
  });
});

test("a visitor's project is synced, published and remembered by the browser @js", async ({
  page,
  browser,
}) => {
  const id = await newTrial(page);
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
    // What asks how the publication goes is none of it.
    if (match?.[1] && made.method() === "POST") order.push(match[1]);
  });
  await publishButton(page).click();
  await submitSlug(page, slug);
  await expectToast(page, "Project Published");
  expect(order.slice(-2)).toEqual(["sync", "publish"]);
  expect(await page.evaluate(() => localStorage.getItem("published-slugs"))).toContain(slug);

  const stranger = await browser.newContext({ baseURL: new URL(page.url()).origin });
  const answer = await stranger.request.post(`/api/projects/${id}/publish`, {
    data: { slug },
    headers: SAME_ORIGIN,
  });
  expect(answer.status()).toBeGreaterThanOrEqual(400);
  await stranger.close();
});
