import { expect, type Page, test } from "@playwright/test";

/** Signs a new person in, through the page that needs no JavaScript. */
async function signIn(page: Page, to = "/projects") {
  await page.goto(`/login?returnTo=${encodeURIComponent(to)}`);
  await page
    .getByLabel(/name/i)
    .first()
    .fill(`Person ${crypto.randomUUID().slice(0, 8)}`);
  await page.locator("main form button[type=submit]").click();
  await page.waitForURL((url) => url.pathname !== "/login");
}

function createProject(page: Page, data: { name: string; description?: string }) {
  return page.request.post("/api/projects", { data, headers: { "Sec-Fetch-Site": "same-origin" } });
}

test("a signed-in person creates a project and finds it in the list @js", async ({ page }) => {
  await signIn(page);
  await expect(page.getByRole("heading", { name: "No Projects Yet" })).toBeVisible();
  await page.getByRole("button", { name: "New Project" }).click();
  await page.getByLabel("Project Name").fill("Bird quiz");
  await page.getByRole("button", { name: "Create Project" }).click();
  await expect(page).toHaveURL(/\/projects\/(?!new)[^/]+$/);
  await expect(page.getByText("Project Created").first()).toBeVisible();

  await page.goto("/projects");
  await expect(page.getByRole("link", { name: "Bird quiz" })).toBeVisible();
  await expect(page.getByText("No description provided")).toBeVisible();
});

test("deleting asks first, and then the project is gone @js", async ({ page }) => {
  await signIn(page);
  await createProject(page, { name: "Short life" });
  await page.goto("/projects");
  await page.getByRole("article").hover();
  page.once("dialog", (dialog) => {
    expect(dialog.message()).toBe("Are you sure you want to delete this project?");
    return dialog.dismiss();
  });
  await page.getByRole("button", { name: "Delete" }).click();
  await expect(page.getByRole("link", { name: "Short life" })).toBeVisible();

  await page.getByRole("article").hover();
  page.once("dialog", (dialog) => dialog.accept());
  await page.getByRole("button", { name: "Delete" }).click();
  await expect(page.getByRole("heading", { name: "No Projects Yet" })).toBeVisible();
});

test("a blank name is refused, and nothing that was typed is lost @js", async ({ page }) => {
  await signIn(page, "/projects/new");
  await page.getByLabel("Project Name").fill("   ");
  await page.getByLabel("Description (Optional)").fill("Keep this");
  await page.getByRole("button", { name: "Create Project" }).click();
  await expect(page.getByText("Please enter a project name.").first()).toBeVisible();
  await expect(page.getByLabel("Description (Optional)")).toHaveValue("Keep this");
});

test("a link from elsewhere fills in the form and starts nothing @js", async ({ page }) => {
  await signIn(page);
  await page.goto("about:blank");
  await page.goto("/projects?prompt=Build+me+a+todo+list");
  await expect(page.getByLabel("What do you want to make?")).toHaveValue("Build me a todo list");
});

test("long names and descriptions keep to one and two lines @js", async ({ page }) => {
  await signIn(page);
  await createProject(page, { name: "Long ".repeat(24), description: "word ".repeat(200) });
  for (const [width, columns] of [
    [390, 1],
    [800, 2],
    [1280, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto("/projects");
    const name = await page.locator(".project-card__name").boundingBox();
    const description = await page.locator(".project-card__description").boundingBox();
    expect(name?.height).toBeLessThan(30);
    expect(description?.height).toBeLessThan(60);
    await expect(page.locator(".project-grid")).toHaveCSS(
      "grid-template-columns",
      new RegExp(`^\\S+( \\S+){${columns - 1}}$`),
    );
  }
});

test("a failure keeps the dialog and what is in it @js", async ({ page }) => {
  await signIn(page);
  await page.getByRole("button", { name: "New Project" }).click();
  const dialog = page.getByRole("dialog", { name: "Create New Project" });
  await page.route("**/api/projects", (route) =>
    route.fulfill({ status: 500, body: "<h1>no</h1>" }),
  );
  await dialog.getByLabel("Project Name").fill("Patience");
  await dialog.getByRole("button", { name: "Create Project" }).click();
  await expect(page.getByText("Failed to create project. Please try again.")).toBeVisible();
  await expect(dialog.getByLabel("Project Name")).toHaveValue("Patience");
});

test("a project that cannot be deleted stays, with a word why @js", async ({ page }) => {
  await signIn(page);
  await createProject(page, { name: "Sturdy" });
  await page.goto("/projects");
  await page.route("**/api/projects/*", (route) => route.fulfill({ status: 500, body: "{}" }));
  page.once("dialog", (dialog) => dialog.accept());
  await page.getByRole("article").hover();
  await page.getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("Failed to delete project. Please try again.")).toBeVisible();
  await expect(page.getByRole("link", { name: "Sturdy" })).toBeVisible();
});
