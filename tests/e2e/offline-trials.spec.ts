import type { Page } from "@playwright/test";
import {
  composer,
  expect,
  isDone,
  isLive,
  newTrial,
  openFile,
  say,
  test,
  typeAtEnd,
} from "./fixtures";

/** A trial without a line, in a browser with the service worker. */

test.use({ serviceWorkers: "allow" });

/** What a browser says of requests that the end of the line cut off, the worker's own among them. */
const CUT_OFF = /ERR_INTERNET_DISCONNECTED|ERR_FAILED .*\/build\/|Failed to fetch/;

/** Waits until the device has the page of the trial and its files. */
async function isKept(page: Page): Promise<void> {
  const { pathname } = new URL(page.url());
  await expect
    .poll(() => page.evaluate(async (path) => Boolean(await caches.match(path)), pathname), {
      timeout: 20_000,
    })
    .toBe(true);
}

/** The first page of a trial, as the browser stores it. */
function fileOf(page: Page, id: string): Promise<string> {
  return page.evaluate((project) => {
    const files = JSON.parse(localStorage.getItem("trial-files") ?? "{}")[project] ?? [];
    return files.find(({ path }: { path: string }) => path === "index.html")?.content ?? "";
  }, id);
}

test("a trial is read, changed and reloaded without a line, and what was said goes once @js", async ({
  page,
  context,
  surprises,
}) => {
  surprises.allow(CUT_OFF);
  const id = await newTrial(page, "On the train");
  await isLive(page);
  await say(page, "Build a quiz");
  await isDone(page);
  await isKept(page);

  await context.setOffline(true);
  await expect(page.getByText(/^You are offline. You can read and change files/)).toBeVisible();
  // It is told once: a toast would lie over the message that waits.
  await expect(page.getByText("Pages that were open here before")).toHaveCount(0);
  await openFile(page, "index.html");
  await typeAtEnd(page, "<!-- on the train -->");
  await page.keyboard.press("ControlOrMeta+s");
  await expect.poll(() => fileOf(page, id)).toContain("on the train");

  await page.reload();
  await isLive(page);
  await openFile(page, "index.html");
  await say(page, "Make it green");
  await expect(page.getByText("Waiting for a connection")).toBeVisible();
  await composer(page).fill("A thought for later");
  await page.reload();
  await isLive(page);
  await expect(page.getByText("Waiting for a connection")).toBeVisible();
  await expect(composer(page)).toHaveValue("A thought for later");

  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/chat/send")) sent.push(request.postDataJSON().content);
  });
  await context.setOffline(false);
  // A browser that is told nothing of the line tries again after a while.
  await expect(page.getByText("Waiting for a connection")).toBeHidden({ timeout: 20_000 });
  await expect(page.locator(".ws-message--assistant")).toHaveCount(2);
  await isDone(page);
  await expect(page.getByText("Waiting for a connection")).toBeHidden();
  expect(sent).toEqual(["Make it green"]);
  expect(await fileOf(page, id)).toContain("on the train");
});

test("a message that waits is taken back, and its words are there again @js", async ({
  page,
  context,
  surprises,
}) => {
  surprises.allow(CUT_OFF);
  await newTrial(page, "Second thoughts");
  await isLive(page);
  await context.setOffline(true);
  await say(page, "Make it loud");
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByText("Waiting for a connection")).toBeHidden();
  await expect(composer(page)).toHaveValue("Make it loud");
});

test("a storage that is nearly full is told before it hurts @js", async ({ page }) => {
  await page.addInitScript(() => {
    navigator.storage.estimate = async () => ({ usage: 85, quota: 100 });
  });
  await newTrial(page, "Attic");
  await isLive(page);
  await expect(page.getByText("What this browser stores for us is 85 % full.")).toBeVisible();
  await page.goto("/projects");
  await expect(page.getByText("This browser's storage is 85 % full")).toBeVisible();
});
