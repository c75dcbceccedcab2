import { expect, makeProject, SAME_ORIGIN, signIn, test, unique } from "./fixtures";

/** The list with its script and its layout; what it does without is in tests/http/plain-projects.test.ts. */

test("a project is created, found and deleted; failures are told and keep what was there @js", async ({
  page,
  surprises,
}) => {
  surprises.allow(/500/);
  const fail = { status: 500, body: "<h1>no</h1>" };
  await signIn(page);
  await page.goto("/projects");
  await expect(page.getByRole("heading", { name: "No Projects Yet" })).toBeVisible();
  await page.getByRole("button", { name: "New Project" }).click();
  const dialog = page.getByRole("dialog", { name: "Create New Project" });

  await test.step("a failure keeps the dialog and what is in it", async () => {
    await page.route("**/api/projects", (route) => route.fulfill(fail));
    await dialog.getByLabel("Project Name").fill("Patience");
    await dialog.getByRole("button", { name: "Create Project" }).click();
    await expect(page.getByText("Failed to create project. Please try again.")).toBeVisible();
    await expect(dialog.getByLabel("Project Name")).toHaveValue("Patience");
    await page.unroute("**/api/projects");
  });

  await test.step("the project opens, and is in the list", async () => {
    await dialog.getByLabel("Project Name").fill("Bird quiz");
    await dialog.getByRole("button", { name: "Create Project" }).click();
    await expect(page).toHaveURL(/\/projects\/(?!new)[^/]+$/);
    await expect(page.getByText("Project Created").first()).toBeVisible();
    // Its name says what it is to be: nobody says it twice.
    const chat = page.getByRole("log", { name: "Conversation" });
    await expect(chat.getByRole("button", { name: "Build what its name says" })).toBeVisible();
    await expect(page.getByText("Bird quiz", { exact: true })).toHaveCount(1);
    await page.goto("/projects");
    await expect(page.getByRole("link", { name: "Bird quiz" })).toBeVisible();
    await expect(page.getByText("No description provided")).toBeVisible();
  });

  await test.step("what is selected is downloaded as one ZIP", async () => {
    await page.getByRole("checkbox", { name: "Select Bird quiz" }).check();
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: "Export" }).click();
    expect((await download).suggestedFilename()).toBe("projects.zip");
    await expect(page.getByRole("checkbox", { name: "Select Bird quiz" })).not.toBeChecked();
  });

  await test.step("deleting asks first", async () => {
    await page.getByRole("article").hover();
    page.once("dialog", (question) => {
      expect(question.message()).toBe("Are you sure you want to delete this project?");
      return question.dismiss();
    });
    await page.getByRole("button", { name: "Delete" }).click();
    await expect(page.getByRole("link", { name: "Bird quiz" })).toBeVisible();
  });

  await test.step("a project that cannot be deleted stays, with a word why", async () => {
    await page.route("**/api/projects/*", (route) => route.fulfill({ ...fail, body: "{}" }));
    page.once("dialog", (question) => question.accept());
    await page.getByRole("article").hover();
    await page.getByRole("button", { name: "Delete" }).click();
    await expect(page.getByText("Failed to delete project. Please try again.")).toBeVisible();
    await expect(page.getByRole("link", { name: "Bird quiz" })).toBeVisible();
    await page.unroute("**/api/projects/*");
  });

  await test.step("whoever acts by keys goes on where they were", async () => {
    await makeProject(page.request, "Second");
    await page.reload();
    const menuOf = (name: string) =>
      page.locator("summary", { has: page.getByRole("img", { name: `More for ${name}` }) });
    await menuOf("Second").press("Enter");
    await page.getByRole("textbox", { name: "Name", exact: true }).fill("Third");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("link", { name: "Third" })).toBeVisible();
    await expect(menuOf("Third")).toBeFocused();
    await page.keyboard.press("Enter");
    await page.locator("details[open]").getByRole("button", { name: "Archive" }).press("Enter");
    await expect(page.getByRole("link", { name: "Third" })).toHaveCount(0);
    await expect(page.getByRole("link", { name: "Bird quiz" })).toBeFocused();
  });

  await test.step("and then the project is gone", async () => {
    await page.getByRole("article").hover();
    page.once("dialog", (question) => question.accept());
    await page.getByRole("button", { name: "Delete" }).click();
    await expect(page.getByRole("heading", { name: "No Projects Yet" })).toBeVisible();
    await expect(page.getByRole("button", { name: "Create Your First Project" })).toBeFocused();
  });
});

test("long names and descriptions keep to two lines each @js", async ({ page }) => {
  await signIn(page);
  const made = await page.request.post("/api/projects", {
    data: { name: "Long ".repeat(24), description: "word ".repeat(200) },
    headers: SAME_ORIGIN,
  });
  expect(made.ok()).toBe(true);
  const id = await makeProject(page.request, "Published", { "index.html": "<h1>Hi</h1>" });
  const slug = unique("card");
  await page.request.post(`/api/projects/${id}/publish`, { data: { slug }, headers: SAME_ORIGIN });
  for (const [width, columns] of [
    [390, 1],
    [640, 2],
    [800, 2],
    [1280, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto("/projects");
    const name = await page.locator(".project-card__name").last().boundingBox();
    const description = await page.locator(".project-card__description").last().boundingBox();
    expect(name?.height).toBeLessThan(60);
    expect(description?.height).toBeLessThan(60);
    await expect(page.locator(".project-grid")).toHaveCSS(
      "grid-template-columns",
      new RegExp(`^\\S+( \\S+){${columns - 1}}$`),
    );
    // A state, a day and a button find room also where two cards are at their narrowest.
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
  // Of three in two columns the last takes both: no cell beside it looks forgotten.
  await makeProject(page.request, "Third");
  await page.setViewportSize({ width: 800, height: 800 });
  await page.goto("/projects");
  const grid = await page.locator(".project-grid").boundingBox();
  expect(await page.locator(".project-grid > li").last().boundingBox()).toMatchObject({
    width: grid?.width,
  });
});

test("the list asks the server for nothing by itself, nor when somebody comes back to it @js", async ({
  page,
}) => {
  await signIn(page);
  await page.clock.install();
  await page.goto("/projects");
  await expect(page.getByRole("heading", { name: "No Projects Yet" })).toBeVisible();
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.clock.runFor("02:00");
  await page.evaluate(() => {
    window.dispatchEvent(new Event("focus"));
    document.dispatchEvent(new Event("visibilitychange"));
  });
  await page.clock.runFor("00:05");
  expect(asked).toEqual([]);
});
