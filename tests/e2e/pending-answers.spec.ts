import type { BrowserContext, Page } from "@playwright/test";
import { type AppWithModel, startAppWithModel } from "../support/app-with-model";
import { fileBlock } from "../support/file-blocks";
import { Gate } from "../support/scripted-model";
import {
  composer,
  expect,
  expectToast,
  isDone,
  isLive,
  newTrial,
  openFile,
  say,
  test,
  typeAtEnd,
} from "./fixtures";

/** A visitor leaves while an answer is being written, and comes back when its note is too old. */

const MINUTES_AWAY = 6;
const LINE = "This answer was on its way when you left. Its files are in your project now.";

// One server and one scripted model for all.
test.describe.configure({ mode: "default" });

let running: AppWithModel;
/** Holds the answer back after its first file. */
let gate: Gate;

test.beforeAll(async () => {
  running = await startAppWithModel();
});
test.afterAll(() => running.stop());
test.beforeEach(() => {
  gate = new Gate();
  running.models.play([{ text: answer(gate) }]);
});
test.afterEach(() => gate.open());

async function* answer(held: Gate) {
  yield `Here is the shop.\n\n${fileBlock("index.html", "<h1>Shop</h1>\n")}`;
  await held.opened;
  yield `\nIt has a style.\n\n${fileBlock("style.css", "h1 { color: teal; }\n")}`;
  yield `\n${fileBlock("index.html", "<h1>Shop of the answer</h1>\n")}\nThat is all.\n`;
}

const newShop = (page: Page) => newTrial(page, "Shop", `${running.app.origin}/projects`);

/** Asks for the shop, sees its first file and is gone without a word. */
async function askAndLeave(page: Page): Promise<void> {
  await say(page, "A shop");
  // By its whole name: while it is being written, it says so and is not kept yet.
  await expect(page.getByRole("treeitem", { name: "index.html", exact: true })).toBeVisible();
  await page.close();
}

/** Reads the answer to its end, as nobody in the browser does. */
async function hasEnded(context: BrowserContext, id: string): Promise<void> {
  const stream = await context.request.get(`${running.app.origin}/api/projects/${id}/chat/stream`);
  expect(await stream.text()).toContain("[DONE]");
}

async function comeBack(context: BrowserContext, id: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(`${running.app.origin}/projects`);
  await page.evaluate((minutes) => {
    const note = JSON.parse(localStorage.getItem("chat-streaming-state") ?? "null");
    if (!note) return;
    note.savedAt -= minutes * 60_000;
    localStorage.setItem("chat-streaming-state", JSON.stringify(note));
  }, MINUTES_AWAY);
  await page.goto(`${running.app.origin}/projects/${id}`);
  await isLive(page);
  return page;
}

/** What the browser itself has of a trial. */
function kept(page: Page, id: string) {
  return page.evaluate((projectId) => {
    const read = (key: string) => JSON.parse(localStorage.getItem(key) ?? "{}")[projectId];
    const files = (read("trial-files") ?? []) as { path: string; content: string }[];
    const messages = (read("trial-messages") ?? []) as { role: string; status: string }[];
    return {
      files: Object.fromEntries(files.map(({ path, content }) => [path, content])),
      messages: messages.map(({ role, status }) => `${role} ${status}`),
      pending: read("trial-answers") ?? null,
    };
  }, id);
}

const ANSWERED = {
  files: {
    "index.html": "<h1>Shop of the answer</h1>\n",
    "style.css": "h1 { color: teal; }\n",
  },
  messages: ["user finished", "assistant finished"],
  pending: null,
};

test("an answer that ended while nobody looked comes home, once @js", async ({ page, context }) => {
  const id = await newShop(page);
  await askAndLeave(page);
  gate.open();
  await hasEnded(context, id);
  const back = await comeBack(context, id);
  await expect(back.getByText(LINE)).toBeVisible();
  await expect(back.getByRole("treeitem", { name: "style.css" })).toBeVisible();
  await expect(back.getByRole("article", { name: "Assistant" })).toContainText("That is all.");
  await expect.poll(() => kept(back, id)).toEqual(ANSWERED);
  await back.reload();
  await isLive(back);
  await expect(back.getByRole("article")).toHaveCount(2);
  await expect(back.getByText(LINE)).toHaveCount(0);
  await expect.poll(() => kept(back, id)).toEqual(ANSWERED);
});

test("an answer that still runs is followed to its end @js", async ({ page, context }) => {
  const id = await newShop(page);
  await askAndLeave(page);
  const back = await comeBack(context, id);
  await expect(back.getByRole("button", { name: "Stop" })).toBeVisible();
  gate.open();
  await expect(back.getByText(LINE)).toBeVisible();
  await expect.poll(() => kept(back, id)).toEqual(ANSWERED);
});

test("what was changed by hand meanwhile stays, in another tab too @js", async ({
  page,
  context,
}) => {
  const id = await newShop(page);
  const other = await context.newPage();
  await other.goto(page.url());
  await isLive(other);
  await askAndLeave(page);
  await openFile(other, "index.html");
  await typeAtEnd(other, "<p>mine</p>");
  await other.keyboard.press("Control+s");
  await expectToast(other, "File saved");
  await other.close();
  gate.open();
  await hasEnded(context, id);
  const back = await comeBack(context, id);
  await expect(back.getByText(LINE)).toBeVisible();
  await expect(back.getByText("You changed index.html while the answer was being")).toBeVisible();
  await expect
    .poll(() => kept(back, id))
    .toEqual({
      ...ANSWERED,
      files: { ...ANSWERED.files, "index.html": "<h1>Shop</h1>\n<p>mine</p>" },
    });
});

test("two tabs that come back together do not double anything @js", async ({ page, context }) => {
  test.slow(true, "three workspaces at once");
  const id = await newShop(page);
  await askAndLeave(page);
  const tabs = [await comeBack(context, id), await comeBack(context, id)];
  gate.open();
  for (const tab of tabs) {
    await expect(tab.getByRole("article", { name: "Assistant" })).toContainText("That is all.");
    await expect(tab.getByRole("button", { name: "Stop" })).toHaveCount(0);
    await expect(tab.getByRole("article")).toHaveCount(2);
    expect(await kept(tab, id)).toEqual(ANSWERED);
  }
});

test("a visit to another project in between loses no answer @js", async ({ page, context }) => {
  const id = await newShop(page);
  await askAndLeave(page);
  const elsewhere = await context.newPage();
  await newShop(elsewhere);
  await expect(composer(elsewhere)).toBeEnabled();
  gate.open();
  await hasEnded(context, id);
  await elsewhere.goto(`${running.app.origin}/projects/${id}`);
  await expect(elsewhere.getByText(LINE)).toBeVisible();
  expect(await kept(elsewhere, id)).toEqual(ANSWERED);
});

test("a server that was killed meanwhile gives back what was complete @js", async ({
  page,
  context,
}) => {
  const id = await newShop(page);
  await askAndLeave(page);
  await running.app.kill9();
  await running.app.restart();
  const back = await comeBack(context, id);
  await expect(back.getByText(LINE)).toBeVisible();
  await expect(back.getByRole("button", { name: "Continue" })).toBeVisible();
  await expect
    .poll(() => kept(back, id))
    .toEqual({
      files: { "index.html": "<h1>Shop</h1>\n" },
      messages: ["user finished", "assistant interrupted"],
      pending: null,
    });
});

test("an answer that failed says so, and keeps its files @js", async ({ page, context }) => {
  running.models.play([{ text: failing(gate), ending: "error" }]);
  const id = await newShop(page);
  await askAndLeave(page);
  gate.open();
  await hasEnded(context, id);
  const back = await comeBack(context, id);
  await expect(back.getByText(LINE)).toBeVisible();
  await expect(back.getByRole("button", { name: "Continue" })).toBeVisible();
  await expect
    .poll(() => kept(back, id))
    .toMatchObject({
      files: { "index.html": "<h1>Shop</h1>\n" },
      messages: ["user finished", "assistant failed"],
    });
});

async function* failing(held: Gate) {
  yield `Here is the shop.\n\n${fileBlock("index.html", "<h1>Shop</h1>\n")}`;
  await held.opened;
}

test("what the server has forgotten is said, and nothing else changes @js", async ({
  page,
  context,
  surprises,
}) => {
  surprises.allow(/status of 40[14]/);
  const id = await newShop(page);
  await askAndLeave(page);
  gate.open();
  await hasEnded(context, id);
  // As after 7 days: no copy of this browser's trial is there any more.
  await context.clearCookies();
  const back = await comeBack(context, id);
  await expect(back.getByText("is no longer on the server")).toBeVisible();
  await expect(back.locator(".toast")).toHaveCount(0);
  await expect
    .poll(() => kept(back, id))
    .toEqual({
      files: { "index.html": "<h1>Shop</h1>\n" },
      messages: ["user finished"],
      pending: null,
    });
});

test("words that never reached the server are back where they were written @js", async ({
  page,
  context,
}) => {
  const id = await newShop(page);
  gate.open();
  await say(page, "A shop");
  await isDone(page);
  await expect.poll(async () => (await kept(page, id)).pending).toBeNull();
  await page.evaluate(() => {
    const real = window.fetch;
    window.fetch = (input, init) =>
      String(input).endsWith("/chat/send") ? new Promise(() => {}) : real(input, init);
  });
  await say(page, "Make it blue");
  await expect(page.getByRole("article", { name: "You" })).toHaveCount(2);
  await page.close();
  const back = await comeBack(context, id);
  await expect(back.getByText("Your last message did not reach the server.")).toBeVisible();
  await expect(composer(back)).toHaveValue("Make it blue");
  await expect.poll(() => kept(back, id)).toEqual(ANSWERED);
});
