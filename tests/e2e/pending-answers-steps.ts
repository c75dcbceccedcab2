import type { BrowserContext, Page } from "@playwright/test";
import type { AppWithModel } from "../support/app-with-model";
import { fileBlock } from "../support/file-blocks";
import type { Gate } from "../support/scripted-model";
import { expect, isLive, newTrial, say } from "./fixtures";

/** A visitor leaves while an answer is being written, and comes back when its note is too old. */

const MINUTES_AWAY = 6;
export const LINE = "This answer was on its way when you left. Its files are in your project now.";

/** Two files and one of them again, of which the first comes at once. */
export async function* answer(held: Gate) {
  yield `Here is the shop.\n\n${fileBlock("index.html", "<h1>Shop</h1>\n")}`;
  await held.opened;
  yield `\nIt has a style.\n\n${fileBlock("style.css", "h1 { color: teal; }\n")}`;
  yield `\n${fileBlock("index.html", "<h1>Shop of the answer</h1>\n")}\nThat is all.\n`;
}

/** Asks for the shop, sees its first file and is gone without a word. */
export async function askAndLeave(page: Page): Promise<void> {
  await say(page, "A shop");
  // By its whole name: while it is being written, it says so and is not kept yet.
  await expect(page.getByRole("treeitem", { name: "index.html", exact: true })).toBeVisible();
  await page.close();
}

/** What the browser itself has of a trial. */
export function kept(page: Page, id: string) {
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

export const ANSWERED = {
  files: {
    "index.html": "<h1>Shop of the answer</h1>\n",
    "style.css": "h1 { color: teal; }\n",
  },
  messages: ["user finished", "assistant finished"],
  pending: null,
};

/** Begins the trial that the answer is for. */
export const newShop = (page: Page, { app }: AppWithModel) =>
  newTrial(page, "Shop", `${app.origin}/projects`);

/** Reads the answer to its end, as nobody in the browser does. */
export async function hasEnded(
  context: BrowserContext,
  id: string,
  { app }: AppWithModel,
): Promise<void> {
  const stream = await context.request.get(`${app.origin}/api/projects/${id}/chat/stream`);
  expect(await stream.text()).toContain("[DONE]");
}

/** Opens the project in a new tab, when the note of the answer is too old. */
export async function comeBack(
  context: BrowserContext,
  id: string,
  { app }: AppWithModel,
): Promise<Page> {
  const page = await context.newPage();
  await page.goto(`${app.origin}/projects`);
  await page.evaluate((minutes) => {
    const note = JSON.parse(localStorage.getItem("chat-streaming-state") ?? "null");
    if (!note) return;
    note.savedAt -= minutes * 60_000;
    localStorage.setItem("chat-streaming-state", JSON.stringify(note));
  }, MINUTES_AWAY);
  await page.goto(`${app.origin}/projects/${id}`);
  await isLive(page);
  return page;
}
