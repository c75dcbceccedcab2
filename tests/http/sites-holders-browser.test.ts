import { randomUUID } from "node:crypto";
import { once } from "node:events";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { Browser, BrowserContext, Page } from "@playwright/test";
import express from "express";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createSitesHandler, type ReleasedSite } from "../../app/sites/serving/serving.server";
import { launchChromium } from "../support/launch-chromium";
import { openPreviews } from "../support/previews";
import { ask } from "../support/request";

/** What a page finds that the one before it may have kept. */
const READ = `(async () => ({
  local: localStorage.getItem("secret"),
  cookie: document.cookie,
  databases: (await indexedDB.databases()).map(({ name }) => name),
  caches: await caches.keys(),
  workers: (await navigator.serviceWorker.getRegistrations()).length,
}))()`;
const NOTHING = { local: null, cookie: "", databases: [], caches: [], workers: 0 };
const KEEP = `(async (secret) => {
  localStorage.setItem("secret", secret);
  document.cookie = "secret=" + secret + "; max-age=9999";
  document.cookie = "deep=" + secret + "; max-age=9999; path=/deep";
  const opening = indexedDB.open(secret);
  await new Promise((resolve) => { opening.onsuccess = resolve; });
  opening.result.close();
  await (await caches.open(secret)).put("/", new Response("<title>former</title>", { headers: { "Content-Type": "text/html" } }));
})`;
/** Answers every page itself, for good. */
const WORKER = `addEventListener("install", () => skipWaiting());
addEventListener("activate", (event) => event.waitUntil(clients.claim()));
addEventListener("fetch", (event) => {
  if (event.request.mode === "navigate") event.respondWith(caches.match("/"));
});`;

const releases = new Map<string, ReleasedSite>();
let browser: Browser;
let server: Server;
let port: number;
let context: BrowserContext;
let page: Page;
let releaseCount = 0;
let label = "";
const address = (path: string) => `http://${label}.sites.localhost:${port}${path}`;

/** Puts an app at the address. @param turn which holder's it is */
function publish(turn: number, files: Record<string, string>): void {
  releaseCount += 1;
  releases.set(label, {
    etag: `${label}-${releaseCount}`,
    kind: "static",
    turn,
    async read(name) {
      const text = files[name];
      const type = name.endsWith(".js") ? "text/javascript" : "text/html; charset=utf-8";
      return text === undefined ? null : { type, body: new TextEncoder().encode(text) };
    },
  });
}

const app = (title: string) => `<!doctype html><html><head><title>${title}</title></head></html>`;
const former = { "/index.html": app("former"), "/deep/index.html": app("deep") };
const later = { "/index.html": app("later"), "/deep/index.html": app("later"), "/a.js": "1" };

/** Opens an address and waits until the app itself is shown. */
async function open(path = "/", title = "later"): Promise<void> {
  await page.goto(address(path));
  await expect.poll(() => page.title()).toBe(title);
}

beforeAll(async () => {
  // As browsers are delivered: Playwright switches the partitioning of frames' storage off.
  browser = await launchChromium("--disable-features=");
  const config = { SITES_HOST: "sites.localhost", APP_URL: "http://localhost" };
  const product = express();
  const findRelease = async (slug: string) => releases.get(slug) ?? null;
  // No preview is asked for: the addresses are those of published apps.
  const previews = openPreviews({
    builder: null as never,
    readTree: async () => new Map(),
  });
  product.use((request, response, next) => {
    config.APP_URL = `http://localhost:${port}`;
    const visitorOf = () => "ann";
    createSitesHandler({ previews, findRelease, visitorOf, config })(request, response, next);
  });
  product.get("/frame", (_request, response) => {
    response.type("html").send(`<title>product</title><iframe src="${address("/")}"></iframe>`);
  });
  server = product.listen(0, "127.0.0.1");
  await once(server, "listening");
  port = (server.address() as AddressInfo).port;
});
afterAll(async () => {
  await browser.close();
  server.closeAllConnections();
  server.close();
});
beforeEach(async () => {
  await context?.close();
  context = await browser.newContext();
  page = await context.newPage();
  label = `garden-${randomUUID()}`;
});

describe("an app at an address that was another holder's", () => {
  test("finds nothing of the former one, and keeps what is its own", async () => {
    publish(1, former);
    await open("/", "former");
    await page.evaluate(`${KEEP}("of-the-former")`);
    publish(2, later);
    await open("/?a=b");
    expect(page.url()).toBe(address("/?a=b"));
    expect(await page.evaluate(READ)).toEqual(NOTHING);
    await page.evaluate(`${KEEP}("its-own")`);
    await open("/deep/");
    expect(await page.evaluate(READ)).toEqual({
      local: "its-own",
      cookie: expect.stringContaining("deep=its-own"),
      databases: ["its-own"],
      caches: ["its-own"],
      workers: 0,
    });
  });

  test("does so for a page deep inside, and under a link that skips the first step", async () => {
    publish(1, former);
    await open("/", "former");
    await page.evaluate(`${KEEP}("of-the-former")`);
    publish(2, later);
    await open("/deep/?sayso-turn=cleared");
    expect(await page.evaluate(READ)).toEqual(NOTHING);
    await open("/?sayso-turn=told");
    expect(await page.evaluate(READ)).toEqual(NOTHING);
  });

  test("outlives a worker of the former one that answers in its place", async () => {
    publish(1, { ...former, "/sw.js": WORKER });
    await open("/", "former");
    await page.evaluate(`${KEEP}("of-the-former")`);
    await page.evaluate(
      `navigator.serviceWorker.register("/sw.js").then(() => navigator.serviceWorker.ready)`,
    );
    // Its own worker would otherwise run among what the former app kept.
    publish(2, { ...later, "/sw.js": WORKER });
    await page.goto(address("/"));
    await page
      .evaluate(`navigator.serviceWorker.getRegistration().then((r) => r?.update())`)
      .catch(() => {});
    await expect
      .poll(async () => {
        await page.goto(address("/")).catch(() => {});
        return page.title();
      })
      .toBe("later");
    expect(await page.evaluate(READ)).toEqual(NOTHING);
  });

  test("whose script an old page still loads runs where nothing is left", async () => {
    publish(1, former);
    await open("/", "former");
    await page.evaluate(`${KEEP}("of-the-former")`);
    publish(2, later);
    const found = await page.evaluate(`import("/a.js").then(() => ${READ})`);
    expect(found).toMatchObject({ local: null, cookie: "" });
  });

  test("is so in a frame of the product, apart from what it keeps outside of it", async () => {
    publish(1, former);
    await page.goto(`http://localhost:${port}/frame`);
    const framed = () => page.frames()[1];
    await expect.poll(() => framed()?.title()).toBe("former");
    await framed()?.evaluate(`localStorage.setItem("secret", "framed")`);
    publish(2, later);
    await open("/");
    await page.evaluate(`localStorage.setItem("secret", "its-own")`);
    await page.goto(`http://localhost:${port}/frame`);
    await expect.poll(() => framed()?.title()).toBe("later");
    expect(await framed()?.evaluate(`localStorage.getItem("secret")`)).toBeNull();
    await framed()?.evaluate(`localStorage.setItem("secret", "framed anew")`);
    await page.reload();
    await expect.poll(() => framed()?.title()).toBe("later");
    expect(await framed()?.evaluate(`localStorage.getItem("secret")`)).toBe("framed anew");
    await open("/");
    expect(await page.evaluate(`localStorage.getItem("secret")`)).toBe("its-own");
  });
});

test("an app of the same holder keeps what it has, whatever is published anew", async () => {
  publish(1, former);
  await open("/", "former");
  await page.evaluate(`localStorage.setItem("secret", "kept")`);
  publish(1, later);
  await open("/");
  expect(await page.evaluate(`localStorage.getItem("secret")`)).toBe("kept");
  expect((await context.cookies(address("/"))).length).toBe(0);
});

describe("whoever does not say what a request is for", () => {
  const headers = { "sec-fetch-dest": "document", "sec-fetch-site": "none" };

  test("gets the app at once, to keep nowhere: programs have no storage", async () => {
    publish(2, later);
    const answer = await ask(port, new URL(address("/")).host, "/");
    expect(answer).toMatchObject({ status: 200, body: expect.stringContaining("later") });
    expect(answer.headers).toMatchObject({ "cache-control": "no-store" });
    expect(answer.headers["clear-site-data"]).toBeUndefined();
    expect(answer.headers.vary).toContain("Cookie");
  });

  test("gets no page ahead of a visit", async () => {
    publish(2, later);
    const ahead = { ...headers, "sec-purpose": "prefetch" };
    expect((await ask(port, new URL(address("/")).host, "/", { headers: ahead })).status).toBe(503);
  });

  test("is sent nowhere else, and can put nothing into the page", async () => {
    publish(2, later);
    const { host } = new URL(address("/"));
    const path = `//evil.example/"'><script>?a="><script>&sayso-turn=x`;
    const answer = await ask(port, host, path, { headers });
    expect(answer.body).toContain("url=/evil.example/%22%27%3e%3cscript%3e?a=%22%3E%3Cscript%3E");
    expect(answer.body).not.toContain("<script");
  });
});
