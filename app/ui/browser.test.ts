import path from "node:path";
import type { Browser, Page } from "@playwright/test";
import { build } from "esbuild";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { launchChromium } from "../../tests/support/launch-chromium";

let browser: Browser;
let script: string;
let page: Page;

beforeAll(async () => {
  const bundle = await build({
    entryPoints: [path.resolve(import.meta.dirname, "../../tests/support/browser-fixture.tsx")],
    bundle: true,
    write: false,
    jsx: "automatic",
    define: { "process.env.NODE_ENV": '"production"' },
  });
  script = bundle.outputFiles[0]?.text ?? "";
  browser = await launchChromium();
});

afterAll(() => browser?.close());

beforeEach(async () => {
  page = await browser.newPage();
  await page.clock.install({ time: 0 });
  await page.setContent("<!doctype html><title>Parts</title>");
  await page.addScriptTag({ content: script });
  // From here on time passes only where a test says so, however slow the machine is.
  await page.clock.pauseAt(60_000);
});

afterEach(() => page.close());

const show = (name: string) => page.getByRole("button", { name, exact: true }).click();
const gone = (text: string) => page.getByText(text).waitFor({ state: "detached" });
const leave = () => page.mouse.move(5, 5);

test("a toast is announced, and leaves after five seconds", async () => {
  await show("Plain");
  await leave();
  await page.getByRole("status").filter({ hasText: "First" }).waitFor();
  await page.clock.runFor(4900);
  expect(await page.getByText("First").count()).toBe(1);
  await page.clock.runFor(200);
  await gone("First");
});

test("a new toast replaces the one that shows", async () => {
  await show("Plain");
  await show("Destructive");
  await gone("First");
  expect(await page.getByRole("alert").textContent()).toBe("Second");
  expect(await page.locator(".toast--destructive").count()).toBe(1);
});

test("the replacing toast gets its own five seconds", async () => {
  await show("Plain");
  await page.clock.runFor(4000);
  await show("Destructive");
  await leave();
  await page.clock.runFor(4000);
  expect(await page.getByText("Second").count()).toBe(1);
});

test("a toast stays while it is pointed at or focused", async () => {
  await show("Plain");
  await page.getByText("First").hover();
  await page.clock.runFor(20_000);
  expect(await page.getByText("First").count()).toBe(1);
  await page.getByRole("button", { name: "Dismiss" }).focus();
  await leave();
  await page.clock.runFor(20_000);
  expect(await page.getByText("First").count()).toBe(1);
});

test("a swipe of 40 px to the right keeps it, one past 50 px dismisses it", async () => {
  await show("Plain");
  await swipe(40);
  expect(await page.getByText("First").count()).toBe(1);
  await swipe(60);
  await gone("First");
});

test("F8 moves the focus to the notifications", async () => {
  await show("Plain");
  await page.keyboard.press("F8");
  expect(await page.evaluate(() => document.activeElement?.getAttribute("aria-label"))).toBe(
    "Notifications (F8)",
  );
});

test("the focus goes back to where it was before F8", async () => {
  const isBack = () =>
    page
      .getByRole("button", { name: "Destructive" })
      .evaluate((element) => element === document.activeElement);
  for (const name of ["Undo", "Dismiss"]) {
    await show("Destructive");
    await page.keyboard.press("F8");
    await page.getByRole("alert").waitFor();
    expect(await isBack()).toBe(false);
    await page.keyboard.press("Tab");
    if (name === "Dismiss") await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await gone("Second");
    expect(await isBack()).toBe(true);
  }
});

test("its action runs once and dismisses it", async () => {
  await show("Destructive");
  await page.getByRole("button", { name: "Undo" }).click();
  expect(await page.title()).toBe("undone");
  await gone("Second");
});

test("a dialog closes by Escape, its button and a press outside, and gives the focus back", async () => {
  const opener = page.getByRole("button", { name: "Ask" });
  const dialog = page.getByRole("dialog", { name: "Really?" });
  const ways = [
    () => page.keyboard.press("Escape"),
    () => dialog.getByRole("button", { name: "Close" }).click(),
    () => page.mouse.click(5, 5),
  ];
  for (const close of ways) {
    await opener.click();
    await dialog.waitFor();
    await close();
    await dialog.waitFor({ state: "hidden" });
    expect(await opener.evaluate((element) => element === document.activeElement)).toBe(true);
  }
});

test("a dialog that leaves with its page gives the focus back", async () => {
  const opener = page.getByRole("button", { name: "Ask" });
  await opener.click();
  await page.getByRole("button", { name: "Remove" }).click();
  await page.getByRole("dialog").waitFor({ state: "detached" });
  expect(await opener.evaluate((element) => element === document.activeElement)).toBe(true);
});

async function swipe(distance: number): Promise<void> {
  const box = await page.getByText("First").boundingBox();
  if (!box) throw new Error("There is no toast to swipe.");
  await page.mouse.move(box.x + 10, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + 10 + distance, box.y + box.height / 2, { steps: 4 });
  await page.mouse.up();
}
