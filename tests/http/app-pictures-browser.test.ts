import { once } from "node:events";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { chromium } from "@playwright/test";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { photographWith } from "../../app/publishing/pictures/photograph.server";
import { findChromium } from "../../scripts/test-tools.mjs";

const folder = path.join(mkdtempSync(path.join(tmpdir(), "sayso-app-picture-")), "own");
/** What stands on this machine beside the app; whoever connects was not kept apart. */
const product = createServer((_request, response) => {
  response.setHeader("Access-Control-Allow-Origin", "*").end("the product");
});
let connections = 0;
product.on("connection", () => {
  connections += 1;
});

beforeAll(async () => {
  product.listen(0);
  await once(product, "listening");
});
afterAll(() => {
  product.close();
  rmSync(path.dirname(folder), { recursive: true, force: true });
});

/** A page that turns green when it ran, and red when it reached anything but itself. */
const hostilePage = (port: number) => `<!doctype html><title>Hostile</title>
<body style="margin:0;background:yellow"><script type="module">
  const places = ["127.0.0.1:${port}", "localhost:${port}", "[::1]:${port}", "product.localhost:${port}", "169.254.169.254"];
  const reached = [];
  const asked = places.flatMap((place) => [
    fetch("http://" + place + "/", { mode: "no-cors" }).then((r) => (r.type === "opaque" && r.status === 0 ? fetch("http://" + place + "/").then(() => reached.push(place)) : 0)),
    new Promise((done) => { const s = new WebSocket("ws://" + place + "/"); s.onopen = () => reached.push(place); s.onclose = done; }),
    new Promise((done) => { const i = new Image(); i.onload = i.onerror = done; i.src = "https://" + place + "/a.png"; }),
  ]);
  try { new RTCPeerConnection({ iceServers: [{ urls: "stun:127.0.0.1:${port}" }] }).createDataChannel("a"); } catch {}
  const own = await fetch("/own").then((r) => r.text());
  await Promise.allSettled(asked);
  const file = await fetch("file:///etc/hostname").then(() => true, () => false);
  document.body.style.background = own === "own" && !file && reached.length === 0 ? "rgb(0, 128, 0)" : "rgb(255, 0, 0)";
</script>`;

test("a real browser takes a picture of an app, which reaches nothing but itself", async () => {
  const { port } = product.address() as AddressInfo;
  const asked: string[] = [];
  const photograph = photographWith({
    chromium: findChromium() ?? chromium.executablePath(),
    // Machines that run tests seldom let it have one.
    hasSandbox: false,
    folder,
    hostOf: (slug) => `${slug}.sites.localhost`,
    serve: () => (request, response) => {
      asked.push(String(request.url));
      response.setHeader("Content-Type", request.url === "/own" ? "text/plain" : "text/html");
      response.end(request.url === "/own" ? "own" : hostilePage(port));
    },
    // What is loaded by other tests meanwhile must not decide it.
    mostMs: 60_000,
  });
  const picture = sharp(await photograph("hostile"));
  expect(await picture.metadata()).toMatchObject({ format: "png", width: 1280 });
  const { dominant } = await picture.stats();
  expect([dominant.r, dominant.g > 100, dominant.b]).toEqual([8, true, 8]);
  expect(asked).toContain("/own");
  expect(connections).toBe(0);
  expect(readdirSync(folder)).toEqual([]);
});
