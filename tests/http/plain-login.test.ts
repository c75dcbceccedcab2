import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { AppServer } from "../support/app-server";
import { OAuthServer } from "../support/oauth-server";
import { PlainBrowser } from "../support/plain-browser";
import { unique } from "../support/projects";

/** Logging in without JavaScript: the page, the providers and the way back. */

let app: AppServer;
let oauth: OAuthServer;
let people = 0;
beforeAll(async () => {
  oauth = await OAuthServer.start();
  app = await AppServer.start(oauth.settings);
});
afterAll(async () => {
  await app.stop();
  await oauth.stop();
});

const newBrowser = () => new PlainBrowser(app.visitor(), app.origin);
/** GitHub's ids are numbers. */
const newId = () => String(1_000 + ++people);
const alertOf = (browser: PlainBrowser) => browser.page.nameOf(browser.page.one("alert"));

async function logInWith(browser: PlainBrowser, provider: string, returnTo = "/generate") {
  await browser.open(`${app.origin}/login?returnTo=${encodeURIComponent(returnTo)}`);
  await browser.follow(`Continue with ${provider}`);
}

/** Answers the provider's question who one is, and agrees. */
async function agree(browser: PlainBrowser, person: { id: string; verified?: boolean }) {
  expect(browser.page.all("heading", "Who are you?")).toHaveLength(1);
  browser.fill("Id", person.id);
  browser.fill("Email", `${person.id}@example.com`);
  browser.fill("Name", `Person ${person.id}`);
  browser.choose("Verified", String(person.verified ?? true));
  await browser.press("Allow");
}

async function me(browser: PlainBrowser): Promise<{ id: string; name: string } | null> {
  const answer = await browser.client.get("/api/auth/me");
  return answer.status === 200 ? answer.body : null;
}

describe.each(["Google", "GitHub"])("with %s", (provider) => {
  test("a visitor logs in and is back where they were", async () => {
    const browser = newBrowser();
    const id = newId();
    await logInWith(browser, provider, "/generate?tab=about");
    await agree(browser, { id });
    expect(browser.path).toBe("/generate?tab=about");
    expect(browser.text).toContain("Login successful");
    expect(await me(browser)).toMatchObject({ name: `Person ${id}` });
  });

  test("who does not agree reads that nothing was changed", async () => {
    const browser = newBrowser();
    await logInWith(browser, provider);
    await browser.press("Cancel");
    expect(browser.path).toBe("/login?returnTo=%2Fgenerate");
    expect(alertOf(browser)).toContain(`You did not allow ${provider}`);
    await logInWith(browser, provider);
    await agree(browser, { id: newId() });
    expect(browser.path).toBe("/generate");
  });
});

test("an email that nobody has verified opens nothing", async () => {
  const browser = newBrowser();
  await logInWith(browser, "GitHub");
  await agree(browser, { id: newId(), verified: false });
  expect(alertOf(browser)).toContain("no verified email address");
  expect(await me(browser)).toBeNull();
});

test("a person adds GitHub to their account and can log in with either", async () => {
  const browser = newBrowser();
  const [google, github] = [newId(), newId()];
  await logInWith(browser, "Google");
  await agree(browser, { id: google });
  const account = await me(browser);
  await browser.open("/api/auth/github?returnTo=/projects");
  await agree(browser, { id: github });
  expect(browser.path).toBe("/projects");
  expect(browser.text).toContain("GitHub connected");
  browser.client.cookies.clear();
  await logInWith(browser, "GitHub");
  await agree(browser, { id: github });
  expect(browser.path).toBe("/generate");
  expect(await me(browser)).toEqual(account);
});

test("going back to the provider's answer logs nobody in again", async () => {
  const browser = newBrowser();
  await logInWith(browser, "Google");
  await agree(browser, { id: newId() });
  expect(browser.path).toBe("/generate");
  const answer = browser.visited.find(({ pathname }) => pathname.endsWith("/callback"));
  browser.client.cookies.clear();
  await browser.open(String(answer));
  expect(browser.path).toBe("/login");
  expect(alertOf(browser)).toContain("did not begin in this browser");
  expect(await me(browser)).toBeNull();
});

test("an answer that was meant for another browser logs nobody in", async () => {
  const begun = await app.visitor().get("/api/auth/google", { accept: "text/html" });
  const person = { id: newId(), email: "p@example.com", verified: true, name: "P" };
  const answer = await oauth.agree(String(begun.headers.location), person);
  const victim = newBrowser();
  await victim.open(answer);
  expect(alertOf(victim)).toContain("did not begin in this browser");
  expect(await me(victim)).toBeNull();
});

describe("the login page", () => {
  test("is where Login leads, with a word about what does not work without a script", async () => {
    const browser = newBrowser();
    await browser.open("/generate");
    await browser.follow("Login");
    expect(browser.url.pathname).toBe("/login");
    expect(browser.page.all("link", "Continue with GitHub")).toHaveLength(1);
    expect(browser.text).toContain("needs JavaScript");
  });

  test("says what logging in means", async () => {
    const browser = newBrowser();
    await browser.open("/login");
    expect(browser.page.title).toMatch(/^Log in/);
    expect(browser.linkTo("Terms of Service")).toBe("/terms");
    expect(browser.linkTo("Privacy Policy")).toBe("/privacy");
  });

  test("takes a developer's name on their own machine", async () => {
    const browser = newBrowser();
    const name = unique("dev");
    await browser.open("/login?returnTo=/generate");
    browser.fill("Name", "<no>");
    await browser.press("Log in");
    expect(alertOf(browser)).toContain("letters, digits");
    browser.fill("Name", name);
    await browser.press("Log in");
    expect(browser.path).toBe("/generate");
    expect(await me(browser)).toMatchObject({ name });
  });
});
