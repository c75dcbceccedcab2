import path from "node:path";
import Database from "better-sqlite3";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { AppServer } from "../support/app-server";
import { MailServer } from "../support/mail-server";
import { PlainBrowser } from "../support/plain-browser";
import { PushService } from "../support/push-service";

/** What people are told, by plain pages and forms. */

let app: AppServer;
let mail: MailServer;
let pushes: PushService;
let people = 0;

beforeAll(async () => {
  mail = await MailServer.start();
  pushes = await PushService.start();
  app = await AppServer.start({ ...mail.settings, PUSH_TO_LOOPBACK: "true" });
});
afterAll(async () => {
  await app.stop();
  await mail.stop();
  await pushes.stop();
});

async function newPerson(): Promise<{ browser: PlainBrowser; id: string; name: string }> {
  people += 1;
  const name = `person${people}`;
  const client = await app.person(name);
  const { id } = (await client.get("/api/auth/me")).body;
  return { browser: new PlainBrowser(client, app.origin), id, name };
}

const file = () => path.join(app.dataDir, "sayso.db");

/** Stores what somebody is told, as the server would. */
function tell(userId: string, titles: readonly string[]): void {
  const database = new Database(file());
  const add = database.prepare(
    `INSERT INTO "Notification" ("id", "userId", "kind", "source", "title", "excerpt", "path", "createdAt")
     VALUES (?, ?, 'moderation', ?, ?, 'What was written', '/community', ?)`,
  );
  const at = new Date().toISOString().replace("Z", "+00:00");
  for (const title of titles)
    add.run(crypto.randomUUID(), userId, `moderation:${title}`, title, at);
  database.close();
}

describe("the page of notifications", () => {
  test("leads a visitor to the login, and back", async () => {
    const answer = await app.visitor().get("/notifications");
    expect([answer.status, answer.headers.location]).toEqual([
      302,
      "/login?returnTo=%2Fnotifications",
    ]);
  });

  test("says what will be there while there is nothing", async () => {
    const { browser } = await newPerson();
    await browser.open("/");
    await browser.follow("Notifications");
    expect(browser.text).toContain("Nothing yet");
    expect(browser.text).not.toContain("Mark all as read");
  });

  test("shows what is unread, in the header of each page too, and marks it by forms", async () => {
    const { browser, id } = await newPerson();
    tell(id, ["First thing", "Second thing", "<b>Third</b> thing"]);
    await browser.open("/generate");
    await browser.follow(/Notifications 3 unread/);
    expect(browser.text).toContain("Today");
    expect(browser.text).toContain("<b>Third</b> thing");
    await browser.press("Mark as read: First thing");
    expect(browser.text).toContain("Marked as read");
    expect(browser.page.one("link", /Notifications 2 unread/)).toBeDefined();
    await browser.press("Mark all as read");
    expect(browser.text).toContain("All are marked as read");
    expect(browser.text).not.toContain("unread");
    expect(browser.text).toContain("Second thing");
  });

  test("answers a form that is none of its own with words", async () => {
    const { browser } = await newPerson();
    const { status, headers } = await browser.client.form("/notifications", { intent: "eat" });
    expect([status, headers.location]).toEqual([303, "/notifications"]);
    await browser.open("/notifications");
    expect(browser.text).toContain("could not be understood");
  });
});

test("the level of a room is kept, and a forged place or level changes nothing", async () => {
  const { browser } = await newPerson();
  const send = (fields: Record<string, string>) =>
    browser.client.form("/notifications/follow", { returnTo: "/generate", ...fields });
  const told = async () => {
    await browser.open("/generate");
    return browser.text;
  };
  expect((await send({ place: "room:general", level: "everything" })).headers.location).toBe(
    "/generate",
  );
  expect(await told()).toContain("You are notified of everything new here");
  await send({ place: "room:not-there", level: "everything" });
  expect(await told()).toContain("There is no such thread or room any more.");
  await send({ place: "person:x", level: "everything" });
  expect(await told()).toContain("could not be understood");
  const elsewhere = { place: "room:general", level: "nothing", returnTo: "//evil.example" };
  expect((await send(elsewhere)).headers.location).toBe("/community");
});

describe("mails", () => {
  const linkIn = (text = "") => new URL(/https?:\/\/\S+/.exec(text)?.[0] ?? "");
  const pathOf = ({ pathname, search }: URL) => `${pathname}${search}`;

  test("begin when the mailed link is opened and pressed, signed in or not", async () => {
    const { browser } = await newPerson();
    await browser.open("/notifications/settings");
    browser.fill("Email address", "not an address");
    browser.check(/Once a day/, true);
    await browser.press("Save");
    expect(browser.answer.status).toBe(400);
    expect(browser.field("Email address").value).toBe("not an address");
    expect(browser.field(/Once a day/).isChecked).toBe(true);
    browser.fill("Email address", "confirm-me@example.com");
    await browser.press("Save");
    expect(browser.text).toContain("Check your mail");
    expect(browser.text).toContain("Almost there");

    const arrived = await mail.mailTo("confirm-me@example.com");
    const link = pathOf(linkIn(arrived.text));
    const stranger = new PlainBrowser(app.visitor(), app.origin);
    await stranger.open(link);
    await stranger.open(link);
    expect(stranger.text).toContain("confirm-me@example.com");
    await stranger.press("Confirm");
    expect(stranger.text).toContain("Confirmed");
    expect(await stranger.open(link)).toBe(404);
    expect(stranger.text).toContain("This link has run out");
    await browser.reload();
    expect(browser.text).not.toContain("Almost there");
  });

  test("end by one press of a mail program, and by a button, without a login", async () => {
    const { browser, id } = await newPerson();
    const database = new Database(file());
    const key = `key-of-${id}`;
    database
      .prepare(
        `INSERT INTO "MailSettings" ("userId", "address", "confirmedAt", "frequency", "unsubscribeKey")
         VALUES (?, 'x@example.com', '2026-01-01T00:00:00.000+00:00', 'each', ?)`,
      )
      .run(id, key);
    const isOn = () =>
      database.prepare(`SELECT "frequency" FROM "MailSettings" WHERE "userId" = ?`).get(id);
    const there = `/notifications/unsubscribe?key=${key}`;
    // Programs that look through mails open links; that changes nothing.
    expect((await app.visitor().get(there)).text).toContain("Unsubscribe</button>");
    expect(isOn()).toEqual({ frequency: "each" });
    const oneClick = await app.visitor().form(there, { "List-Unsubscribe": "One-Click" });
    expect(oneClick.status).toBe(200);
    expect(isOn()).toEqual({ frequency: "never" });
    database.close();
    await browser.open(`${there}x`);
    await browser.press("Unsubscribe");
    expect(browser.answer.status).toBe(404);
    expect(browser.text).toContain("This link is not known");
  });

  test("are not offered where no mail server is set up", async () => {
    const plain = await AppServer.start();
    const client = await plain.person("ann");
    const { text } = await client.get("/notifications/settings");
    expect(text).toContain("This installation sends no mails.");
    await plain.stop();
  });
});

describe("pushes", () => {
  const path = "/api/push-subscriptions";

  test("are subscribed to and ended by calls, for oneself alone", async () => {
    const { browser } = await newPerson();
    const subscription = pushes.subscribe("a-phone");
    const asked = `${path}?endpoint=${encodeURIComponent(subscription.endpoint)}`;
    const isOn = async () => (await browser.client.get(asked)).body;
    expect(await isOn()).toEqual({ publicKey: expect.any(String), isSubscribed: false });
    expect((await browser.client.json("POST", path, subscription)).status).toBe(204);
    expect(await isOn()).toMatchObject({ isSubscribed: true });
    const { browser: other } = await newPerson();
    await other.client.json("DELETE", path, { endpoint: subscription.endpoint });
    expect(await isOn()).toMatchObject({ isSubscribed: true });
    await browser.client.json("DELETE", path, { endpoint: subscription.endpoint });
    expect(await isOn()).toMatchObject({ isSubscribed: false });
  });

  test("end when the person logs out", async () => {
    const { browser, id } = await newPerson();
    await browser.client.json("POST", path, pushes.subscribe("shared-computer"));
    await browser.client.json("POST", "/api/auth/logout");
    const database = new Database(file());
    const left = database.prepare(`SELECT * FROM "PushSubscription" WHERE "userId" = ?`).all(id);
    database.close();
    expect(left).toEqual([]);
  });

  test.each<[string, object]>([
    ["an address within our own network", { endpoint: "https://169.254.169.254/" }],
    ["no key", { keys: { auth: "x" } }],
    ["a key that is too short", { keys: { p256dh: "AAAA", auth: "AAAA" } }],
    ["an endless address", { endpoint: `https://push.example/${"x".repeat(2_000)}` }],
  ])("are refused with %s", async (_what, wrong) => {
    const { browser } = await newPerson();
    const sent = { ...pushes.subscribe("wrong"), ...wrong };
    const { status, body } = await browser.client.json("POST", path, sent);
    expect([status, typeof body.error]).toEqual([400, "string"]);
  });
});
