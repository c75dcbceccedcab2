import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { AppServer } from "../support/app-server";
import { attributeOf, textOf } from "../support/html-elements";
import { pageText } from "../support/html-tables";
import { PlainBrowser } from "../support/plain-browser";

let app: AppServer;

beforeAll(async () => {
  app = await AppServer.start({ APP_NAME: "Acme Builder" });
});
afterAll(() => app.stop());

const HTML = { accept: "text/html", "sec-fetch-dest": "document" };

test("nothing is promoted and nothing is listed where there is nothing", async () => {
  const { status, text } = await app.visitor().get("/", HTML);
  expect(status).toBe(200);
  expect(text).not.toContain("The $REPO token");
  expect(text).not.toContain("Recently published apps");
  expect(pageText(text)).toContain("This server answers with its built-in starter: not an AI");
  expect(pageText(text)).toContain("Here the built-in starter writes them, which is not an AI");
  expect(pageText(text)).not.toContain("The model connected to");
});

test("the strip shows what the call lists, in its order", async () => {
  const ann = await app.person("ann");
  for (const name of ["First", "Second"]) {
    const { id } = (await ann.json("POST", "/api/projects", { name })).body;
    const file = { path: "index.html", content: "<p>Hi</p>" };
    await ann.json("POST", `/api/projects/${id}/files`, file);
    await ann.json("POST", `/api/projects/${id}/publish`, { slug: `${name.toLowerCase()}-app` });
  }
  const listed = JSON.parse((await app.visitor().get("/api/showcase/projects")).text);
  const { text } = await app.visitor().get("/", HTML);
  const shown = [...text.matchAll(/href="\/generate\/([a-z-]+)"/g)].map(([, slug]) => slug);
  expect(shown).toEqual(["second-app", "first-app"]);
  expect(shown).toEqual(listed.map(({ slug }: { slug: string }) => slug));
});

describe("the page without JavaScript", () => {
  const open = async (browser = new PlainBrowser(app.visitor(), app.origin)) => {
    expect(await browser.open("/")).toBe(200);
    return browser;
  };
  const header = (browser: PlainBrowser) => browser.page.one("banner");

  test("offers a visitor to try and to log in", async () => {
    const browser = await open();
    expect(browser.linkTo("Try Free", header(browser))).toBe("/projects");
    expect(browser.linkTo("Showcase", header(browser))).toBe("/generate");
    const login = browser.page.one("link", "Login", header(browser));
    expect(attributeOf(login, "data-opens")).toBe("login");
    expect(browser.page.all("link", "My Projects", header(browser))).toEqual([]);
  });

  test("knows who is signed in", async () => {
    const browser = await open(new PlainBrowser(await app.person("person-1"), app.origin));
    expect(browser.linkTo("My Projects", header(browser))).toBe("/projects");
    expect(browser.linkTo("Showcase", header(browser))).toBe("/generate");
    expect(browser.linkTo(/^person-/, header(browser))).toBe("/account");
    for (const name of ["Try Free", "Login"]) {
      expect(browser.page.all("link", name, header(browser))).toEqual([]);
    }
    await browser.press("Logout", header(browser));
    expect(browser.page.all("link", "Login", header(browser))).not.toEqual([]);
  });

  test("leads to the projects by whatever starts something", async () => {
    const browser = await open();
    const starts = browser.page.all("link", /start|try/i, browser.page.one("main"));
    expect(starts.length).toBeGreaterThanOrEqual(4);
    expect(new Set(starts.map((link) => attributeOf(link, "href")))).toEqual(
      new Set(["/projects"]),
    );
  });

  test("opens the app in the browser where nothing can be installed", async () => {
    const browser = await open();
    await browser.press(/^Download App/);
    expect(browser.path).toMatch(/^\/pwa\/projects\??$/);
  });

  test("tells six features, and what it is, in words", async () => {
    const browser = await open();
    const features = browser.page.byId("features");
    expect(browser.page.all("listitem", undefined, features)).toHaveLength(6);
    const main = textOf(browser.page.one("main"));
    for (const claim of [
      /code generation/i,
      /IDE in the browser/i,
      /file explorer, an editor/i,
      /export the source code/i,
      /several projects/i,
      /one-click deploy/i,
      /subdomain of its own, with HTTPS/i,
      /try it without an account/i,
      /describe an app in plain language/i,
      /no code by hand/i,
    ]) {
      expect(main).toMatch(claim);
    }
  });

  test("has three plans, in order, each with its way in", async () => {
    const browser = await open();
    const pricing = browser.page.byId("pricing");
    const plans = browser.page.all("heading", undefined, pricing);
    expect(plans.filter(({ tagName }) => tagName === "h3").map(textOf)).toEqual([
      "Trial",
      "Basic",
      "Unlimited",
    ]);
    expect(browser.linkTo("Start Trial", pricing)).toBe("/projects");
    expect(browser.linkTo("Start Building for Free", pricing)).toBe("/projects");
    expect(browser.linkTo("Connect Wallet", pricing)).toBe("/account/wallet");
    const wallet = browser.page.one("link", "Connect Wallet", pricing);
    expect(attributeOf(wallet, "data-opens")).toBe("wallet");
    for (const words of [
      /Trial\s*Free/,
      /No code export, no shareable live preview/,
      /Free to start\s*first 2 apps free, then 1 SOL per month/,
      /Up to 15 apps in total/,
      /0\.5 SOL per month, while you hold 10M \$REPO/,
      /in a Solana wallet/,
      /Unlimited apps/,
      /Custom domains/,
      /Priority support\s*planned/,
      /Early access to what is new\s*planned/,
      /All plans include HTTPS, global CDN and automatic scaling/,
      /Nothing is charged today/,
    ]) {
      expect(textOf(pricing)).toMatch(words);
    }
    const main = textOf(browser.page.one("main"));
    expect(main).not.toMatch(/[€£]|\$\d|\b(USD|EUR)\b/);
  });

  test("has a footer that leads to pages that are there", async () => {
    const browser = await open();
    const links = browser.page.all("link", undefined, browser.page.one("contentinfo"));
    const hrefs = links.map((link) => attributeOf(link, "href"));
    for (const needed of ["/docs", "/community", "/careers", "/blog", "/privacy", "/terms"]) {
      expect(hrefs).toContain(needed);
      expect((await browser.client.get(needed)).status, needed).toBe(200);
    }
  });
});
