import type { Page } from "@playwright/test";
import {
  composer,
  expect,
  expectToast,
  isDone,
  isLive,
  makeProject,
  newTrial,
  openFile,
  openProject,
  previewOf,
  SAME_ORIGIN,
  say,
  storedFile,
  test,
  typeAtEnd,
  unique,
} from "./fixtures";
import { answerWith, event } from "./stubbed-answers";

const PAGE = { "index.html": "<h1>Shop</h1>\n", "notes.md": "first\n" };
const LONG = "a-name-that-does-not-end-".repeat(4);
/** A stream that goes on until somebody stops it. */
const ENDLESS = [
  event({ content: "Thinking" }),
  event({ type: "file_started", file: { path: "a.css", action: "write" } }),
];

const warning = (page: Page) => page.getByRole("dialog", { name: "AI is Generating Code" });

/** Lets the page pause for a moment where it would wait up to three seconds, as between attempts. */
async function hurry(page: Page): Promise<void> {
  await page.evaluate(() => {
    const real = window.setTimeout;
    const hasty = (work: () => void, ms = 0, ...args: unknown[]) =>
      real(work, ms < 3_000 ? Math.min(ms, 20) : ms, ...args);
    Object.assign(window, { setTimeout: hasty });
  });
}

test.describe("the workspace", () => {
  test("shows its five panels, and files in folders and tabs @js", async ({ page }) => {
    await page.setViewportSize({ width: 1400, height: 800 });
    const folders = Array.from({ length: 11 }, (_, index) => `d${index}`);
    const files = {
      ...PAGE,
      "a/b/c/d.ts": "export {};\n",
      [`${folders.join("/")}/deep.ts`]: "x\n",
      [`${LONG}.ts`]: "x\n",
      "styles.css": "a{}\n",
    };
    await openProject(page, files, "Corner shop");
    await isLive(page);

    await test.step("the panels have their measures", async () => {
      const width = async (panel: string) =>
        Math.round((((await page.locator(panel).boundingBox())?.width ?? 0) / 1400) * 100);
      expect(await width(".ws-files")).toBe(20);
      expect(await width(".ws-centre")).toBe(50);
      expect(await width(".ws-chat")).toBe(30);
      for (const tab of ["Editor", "Terminal", "Preview"]) {
        await expect(page.getByRole("tab", { name: tab })).toBeVisible();
      }
      await expect(page.getByRole("heading", { name: "Project Chat" })).toBeVisible();
      await expect(page.getByRole("link", { name: "Back to projects" })).toHaveAttribute(
        "href",
        "/projects",
      );
      await expect(page.getByRole("link", { name: /home$/ })).toHaveAttribute("href", "/");
    });

    await test.step("an export is a ZIP that carries the project's name", async () => {
      const download = page.waitForEvent("download");
      await page.getByRole("button", { name: "Export" }).click();
      expect((await download).suggestedFilename()).toBe("Corner-shop.zip");
    });

    await page.setViewportSize({ width: 1280, height: 720 });
    await test.step("a folder stands further in than the one around it, at any depth", async () => {
      const lefts: number[] = [];
      for (const name of [...folders, "deep.ts"]) {
        const icon = page.getByRole("treeitem", { name, exact: true }).locator(".icon").first();
        lefts.push((await icon.boundingBox())?.x ?? 0);
      }
      expect(lefts).toEqual([...new Set(lefts)].toSorted((a, b) => a - b));
    });

    await test.step("a folder opens to any depth, and a file has one tab", async () => {
      await expect(page.getByText("No File Open")).toBeVisible();
      await openFile(page, "d.ts");
      await openFile(page, "notes.md");
      await openFile(page, "d.ts");
      const tabs = page.getByRole("list", { name: "Open files" });
      await expect(tabs.getByRole("listitem")).toHaveCount(2);
      await page.getByRole("button", { name: "Close notes.md" }).click();
      await page.getByRole("button", { name: "Close a/b/c/d.ts" }).click();
      await expect(page.getByText("No File Open")).toBeVisible();
    });

    await test.step("every open file keeps its close button in reach", async () => {
      for (const name of ["index.html", "styles.css", "notes.md", `${LONG}.ts`]) {
        await openFile(page, name);
      }
      const close = page.getByRole("button", { name: `Close ${LONG}.ts` });
      await expect(close).toBeInViewport({ ratio: 1 });
      await page.setViewportSize({ width: 1040, height: 720 });
      await expect(close).toBeInViewport({ ratio: 1 });
    });
  });

  test("shows one panel at a time on a phone @js", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await openProject(page, PAGE);
    await isLive(page);
    const bar = page.getByRole("navigation", { name: "Panels" });
    await expect(bar.getByRole("button")).toHaveText([
      "Chat",
      "Files",
      "Editor",
      "Terminal",
      "Preview",
    ]);
    // Nobody has said a word in it yet: it opens on its app.
    await expect(bar.getByRole("button", { name: "Preview" })).toHaveAttribute(
      "aria-current",
      "true",
    );
    await expect(composer(page)).toBeHidden();
    await bar.getByRole("button", { name: "Chat" }).click();
    await expect(composer(page)).toBeVisible();
    await bar.getByRole("button", { name: "Files" }).click();
    await expect(page.getByRole("tree")).toBeVisible();
    await expect(composer(page)).toBeHidden();
    await page.getByRole("treeitem", { name: "notes.md" }).click();
    await expect(page.locator(".cm-content")).toHaveText("first");
  });

  // Somebody else's is answered like that, to the letter: tests/http/ownership.test.ts.
  test("says so for a project that does not exist @js", async ({ page, surprises }) => {
    surprises.allow(/status of 404/);
    const answer = await page.goto("/projects/nowhere");
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole("heading", { name: "Project Not Found" })).toBeVisible();
    await expect(page.getByText("The project you're looking for doesn't exist.")).toBeVisible();
    await page.getByRole("link", { name: "Back to Projects" }).click();
    await expect(page).toHaveURL(/\/projects$/);
  });

  test("says so for an unknown trial, once the browser was asked @js", async ({ page }) => {
    await page.goto("/projects/trial_1");
    await expect(page.getByRole("heading", { name: "Project Not Found" })).toBeVisible();
  });
});

test.describe("long names and long texts", () => {
  test("on a phone a long project name leaves the logo whole @js", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    const id = await openProject(page, PAGE, "A name that somebody typed without an end to it");
    const published = await page.request.post(`/api/projects/${id}/publish`, {
      data: { slug: unique("long") },
      headers: SAME_ORIGIN,
    });
    expect(published.ok()).toBe(true);
    await page.reload();
    await isLive(page);
    const home = page.getByRole("banner").getByRole("link", { name: /home$/ });
    expect((await home.boundingBox())?.width).toBeGreaterThanOrEqual(32);
    const { scrollWidth, clientWidth } = await page
      .locator("html")
      .evaluate(({ scrollWidth, clientWidth }) => ({ scrollWidth, clientWidth }));
    expect(scrollWidth).toBe(clientWidth);
    const endless = await makeProject(page.request, LONG);
    await page.goto(`/projects/${endless}/delete`);
    await expect(page.getByText(LONG)).toBeVisible();
    expect(await page.locator("html").evaluate((html) => html.scrollWidth)).toBe(390);
  });

  test("text without a space wraps, and a long path leaves room for what became of it @js", async ({
    page,
  }) => {
    await openProject(page, PAGE);
    await isLive(page);
    const path = `${"folder/".repeat(10)}${LONG}.css`;
    await answerWith(
      page,
      [
        event({ content: `https://example.com/${"x".repeat(2000)}\n\n- ${"y".repeat(2000)}` }),
        event({ type: "file_created", file: { path, content: "a{}", language: "css" } }),
      ],
      "open",
    );
    await say(page, "Go");
    await expect(page.locator(".ws-chip-state")).toBeInViewport({ ratio: 1 });
    const list = page.getByRole("log", { name: "Conversation" });
    expect(await list.evaluate((log) => log.scrollWidth - log.clientWidth)).toBe(0);
  });
});

test.describe("leaving while an answer is written", () => {
  test.beforeEach(async ({ page }) => {
    await openProject(page, PAGE);
    await isLive(page);
    await answerWith(page, ENDLESS, "open");
    await say(page, "Something long");
    await expect(page.getByText("Writing a.css")).toBeVisible();
  });

  test("every way out asks first, Wait stays, and Force Navigate carries it out @js", async ({
    page,
    surprises,
  }) => {
    for (const [what, role] of [
      ["Back to projects", "link"],
      ["home", "link"],
      ["Export", "button"],
      ["Publish", "button"],
    ] as const) {
      await test.step(what, async () => {
        await page.getByRole(role, { name: what }).click();
        await expect(warning(page)).toBeVisible();
        await warning(page).getByRole("button", { name: "Wait" }).click();
        await expect(warning(page)).toBeHidden();
        await expect(page.getByText("Writing a.css")).toBeVisible();
      });
    }
    await test.step("the browser's back button", async () => {
      const here = page.url();
      await page.evaluate(() => history.back());
      await expect(warning(page)).toBeVisible();
      await warning(page).getByRole("button", { name: "Wait" }).click();
      expect(page.url()).toBe(here);
    });
    await test.step("Share leaves nothing, and says what publishing takes", async () => {
      surprises.allow(/status of 500|^500: .*share$/);
      await page.route("**/api/projects/*/share", (route) => route.fulfill({ status: 500 }), {
        times: 1,
      });
      await page.getByRole("button", { name: "Share" }).click();
      const sheet = page.getByRole("dialog", { name: "Share" });
      await expect(sheet).toContainText("takes the files as they are saved");
      await expect(sheet.getByRole("alert")).toContainText("Nothing was changed");
      await sheet.getByRole("button", { name: "Try again" }).click();
      await expect(sheet.getByRole("textbox", { name: "URL slug" })).toBeVisible();
      // The way out stays in reach at the end of it, some screens further down.
      await sheet.getByRole("button", { name: "Make a link" }).scrollIntoViewIfNeeded();
      await expect(sheet.getByRole("button", { name: "Close" })).toBeInViewport({ ratio: 1 });
      await sheet.getByRole("button", { name: "Close" }).click();
    });
    await test.step("Force Navigate", async () => {
      await page.getByRole("button", { name: "Publish" }).click();
      await expect(warning(page)).toContainText("takes the files as they are saved");
      await page.getByRole("button", { name: "Force Navigate" }).click();
      await expect(page.getByRole("dialog", { name: "Publish to Community" })).toBeVisible();
      await page.getByRole("button", { name: "Cancel" }).click();
      await page.getByRole("link", { name: "Back to projects" }).click();
      await page.getByRole("button", { name: "Force Navigate" }).click();
      await expect(page).toHaveURL(/\/projects$/);
    });
  });

  test("closing the page asks only as long as it lasts @js", async ({ page }) => {
    const asked: string[] = [];
    page.on("dialog", async (dialog) => {
      asked.push(dialog.type());
      await dialog.accept();
    });
    await page.reload();
    expect(asked).toEqual(["beforeunload"]);
    await isLive(page);
    await expect(page.getByRole("button", { name: "Stop" })).toHaveCount(0);
    await composer(page).click();
    await page.reload();
    expect(asked).toHaveLength(1);
  });
});

test.describe("files", () => {
  test("the keyboard goes on beside what it has closed or decided @js", async ({
    page,
    surprises,
  }) => {
    surprises.allow(/409/);
    const id = await openProject(page, PAGE);
    await isLive(page);
    await openFile(page, "index.html");
    await openFile(page, "notes.md");
    await page.getByRole("button", { name: "Close notes.md" }).press("Enter");
    const left = page.getByRole("list", { name: "Open files" }).getByRole("button");
    await expect(left.first()).toBeFocused();
    await typeAtEnd(page, "mine");
    const stored = await storedFile(page.request, id, "index.html");
    const data = { content: "theirs" };
    await page.request.put(`/api/files/${stored?.id}`, { data, headers: SAME_ORIGIN });
    await page.keyboard.press("Control+s");
    await page.getByRole("button", { name: "Take theirs" }).press("Enter");
    await expect(page.locator(".cm-content")).toHaveText("theirs");
    await expect(page.locator(".cm-content")).toBeFocused();
    await page.getByRole("button", { name: "Close index.html" }).press("Enter");
    await expect(page.getByRole("tabpanel", { name: "Editor" })).toBeFocused();
  });

  test("a save that fails says so, and the edits stay @js", async ({ page, surprises }) => {
    surprises.allow(/500/, /40[14]/);
    const id = await openProject(page, PAGE);
    await isLive(page);
    await openFile(page, "notes.md");
    // Before anything is typed: edits save themselves after a pause.
    await page.route("**/api/files/*", (route) => route.fulfill({ status: 500, body: "{}" }));
    await typeAtEnd(page, "second");
    await page.keyboard.press("Control+s");
    await expectToast(page, "Error", "Failed to save file");
    await expect(page.locator(".cm-content")).toContainText("second");
    await page.unroute("**/api/files/*");
    await openFile(page, "index.html");
    await page.getByRole("treeitem", { name: "notes.md, unsaved changes" }).click();
    await expect(page.locator(".cm-content")).toContainText("second");
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await expectToast(page, "File saved");
    expect((await storedFile(page.request, id, "notes.md"))?.content).toBe("first\nsecond");

    // Who is signed out meanwhile finds the way back in, and to here.
    await page.context().clearCookies();
    await typeAtEnd(page, "third");
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await expectToast(page, "Error", "You are signed out here. Sign in again, and save once more.");
    await page.locator(".toast").getByRole("button", { name: "Sign in" }).click();
    await expect(page).toHaveURL(new RegExp(`/login\\?returnTo=.*${id}`));
  });

  test("two tabs on one file never overwrite each other @js", async ({
    page,
    context,
    surprises,
  }) => {
    surprises.allow(/409/);
    const id = await openProject(page, PAGE);
    await isLive(page);
    const other = await context.newPage();
    await other.goto(page.url());
    await isLive(other);
    await openFile(page, "notes.md");
    await openFile(other, "notes.md");
    await typeAtEnd(page, "from one");
    await typeAtEnd(other, "from two");
    await page.keyboard.press("Control+s");
    await expectToast(page, "File saved");
    await other.keyboard.press("Control+s");
    await expect(other.getByText("Both versions are kept.")).toBeVisible();
    await expect(other.locator(".cm-content")).toContainText("from two");
    expect((await storedFile(page.request, id, "notes.md"))?.content).toBe("first\nfrom one");
    await other.getByRole("button", { name: "Take theirs" }).click();
    await expect(other.locator(".cm-content")).toContainText("from one");
    await other.locator(".toast").getByRole("button", { name: "Undo" }).click();
    await expect(other.locator(".cm-content")).toContainText("from two");
    await other.getByRole("button", { name: "Save", exact: true }).click();
    await expectToast(other, "File saved");
    expect((await storedFile(page.request, id, "notes.md"))?.content).toBe("first\nfrom two");
  });

  test("edits survive a reload, and a newer version never eats them @js", async ({
    page,
    surprises,
  }) => {
    surprises.allow(/409/);
    const id = await openProject(page, PAGE);
    await isLive(page);
    await openFile(page, "notes.md");
    await typeAtEnd(page, "mine");
    await expect
      .poll(() => page.evaluate((key) => localStorage.getItem(key), `sayso:drafts:${id}`))
      .toContain("mine");
    const file = await storedFile(page.request, id, "notes.md");
    await page.request.put(`/api/files/${file?.id}`, {
      data: { content: "theirs" },
      headers: SAME_ORIGIN,
    });
    await page.reload();
    await isLive(page);
    await page.getByRole("treeitem", { name: "notes.md, unsaved changes" }).click();
    await expect(page.locator(".cm-content")).toContainText("mine");
    await expect(page.getByText("Both versions are kept.")).toBeVisible();
  });
});

test.describe("chat", () => {
  test.beforeEach(async ({ page }) => {
    await openProject(page, PAGE);
    await isLive(page);
  });

  /** What the next message sends. */
  const nextSend = (page: Page) =>
    page
      .waitForRequest((request) => request.url().endsWith("/chat/send"))
      .then((request) => request.postDataJSON());

  test("words are written, mention files, and are sent by Enter @js", async ({ page }) => {
    await test.step("@ offers files, by arrows and Enter, but not inside an address", async () => {
      const list = page.getByRole("listbox", { name: "Files to mention" });
      await composer(page).pressSequentially("me@no");
      await expect(list).toBeHidden();
      await composer(page).pressSequentially(" @");
      await expect(list.getByRole("option")).toHaveText(["index.html", "notes.md"]);
      await composer(page).press("ArrowDown");
      await expect(list.getByRole("option", { selected: true })).toHaveText("notes.md");
      await composer(page).press("Enter");
      await expect(composer(page)).toHaveValue("me@no @notes.md ");
      await composer(page).pressSequentially("@ind");
      await expect(list.getByRole("option")).toHaveText(["index.html"]);
      await composer(page).press("Escape");
      await expect(list).toBeHidden();
      await expect(composer(page)).toHaveValue("me@no @notes.md @ind");
    });

    await test.step("spaces are no message", async () => {
      await composer(page).fill("");
      await expect(page.getByRole("button", { name: "Send" })).toBeDisabled();
      await composer(page).fill("   ");
      await expect(page.getByRole("button", { name: "Send" })).toBeDisabled();
    });

    await test.step("Shift+Enter adds a line, Enter sends", async () => {
      await composer(page).fill("Hello");
      await composer(page).press("Shift+Enter");
      await composer(page).pressSequentially("there");
      await expect(composer(page)).toHaveValue("Hello\nthere");
      const sent = nextSend(page);
      await composer(page).press("Enter");
      expect(await sent).toMatchObject({ content: "Hello\nthere", mode: "develop" });
      await isDone(page);
    });
  });

  test("unsaved edits go along with the open file @js", async ({ page }) => {
    await openFile(page, "notes.md");
    await typeAtEnd(page, "not saved");
    const sent = nextSend(page);
    await say(page, "What does this say?");
    expect((await sent).activeFile).toMatchObject({
      name: "notes.md",
      path: "notes.md",
      content: "first\nnot saved",
    });
    await isDone(page);
  });

  test("discussing says its mode and changes no file @js", async ({ page }) => {
    const id = new URL(page.url()).pathname.split("/").at(-1);
    const before = await (await page.request.get(`/api/files/${id}`)).text();
    await page.getByText("Discuss", { exact: true }).click();
    const sent = nextSend(page);
    await say(page, "How would I make the heading blue?");
    expect((await sent).mode).toBe("discuss");
    await isDone(page);
    expect(await (await page.request.get(`/api/files/${id}`)).text()).toBe(before);
  });

  test("a refused request gives the words back, and tells a reason @js", async ({
    page,
    surprises,
  }) => {
    surprises.allow(/500/, /429/);
    await page.route("**/chat/send", (route) =>
      route.fulfill({ status: 500, body: "<h1>no</h1>" }),
    );
    await composer(page).fill("Build a house");
    await composer(page).press("Enter");
    await expectToast(page, "AI Generation Failed", "Failed to generate code. Please try again.");
    await expect(page.getByRole("article", { name: "You" })).toHaveCount(0);
    await expect(composer(page)).toHaveValue("Build a house");

    await page.route("**/chat/send", (route) =>
      route.fulfill({ status: 429, json: { error: "Slow down, please." } }),
    );
    await composer(page).press("Enter");
    const told = page.locator(".toast").filter({ hasText: "Slow down, please." });
    await expect(told.locator(".toast__title")).toHaveText("AI Generation Failed");
    await expect(told.getByText("Slow down, please.", { exact: true })).toBeVisible();
  });

  test("a stream is understood as it comes, and Stop ends it without an error @js", async ({
    page,
  }) => {
    const answer = page.getByRole("article", { name: "Assistant" }).last();

    await test.step("events are understood however the network splits them", async () => {
      const file = { path: "one.css", content: "a{}", language: "css" };
      const whole =
        event({ content: "Größe: 日本 " }) +
        event({ type: "file_created", file }) +
        event({
          files: [
            { path: "two.css", content: "b{}" },
            { path: "three.css", content: "c{}" },
          ],
        });
      // Left open: the server knows nothing of this answer, and would take it back at the end.
      await answerWith(page, whole.match(/[\s\S]{1,7}/gu) ?? [], "open");
      await say(page, "Go");
      for (const name of ["one.css", "two.css", "three.css"]) {
        await expect(page.getByRole("list", { name: "Files" }).getByText(name)).toBeVisible();
      }
      await expect(answer).toContainText("Größe: 日本");
    });

    await test.step("code in prose is not shown, and what happened to a file is", async () => {
      await answerWith(
        page,
        [
          event({ content: "Here it is.\n\n\n\n```css\nhidden {}\n```\n\n\nThere.\n```js\nopen" }),
          event({
            type: "done",
            status: "finished",
            changes: [{ path: "bad.css", action: "error", error: "It was cut off." }],
          }),
        ],
        "open",
      );
      await say(page, "And then");
      await expect(answer).toContainText("There.");
      await expect(answer).not.toContainText("hidden");
      await expect(answer).not.toContainText("open");
      await expect(answer.getByText("It was cut off.")).toBeVisible();
    });

    await test.step("Stop ends it without an error", async () => {
      await answerWith(page, ENDLESS, "open");
      await say(page, "Go on");
      await expect(page.getByText("Writing a.css")).toBeVisible();
      const stopped = page.waitForRequest((request) => request.url().endsWith("/chat/stop"));
      await page.getByRole("button", { name: "Stop" }).click();
      await stopped;
      await expect(page.getByRole("button", { name: /^Stop/ })).toHaveCount(0);
      await expect(page.locator(".toast--destructive")).toHaveCount(0);
    });

    await test.step("a problem told in the stream is shown, and the stream goes on", async () => {
      await answerWith(
        page,
        [
          event({ content: "Before. " }),
          event({ error: "The model is slow today." }),
          event({ content: "After." }),
        ],
        "open",
      );
      await say(page, "Once more");
      await expectToast(page, "AI Request Issue", "The model is slow today.");
      await expect(answer).toContainText("Before. After.");
    });
  });

  test("a stream that breaks and cannot be picked up says so @js", async ({ page, surprises }) => {
    surprises.allow(/500/);
    await page.route("**/chat/stream", (route) => route.fulfill({ status: 500, body: "" }));
    await answerWith(page, [event({ content: "Half an ans" })], "cut");
    await hurry(page);
    await composer(page).fill("Go");
    await composer(page).press("Enter");
    await expectToast(page, "Reconnection Failed", "Could not resume chat. Please try again.");
    await expect(page.getByRole("button", { name: "Reconnect" })).toBeVisible();
  });

  test("a network that is gone is waited for, and an answer that is gone then is told @js", async ({
    page,
    context,
    surprises,
  }) => {
    surprises.allow(/ERR_INTERNET_DISCONNECTED/);
    await context.setOffline(true);
    await answerWith(page, [event({ content: "Half an ans" })], "cut");
    await say(page, "Go");
    await expect(page.getByText(/^You are offline. The answer is picked up/)).toBeVisible();
    await context.setOffline(false);
    // This server knows of no answer.
    await expect(page.getByText("Your last message did not reach the server.")).toBeVisible();
    await expect(composer(page)).toHaveValue("Go");
    await expect.poll(() => page.evaluate(() => history.state?.saysoLeaveTrap ?? null)).toBeNull();
    await openFile(page, "notes.md");
    await expect(composer(page)).toBeVisible();
  });

  test("an answer that ends asks the server for no page @js", async ({ page }) => {
    const pages: string[] = [];
    page.on("request", (request) => {
      if (request.url().includes("_routes=")) pages.push(request.url());
    });
    await say(page, "Build a quiz");
    await isDone(page);
    await expect.poll(() => page.evaluate(() => history.state?.saysoLeaveTrap ?? null)).toBeNull();
    await page.waitForLoadState("networkidle");
    expect(pages).toEqual([]);
  });

  test("a second message takes the place of the first @js", async ({ page }) => {
    await answerWith(page, ENDLESS, "open");
    await say(page, "First");
    await expect(page.getByText("Writing a.css")).toBeVisible();
    await say(page, "Rename it to Second");
    await isDone(page);
    await expect(page.getByText("Rename it to Second")).toHaveCount(1);
    await expect(page.locator(".toast--destructive")).toHaveCount(0);
  });

  test("an idle tab shows what another tab asked, and its answer @js", async ({
    page,
    context,
  }) => {
    const idle = await context.newPage();
    await idle.goto(page.url());
    await isLive(idle);
    await say(page, "Make a todo list");
    await isDone(page);
    await expect(idle.getByText("Make a todo list", { exact: true })).toHaveCount(1);
    await expect(idle.getByRole("treeitem", { name: "index.html" })).toBeVisible();
    await expect(idle.getByRole("button", { name: "Stop" })).toHaveCount(0);
  });

  test("the history keeps what was said @js", async ({ page }) => {
    await say(page, "Rename it to Corner");
    await isDone(page);
    await page.getByRole("button", { name: "Chat history" }).click();
    const sheet = page.getByRole("dialog", { name: "Chat History" });
    await expect(sheet.getByText("Rename it to Corner").last()).toBeVisible();
    await sheet.getByRole("button", { name: "Show changes" }).first().click();
    await expect(sheet.locator(".cmp-file").first()).toBeVisible();
  });
});

test("a trial keeps its answer and files in the browser @js", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await newTrial(page, "Pocket quiz");
  const told = await page.locator(".toast").filter({ hasText: "Project Created" }).boundingBox();
  const talk = await page.getByRole("log", { name: "Conversation" }).boundingBox();
  expect((told?.y ?? 0) + (told?.height ?? 999)).toBeLessThanOrEqual(talk?.y ?? 0);
  await say(page, "A quiz about birds");
  await expect(page).toHaveTitle(/^Pocket quiz · /);
  await isDone(page);
  await page.getByRole("button", { name: "Preview" }).click();
  await expect(previewOf(page).getByRole("heading").first()).toBeVisible();
  await page.reload();
  await isLive(page);
  await expect(page.getByRole("article", { name: "Assistant" })).toHaveCount(1);
  await page.getByRole("button", { name: "Export" }).click();
  const dialog = page.getByRole("dialog", { name: "Sign In Required" });
  await expect(dialog).toContainText("Please sign in to export your projects.");
  await expect(dialog.getByRole("link", { name: "Go to Sign In" })).toHaveAttribute("href", "/");
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect(dialog).toBeHidden();
});

test("a long conversation opens at its end and goes back to its beginning in steps @js", async ({
  page,
}) => {
  await page.goto("/projects");
  await page.evaluate(() => {
    const id = "trial_1700000000000";
    const createdAt = "2025-01-05T10:00:00.000Z";
    const project = { id, name: "Long talk", template: "react", createdAt, isTrial: true };
    const messages = Array.from({ length: 1_100 }, (_, n) => ({
      id: `m${n}`,
      role: n % 2 ? "assistant" : "user",
      content: `Message ${n}: ${"many words in one long line ".repeat(12)}`,
    }));
    localStorage.setItem("trial-projects", JSON.stringify([project]));
    localStorage.setItem("trial-messages", JSON.stringify({ [id]: messages }));
  });
  await page.goto("/projects/trial_1700000000000");
  await isLive(page);
  await expect(page.getByText("Message 1099:")).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole("button", { name: "Latest" })).toHaveCount(0);

  const said = page.getByRole("log").getByRole("article");
  // A few screens are there at once and a thousand when there is time, for search in the page; the rest is asked for.
  await expect(said).toHaveCount(1_000);
  const find = (text: string) => page.evaluate(`getSelection().empty(); find("${text}")`);
  expect(await find("Message 101:")).toBe(true);
  const first = page.getByText("Message 100:");
  await first.scrollIntoViewIfNeeded();
  await expect(said).toHaveCount(1_050);
  await expect(first).toBeInViewport();
  await page.getByRole("button", { name: "Show earlier messages" }).press("Enter");
  await expect(said).toHaveCount(1_100);
  await page.getByText("Message 0:").scrollIntoViewIfNeeded();
  await expect(page.getByRole("button", { name: "Show earlier messages" })).toHaveCount(0);
});
