import { expect, isDone, isLive, newTrial, openProject, previewOf, say, test } from "./fixtures";
import { badge, countCalls, openPreview, PAGE } from "./preview-steps";
import { answerWith, DONE, event } from "./stubbed-answers";

test("leaving the tab while it starts gives the start up without an error; three failed starts, and no fourth @js", async ({
  page,
  surprises,
}) => {
  surprises.allow(/500/);
  await openProject(page, PAGE);
  await isLive(page);
  await page.route("**/preview/start", () => {});
  const asked = page.waitForRequest((request) => request.url().endsWith("/preview/start"));
  await openPreview(page);
  await expect(badge(page, "Starting...")).toBeVisible();
  await expect(page.getByText("Starting preview server...")).toBeVisible();
  const gone = page.waitForEvent("requestfailed", { predicate: async (r) => r === (await asked) });
  await page.getByRole("tab", { name: "Editor" }).click();
  await gone;
  await expect(page.locator(".ws-preview-stage")).toContainText("The preview is stopped.");
  await page.unroute("**/preview/start");

  await page.route("**/preview/start", (route) => route.fulfill({ status: 500, body: "{}" }));
  await openPreview(page);
  const overlay = page.getByRole("alert").filter({ hasText: "Failed to start preview" });
  for (const attempt of [1, 2]) {
    await expect(overlay).toContainText("Please check your project and try again");
    await expect(overlay).toContainText(`Attempt ${attempt} of 3`);
    await overlay.getByRole("button", { name: "Retry" }).click();
  }
  await expect(overlay).toContainText("Maximum retry attempts reached (3/3)");
  await expect(overlay).toContainText("Please check your code for errors or contact support");
  await expect(overlay.getByRole("button", { name: "Retry Limit Reached" })).toBeDisabled();

  await page.unroute("**/preview/start");
  await page.getByLabel("More actions").click();
  await page.getByRole("button", { name: "Restart" }).click();
  await expect(badge(page, "Running")).toBeVisible();
  await expect(previewOf(page).getByRole("heading")).toHaveText("Shop runs");
});

test("the reason of a failed start stays until the next one; the status is followed while somebody looks @js", async ({
  page,
  surprises,
}) => {
  surprises.allow(/429/);
  await page.clock.install();
  await openProject(page, PAGE);
  await isLive(page);
  const refusal = { status: 429, json: { error: "Too many starts. Wait a minute." } };
  await page.route("**/preview/start", (route) => route.fulfill(refusal));
  await openPreview(page);
  const overlay = page.getByRole("alert").filter({ hasText: "Failed to start preview" });
  await expect(overlay).toContainText("Too many starts. Wait a minute.");
  const isStatus = (response: { url(): string }) => response.url().endsWith("/preview/status");
  for (const _twice of [1, 2]) {
    const told = page.waitForResponse(isStatus);
    await page.clock.runFor(5100);
    expect(await (await told).json()).toEqual({ status: "stopped" });
  }
  await expect(overlay).toContainText("Too many starts. Wait a minute.");

  await page.unroute("**/preview/start");
  await overlay.getByRole("button", { name: "Retry" }).click();
  await expect(badge(page, "Running")).toBeVisible();

  const asked = page.waitForRequest((request) => request.url().endsWith("/preview/status"));
  await page.clock.runFor(5100);
  await asked;
  await page.getByRole("tab", { name: "Editor" }).click();
  const calls = countCalls(page, "status");
  await page.clock.runFor(16_000);
  expect(calls.count).toBe(0);
});

test("a first build that fails says where, and the assistant is told so too @js", async ({
  page,
  surprises,
}) => {
  // The app's address answers so when it is asked before the workspace hears of the failure.
  surprises.allow(/^500: http:\/\/preview-|status of 500/);
  await openProject(page, {
    "index.html": '<div id="root"></div><script type="module" src="/main.ts"></script>',
    "main.ts": "const good = 1;\nconst = ;\n",
  });
  await isLive(page);
  await openPreview(page);
  const overlay = page.getByRole("alert").filter({ hasText: "Failed to start preview" });
  await overlay.getByRole("button", { name: "main.ts:2" }).click();
  await expect(page.locator(".cm-content")).toContainText("const = ;");
  await openPreview(page);
  const sent = page.waitForRequest((request) => request.url().endsWith("/chat/send"));
  await overlay.getByRole("button", { name: "Fix this" }).click();
  expect((await sent).postDataJSON().content).toMatch(/ \(main\.ts:2:7\)$/);
  await isDone(page);
});

test("an app of many files shows no error while it is being written @js", async ({ page }) => {
  await openProject(page);
  await isLive(page);
  await say(page, "Build a React todo app");
  await isDone(page);
  await openPreview(page);
  await expect(badge(page, "Running")).toBeVisible();
  // What was added leaves an empty field, which is no mistake of anybody.
  const app = previewOf(page);
  await app.getByRole("textbox", { name: "Task" }).fill("Buy milk");
  await app.getByRole("button", { name: "Add", exact: true }).click();
  await expect(app.getByRole("listitem").filter({ hasText: "Buy milk" })).toBeVisible();
  await expect(app.getByRole("textbox", { name: "Task" })).toHaveValue("");
  await expect(app.locator(".input:user-invalid")).toHaveCount(0);
  await page.getByRole("tab", { name: /Terminal/ }).click();
  const terminal = page.getByRole("tabpanel", { name: "Terminal" });
  await expect(terminal).toContainText("Built (react)");
  await expect(terminal.locator('[data-level="error"]')).toHaveCount(0);
});

test("a lost connection is told as that, and the preview goes on when it is back @js", async ({
  page,
  surprises,
}) => {
  surprises.allow(/ERR_INTERNET_DISCONNECTED/);
  await newTrial(page);
  const stage = page.locator(".ws-preview-stage");
  await page.context().setOffline(true);
  await openPreview(page);
  await expect(stage).toContainText("The preview needs a connection");
  await expect(stage).toContainText("Your files are kept here");
  await expect(stage.getByRole("button", { name: "Fix this" })).toHaveCount(0);
  await page.context().setOffline(false);
  await expect(stage).toContainText("Nothing to run yet.");
  await expect(stage).not.toContainText("needs a connection");
});

test("the first page that is written starts the preview of an account's project @js", async ({
  page,
}) => {
  await openProject(page);
  await isLive(page);
  await answerWith(page, [
    event({ type: "file_created", file: { path: "style.css", content: "a{}" } }),
    event({ type: "file_created", file: { path: "index.html", content: "<h1>Hi</h1>" } }),
    DONE,
  ]);
  const started = page.waitForRequest((request) => request.url().endsWith("/preview/start"));
  await say(page, "Go");
  await started;
});

test("a trial's preview starts once page and script are there, synced first @js", async ({
  page,
}) => {
  await newTrial(page);
  const calls: string[] = [];
  page.on("request", (request) => {
    const match = /\/(files\/sync|preview\/start)$/.exec(request.url());
    if (match?.[1]) calls.push(match[1]);
  });
  await answerWith(
    page,
    [
      event({ type: "file_created", file: { path: "index.html", content: "<h1>Hi</h1>" } }),
      event({ content: "Next the script." }),
    ],
    "open",
  );
  await say(page, "Go");
  await expect(page.getByText("Next the script.")).toBeVisible();
  expect(calls).not.toContain("preview/start");
  await answerWith(page, [
    event({ type: "file_created", file: { path: "script.js", content: "" } }),
    DONE,
  ]);
  const started = page.waitForRequest((request) => request.url().endsWith("/preview/start"));
  await say(page, "And the script");
  await started;
  expect(calls.slice(0, calls.indexOf("preview/start"))).toContain("files/sync");
});
