import { afterAll, beforeAll, expect, test } from "vitest";
import { AppServer } from "../support/app-server";
import { until } from "../support/local-server";
import { PlainBrowser } from "../support/plain-browser";

/** The link that the first start prints, without JavaScript. One installation, from its first day on. */

let app: AppServer;
beforeAll(async () => {
  app = await AppServer.start();
});
afterAll(() => app.stop());

const linkIn = (output: string) => /\/first-administrator\/[0-9a-f]{64}/.exec(output)?.[0];

async function newBrowser(name?: string): Promise<PlainBrowser> {
  return new PlainBrowser(name ? await app.person(name) : app.visitor(), app.origin);
}

async function isAdmin(browser: PlainBrowser): Promise<boolean> {
  return (await browser.client.get("/api/auth/me")).body.isAdmin;
}

test("the link is the same after a restart", async () => {
  await until(() => linkIn(app.output) !== undefined);
  const link = String(linkIn(app.output));
  await app.restart();
  await until(() => app.output.split("is running at").length === 3);
  expect(app.output.split(link)).toHaveLength(3);
});

test("a link that was not printed does nothing", async () => {
  const browser = await newBrowser("eve");
  for (const token of ["x", "0".repeat(64), "%00", "e".repeat(3_000)]) {
    const path = `/first-administrator/${token}`;
    expect(await browser.open(path)).toBeGreaterThanOrEqual(400);
    const answer = await browser.client.form(path, {}, { origin: app.origin });
    expect(answer.status).toBeGreaterThanOrEqual(400);
  }
  expect(await isAdmin(browser)).toBe(false);
});

test("opening the link changes nothing, and whoever is logged out is sent to log in", async () => {
  const link = String(linkIn(app.output));
  const browser = await newBrowser();
  expect(await browser.open(link)).toBe(200);
  await browser.client.form(link, {}, { origin: app.origin });
  await browser.follow("Log in or create an account first");
  browser.fill("Name", "ann");
  await browser.press("Log in");
  expect(browser.path).toBe(link);
  expect(await isAdmin(browser)).toBe(false);
  expect(browser.text).toContain("You are logged in as ann");
});

test("another site cannot press the button", async () => {
  const browser = await newBrowser("bob");
  const headers = { origin: "https://evil.example", "sec-fetch-site": "cross-site" };
  const answer = await browser.client.form(String(linkIn(app.output)), {}, headers);
  expect(answer.status).toBe(403);
  expect(await isAdmin(browser)).toBe(false);
});

test("of several at once, one becomes the administrator, and then the link does nothing", async () => {
  const link = String(linkIn(app.output));
  const browsers = await Promise.all(["ann", "bob", "cid", "dan"].map((name) => newBrowser(name)));
  const answers = await Promise.all(
    browsers.map(({ client }) => client.form(link, {}, { origin: app.origin })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([303, 404, 404, 404]);
  const admins = await Promise.all(browsers.map(isAdmin));
  expect(admins.filter(Boolean)).toHaveLength(1);
  const late = await newBrowser("eve");
  expect(await late.open(link)).toBe(404);
  expect(late.text).toContain("This link does nothing");
});

test("no link is printed once there is an administrator, or where the configuration names one", async () => {
  const before = app.output.length;
  await app.restart();
  await until(() => app.output.slice(before).includes("development sign-in"));
  expect(linkIn(app.output.slice(before))).toBeUndefined();
  const named = await AppServer.start({ ADMIN_EMAILS: "ann@example.com" });
  await until(() => named.output.includes("development sign-in"));
  expect(linkIn(named.output)).toBeUndefined();
  await named.stop();
});
