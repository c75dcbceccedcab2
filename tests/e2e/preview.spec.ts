import {
  expect,
  expectToast,
  isDone,
  isLive,
  newTrial,
  openFile,
  openProject,
  originInside,
  previewOf,
  say,
  test,
  typeAtEnd,
} from "./fixtures";
import { badge, countCalls, openPreview, PAGE } from "./preview-steps";

test("opening the tab starts the preview once; a restart keeps what was entered, a new address does not @js", async ({
  page,
}) => {
  await openProject(page, PAGE);
  await isLive(page);
  const starts = countCalls(page, "start");
  await page.getByRole("tab", { name: "Preview" }).dblclick();
  await expect(badge(page, "Running")).toBeVisible();
  await expect(page.getByText("Live Preview")).toBeVisible();
  await expect(page.locator("iframe.ws-frame")).toHaveAttribute("src", /\/preview\/proxy\/$/);
  await expect(previewOf(page).getByRole("heading")).toHaveText("Shop runs");
  await expect(previewOf(page).getByRole("heading")).toHaveCSS("color", "rgb(1, 2, 3)");
  expect(starts.count).toBe(1);

  const before = await originInside(previewOf(page));
  await previewOf(page)
    .locator("body")
    .evaluate(() => localStorage.setItem("entered", "kept"));
  const entered = () =>
    previewOf(page)
      .locator("body")
      .evaluate(() => localStorage.getItem("entered"));
  const stops = countCalls(page, "stop");
  let begin = () => {};
  const held = new Promise<void>((resolve) => {
    begin = resolve;
  });
  await page.route("**/preview/start", async (route) => {
    await held;
    await route.continue();
  });
  await page.getByLabel("More actions").click();
  await page.getByRole("button", { name: "Restart" }).click();
  await expect(badge(page, "Restarting...")).toBeVisible();
  begin();
  await expect(badge(page, "Running")).toBeVisible();
  await expect(previewOf(page).getByRole("heading")).toHaveText("Shop runs");
  expect(await originInside(previewOf(page))).toBe(before);
  expect(await entered()).toBe("kept");
  expect(stops.count).toBe(1);
  await page.getByLabel("More actions").click();
  await page.getByRole("button", { name: "New address" }).click();
  await expectToast(page, "New address", "The old one answers nothing any more.");
  await expect.poll(() => originInside(previewOf(page))).not.toBe(before);
  await expect(previewOf(page).getByRole("heading")).toHaveText("Shop runs");
  expect(await entered()).toBeNull();
});

test("a broken build says what is wrong, and the last good one stays up @js", async ({ page }) => {
  await openProject(page, {
    "index.html": '<div id="root"></div><script type="module" src="/main.ts"></script>',
    "main.ts": 'document.body.append("good");\n',
  });
  await isLive(page);
  await openPreview(page);
  await expect(previewOf(page).locator("body")).toContainText("good");
  await openFile(page, "main.ts");
  await typeAtEnd(page, "const = ;");
  await page.keyboard.press("Control+s");
  const fix = page.locator(".ws-problems").getByRole("button", { name: "Fix this" });
  await expect(fix).toBeVisible();
  await openPreview(page);
  await expect(previewOf(page).locator("body")).toContainText("good");
  const note = page.locator(".ws-preview-note");
  await expect(note).toContainText("This is the version before it.");
  await expect(badge(page, "Shows the version before")).toBeVisible();
  await expect(badge(page, "Running")).toHaveCount(0);
  await expect(page.getByRole("treeitem", { name: "main.ts, with a problem" })).toBeVisible();
  await note.getByRole("button", { name: "See why" }).click();
  await expect(page.getByRole("tabpanel", { name: "Terminal" })).toContainText("main.ts");
  const sent = page.waitForRequest((request) => request.url().endsWith("/chat/send"));
  await fix.click();
  expect((await sent).postDataJSON().content).toContain("main.ts");
  await isDone(page);
});

test("an empty project waits without a failure, and runs once it has a page @js", async ({
  page,
}) => {
  const id = await openProject(page);
  await isLive(page);
  await openPreview(page);
  const stage = page.locator(".ws-preview-stage");
  await expect(stage).toContainText(
    "Nothing to run yet. Describe your app in the chat, or add an index.html.",
  );
  await expect(page.getByText("Failed to start preview")).toHaveCount(0);
  // What loads the field for its path is late: what was typed before is kept.
  let arrive = () => {};
  const isTyped = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route("**/path-input-*.js", (route) => isTyped.then(() => route.continue()));
  await page.getByRole("button", { name: "New file" }).click();
  await page.keyboard.type("index.html");
  await page.keyboard.press("Enter");
  arrive();
  await expect(page.locator(".cm-content")).toBeVisible();
  await openPreview(page);
  await expect(badge(page, "Running")).toBeVisible();
  expect((await (await page.request.get(`/api/projects/${id}/preview/status`)).json()).status).toBe(
    "running",
  );
});

test("a part that was pointed at is what the next message is about, and pressing it did nothing else @js", async ({
  page,
}) => {
  await openProject(page, {
    "index.html": `<!doctype html><main><section class="hero"><h1>The best part</h1><button>Buy</button></section></main>
<p style="margin-top: 3000px">Open until five</p>
<script>
  addEventListener("click", () => document.querySelector("h1").append(" was pressed"), true);
</script>`,
  });
  await isLive(page);
  await openPreview(page);
  const inside = previewOf(page);
  const button = page.getByRole("button", { name: "Choose a part of the app" });
  const note = page.getByText("Choose a part of the app. Escape ends it.");
  await expect(inside.getByRole("heading")).toHaveText("The best part");

  await button.click();
  await expect(button).toHaveAttribute("aria-pressed", "true");
  await expect(note).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(inside.getByRole("status")).toHaveText("h1 The best part");
  await page.keyboard.press("Escape");
  await expect(button).toHaveAttribute("aria-pressed", "false");
  await expect(button).toBeFocused();
  await expect(note).toHaveCount(0);

  await button.press("Enter");
  await expect(note).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(inside.getByRole("status")).toHaveText("h1 The best part");
  await page.keyboard.press("Tab");
  await expect(inside.getByRole("status")).toHaveText("button Buy");
  await page.keyboard.press("Enter");
  const chip = page.locator(".ws-about");
  await expect(chip).toHaveText("About: button “Buy”");
  await page.getByRole("button", { name: "Not about this part" }).click();
  await expect(chip).toHaveCount(0);

  await button.click();
  await inside.getByRole("heading").click();
  await expect(chip).toHaveText("About: heading “The best part”");
  await expect(page.getByLabel("Message", { exact: true })).toBeFocused();
  await page.keyboard.type("make it Good morning");
  await page.keyboard.press("Enter");
  await expect(chip).toHaveCount(0);
  const said = page.getByRole("article", { name: "You" });
  await expect(said.locator("blockquote")).toHaveText(
    "About the heading “The best part” on / (main > section.hero > h1):",
  );
  await expect(said).toContainText("make it Good morning");
  await isDone(page);
  await expect(inside.getByRole("heading")).toHaveText("Good morning");

  // What an answer changes out of sight is gone to.
  await expect(inside.getByText("Open until five")).not.toBeInViewport();
  await say(page, 'Change "Open until five" to "Open until six"');
  await isDone(page);
  await expect(inside.getByText("Open until six")).toBeInViewport();
});

test("a visitor's change by hand reaches the running preview @js", async ({ page }) => {
  await newTrial(page);
  await page.getByRole("button", { name: "New file" }).click();
  await page.keyboard.type("index.html");
  await page.keyboard.press("Enter");
  await typeAtEnd(page, "<h1>One</h1>");
  await page.keyboard.press("Control+s");
  await openPreview(page);
  await expect(previewOf(page).getByRole("heading")).toHaveText("One");
  await page.getByRole("tab", { name: "Editor" }).click();
  await typeAtEnd(page, "<h2>Two</h2>");
  await page.keyboard.press("Control+s");
  await openPreview(page);
  await expect(previewOf(page).getByRole("heading", { name: "Two" })).toBeVisible();
});

test("an app inside logs and fails in the terminal, follows its styles, and cannot act as who looks at it @js", async ({
  page,
  surprises,
}) => {
  surprises.allow(
    /broken on purpose/,
    /CORS|Failed to load resource|Content Security Policy|SecurityError/,
  );
  await openProject(page, {
    "index.html":
      '<!doctype html><link rel="stylesheet" href="style.css"><h1>…</h1><script src="script.js"></script>',
    "style.css": '@import "./base.css";\n',
    "base.css": "h1 { color: rgb(1, 2, 3); }\n",
    "script.js": `
      console.log("hello from inside");
      const tell = (text) => document.querySelector("h1").textContent = text;
      fetch("http://localhost:" + location.port + "/api/auth/me", { credentials: "include" })
        .then((answer) => answer.text()).then((text) => tell("read " + text))
        .catch(() => tell("refused, cookies: [" + document.cookie + "]"));
      throw new Error("broken on purpose");`,
  });
  await isLive(page);
  await openPreview(page);
  await expect(badge(page, "Running, with errors")).toBeVisible();
  const heading = previewOf(page).getByRole("heading");
  await expect(heading).toHaveText("refused, cookies: []");
  await expect(heading).toHaveCSS("color", "rgb(1, 2, 3)");

  await page.getByRole("tab", { name: /Terminal/ }).click();
  const terminal = page.getByRole("tabpanel", { name: "Terminal" });
  await expect(terminal).toContainText("hello from inside");
  await expect(terminal).toContainText("broken on purpose");
  await expect(page.getByRole("button", { name: "Fix this" }).first()).toBeVisible();

  await openFile(page, "base.css");
  await typeAtEnd(page, "h1 { color: rgb(4, 5, 6); }");
  await page.keyboard.press("Control+s");
  await openPreview(page);
  await expect(heading).toHaveCSS("color", "rgb(4, 5, 6)");
});
