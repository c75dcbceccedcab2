import { AxeBuilder } from "@axe-core/playwright";
import { type APIRequestContext, expect, type Page, test } from "@playwright/test";

const SAME_ORIGIN = { "Sec-Fetch-Site": "same-origin" };

/** Signs a new person in and opens a new project of theirs. */
async function openProject(page: Page, name = "Corner shop"): Promise<string> {
  const person = `w${crypto.randomUUID().slice(0, 8)}`;
  await page.request.post("/api/auth/dev-login", { data: { name: person }, headers: SAME_ORIGIN });
  const made = await page.request.post("/api/projects", { data: { name }, headers: SAME_ORIGIN });
  const { id } = await made.json();
  await page.goto(`/projects/${id}`);
  return id;
}

async function isLive(page: Page) {
  await expect(page.locator(".ws[data-live]")).toBeVisible();
}

async function say(page: Page, text: string) {
  await page.getByRole("textbox", { name: "Message" }).fill(text);
  await page.getByRole("textbox", { name: "Message" }).press("Enter");
}

async function isDone(page: Page) {
  await expect(page.getByRole("button", { name: "Stop" })).toHaveCount(0, { timeout: 30_000 });
  await expect(page.locator(".ws-done")).toBeVisible();
}

async function readFile(request: APIRequestContext, id: string, path: string) {
  const rows = await (await request.get(`/api/files/${id}`)).json();
  return (rows as { id: string; path: string; content: string }[]).find((row) => row.path === path);
}

test("from words to a running app, an edit, a rollback and an address @js", async ({ page }) => {
  const id = await openProject(page);
  await isLive(page);
  await expect(page.getByText("No File Open")).toBeVisible();
  await say(page, "A todo list for a bakery");
  await isDone(page);
  await expect(page.getByText("Running", { exact: true })).toBeVisible();
  const frame = page.frameLocator("iframe.ws-frame");
  await expect(frame.getByRole("heading").first()).toBeVisible();

  await page.getByRole("tab", { name: "Editor" }).click();
  await page.getByRole("treeitem", { name: "index.html" }).click();
  await page.locator(".cm-content").click();
  await page.keyboard.press("Control+End");
  await page.keyboard.type("<!-- by hand -->");
  await page.keyboard.press("Control+s");
  await expect(page.getByText("File saved")).toBeVisible();
  expect((await readFile(page.request, id, "index.html"))?.content).toContain("<!-- by hand -->");

  await page.getByRole("button", { name: "Publish" }).click();
  await page.getByLabel("URL slug").fill(`shop-${Date.now()}`);
  await page.getByRole("dialog").getByRole("button", { name: "Publish" }).click();
  await expect(page.getByText("Project Published")).toBeVisible();
  await expect(page.getByRole("button", { name: "Redeploy" })).toBeVisible();

  await page.getByRole("button", { name: "Chat history" }).click();
  await page.getByRole("button", { name: "Roll back to here" }).last().click();
  await expect(page.getByText("Rolled back", { exact: true })).toBeVisible();
  expect(await readFile(page.request, id, "index.html")).toBeUndefined();
  await page.locator(".toast").getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText("Rollback undone")).toBeVisible();
  expect((await readFile(page.request, id, "index.html"))?.content).toContain("<!-- by hand -->");
});

test("a generation is left only after a warning, and a reload picks it up @js", async ({
  page,
}) => {
  await openProject(page);
  await isLive(page);
  await say(page, "A kanban board");
  await expect(page.locator(".ws-working")).toBeVisible();
  await page.getByRole("link", { name: "Back to projects" }).click();
  await expect(page.getByRole("dialog", { name: "AI is Generating Code" })).toBeVisible();
  await page.getByRole("button", { name: "Wait" }).click();
  page.on("dialog", (dialog) => dialog.accept());
  await page.reload();
  await isLive(page);
  await isDone(page);
  await expect(page.getByRole("article", { name: "You" })).toHaveCount(1);
  await expect(page.getByRole("article", { name: "Assistant" })).toHaveCount(1);
  await page.getByRole("link", { name: "Back to projects" }).click();
  await expect(page).toHaveURL(/\/projects$/);
});

test("edits survive a reload, and a newer version never eats them @js", async ({ page }) => {
  const id = await openProject(page);
  await isLive(page);
  await page.getByRole("button", { name: "New file" }).click();
  await page.keyboard.type("notes.md");
  await page.keyboard.press("Enter");
  await page.locator(".cm-content").click();
  await page.keyboard.type("mine");
  await expect
    .poll(() => page.evaluate((key) => localStorage.getItem(key), `sayso:drafts:${id}`))
    .toContain("mine");
  const file = await readFile(page.request, id, "notes.md");
  await page.request.put(`/api/files/${file?.id}`, {
    data: { content: "theirs" },
    headers: SAME_ORIGIN,
  });
  await page.reload();
  await isLive(page);
  await page.getByRole("treeitem", { name: "notes.md, unsaved changes" }).click();
  await expect(page.locator(".cm-content")).toHaveText("mine");
  await expect(page.getByText("Both versions are kept.")).toBeVisible();
  await page.getByRole("button", { name: "Keep mine" }).click();
  await expect(page.getByText("File saved")).toBeVisible();
  expect((await readFile(page.request, id, "notes.md"))?.content).toBe("mine");
});

test("a trial keeps its answer and files in the browser @js", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto("/projects");
  await page.getByRole("button", { name: "New Project" }).click();
  await page.getByLabel("Project Name").fill("Pocket quiz");
  await page.getByLabel("Project Name").press("Enter");
  await isLive(page);
  await say(page, "A quiz about birds");
  await isDone(page);
  await page.getByRole("button", { name: "Preview" }).click();
  await expect(page.frameLocator("iframe.ws-frame").getByRole("heading").first()).toBeVisible();
  await page.reload();
  await isLive(page);
  await expect(page.getByRole("article", { name: "Assistant" })).toHaveCount(1);
  await page.getByRole("button", { name: "Export" }).click();
  await expect(page.getByText("Please sign in to export your projects.")).toBeVisible();
});

test("a project that does not exist says so", async ({ page }) => {
  const answer = await page.goto("/projects/nowhere");
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole("heading", { name: "Project Not Found" })).toBeVisible();
  await page.getByRole("link", { name: "Back to Projects" }).click();
  await expect(page).toHaveURL(/\/projects$/);
});

test("an unknown trial says so once the browser was asked @js", async ({ page }) => {
  await page.goto("/projects/trial_1");
  await expect(page.getByRole("heading", { name: "Project Not Found" })).toBeVisible();
});

test("a trial without JavaScript says what it needs @nojs", async ({ page }) => {
  await page.goto("/projects/trial_1");
  // Text locators leave out what stands in <noscript>.
  await expect(page.locator(".ws-empty-title")).toHaveText("Trials live in your browser");
  await expect(page.locator(".ws-empty-title")).toBeVisible();
});

test("the whole way by plain forms @nojs", async ({ page }) => {
  const id = await openProject(page, "Plain shop");
  await page.getByLabel("Message").fill("A todo list for a bakery");
  await page.getByRole("button", { name: "Send" }).click();
  // The page looks for the answer by itself.
  await expect(page.getByRole("button", { name: "Send" })).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole("article", { name: "Assistant" })).toHaveCount(1);

  await page.getByRole("link", { name: "index.html" }).click();
  const code = page.getByLabel("Code");
  await code.fill(`${await code.inputValue()}\n<!-- by hand -->`);
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("File saved")).toBeVisible();
  const saved = await readFile(page.request, id, "index.html");
  expect(saved?.content).toContain("\n<!-- by hand -->");
  expect(saved?.content).not.toContain("\r");

  await page.getByLabel("URL slug").fill("Not A Slug");
  await page.getByRole("button", { name: "Publish" }).click();
  await expect(page.getByText("Slug can only contain lowercase letters")).toBeVisible();
  await expect(page.getByLabel("URL slug")).toHaveValue("Not A Slug");
  await page.getByLabel("URL slug").fill(`plain-${Date.now()}`);
  await page.getByRole("button", { name: "Publish" }).click();
  await expect(page.getByText("Project Published")).toBeVisible();

  await page.getByText(/^Checkpoints/).click();
  await page.getByRole("link", { name: "Show changes" }).last().click();
  await page.getByRole("button", { name: "Roll back to here" }).click();
  await expect(page.getByText("Rolled back to").first()).toBeVisible();
  expect(await readFile(page.request, id, "index.html")).toBeUndefined();
});

for (const colorScheme of ["light", "dark"] as const) {
  test(`the workspace has nothing axe objects to in ${colorScheme} @js`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await openProject(page);
    await isLive(page);
    await say(page, "A calculator");
    await isDone(page);
    await page.getByRole("tab", { name: "Editor" }).click();
    await page.getByRole("treeitem", { name: "index.html" }).click();
    await expect(page.locator(".cm-content")).toBeVisible();
    const { violations } = await new AxeBuilder({ page }).exclude("iframe").analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.target}`)).toEqual([]);
  });
}
