import type { Page } from "@playwright/test";
import { expect, SAME_ORIGIN, signIn, test, unique } from "./fixtures";

/** The service worker in a real browser: what opens without a line, and what is never kept. */

test.use({ serviceWorkers: "allow" });

/** Opens a page, and waits until the worker has what it keeps of it. */
async function openAndKeep(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect.poll(() => keptPages(page)).toContain(path);
}

/** The addresses of the pages that this device keeps. */
function keptPages(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith("pages-"));
    const found = await Promise.all(
      names.map(async (name) => (await caches.open(name)).keys().then((keys) => [...keys])),
    );
    return found.flat().map(({ url }) => new URL(url).pathname + new URL(url).search);
  });
}

/** Has pages note when they hand over to the worker all that a workspace loads late. */
async function noteHandover(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const real = ServiceWorker.prototype.postMessage;
    ServiceWorker.prototype.postMessage = function (message: { addresses?: string[] }) {
      const hasEditor = message.addresses?.some((address) => address.includes("/Editor.client"));
      if (hasEditor) document.documentElement.dataset.handedOver = "";
      return real.call(this, message);
    };
  });
}

/** Which of the scripts and styles that this page has loaded are not on the device yet. */
function notKept(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const loaded = performance
      .getEntriesByType("resource")
      .map(({ name }) => new URL(name))
      .filter(({ pathname }) => /^\/(?:build|enhance)\//.test(pathname));
    const kept = await Promise.all(loaded.map((url) => caches.match(url)));
    return loaded.filter((_, index) => !kept[index]).map(({ pathname }) => pathname);
  });
}

/** Waits until the worker answers this tab's requests. */
async function isControlled(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === "activated");
}

test("a page of the docs opens without a line, after one visit @js", async ({ page, context }) => {
  await openAndKeep(page, "/docs/limits");
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  // With its looks: the stylesheet was kept too.
  const margin = await page.evaluate(() => getComputedStyle(document.body).margin);
  expect(margin).toBe("0px");
});

test("a thread that was read opens without a line @js", async ({ page, context, request }) => {
  await signIn({ request } as unknown as Page);
  const title = unique("Tea without a line");
  const made = await request.post("/api/forum/threads", {
    data: { title, content: "Green or black?" },
    headers: SAME_ORIGIN,
  });
  const { id } = (await made.json()) as { id: string };
  await openAndKeep(page, `/community/threads/${id}`);
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
});

test("a page that was never opened says so, and lists what is kept @js", async ({
  page,
  context,
}) => {
  await openAndKeep(page, "/offline");
  await openAndKeep(page, "/docs/features");
  await context.setOffline(true);
  await page.goto("/docs/self-hosting");
  await expect(page.getByRole("heading", { name: "You are offline" })).toBeVisible();
  await expect(page).toHaveURL(/self-hosting$/);
  const kept = page.getByRole("region", { name: "Pages you can read now" }).getByRole("link");
  // Not the page that lists them, too.
  await expect(kept).toHaveText([/^Features/]);
  await kept.click();
  await expect(page).toHaveURL(/features$/);
  await page.goto("/docs/self-hosting");
  await context.setOffline(false);
  // The line is back: so is the page that was asked for.
  await expect(page.getByRole("heading", { name: "You are offline" })).toBeHidden();
  await expect(page).toHaveURL(/self-hosting$/);
});

test("nothing that is somebody's own is kept, and what was kept goes when they sign in @js", async ({
  page,
  surprises,
}) => {
  surprises.allow(/status of 40[14]/);
  await openAndKeep(page, "/docs/features");
  await isControlled(page);
  for (const path of ["/login", "/docs/feed.xml", "/robots.txt", "/api/projects", "/nowhere"]) {
    await page.goto(path).catch(() => {});
  }
  await page.goto("/careers");
  await expect.poll(() => keptPages(page)).toEqual(["/docs/features", "/careers"]);
  await signIn(page);
  await page.goto("/docs");
  await expect(page.getByRole("link", { name: "My Projects" }).first()).toBeAttached();
  await expect.poll(() => keptPages(page)).toEqual([]);
  for (const path of ["/projects", "/account", "/notifications", "/community"]) {
    await page.goto(path);
  }
  expect(await keptPages(page)).toEqual([]);
});

test("the list of trials opens without a line, and so does a trial that is made then @js", async ({
  page,
  context,
  surprises,
}) => {
  // What a workspace asks of the server meanwhile.
  surprises.allow(/ERR_INTERNET_DISCONNECTED/);
  // Chromium gives the animation between two pages up when a machine is slow: the page is there all the same.
  surprises.allow(/Transition was aborted/);
  await page.addInitScript(() => localStorage.setItem("splash-shown", "true"));
  await noteHandover(page);
  await openAndKeep(page, "/pwa/projects");
  await expect.poll(() => keptPages(page)).toContain("/pwa/projects/trial_any");
  // Files come one by one, and until then some of them have not even been asked for.
  await expect(page.locator("html[data-handed-over]")).toBeAttached();
  await expect.poll(() => notKept(page)).toEqual([]);
  await context.setOffline(true);
  await page.reload();
  const name = unique("Soup");
  await page.getByRole("button", { name: "New Project" }).click();
  await page.getByLabel("Project Name").fill(name);
  await page.getByRole("button", { name: "Create Project", exact: true }).click();
  await expect(page).toHaveURL(/\/pwa\/projects\/trial_[\w-]{21}$/);
  // The page of the trial came from the device, not from what the list knows.
  await expect(page.getByText("What shall we build?")).toBeVisible();
  // With the code editor, which a text box would stand in for.
  const panels = page.getByRole("navigation", { name: "Panels" });
  await panels.getByRole("button", { name: "Files" }).click();
  await page.getByRole("button", { name: "New file" }).click();
  await page.keyboard.type("notes.txt");
  await page.keyboard.press("Enter");
  await panels.getByRole("button", { name: "Editor" }).click();
  await expect(page.locator(".cm-content")).toBeVisible();
  await page.goto("/pwa/projects");
  await expect(page.getByRole("link", { name })).toBeVisible();
});
