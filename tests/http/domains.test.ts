import { afterAll, beforeAll, expect, test } from "vitest";
import { AppServer } from "../support/app-server";
import { startDnsServer } from "../support/dns-server";
import { PlainBrowser } from "../support/plain-browser";
import { makeProject } from "../support/projects";
import { ask } from "../support/request";

/** Published apps under domains of their makers. */

const NAME = "shop.example.com";
let app: AppServer;
let dns: Awaited<ReturnType<typeof startDnsServer>>;
beforeAll(async () => {
  dns = await startDnsServer();
  app = await AppServer.start({ DNS_SERVERS: dns.address });
});
afterAll(async () => {
  await app.stop();
  await dns.stop();
});

const certificate = (domain: string) =>
  ask(app.port, "10.0.0.1", `/healthz/domain?domain=${encodeURIComponent(domain)}`);

test("an app is served under a domain as soon as a record proves it, by plain forms", async () => {
  const ann = await app.person("ann");
  const id = await makeProject(ann, "Shop", { "index.html": "<h1>Open daily</h1>" });
  const published = await ann.json("POST", `/api/projects/${id}/publish`, { slug: "ann-shop" });
  expect(published.status).toBeLessThan(300);
  const browser = new PlainBrowser(ann, app.origin);
  await browser.open(`/projects/${id}/domain`);
  browser.fill("Domain", "localhost");
  await browser.press("Add domain");
  expect(browser.answer.status).toBe(400);
  expect(browser.field("Domain")).toMatchObject({ value: "localhost", isInvalid: true });
  browser.fill("Domain", `https://${NAME}/`);
  await browser.press("Add domain");
  expect(browser.text).toContain(`${NAME} was added`);
  expect(browser.text).toContain("Waiting");
  const [value = ""] = /sayso-proof=\w+/.exec(browser.text) ?? [];
  expect((await certificate(NAME)).status).toBe(404);
  expect((await ask(app.port, NAME, "/")).status).toBe(421);

  dns.records.set(`_sayso.${NAME}`, [value]);
  await browser.press(`Check ${NAME} now`);
  expect(browser.text).toContain(`${NAME} is yours`);
  // What was found before counts for some seconds.
  await expect.poll(async () => (await certificate(NAME)).status).toBe(200);
  const page = await ask(app.port, NAME, "/", { headers: { accept: "text/html" } });
  expect(page.body).toContain("Open daily");
  expect(page.headers["set-cookie"]).toBeUndefined();
  expect(page.headers["strict-transport-security"]).toBeUndefined();
  expect(page.headers["content-security-policy"]).toContain("frame-ancestors");
  await expect
    .poll(async () => {
      await browser.open(`/projects/${id}/domain`);
      return browser.text;
    })
    .toContain("Serving");

  // Nothing of the product answers there, whatever is asked with whoever's cookies.
  for (const path of ["/login", "/api/auth/me", "/sites/ann-shop/", "/projects", "/sw.js"]) {
    const { status, body, headers } = await ask(app.port, NAME, path);
    expect([path, headers["set-cookie"], status === 404 || status === 200]).toEqual([
      path,
      undefined,
      true,
    ]);
    expect([path, /My Projects|Log in|isAdmin/.test(body)]).toEqual([path, false]);
  }
  expect((await ask(app.port, NAME, "/", { method: "POST", body: "x=1" })).status).toBe(405);

  await browser.press(`Remove ${NAME}`);
  expect(browser.text).toContain(`${NAME} was removed`);
  await expect.poll(async () => (await ask(app.port, NAME, "/")).status).toBe(421);
});

test("certificates are refused for names that nobody has proved, whatever they are", async () => {
  for (const name of ["", "x", "other.example.com", "a".repeat(400), "127.0.0.1", "a b.example"]) {
    expect([name, (await certificate(name)).status]).toEqual([name, 404]);
  }
});
