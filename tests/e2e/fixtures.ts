import {
  type APIRequestContext,
  test as base,
  type ConsoleMessage,
  expect,
  type FrameLocator,
  type Page,
  type Response,
  type WebError,
} from "@playwright/test";
import { SharedContexts } from "./shared-context";

/** What browsers send with a request that a page of the product makes itself. */
export const SAME_ORIGIN = { "Sec-Fetch-Site": "same-origin" };

/** What went wrong in the background of a test, except what the test announced. */
export interface Surprises {
  /** Lets through what a test provokes on purpose. */
  allow(...patterns: RegExp[]): void;
}

/**
 * Every test fails on what nobody would see: an uncaught error or an error in the console of any of
 * its pages (the apps inside them included), and any 5xx answer.
 */
export const test = base.extend<
  {
    surprises: Surprises;
    layout: "code" | null;
    autosave: "off" | null;
    sharesContext: boolean;
  },
  { contexts: SharedContexts }
>({
  /** What this browser chose for its projects last; null where nobody chose, which starts their previews. */
  layout: ["code", { option: true }],
  /** Tests say themselves when something is saved; null where edits are saved by themselves. */
  autosave: ["off", { option: true }],
  /** False where a test is about what a browser loads that has never been here. */
  sharesContext: [true, { option: true }],
  contexts: [
    async ({ browser }, use) => {
      await use(new SharedContexts(browser));
    },
    { scope: "worker" },
  ],
  context: async (
    {
      contexts,
      sharesContext,
      layout,
      autosave,
      baseURL,
      javaScriptEnabled,
      serviceWorkers,
      viewport,
      userAgent,
      hasTouch,
      locale,
    },
    use,
  ) => {
    const chosen = {
      ...(layout ? { "sayso:layout": JSON.stringify({ layout }) } : {}),
      ...(autosave ? { "sayso:autosave": autosave } : {}),
    };
    const kind = [chosen, javaScriptEnabled, viewport, userAgent, hasTouch, locale];
    // What a service worker keeps is nobody else's.
    const shares = sharesContext && serviceWorkers === "block";
    await contexts.lend(
      { kind: shares ? JSON.stringify(kind) : null, origin: baseURL ?? "" },
      (context) => context.addInitScript(chooseOnce, chosen),
      use,
    );
  },
  page: async ({ context }, use) => {
    await use(await context.newPage());
  },
  surprises: [
    async ({ context }, use) => {
      // An app that is half written asks for files that come next.
      const allowed = [/status of 404 .* http:\/\/preview-/];
      const seen: string[] = [];
      const onConsole = (message: ConsoleMessage) => {
        if (message.type() === "error")
          seen.push(`console: ${message.text()} ${message.location().url}`);
      };
      const onError = (error: WebError) => seen.push(`uncaught: ${error.error().message}`);
      const onResponse = (response: Response) => {
        if (response.status() >= 500) seen.push(`${response.status()}: ${response.url()}`);
      };
      context.on("console", onConsole);
      context.on("weberror", onError);
      context.on("response", onResponse);
      await use({ allow: (...patterns) => void allowed.push(...patterns) });
      context.off("console", onConsole);
      context.off("weberror", onError);
      context.off("response", onResponse);
      const unexpected = seen.filter((line) => !allowed.some((pattern) => pattern.test(line)));
      expect(unexpected, "nothing went wrong behind the page").toEqual([]);
    },
    { auto: true },
  ],
});

/** Runs in every page: what a browser chose, unless it has chosen since. */
function chooseOnce(choices: Record<string, string>): void {
  if (window !== top || !location.protocol.startsWith("http")) return;
  for (const [key, choice] of Object.entries(choices)) {
    if (localStorage.getItem(key) === null) localStorage.setItem(key, choice);
  }
}

export { expect };

/** A name that no other test has. */
export function unique(word: string): string {
  return `${word}-${crypto.randomUUID().slice(0, 8)}`;
}

/** Signs a new person in. */
export async function signIn(page: Page): Promise<void> {
  const answer = await page.request.post("/api/auth/dev-login", {
    data: { name: unique("person") },
    headers: SAME_ORIGIN,
  });
  expect(answer.ok()).toBe(true);
}

/** Makes a project of the signed-in person, with these files. Answers its id. */
export async function makeProject(
  request: APIRequestContext,
  name: string,
  files: Record<string, string> = {},
): Promise<string> {
  const made = await request.post("/api/projects", { data: { name }, headers: SAME_ORIGIN });
  const { id } = (await made.json()) as { id: string };
  for (const [path, content] of Object.entries(files)) {
    const answer = await request.post(`/api/projects/${id}/files`, {
      data: { path, content },
      headers: SAME_ORIGIN,
    });
    expect(answer.ok()).toBe(true);
  }
  return id;
}

/** Signs a new person in and opens a project of theirs that has these files. */
export async function openProject(
  page: Page,
  files: Record<string, string> = {},
  name = "Corner shop",
): Promise<string> {
  await signIn(page);
  const id = await makeProject(page.request, name, files);
  await page.goto(`/projects/${id}`);
  return id;
}

/** New Project, with a name, from the list that is shown; answers the project's id. */
export async function createProject(page: Page, name: string): Promise<string> {
  await page.getByRole("button", { name: "New Project" }).first().click();
  await page.getByLabel("Project Name").fill(name);
  await page.getByLabel("Project Name").press("Enter");
  await expect(page).toHaveURL(/\/projects\/(?!new)[^/]+$/);
  return new URL(page.url()).pathname.split("/").at(-1) ?? "";
}

/** A visitor's new project, open in its workspace; answers its trial id. */
export async function newTrial(page: Page, name = "Trial", list = "/projects"): Promise<string> {
  await page.goto(list);
  const id = await createProject(page, name);
  expect(id).toMatch(/^trial_\d+$/);
  await isLive(page);
  return id;
}

/** Waits for the browser's own workspace to take over the page. */
export async function isLive(page: Page): Promise<void> {
  await expect(page.locator(".ws[data-live]")).toBeVisible();
}

export function composer(page: Page) {
  return page.getByRole("textbox", { name: "Message" });
}

/** Writes a message and sends it by Enter. */
export async function say(page: Page, text: string): Promise<void> {
  await composer(page).fill(text);
  await composer(page).press("Enter");
  await expect(composer(page)).toHaveValue("");
}

/** Waits until the answer is complete. */
export async function isDone(page: Page): Promise<void> {
  await expect(page.getByRole("button", { name: "Stop" })).toHaveCount(0, { timeout: 30_000 });
  await expect(page.locator(".ws-done")).toBeVisible();
}

/** The running app inside the workspace. */
export function previewOf(page: Page): FrameLocator {
  return page.frameLocator("iframe.ws-frame");
}

/** Where the running app really comes from, after every redirect. */
export function originInside(frame: FrameLocator): Promise<string> {
  return frame.locator("html").evaluate(() => location.origin);
}

/** Opens a file from the tree and waits for its code. */
export async function openFile(page: Page, name: string): Promise<void> {
  await page.getByRole("treeitem", { name, exact: true }).click();
  await expect(page.locator(".cm-content")).toBeVisible();
}

/** Writes at the end of the open file. */
export async function typeAtEnd(page: Page, text: string): Promise<void> {
  await page.locator(".cm-content").click();
  await page.keyboard.press("Control+End");
  await page.keyboard.insertText(text);
}

/** What the server has stored under a path. */
export async function storedFile(
  request: APIRequestContext,
  projectId: string,
  path: string,
): Promise<{ id: string; content: string } | undefined> {
  const rows = await (await request.get(`/api/files/${projectId}`)).json();
  return (rows as { id: string; path: string; content: string }[]).find((row) => row.path === path);
}

/**
 * Stops the time of a page that has been opened after `page.clock.install()`: what it shows for a
 * while stays until the test says `page.clock.runFor(…)` or `page.clock.resume()`.
 */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 10_000));
}

/** A toast with exactly this title and text. */
export async function expectToast(page: Page, title: string, description?: string): Promise<void> {
  const toast = page.locator(".toast");
  await expect(toast.locator(".toast__title")).toHaveText(title);
  if (description) await expect(toast.getByText(description, { exact: true })).toBeVisible();
}
