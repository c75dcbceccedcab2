import type { Page } from "@playwright/test";
import {
  expect,
  makeProject,
  openProject,
  SAME_ORIGIN,
  signIn,
  storedFile,
  test,
  unique,
} from "./fixtures";

const PAGE = { "index.html": "<h1>Shop</h1>\n", "notes.md": "first\n" };

/** Presses a button of a plain form, and answers the status of the page that came back. */
async function submit(page: Page, button: string): Promise<number> {
  const [answer] = await Promise.all([
    page.waitForResponse((response) => response.request().method() === "POST"),
    page.getByRole("button", { name: button, exact: true }).click(),
  ]);
  await page.waitForLoadState();
  return answer.status();
}

/** The field says by itself, and to a screen reader, what is wrong with it. */
async function isBound(page: Page, label: string, problem: RegExp) {
  const field = page.getByLabel(label, { exact: true });
  await expect(field).toHaveAttribute("aria-invalid", "true");
  await expect(field).toHaveAccessibleDescription(problem);
}

test.beforeEach(({ surprises }) => {
  // The browser's console mentions every refusal; here refusals are what is tested.
  surprises.allow(/status of 4\d\d/);
});

test("a long conversation is open at its end, and every file of an answer is listed @nojs", async ({
  page,
}) => {
  const id = await openProject(page);
  for (const [content, mode] of [
    ["What could this be?\n".repeat(100), "discuss"],
    ["A todo list for a bakery", "develop"],
  ]) {
    const data = { content, mode };
    await page.request.post(`/api/projects/${id}/chat/send`, { data, headers: SAME_ORIGIN });
  }
  await page.goto(`/projects/${id}`);
  const answer = page.getByRole("article", { name: "Assistant" }).last();
  await expect(answer.getByText("src/styles.css")).toBeInViewport();
  const files = answer.getByRole("list", { name: "Files" });
  expect(await files.getByRole("listitem").count()).toBeGreaterThan(8);
  expect((await files.boundingBox())?.height).toBeGreaterThan(270);
});

test("a file that changed meanwhile is not overwritten, and what was typed stays @nojs", async ({
  page,
}) => {
  const id = await openProject(page, PAGE);
  await page.getByRole("link", { name: "notes.md" }).click();
  const file = await storedFile(page.request, id, "notes.md");
  await page.request.put(`/api/files/${file?.id}`, {
    data: { content: "theirs\n" },
    headers: SAME_ORIGIN,
  });
  await page.getByLabel("Code").fill("mine\n");
  expect(await submit(page, "Save")).toBe(409);
  await expect(page.getByLabel("Code")).toHaveValue("mine\n");
  await isBound(page, "Code", /changed since you opened it/);
  expect((await storedFile(page.request, id, "notes.md"))?.content).toBe("theirs\n");

  expect(await submit(page, "Save")).toBe(303);
  await expect(page.getByText("File saved")).toBeVisible();
  expect((await storedFile(page.request, id, "notes.md"))?.content).toBe("mine\n");
});

for (const path of ["../secret.txt", "/etc/passwd", ".env", "node_modules/x.js"]) {
  test(`a file cannot be made at ${path} @nojs`, async ({ page }) => {
    await openProject(page, PAGE);
    await page.getByText("New file").click();
    await page.getByLabel("Path", { exact: true }).fill(path);
    expect(await submit(page, "Make file")).toBe(400);
    await expect(page.getByLabel("Path", { exact: true })).toHaveValue(path);
    await isBound(page, "Path", /\S/);
  });
}

test("a file is not renamed over another, and the wish stays in the form @nojs", async ({
  page,
}) => {
  const id = await openProject(page, PAGE);
  await page.getByRole("link", { name: "notes.md" }).click();
  await page.getByText("Rename or delete").click();
  await page.getByLabel("New path").fill("index.html");
  expect([400, 409]).toContain(await submit(page, "Rename"));
  await expect(page.getByLabel("New path")).toHaveValue("index.html");
  await isBound(page, "New path", /already|exists/);
  expect((await storedFile(page.request, id, "index.html"))?.content).toBe(PAGE["index.html"]);
});

test("a file is made, renamed and deleted by forms @nojs", async ({ page }) => {
  const id = await openProject(page, PAGE);
  await page.getByText("New file").click();
  await page.getByLabel("Path", { exact: true }).fill("deep/er/new.css");
  expect(await submit(page, "Make file")).toBe(303);
  await expect(page.getByText("deep/er/new.css was made")).toBeVisible();
  await page.getByText("Rename or delete").click();
  await page.getByLabel("New path").fill("deep/renamed.css");
  expect(await submit(page, "Rename")).toBe(303);
  await expect(page.getByText("Renamed to deep/renamed.css")).toBeVisible();
  await page.getByText("Rename or delete").click();
  expect(await submit(page, "Delete file")).toBe(303);
  await expect(page.getByText("Deleted deep/renamed.css")).toBeVisible();
  expect(await storedFile(page.request, id, "deep/renamed.css")).toBeUndefined();
});

test("a blank message is refused where it was written @nojs", async ({ page }) => {
  await openProject(page, PAGE);
  await page.getByLabel("Message").fill("   ");
  expect(await submit(page, "Send")).toBe(400);
  await isBound(page, "Message", /Please write a message\./);
  await expect(page.getByRole("article", { name: "You" })).toHaveCount(0);
});

test("a message that is too long is kept, not sent @nojs", async ({ page }) => {
  await openProject(page, PAGE);
  const long = "word ".repeat(12_000);
  await page.getByLabel("Message").fill(long);
  expect(await submit(page, "Send")).toBe(400);
  await expect(page.getByLabel("Message")).toHaveValue(long);
  await isBound(page, "Message", /50,000 characters/);
});

for (const [slug, problem] of [
  ["My_App", /Slug can only contain lowercase letters, numbers, and hyphens$/],
  ["  ", /Please enter a URL slug for your project$/],
  ["ab", /3/],
  ["www", /reserved/i],
] as const) {
  test(`the address "${slug}" is refused with a reason @nojs`, async ({ page }) => {
    await openProject(page, PAGE);
    await page.getByLabel("URL slug").fill(slug);
    expect(await submit(page, "Publish")).toBe(400);
    await expect(page.getByLabel("URL slug")).toHaveValue(slug);
    await isBound(page, "URL slug", problem);
  });
}

test("an address that somebody else has is refused with a reason @nojs", async ({
  page,
  browser,
}) => {
  const slug = unique("taken");
  const other = await browser.newContext();
  const theirs = await other.newPage();
  await signIn(theirs);
  const theirId = await makeProject(theirs.request, "First", PAGE);
  const published = await theirs.request.post(`/api/projects/${theirId}/publish`, {
    data: { slug },
    headers: SAME_ORIGIN,
  });
  expect(published.ok()).toBe(true);
  await other.close();

  await openProject(page, PAGE);
  await page.getByLabel("URL slug").fill(slug);
  expect([400, 409]).toContain(await submit(page, "Publish"));
  await expect(page.getByLabel("URL slug")).toHaveValue(slug);
  await isBound(page, "URL slug", /taken/i);
});

test("publishing says what is missing first @nojs", async ({ page }) => {
  const id = await openProject(page);
  await expect(page.getByText("Generate files before publishing")).toBeVisible();
  await page.request.post(`/api/projects/${id}/files`, {
    data: { path: "readme.md", content: "hi" },
    headers: SAME_ORIGIN,
  });
  await page.reload();
  await expect(page.getByText("Add an HTML file before publishing")).toBeVisible();
});

test("discussing changes no file @nojs", async ({ page }) => {
  const id = await openProject(page, PAGE);
  const before = await (await page.request.get(`/api/files/${id}`)).text();
  await page.getByLabel("Message").fill("How would I make the heading blue?");
  await page.getByLabel("Mode").selectOption("discuss");
  expect(await submit(page, "Send")).toBe(303);
  await expect(page.getByRole("article", { name: "Assistant" })).toHaveCount(1);
  await expect(page.getByRole("button", { name: "Send" })).toBeVisible();
  expect(await (await page.request.get(`/api/files/${id}`)).text()).toBe(before);
});

test("a preview of an empty project waits without a failure for its first page @nojs", async ({
  page,
}) => {
  const id = await openProject(page);
  const part = page.locator("#preview");
  await expect(part).toContainText("Nothing to run yet.");
  await submit(page, "Start preview");
  await expect(part).toContainText("The preview starts by itself then.");
  await expect(part).not.toContainText("Failed to start preview");
  const followed = page.request.get(`/api/projects/${id}/preview/status`);
  expect(await (await followed).json()).toMatchObject({ status: "error", nothingToRun: true });
  const data = { path: "index.html", content: "<h1>Shop</h1>" };
  await page.request.post(`/api/projects/${id}/files`, { data, headers: SAME_ORIGIN });
  await expect(async () => {
    await page.reload();
    await expect(part.getByRole("button", { name: "Stop preview" })).toBeVisible();
    await expect(part.locator("iframe")).toBeAttached({ timeout: 100 });
  }).toPass();
});
