import { type AppWithModel, startAppWithModel } from "../support/app-with-model";
import { Gate } from "../support/scripted-model";
import {
  composer,
  expect,
  expectToast,
  isDone,
  isLive,
  openFile,
  say,
  test,
  typeAtEnd,
} from "./fixtures";
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

test("what was changed by hand meanwhile stays, in another tab too @js", async ({
  page,
  context,
}) => {
  const id = await newShop(page, running);
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
  await hasEnded(context, id, running);
  const back = await comeBack(context, id, running);
  await expect(back.getByText(LINE)).toBeVisible();
  await expect(back.getByText("You changed index.html while the answer was being")).toBeVisible();
  await expect
    .poll(() => kept(back, id))
    .toEqual({
      ...ANSWERED,
      files: { ...ANSWERED.files, "index.html": "<h1>Shop</h1>\n<p>mine</p>" },
    });
});

test("a visit to another project in between loses no answer @js", async ({ page, context }) => {
  const id = await newShop(page, running);
  await askAndLeave(page);
  const elsewhere = await context.newPage();
  await newShop(elsewhere, running);
  await expect(composer(elsewhere)).toBeEnabled();
  gate.open();
  await hasEnded(context, id, running);
  await elsewhere.goto(`${running.app.origin}/projects/${id}`);
  await expect(elsewhere.getByText(LINE)).toBeVisible();
  expect(await kept(elsewhere, id)).toEqual(ANSWERED);
});

test("a server that was killed meanwhile gives back what was complete @js", async ({
  page,
  context,
}) => {
  const id = await newShop(page, running);
  await askAndLeave(page);
  await running.app.kill9();
  await running.app.restart();
  const back = await comeBack(context, id, running);
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

test("what the server has forgotten is said, and nothing else changes @js", async ({
  page,
  context,
  surprises,
}) => {
  surprises.allow(/status of 40[14]/);
  const id = await newShop(page, running);
  await askAndLeave(page);
  gate.open();
  await hasEnded(context, id, running);
  // As after 7 days: no copy of this browser's trial is there any more.
  await context.clearCookies();
  const back = await comeBack(context, id, running);
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
  const id = await newShop(page, running);
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
  const back = await comeBack(context, id, running);
  await expect(back.getByText("Your last message did not reach the server.")).toBeVisible();
  await expect(composer(back)).toHaveValue("Make it blue");
  await expect.poll(() => kept(back, id)).toEqual(ANSWERED);
});
