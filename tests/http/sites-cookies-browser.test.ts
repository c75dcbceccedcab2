import { once } from "node:events";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { Browser } from "@playwright/test";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openServer } from "~/http/limits/slow-requests.server";
import { launchChromium } from "../support/launch-chromium";

let browser: Browser;
let server: Server;
beforeAll(async () => {
  browser = await launchChromium();
  server = openServer((_request, response) => {
    response.setHeader("Content-Type", "text/html").end("<title>The app</title>");
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
});
afterAll(async () => {
  await browser.close();
  server.closeAllConnections();
  server.close();
});

test("cookies that one site plants for all of them do not keep anybody out", async () => {
  const { port } = server.address() as AddressInfo;
  const address = (label: string) => `http://${label}.sites.localhost:${port}/`;
  const page = await browser.newPage();
  await page.goto(address("hostile"));
  await page.evaluate(`for (let n = 0; n < 30; n += 1)
    document.cookie = "planted" + n + "=" + "x".repeat(3900) + "; Domain=sites.localhost; Path=/"`);
  // The browser stores them in a process of its own, a moment later.
  await expect.poll(async () => (await page.context().cookies()).length).toBe(30);
  await page.goto(address("mine"));
  expect(await page.title()).toBe("Too many cookies");
  await page.evaluate('localStorage.setItem("kept", "1")');
  await page.getByRole("link", { name: "Open this page again" }).click();
  await page.waitForURL(address("mine"));
  await expect.poll(() => page.title()).toBe("The app");
  expect(await page.evaluate('[document.cookie, localStorage.getItem("kept")]')).toEqual(["", "1"]);
  await page.close();
});
