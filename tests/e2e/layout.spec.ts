import type { Page } from "@playwright/test";
import { isClean } from "./axe";
import { expect, isDone, isLive, openFile, openProject, previewOf, say, test } from "./fixtures";
import { answerWith, DONE, event } from "./stubbed-answers";

const PAGE = { "index.html": "<h1>Shop</h1>\n", "notes.md": "first\n" };

test.use({ layout: null, viewport: { width: 1600, height: 900 } });

const panel = (page: Page, name: string) => page.getByRole("tabpanel", { name, exact: true });
const layout = (page: Page, name: string) =>
  page.getByRole("group", { name: "Layout" }).getByRole("button", { name });

interface Seen {
  seenPanels: Set<string>;
}

/** Runs in every page: notes where the panels of the workspace are whenever it is about to be painted. */
function notePanels(): void {
  const seen = new Set<string>();
  Object.assign(window, { seenPanels: seen });
  const look = () => {
    requestAnimationFrame(look);
    if (!document.querySelector(".ws[data-live]")) return;
    const boxes = { files: ".ws-files", app: "#ws-panel-preview", chat: ".ws-chat" };
    const panels = Object.entries(boxes).flatMap(([name, selector]) => {
      const box = document.querySelector(selector)?.getBoundingClientRect();
      return box && box.width > 0 ? `${name} ${Math.round(box.left)}` : [];
    });
    seen.add(panels.join(", "));
  };
  requestAnimationFrame(look);
}

test("a project opens on its app, code comes beside it, and the browser remembers @js", async ({
  page,
}) => {
  await page.addInitScript(notePanels);
  await openProject(page, PAGE);
  await isLive(page);
  await expect(previewOf(page).getByRole("heading")).toHaveText("Shop");
  // Seen from the first frame that is the browser's own workspace: nothing is empty, nothing moves.
  const seen = await page.evaluate(() => [...(window as unknown as Seen).seenPanels]);
  expect(seen).toEqual(["files 0, app 320, chat 1120"]);
  await expect(panel(page, "Editor")).toBeHidden();
  await previewOf(page)
    .locator("body")
    .evaluate(() => Object.assign(window, { isSame: true }));

  await openFile(page, "notes.md");
  await expect(panel(page, "Preview")).toBeVisible();
  await expect(layout(page, "side by side")).toHaveAttribute("aria-pressed", "true");
  await isClean(page);
  await page.getByRole("tab", { name: "Terminal" }).click();
  await expect(panel(page, "Terminal")).toBeVisible();
  await expect(panel(page, "Preview")).toBeVisible();

  const divider = page.getByRole("separator", { name: "Width of the code" });
  await divider.press("End");
  await expect(divider).toHaveAttribute(
    "aria-valuenow",
    (await divider.getAttribute("aria-valuemax")) ?? "",
  );
  await divider.press("Enter");
  await expect(divider).toHaveAttribute("aria-valuenow", "50");
  await divider.press("ArrowLeft");
  await expect(divider).toHaveAttribute("aria-valuenow", "48");
  // Across the frame of the app, and back over it: the divider follows, and lets go where it is let go.
  const box = await divider.boundingBox();
  const [x, y] = [(box?.x ?? 0) + 1, (box?.y ?? 0) + 300];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 120, y, { steps: 6 });
  await page.mouse.up();
  await page.mouse.move(x + 20, y, { steps: 3 });
  expect((await divider.boundingBox())?.x).toBeCloseTo((box?.x ?? 0) + 120, -1);
  const isSame = () =>
    previewOf(page)
      .locator("body")
      .evaluate(() => "isSame" in window);
  expect(await isSame(), "the app was not begun anew").toBe(true);

  await page.getByRole("tab", { name: "Preview" }).click();
  await expect(panel(page, "Terminal")).toBeHidden();
  await layout(page, "Code alone").click();
  await expect(panel(page, "Preview")).toBeHidden();
  expect(await isSame()).toBe(true);
  await page.reload();
  await isLive(page);
  await expect(panel(page, "Editor")).toBeVisible();
  await expect(panel(page, "Preview")).toBeHidden();

  await test.step("the pages of a project are named in one line, also on a tablet", async () => {
    await page.setViewportSize({ width: 800, height: 900 });
    await page.goto(`${page.url()}/versions`);
    const [first, last] = [page.locator(".tabs__tab").first(), page.locator(".tabs__tab").last()];
    const top = async (tab: typeof first) => (await tab.boundingBox())?.y;
    expect(await top(last)).toBe(await top(first));
  });

  await test.step("what is done with files has room beside their heading in a narrow panel", async () => {
    await page.setViewportSize({ width: 960, height: 700 });
    await page.goBack();
    await isLive(page);
    const heading = page.getByRole("heading", { name: "Files", exact: true });
    const [text, box] = await heading.evaluate((it) => [it.scrollWidth, it.clientWidth]);
    expect(text).toBe(box);
    await expect(page.getByRole("button", { name: "New file" })).toBeInViewport({ ratio: 1 });
  });
});

test("the first app is shown when it is written; later answers leave everybody where they are @js", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openProject(page);
  await isLive(page);
  await expect(page.getByText("No File Open")).toBeVisible();
  let go = () => {};
  const held = new Promise<void>((resolve) => {
    go = resolve;
  });
  await page.route("**/chat/send", async (route) => {
    await held;
    await route.continue();
  });
  await say(page, "Build a todo app");
  await expect(page.getByText("Your App Is Being Written")).toBeVisible();
  go();
  await isDone(page);
  await expect(panel(page, "Preview")).toBeVisible();
  await page.getByRole("tab", { name: "Editor" }).click();
  await answerWith(page, [
    event({ type: "file_started", file: { path: "more.css", action: "write" } }),
    event({ type: "file_created", file: { path: "more.css", content: "a{}", language: "css" } }),
    DONE,
  ]);
  await say(page, "Something more");
  await isDone(page);
  await expect(panel(page, "Editor")).toBeVisible();
  await expect(panel(page, "Preview")).toBeHidden();
});

test("the preview's bar follows the app's routes, and goes to those that are typed @js", async ({
  page,
  surprises,
}) => {
  surprises.allow(/broken on purpose/, /404/);
  await openProject(page, {
    "index.html": '<h1>Shop</h1><a href="menu.html">Menu</a>',
    "menu.html":
      '<h1>Menu</h1><button onclick="history.pushState(0, 0, \'?tea\')">Tea</button><script>console.error("broken on purpose")</script>',
  });
  await isLive(page);
  const app = previewOf(page);
  const route = page.getByRole("textbox", { name: "Route of the app" });
  await app.getByRole("link", { name: "Menu" }).click();
  await expect(route).toHaveValue("/menu.html");
  await app.getByRole("button", { name: "Tea" }).click();
  await expect(route).toHaveValue("/menu.html?tea");
  const here = page.url();
  for (const path of ["/menu.html", "/"]) {
    await page.getByRole("button", { name: "Previous page of the app" }).click();
    await expect(route).toHaveValue(path);
  }
  await expect(page.getByRole("button", { name: "Previous page of the app" })).toBeDisabled();
  await page.getByRole("button", { name: "Next page of the app" }).click();
  await expect(route).toHaveValue("/menu.html");
  await route.fill("/index.html?of=today");
  await route.press("Enter");
  await expect(app.getByRole("heading")).toHaveText("Shop");
  await expect(route).toHaveValue("/index.html?of=today");
  await page.getByRole("button", { name: "Reload preview" }).click();
  await expect(route).toHaveValue("/index.html?of=today");
  await expect(app.getByRole("heading")).toHaveText("Shop");
  // Where the app has no page, the way back is still there.
  await route.fill("/nowhere");
  await route.press("Enter");
  await expect(app.getByRole("heading")).toHaveText("Page not found");
  await page.getByRole("button", { name: "Previous page of the app" }).click();
  await expect(route).toHaveValue("/index.html?of=today");
  await expect(app.getByRole("heading")).toHaveText("Shop");
  expect(page.url()).toBe(here);

  const console = page.getByRole("region", { name: "Console" });
  await console.getByRole("button", { name: /Console.*1 error/ }).click();
  await expect(console.getByRole("log")).toContainText("broken on purpose");
  await page.getByRole("button", { name: "Phone width" }).click();
  await page.getByRole("button", { name: "Turned on its side" }).click();
  const device = await page.locator("iframe.ws-frame").boundingBox();
  expect((device?.width ?? 0) / (device?.height ?? 1)).toBeGreaterThan(2);
  // It is drawn smaller rather than cut: the app has all of a phone's width.
  expect(await app.locator("html").evaluate((html) => html.clientWidth)).toBe(844);
  await page.getByLabel("More actions").click();
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download a picture" }).click();
  expect((await download).suggestedFilename()).toBe("preview.png");

  // On a phone the bar stays one line: what has no room there is in its menu.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole("button", { name: "Preview", exact: true }).click();
  const bar = page.locator(".ws-preview-bar");
  expect((await bar.boundingBox())?.height).toBeLessThan(56);
  await page.getByLabel("More actions").click();
  await page.getByRole("button", { name: "Choose a part of the app" }).click();
  await expect(page.getByText("Choose a part of the app. Escape ends it.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Restart" })).toBeHidden();
});
