import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { AppClient } from "../support/app-client";
import { AppServer } from "../support/app-server";
import { MailServer, UNKNOWN_ADDRESS } from "../support/mail-server";
import { PlainBrowser } from "../support/plain-browser";
import { unique } from "../support/projects";
import { TestWallet } from "../support/test-wallet";

/** Logging in by a mailed link, without JavaScript, against a real mail server. */

let app: AppServer;
let mails: MailServer;
beforeAll(async () => {
  mails = await MailServer.start();
  app = await AppServer.start(mails.settings);
});
afterEach(() => {
  mails.mood = "well";
});
afterAll(async () => {
  await app.stop();
  await mails.stop();
});

const newBrowser = () => new PlainBrowser(app.visitor(), app.origin);
const newAddress = () => `${unique("ann")}@example.com`;
const alertOf = (browser: PlainBrowser) => browser.page.nameOf(browser.page.one("alert"));

async function me(browser: PlainBrowser): Promise<{ id: string; email: string } | null> {
  const answer = await browser.client.get("/api/auth/me");
  return answer.status === 200 ? answer.body : null;
}

/** Asks for a link on the login page. */
async function askFor(email: string, browser = newBrowser(), returnTo = "/generate") {
  await browser.open(`${app.origin}/login?returnTo=${encodeURIComponent(returnTo)}`);
  browser.fill("Email", email);
  await browser.press("Email me a link");
  return browser;
}

/** The path of the link in the latest mail to an address. */
async function linkTo(email: string): Promise<string> {
  const { text = "" } = await mails.mailTo(email);
  const [link = ""] = /http\S+/.exec(text) ?? [];
  expect(link.startsWith(`${app.origin}/login/link/`)).toBe(true);
  return link.slice(app.origin.length);
}

/** The whole way. */
async function logInBy(email: string): Promise<PlainBrowser> {
  const browser = await askFor(email);
  await browser.open(await linkTo(email));
  await browser.press("Log in");
  return browser;
}

describe("a mailed link", () => {
  test("logs somebody new in, where they wanted to go", async () => {
    const email = newAddress();
    const browser = await askFor(email, newBrowser(), "/generate?tab=about");
    expect(browser.text).toContain("Look into your mailbox.");
    expect(browser.text).toContain(`A link is on its way to ${email}`);
    expect(await me(browser)).toBeNull();
    await browser.open(await linkTo(email));
    expect(browser.text).toContain(`As ${email}`);
    expect(browser.text).toContain("If that was not you");
    expect(await me(browser)).toBeNull();
    await browser.press("Log in");
    expect(browser.path).toBe("/generate?tab=about");
    expect(browser.text).toContain("Login successful");
    expect(await me(browser)).toMatchObject({ email });
  });

  test("opens the same account each time, whatever the address looks like", async () => {
    const email = newAddress();
    const first = await me(await logInBy(email));
    mails.mails.length = 0;
    const browser = await askFor(` ${email.toUpperCase()} `);
    await browser.open(await linkTo(email));
    await browser.press("Log in");
    expect(await me(browser)).toEqual(first);
  });

  test("says where it was asked for, and opens in any browser", async () => {
    const email = newAddress();
    const asking = new PlainBrowser(app.visitor(), app.origin);
    await asking.client.form(
      "/login/mail",
      { email },
      {
        origin: app.origin,
        "user-agent": "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Firefox/140.0",
      },
    );
    const { text, subject } = await mails.mailTo(email);
    expect(subject).toBe("Log in to Sayso");
    expect(text).toContain("in Firefox on Linux");
    const phone = newBrowser();
    await phone.open(await linkTo(email));
    expect(phone.text).toContain("in Firefox on Linux");
    await phone.press("Log in");
    expect(await me(phone)).toMatchObject({ email });
    expect(await me(asking)).toBeNull();
  });

  test("is not used up by programs that read mails", async () => {
    const email = newAddress();
    await askFor(email);
    const link = await linkTo(email);
    for (const method of ["GET", "HEAD", "GET"]) {
      expect((await app.visitor().request(method, link)).status).toBe(200);
    }
    const browser = newBrowser();
    await browser.open(link);
    await browser.press("Log in");
    expect(await me(browser)).toMatchObject({ email });
  });

  test("works once, however many use it at the same time", async () => {
    const email = newAddress();
    await askFor(email);
    const link = await linkTo(email);
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => app.visitor().form(link, {}, { origin: app.origin })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([303, 400, 400, 400]);
    const late = newBrowser();
    expect(await late.open(link)).toBe(400);
    expect(late.text).toContain("This link no longer works");
    await late.follow("Ask for a new link");
    expect(late.page.field("Email")).toBeDefined();
  });

  test("that another site sends is refused", async () => {
    const email = newAddress();
    await askFor(email);
    const headers = { origin: "https://evil.example", "sec-fetch-site": "cross-site" };
    const answer = await app.visitor().form(await linkTo(email), {}, headers);
    expect(answer.status).toBe(403);
    expect(answer.headers["set-cookie"]).toBeUndefined();
  });

  test("that nobody has mailed opens nothing", async () => {
    for (const secret of ["x", "%00", "..%2f..", "e".repeat(3_000)]) {
      const answer = await app.visitor().get(`/login/link/${secret}`, { accept: "text/html" });
      expect(answer.status).toBeGreaterThanOrEqual(400);
      expect(answer.status).toBeLessThan(500);
    }
  });
});

describe("who asks for a link", () => {
  test("gets the same answer, whether there is an account or not", async () => {
    const known = newAddress();
    await logInBy(known);
    const texts = [];
    for (const email of [known, newAddress()]) {
      const browser = await askFor(email);
      texts.push(browser.text.replaceAll(email, "…"));
    }
    expect(texts[0]).toBe(texts[1]);
  });

  test.each([
    "ann",
    "ann@",
    "a@b.example, c@d.example",
    "Eve <eve@example.com>",
  ])("with %j keeps what they typed, and no mail is sent", async (typed) => {
    const before = mails.mails.length;
    const browser = newBrowser();
    await browser.open(`${app.origin}/login`);
    browser.fill("Email", typed);
    expect(await browser.press("Email me a link")).toBe(400);
    expect(browser.field("Email")).toMatchObject({ value: typed, isInvalid: true });
    expect(mails.mails).toHaveLength(before);
  });

  test("cannot have it sent to others as well", async () => {
    const before = mails.mails.length;
    for (const end of ["\r\n", "\n", "\u2028", ","]) {
      const email = `a@b.example${end}Bcc: eve@example.com`;
      const answer = await app.visitor().form("/login/mail", { email }, { origin: app.origin });
      expect(answer.status).toBe(400);
    }
    expect(mails.mails).toHaveLength(before);
  });

  test("reads that the mail server does not take their address", async () => {
    const browser = await askFor(UNKNOWN_ADDRESS);
    expect(alertOf(browser)).toContain("No mail can be sent to this address");
    expect(browser.field("Email").value).toBe(UNKNOWN_ADDRESS);
  });

  test("reads that no mail could be sent, and can try again", async () => {
    mails.mood = "busy";
    const email = newAddress();
    const browser = await askFor(email);
    expect(alertOf(browser)).toContain("could not be sent just now");
    mails.mood = "well";
    await browser.press("Email me a link");
    expect(browser.text).toContain("Look into your mailbox.");
    expect(mails.mailsTo(email)).toHaveLength(1);
  });
});

describe("an account without an email", () => {
  test("gets one by a link, and then a mail opens it", async () => {
    const email = newAddress();
    const browser = newBrowser();
    await new TestWallet().signIn(browser.client);
    const account = await me(browser);
    await browser.open("/account");
    await browser.follow("Add email");
    browser.fill("Email", email);
    await browser.press("Email me a link");
    const link = await linkTo(email);
    const stranger = await logInBy(newAddress());
    await stranger.open(link);
    expect(stranger.text).toContain("belongs to another account");
    await browser.open(link);
    await browser.press("Add this email");
    expect(browser.text).toContain(`${email} is confirmed as yours`);
    expect(await me(browser)).toMatchObject({ id: account?.id, email });
    mails.mails.length = 0;
    expect(await me(await logInBy(email))).toMatchObject({ id: account?.id });
  });

  test("does not get one of another account", async () => {
    const taken = newAddress();
    await logInBy(taken);
    mails.mails.length = 0;
    const browser = newBrowser();
    await new TestWallet().signIn(browser.client);
    await browser.open("/account/email");
    browser.fill("Email", taken);
    await browser.press("Email me a link");
    await browser.open(await linkTo(taken));
    await browser.press("Add this email");
    expect(alertOf(browser)).toContain("another account with this address");
    expect(await me(browser)).toMatchObject({ email: null });
  });
});

test("the limit of an address is told, with the address kept", async () => {
  const strict = await AppServer.start({ ...mails.settings, RATE_LIMIT_SCALE: "1" });
  try {
    const email = newAddress();
    const browser = new PlainBrowser(strict.visitor(), strict.origin);
    for (let n = 0; n < 7; n += 1) {
      await browser.open(`${strict.origin}/login/mail`);
      browser.fill("Email", email);
      await browser.press("Email me a link");
    }
    expect(alertOf(browser)).toContain("Too many mails to one address in an hour");
    expect(browser.field("Email").value).toBe(email);
    expect(mails.mailsTo(email)).toHaveLength(6);
    // Another spelling of the same mailbox is no other one.
    const { origin } = strict;
    const alias = { email: email.replace("@", "+again@") };
    expect((await strict.visitor().form("/login/mail", alias, { origin })).status).toBe(429);
    // Whoever's address it is asks from elsewhere, and is not locked out by who asked before.
    const owner = new AppClient(strict.port, new Map(), "127.0.0.2");
    expect((await owner.form("/login/mail", { email }, { origin })).status).toBe(303);
    expect(mails.mailsTo(email)).toHaveLength(7);
    let status = 0;
    for (let n = 7; status !== 429; n += 1) {
      expect(n).toBeLessThanOrEqual(41);
      const others = { email: `other-${n}@example.com` };
      const answer = await strict.visitor().form("/login/mail", others, { origin: strict.origin });
      status = answer.status;
      if (status === 429) expect(answer.text).toContain("Too many mailed links in an hour");
    }
  } finally {
    await strict.stop();
  }
});
