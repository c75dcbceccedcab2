import { once } from "node:events";
import { createServer, request, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { Browser, BrowserContext, Page } from "@playwright/test";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { AppServer } from "../support/app-server";
import { launchChromium } from "../support/launch-chromium";

/** What becomes of a tab and of its worker when the server is deployed anew, or takes the worker back. */

let app: AppServer;
let browser: Browser;
let proxy: Server;
let context: BrowserContext;
let page: Page;
/** What the worker's script is in the build that is deployed now. */
let deployed: (script: string) => string;

beforeAll(async () => {
  browser = await launchChromium();
  // The same server, whose worker is another build's when a test says so.
  proxy = createServer((asked, answer) => {
    const { method, headers, url: path = "/" } = asked;
    const isWorker = path === "/sw.js";
    const passed = { ...headers, ...(isWorker ? { "accept-encoding": "identity" } : {}) };
    const options = { host: "127.0.0.1", port: app.port, method, path, headers: passed };
    const passing = request(options, async (got) => {
      if (!isWorker) {
        answer.writeHead(got.statusCode ?? 500, got.headers);
        got.pipe(answer);
        return;
      }
      const script = (await got.toArray()).join("");
      answer.writeHead(200, { "Content-Type": "text/javascript", "Cache-Control": "no-cache" });
      answer.end(deployed(script));
    });
    passing.on("error", () => answer.destroy());
    asked.pipe(passing);
  });
  proxy.listen(0, "127.0.0.1");
  await once(proxy, "listening");
  const { port } = proxy.address() as AddressInfo;
  app = await AppServer.start({ APP_HOSTS: `localhost:${port}` });
});
afterAll(async () => {
  await browser.close();
  proxy.closeAllConnections();
  proxy.close();
  await app.stop();
});
beforeEach(async () => {
  deployed = (script) => script;
  const { port } = proxy.address() as AddressInfo;
  context = await browser.newContext({ baseURL: `http://localhost:${port}` });
  page = await context.newPage();
});
afterEach(() => context.close());

/** A browser asks for a worker's script again in its own time. */
const WITHIN = { timeout: 15_000 };

const deploy = (build: string) => {
  deployed = (script) => script.replace(/^self\.BUILD="\w+"/, `self.BUILD="${build}"`);
};
/** The cache of the build whose worker answers. */
const newestCache = () => page.evaluate(async () => (await caches.keys()).at(-1));
const offer = () => page.getByText("A new version is ready");

async function openWithWorker(path: string): Promise<void> {
  await page.goto(path);
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === "activated");
}

test("a new version is offered, and nothing reloads before somebody says so", async () => {
  await openWithWorker("/docs");
  await page.evaluate(() => {
    document.title = "as it was";
  });
  deploy("second");
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  await offer().waitFor();
  expect(await page.title()).toBe("as it was");
  await Promise.all([
    page.waitForEvent("load"),
    page.getByRole("button", { name: "Reload" }).click(),
  ]);
  expect(await page.title()).toContain("Documentation");
  await expect.poll(newestCache, WITHIN).toMatch(/-second$/);
});

test("it is not offered while the page would ask before it goes", async () => {
  await openWithWorker("/docs");
  await page.evaluate(() => {
    const ask = (event: Event) => event.preventDefault();
    addEventListener("beforeunload", ask);
    addEventListener("saved", () => removeEventListener("beforeunload", ask));
  });
  deploy("third");
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
    const worker = registration.installing ?? registration.waiting;
    await new Promise<void>((resolve) => {
      if (worker?.state === "installed") return resolve();
      worker?.addEventListener("statechange", () => resolve());
    });
  });
  expect(await offer().count()).toBe(0);
  // Once all is saved, it is, when somebody turns to the tab.
  await page.evaluate(() => {
    dispatchEvent(new Event("saved"));
    document.dispatchEvent(new Event("visibilitychange"));
  });
  await offer().waitFor();
});

test("taken back, the worker and all that it kept are gone after the next page", async () => {
  await openWithWorker("/docs");
  await expect.poll(newestCache, WITHIN).toBeTruthy();
  deployed = () => `addEventListener("install", () => skipWaiting());
addEventListener("activate", (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) await caches.delete(name);
  await registration.unregister();
})()));`;
  await page.goto("/blog");
  await expect.poll(newestCache, WITHIN).toBeUndefined();
});
