import { type AppWithModel, startAppWithModel } from "../support/app-with-model";
import { fileBlock } from "../support/file-blocks";
import { Gate } from "../support/scripted-model";
import { expect, isLive, test } from "./fixtures";
import {
  ANSWERED,
  answer,
  askAndLeave,
  comeBack,
  hasEnded,
  kept,
  LINE,
  newShop,
} from "./pending-answers-steps";

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

test("an answer that ended while nobody looked comes home, once @js", async ({ page, context }) => {
  const id = await newShop(page, running);
  await askAndLeave(page);
  gate.open();
  await hasEnded(context, id, running);
  const back = await comeBack(context, id, running);
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
  const id = await newShop(page, running);
  await askAndLeave(page);
  const back = await comeBack(context, id, running);
  await expect(back.getByRole("button", { name: "Stop" })).toBeVisible();
  gate.open();
  await expect(back.getByText(LINE)).toBeVisible();
  await expect.poll(() => kept(back, id)).toEqual(ANSWERED);
});

test("two tabs that come back together do not double anything @js", async ({ page, context }) => {
  test.slow(true, "three workspaces at once");
  const id = await newShop(page, running);
  await askAndLeave(page);
  const tabs = [await comeBack(context, id, running), await comeBack(context, id, running)];
  gate.open();
  for (const tab of tabs) {
    await expect(tab.getByRole("article", { name: "Assistant" })).toContainText("That is all.");
    await expect(tab.getByRole("button", { name: "Stop" })).toHaveCount(0);
    await expect(tab.getByRole("article")).toHaveCount(2);
    expect(await kept(tab, id)).toEqual(ANSWERED);
  }
});

test("an answer that failed says so, and keeps its files @js", async ({ page, context }) => {
  running.models.play([{ text: failing(gate), ending: "error" }]);
  const id = await newShop(page, running);
  await askAndLeave(page);
  gate.open();
  await hasEnded(context, id, running);
  const back = await comeBack(context, id, running);
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
