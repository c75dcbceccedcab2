import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { AppServer } from "../support/app-server";
import { PlainBrowser } from "../support/plain-browser";
import { XServer } from "../support/x-server";

/** Posts on X that mention the product, as administrators see them without a script. */

let app: AppServer;
let x: XServer;
beforeAll(async () => {
  x = await XServer.start();
  x.join({ id: "1", name: "Ann <b>", username: "ann", picture: `${x.url}/ann.png` });
  x.join({ id: "2", name: "Bob", username: "bob", picture: "https://evil.example/bob.png" });
  app = await AppServer.start({ ...x.settings, ADMIN_EMAILS: "ada@dev.localhost" });
});
afterAll(async () => {
  await app.stop();
  await x.stop();
});

test("others are sent home with the reason, and X is asked for nothing", async () => {
  for (const person of [app.visitor(), await app.person("bob")]) {
    const browser = new PlainBrowser(person, app.origin);
    await browser.open("/twitter-mentions");
    expect(browser.path).toBe("/");
    expect(browser.text).toContain("Access Denied");
    expect(browser.text).toContain("Admin access required to view Twitter mentions");
    const { status } = await person.get("/api/twitter/mentions");
    expect([401, 403]).toContain(status);
  }
  expect(x.asked).toEqual([]);
});

test("an administrator reads mentions, starts the bot and decides about drafts by forms", async () => {
  const browser = new PlainBrowser(await app.person("ada"), app.origin);
  await browser.open("/twitter-mentions");
  expect(browser.text).toContain("No mentions yet");
  const asked = x.post("1", "@sayso build me a snake game <script>");
  x.post("2", "@sayso hello");
  await browser.press("Check for Mentions");
  expect(browser.text).toContain("Mentions refreshed. Found 2 new mentions");
  expect(browser.text).toContain("build me a snake game <script>");
  expect(browser.answer.text).not.toContain("game <script>");
  expect(browser.answer.text).toContain(`href="https://x.com/ann/status/${asked}"`);

  await browser.press("Bot");
  expect(browser.text).toContain("Bot started");
  expect((await browser.client.get("/api/twitter/bot/status")).body).toEqual({
    polling: true,
    enabled: true,
  });
  await browser.open("/twitter-mentions?show=to-answer");
  expect(browser.text).not.toContain("@sayso hello");
  await browser.press("Mark as sent");
  expect(browser.text).toContain("Marked as sent");
  expect(browser.text).toContain("Nothing to answer");

  x.trouble("mentions", { status: 429, headers: {} });
  await browser.open("/twitter-mentions");
  await browser.press("Refresh");
  expect(browser.text).toContain("Rate limit reached");
  const again = await browser.client.json("POST", "/api/twitter/mentions/refresh");
  expect([again.status, again.body.error]).toEqual([429, expect.stringMatching(/rate limit/i)]);
});

test("pictures of authors come through this server, from X's own host alone", async () => {
  const pixels = { width: 40, height: 40, channels: 3, background: "#0a7" } as const;
  x.pictures.set("/ann.png", await sharp({ create: pixels }).png().toBuffer());
  const ada = await app.person("ada");
  const { body } = await ada.get("/api/twitter/mentions");
  const [bob, ann] = body as unknown as { authorProfileImageUrl: string }[];
  const picture = await ada.get(ann?.authorProfileImageUrl ?? "");
  expect([picture.status, picture.headers["content-type"]]).toEqual([200, "image/webp"]);
  const other = await ada.get(bob?.authorProfileImageUrl ?? "");
  expect([other.status, other.headers["content-type"]]).toEqual([200, "image/svg+xml"]);
  x.pictures.clear();
  // It is kept here.
  expect((await ada.get(ann?.authorProfileImageUrl ?? "")).headers["content-type"]).toBe(
    "image/webp",
  );
  const stranger = await app.person("bob");
  expect((await stranger.get(ann?.authorProfileImageUrl ?? "")).status).toBe(404);
});
