import { parseAst } from "rollup/parseAst";
import { afterAll, beforeAll, expect, test } from "vitest";
import { AppServer } from "../support/app-server";
import { FakeWorker } from "../support/fake-worker";
import { type SharedApp, sharedApp } from "../support/shared-app";

/** The service worker, the web manifest, and what pages say about copies of themselves. */

let app: SharedApp;
let off: AppServer;

beforeAll(async () => {
  app = await sharedApp();
  off = await AppServer.start({ SERVICE_WORKER: "off", APP_NAME: "Tealeaf" });
});
afterAll(() => off.stop());

test("the worker is a script for all of the product, which is asked for anew each time", async () => {
  const { status, headers, text } = await app.visitor().get("/sw.js");
  expect(status).toBe(200);
  expect(headers["content-type"]).toMatch(/^text\/javascript/);
  expect(headers["cache-control"]).toBe("no-cache");
  expect(headers["service-worker-allowed"]).toBe("/");
  expect(text).toMatch(/^self\.BUILD="[0-9a-f]{12}";/);
  // Browsers that have a former worker for pushes get this one.
  expect((await app.visitor().get("/push-worker.js")).text).toBe(text);
  const again = await app.visitor().get("/sw.js", { "if-none-match": String(headers.etag) });
  expect([again.status, again.text]).toEqual([304, ""]);
});

test("every page says where it is, and lets browsers load it", async () => {
  for (const path of ["/", "/docs", "/projects", "/login", "/nowhere", "/offline"]) {
    const { text, headers } = await app.visitor().get(path, { Accept: "text/html" });
    expect(text, path).toContain('data-worker="/sw.js"');
    expect(headers["content-security-policy"]).toMatch(/worker-src [^;]*\/sw\.js[ ;]/);
  }
});

test("turned off, it takes itself and all that it kept out of a browser", async () => {
  const worker = new FakeWorker((await off.visitor().get("/sw.js")).text);
  await worker.caches.open("pages-one");
  await worker.send("install");
  await worker.send("activate");
  expect(worker.done).toEqual(["skipWaiting", "unregister"]);
  expect(await worker.caches.keys()).toEqual([]);
  expect(worker.ask({ path: "/docs", mode: "navigate", destination: "document" })).toBeNull();
  expect((await off.visitor().get("/docs")).text).not.toContain("data-worker");
});

test("a page is kept with every script that runs before it is there", async () => {
  const worker = new FakeWorker((await app.visitor().get("/sw.js")).text);
  worker.network = async (path) => {
    const { text, status, headers } = await app.visitor().get(path, { Accept: "text/html" });
    const wish = String(headers["x-offline-copy"] ?? "");
    return new Response(text, { status, headers: { "X-Offline-Copy": wish } });
  };
  const entry = /\/build\/routes\/pwa\.projects\.\$id-\w+\.js/;
  const [script = ""] = entry.exec((await app.visitor().get("/pwa/projects/trial_any")).text) ?? [];
  await worker.send("message", { data: { type: "keep", addresses: [script] } });
  const kept = await worker.caches.paths("assets-");
  expect(kept.length).toBeGreaterThan(1);
  for (const path of kept) {
    const { body } = parseAst((await (await worker.caches.match(path))?.text()) ?? "");
    const needed = body.flatMap((node) => ("source" in node ? (node.source?.value ?? []) : []));
    for (const name of needed) {
      expect(kept, path).toContain(new URL(String(name), app.origin + path).pathname);
    }
  }
});

test("a visitor's page may be kept, and a member's makes what is kept go", async () => {
  const ann = await app.person("ann");
  const wishes = async (path: string) => {
    const [mine, visitors] = await Promise.all([ann.get(path), app.visitor().get(path)]);
    return [visitors.headers["x-offline-copy"], mine.headers["x-offline-copy"]];
  };
  for (const path of ["/", "/docs", "/docs/limits", "/community", "/offline"]) {
    expect(await wishes(path), path).toEqual(["keep", "forget"]);
  }
  for (const path of ["/login", "/people/nobody"]) {
    expect((await wishes(path))[0], path).toBeUndefined();
  }
});

test("the manifest carries the configured name, and what an installation needs", async () => {
  const { headers, text } = await off.visitor().get("/manifest.webmanifest");
  expect(headers["content-type"]).toMatch(/^application\/manifest\+json/);
  const manifest = JSON.parse(text);
  expect(manifest).toMatchObject({
    name: "Tealeaf",
    display: "standalone",
    start_url: "/pwa/projects",
    scope: "/",
    lang: "en",
  });
  const named = manifest.shortcuts.map(({ name }: { name: string }) => name);
  expect(named).toEqual(["New project", "My projects"]);
  const icons: { src: string; sizes: string; type: string; purpose?: string }[] = manifest.icons;
  expect(icons.map(({ sizes, purpose = "any" }) => `${sizes} ${purpose}`)).toEqual([
    "192x192 any",
    "512x512 any",
    "512x512 maskable",
    "512x512 monochrome",
  ]);
  for (const { src, type } of [...icons, ...manifest.screenshots]) {
    expect((await off.visitor().get(src)).headers["content-type"]).toBe(type);
  }
});

test("what another app shares reaches the list without a worker too, in the address alone", async () => {
  const share = (field: string, value: string) =>
    app.visitor().form("/pwa/share", { [field]: value });
  const shared = await share("text", "A site for soup & bread");
  expect([shared.status, shared.headers.location]).toEqual([
    303,
    `/pwa/projects#share=${encodeURIComponent("A site for soup & bread")}`,
  ]);
  expect((await share("other", "x")).headers.location).toBe("/pwa/projects");
  expect((await app.visitor().get("/pwa/share")).headers.location).toBe("/pwa/projects");
});

test("a long text that another app shares is in the page, for proxies let no such header through", async () => {
  const long = `"><script>${"漢".repeat(10_000)}`;
  const { status, headers, text } = await app.visitor().form("/pwa/share", { text: long });
  expect([status, headers.location]).toEqual([200, undefined]);
  const path = `/pwa/projects#share=${encodeURIComponent(long)}`;
  expect(text).toContain(`<meta http-equiv="refresh" content="0;url=${path}">`);
  expect(text).toContain(`<a href="${path}">`);
  expect(text).not.toContain("<script>");
});
