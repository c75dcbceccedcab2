import { unzipSync } from "fflate";
import sharp from "sharp";
import { beforeAll, expect, test } from "vitest";
import { attributeOf } from "../support/html-elements";
import { PlainBrowser } from "../support/plain-browser";
import { makeProject, unique } from "../support/projects";
import { type SharedApp, sharedApp } from "../support/shared-app";

/** The account without JavaScript: pages of plain forms. */

let app: SharedApp;
beforeAll(async () => {
  app = await sharedApp();
});

async function newPerson(): Promise<PlainBrowser> {
  return new PlainBrowser(await app.person(unique("person")), app.origin);
}
const alertOf = (browser: PlainBrowser) => browser.page.nameOf(browser.page.one("alert"));
const isSignedIn = async (browser: PlainBrowser) =>
  (await browser.client.get("/api/auth/me")).status === 200;

test("every right works by plain forms", async () => {
  const browser = await newPerson();
  const id = await makeProject(browser.client, "Mine", { "index.html": "<h1>Mine</h1>" });
  await browser.open("/account");
  browser.fill("Name", "x");
  await browser.press("Save name");
  expect(browser.text).toContain("Your name was saved");

  browser.check(/Count my visits/, false);
  await browser.press("Save choice");
  expect(browser.text).toContain("Your visits are not counted");
  expect(browser.field(/Count my visits/).isChecked).toBe(false);

  const { headers, bytes } = await browser.client.get(browser.linkTo("Download everything (ZIP)"));
  expect(headers["content-disposition"]).toContain('filename="sayso-account.zip"');
  const paths = Object.keys(unzipSync(bytes));
  expect(paths).toContain(`projects/mine-${id.slice(-8)}/files/index.html`);

  await browser.follow("Connect wallet");
  browser.fill("Wallet address", "not an address");
  await browser.press("Save address");
  expect(browser.field("Wallet address").value).toBe("not an address");
  expect(alertOf(browser)).toContain("not a Solana wallet address");
  await browser.follow("Back to your account");

  await browser.follow(/^Delete account/);
  browser.fill("Type DELETE to confirm", "no");
  await browser.press("Delete account");
  expect(alertOf(browser)).toContain("Please type DELETE");
  browser.fill("Type DELETE to confirm", "DELETE");
  await browser.press("Delete account");
  expect(browser.text).toContain("Your account was deleted");
  expect(await isSignedIn(browser)).toBe(false);
});

test("logging out everywhere ends this browser too", async () => {
  const browser = await newPerson();
  await browser.open("/account");
  expect(browser.text).toContain("This browser");
  await browser.press("Log out everywhere");
  expect(browser.text).toContain("Logged out everywhere");
  expect(await isSignedIn(browser)).toBe(false);
});

test("logging out works by the form of any page", async () => {
  const browser = await newPerson();
  await browser.open("/docs");
  await browser.press("Logout");
  expect(browser.text).toContain("Logged out successfully");
  expect(await isSignedIn(browser)).toBe(false);
});

test("a person shows a picture, and takes it away again", async () => {
  const browser = await newPerson();
  await browser.open("/account");
  const choose = (bytes: Buffer) =>
    browser.attach("Picture", { name: "me.png", type: "image/png", bytes });

  choose(Buffer.from("not a picture"));
  await browser.press("Save picture");
  expect(alertOf(browser)).toContain("this file's content is none of them");

  const drawing = { width: 900, height: 600, channels: 3, background: "#0a6a4f" } as const;
  choose(await sharp({ create: drawing }).png().toBuffer());
  await browser.press("Save picture");
  expect(browser.text).toContain("Your picture was saved");
  const shown = browser.page.one("img", "How others see you");
  const address = attributeOf(shown, "src") ?? "";
  expect((await browser.client.get(address)).headers["content-type"]).toBe("image/webp");

  await browser.press("Remove picture");
  expect(browser.text).toContain("Your picture was removed");
  expect(browser.page.all("img", "How others see you")).toEqual([]);
  expect((await browser.client.get(address)).status).toBe(404);
});
