import { afterAll, beforeAll, expect, test } from "vitest";
import { AppServer } from "../support/app-server";
import { PlainBrowser } from "../support/plain-browser";
import { unique } from "../support/projects";

/** Settings, and who may join, as administrators say it in pages: without JavaScript. */

let app: AppServer;
let mod: PlainBrowser;
beforeAll(async () => {
  app = await AppServer.start({ ADMIN_EMAILS: "settings-mod@dev.localhost" });
  mod = new PlainBrowser(await app.person("settings-mod"), app.origin);
});
afterAll(() => app.stop());

const newBrowser = () => new PlainBrowser(app.visitor(), app.origin);
/** Logs in as a local developer. @returns the answer's status */
async function logIn(browser: PlainBrowser, name: string): Promise<number> {
  await browser.open("/login");
  browser.fill("Name", name);
  return browser.press("Log in");
}
async function setRegistration(mode: string): Promise<void> {
  await mod.open("/admin/settings");
  mod.choose("New accounts", mode);
  mod.fill("Reason: Registration", "We are not ready for everybody");
  await mod.press("Save: Registration");
  expect(mod.text).toContain("The setting was saved");
}

test("a setting is shown everywhere at once, a wrong one is given back with what was typed", async () => {
  const address = `${unique("jobs")}@sayso.example`;
  const visitor = newBrowser();
  await visitor.open("/careers");
  await mod.open("/admin/settings");
  mod.fill("Careers address", address);
  mod.fill("Reason: Name and contacts", "");
  expect(await mod.press("Save: Name and contacts")).toBe(400);
  expect(mod.field("Careers address").value).toBe(address);
  mod.fill("Contact address", "nobody");
  mod.fill("Reason: Name and contacts", "A new colleague reads these");
  expect(await mod.press("Save: Name and contacts")).toBe(400);
  expect(mod.field("Contact address")).toMatchObject({ value: "nobody", isInvalid: true });
  expect(mod.field("Careers address").value).toBe(address);
  mod.fill("Contact address", "");
  await mod.press("Save: Name and contacts");
  await visitor.reload();
  expect(visitor.text).toContain(address);
  mod.fill("Reason: Name and contacts", "They left");
  await mod.press("Use the default’s again: CAREERS_EMAIL");
  await visitor.reload();
  expect(visitor.text).not.toContain(address);
  await mod.open("/admin/audit?subject=setting:CAREERS_EMAIL");
  expect(mod.text).toMatch(/Gave a setting back.*They left.*Changed a setting.*A new colleague/);
});

test("by invitation nobody joins without a link, and whoever has one does, once", async () => {
  const [ann, bob, cleo] = [unique("ann"), unique("bob"), unique("cleo")];
  await logIn(newBrowser(), ann);
  await setRegistration("invitation");
  const stranger = newBrowser();
  expect(await logIn(stranger, bob)).toBe(403);
  expect(stranger.text).toContain("New accounts are by invitation");
  expect(stranger.text).not.toContain("Create a passkey account");
  expect(await logIn(newBrowser(), ann)).toBe(303);

  await mod.open("/admin/invitations");
  mod.fill("Accounts", "0");
  mod.fill("Reason: Make the link", "Bob asked");
  expect(await mod.press("Make the link")).toBe(400);
  expect(mod.field("Reason: Make the link").value).toBe("Bob asked");
  mod.fill("Accounts", "1");
  await mod.press("Make the link");
  const link = /\/invitations\/[\w-]+/.exec(mod.text)?.[0] ?? "";
  await stranger.open(link);
  await stranger.follow("Create your account");
  expect(stranger.text).toContain("You are invited");
  stranger.fill("Name", bob);
  expect(await stranger.press("Log in")).toBe(303);
  const late = newBrowser();
  expect(await late.open(link)).toBe(404);
  expect(late.text).toContain("used up");
  expect(await logIn(late, cleo)).toBe(403);
  await mod.open("/admin/invitations");
  expect(mod.text).toContain("1 of 1 used");
  await setRegistration("open");
  expect(await logIn(late, cleo)).toBe(303);
});

test("closed, only those with an account log in, and administrators of the configuration always", async () => {
  await setRegistration("closed");
  const stranger = newBrowser();
  expect(await logIn(stranger, unique("dora"))).toBe(403);
  expect(stranger.text).toContain("No new accounts are made here at the moment");
  expect(await logIn(newBrowser(), "settings-mod")).toBe(303);
  await setRegistration("open");
});
