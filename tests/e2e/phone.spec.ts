import type { Page } from "@playwright/test";
import { composer, expect, expectToast, isLive, previewOf, test } from "./fixtures";
import { ANSWERED, tab } from "./phone-steps";
import { answerWith, event } from "./stubbed-answers";

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

const PAGE = {
  "index.html": "<h1>Corner shop</h1>\n",
  "src/deep/a.css": "a {}\n",
  "src/.gitkeep": "",
};

/** Puts a trial into the browser as it would have been stored, and opens it. */
async function openTrial(
  page: Page,
  files: Record<string, string> = {},
  { id = "trial_aaaaaaaaaaaaaaaaaaaaa", at = "/pwa/projects" } = {},
): Promise<void> {
  await page.addInitScript(
    ([projectId, contents]) => {
      if (localStorage.getItem("splash-shown")) return;
      localStorage.setItem("splash-shown", "true");
      const project = { id: projectId, name: "Shop", description: null, template: "blank" };
      const createdAt = "2026-01-05T10:00:00.000Z";
      localStorage.setItem(
        "trial-projects",
        JSON.stringify([{ ...project, createdAt, isTrial: true }]),
      );
      const rows = Object.entries(contents).map(([path, content]) => {
        return { id: path, projectId, path, content, language: "plaintext" };
      });
      localStorage.setItem("trial-files", JSON.stringify({ [projectId]: rows }));
    },
    [id, files] as const,
  );
  await page.goto(`${at}/${id}`);
  await isLive(page);
}

test("an answer is counted while it is written, and the mode that was chosen is sent @js", async ({
  page,
}) => {
  await openTrial(page);
  await expect(page.getByLabel("Mode")).toHaveValue("develop");
  const names = await page
    .getByRole("navigation", { name: "Panels" })
    .getByRole("button")
    .allInnerTexts();
  expect(names).toEqual(["Chat", "Files", "Editor", "Terminal", "Preview"]);
  const file = { path: "src/app.css", content: "a {}", language: "css" };
  await answerWith(page, [event({ type: "file_created", file })], "open");
  await page.getByLabel("Mode").selectOption("Develop");
  await composer(page).fill("Hello");
  await page.getByRole("button", { name: "Send" }).click();
  const building = page.locator(".ws-building");
  await expect(building).toContainText("AI is building your app...");
  await expect(building).toContainText("Files created: 1");
  await expect(building).toContainText("src/app.css");
  await expect(composer(page)).toBeDisabled();
  await expect(page.getByRole("button", { name: "Send" })).toHaveCount(0);
  await page.getByRole("button", { name: "Stop" }).click();
  await expect(composer(page)).toBeEnabled();
  await expect(page.locator(".toast")).toHaveCount(0);

  await page.getByLabel("Mode").selectOption("Discuss");
  const sent = page.waitForRequest(/chat\/send/);
  await page.route("**/chat/send", (route) => route.fulfill(ANSWERED));
  await composer(page).fill("What is this?");
  await page.getByRole("button", { name: "Send" }).click();
  expect((await sent).postDataJSON().mode).toBe("discuss");
});

test("folders open and close, the editor says what is missing, and failures lose nothing @js", async ({
  page,
  surprises,
}) => {
  surprises.allow(/500/, /409/);
  const fail = { status: 500, json: {} };
  // What came with an app and without a word opens on the app.
  await page.route("**/preview/start", (route) => route.fulfill(fail), { times: 1 });
  await openTrial(page, PAGE);
  await expect(page.getByText("Failed to start preview")).toBeVisible();
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(previewOf(page).getByRole("heading", { name: "Corner shop" })).toBeVisible();
  await tab(page, "Editor").click();
  await expect(page.getByText("No File Open")).toBeVisible();
  await expect(
    page.getByText("Select a file from the Files tab to start editing", { exact: true }),
  ).toBeVisible();
  await tab(page, "Files").click();
  const rows = page.getByRole("treeitem");
  await expect(rows).toHaveText(["src", "deep", "a.css", "index.html"]);
  await rows.first().click();
  await expect(rows).toHaveText(["src", "index.html"]);

  // They are told in the app's words.
  await tab(page, "Chat").click();
  await page.route("**/chat/send", (route) => route.fulfill(fail));
  await composer(page).fill("Hello");
  await page.getByRole("button", { name: "Send" }).click();
  await expectToast(page, "Error", "Failed to send message. Please try again.");
  await expect(composer(page)).toHaveValue("Hello");

  await page.route("**/publish", (route) =>
    route.fulfill({ status: 409, json: { error: "Taken." } }),
  );
  await page.getByRole("button", { name: "Publish" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Publish" }).click();
  await expectToast(page, "Publish Failed", "Taken.");
});

test("a trial of either kind opens in both workspaces @js", async ({ context }) => {
  for (const id of ["trial_1760000000000", "trial_bbbbbbbbbbbbbbbbbbbb_"]) {
    const page = await context.newPage();
    await openTrial(page, PAGE, { id, at: "/projects" });
    await expect(page.getByRole("heading", { name: "Shop" })).toBeVisible();
    await page.goto(`/pwa/projects/${id}`);
    await isLive(page);
    await expect(page.getByRole("heading", { name: "Shop" })).toBeVisible();
    await page.evaluate(() => localStorage.clear());
    await page.close();
  }
});

test("a shared text becomes the first message once somebody agrees @js", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(
    `/pwa/projects#share=${encodeURIComponent("Build me a recipe box I can search")}`,
  );
  await expect(page.getByLabel("Project Name")).toHaveValue("Recipe box I can search");
  expect(new URL(page.url()).hash).toBe("");
  await page.route("**/chat/send", (route) => route.fulfill(ANSWERED));
  const sent = page.waitForRequest(/chat\/send/);
  await page.getByRole("button", { name: "Create Project" }).click();
  expect((await sent).postDataJSON().content).toBe("Build me a recipe box I can search");
});
