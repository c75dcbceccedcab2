import { readdirSync } from "node:fs";
import { beforeAll, describe, expect, test } from "vitest";
import { attributeOf, descendantsOf, textOf } from "../support/html-elements";
import { PlainBrowser } from "../support/plain-browser";
import { makeProject, publish, unique } from "../support/projects";
import { type SharedApp, sharedApp } from "../support/shared-app";

/** Public pages without JavaScript. How they are laid out is for real browsers. */

const FILES = { "index.html": "<!doctype html><title>Shown</title><h1>Shown</h1>" };

let app: SharedApp;
beforeAll(async () => {
  app = await sharedApp();
});

async function open(path: string, browser = new PlainBrowser(app.visitor(), app.origin)) {
  expect(await browser.open(path)).toBe(200);
  return browser;
}
const headingOf = (browser: PlainBrowser) => browser.page.nameOf(browser.page.one("heading"));
const names = (browser: PlainBrowser, role: string, within = browser.page.one("main")) =>
  browser.page.all(role, undefined, within).map((element) => browser.page.nameOf(element));
/** The heading to which an address's fragment leads. */
const targetOf = (browser: PlainBrowser) =>
  textOf(browser.page.byId(decodeURIComponent(browser.url.hash.slice(1))));

describe("the documentation", () => {
  test.each([
    ["Tokenomics", "tokenomics"],
    ["For Developers", "for-developers"],
  ])("has a card for %s that leads to its section", async (label, id) => {
    const browser = await open("/docs");
    expect(headingOf(browser)).toBe("Documentation");
    await browser.follow(label, browser.page.one("navigation", "Topics"));
    expect(browser.path).toBe(`/docs#${id}`);
    expect(targetOf(browser)).toContain(label);
  });

  test("is searched by a keyword that is in no label", async () => {
    const browser = await open("/docs");
    browser.fill("Search documentation", "postgres backup");
    await browser.press("Search");
    expect(browser.path).toBe("/docs?q=postgres+backup");
    expect(textOf(browser.page.one("status"))).toMatch(/1 topic matches “ ?postgres backup ?”/);
    const topics = browser.page.one("navigation", "Topics");
    expect(names(browser, "link", topics)).toEqual(["Self-hosting"]);
    // The words themselves are found on the topic's own page.
    await browser.follow("Backups");
    expect(browser.path).toBe("/docs/self-hosting#self-hosting-backups");
    expect(targetOf(browser)).toContain("Backups");
  });

  test("says when a search has no match, and offers the way back", async () => {
    const browser = await open("/docs?q=quantum+teapot");
    const status = textOf(browser.page.one("status"));
    expect(status).toContain('No topics found matching "quantum teapot"');
    expect(status).toContain("Try another word");
    expect(browser.field("Search documentation").value).toBe("quantum teapot");
    await browser.follow("Show all topics");
    const topics = browser.page.one("navigation", "Topics");
    expect(browser.page.all("link", undefined, topics)).toHaveLength(
      readdirSync("app/content/docs").length,
    );
  });

  test("leads to building", async () => {
    const browser = await open("/docs");
    expect(browser.linkTo("Start Building")).toBe("/projects");
    expect(browser.linkTo("Get Started Free")).toBe("/projects");
    expect(browser.linkTo("the source code")).toBe("/docs#self-hosting");
    expect(browser.linkTo("the community")).toBe("/community");
  });

  test("has a list of what is on a long topic's page", async () => {
    const browser = await open("/docs");
    await browser.follow("All about For Developers");
    expect(headingOf(browser)).toBe("For Developers");
    await browser.follow("Checkpoints", browser.page.one("navigation", "On this page"));
    expect(targetOf(browser)).toContain("Checkpoints");
  });
});

const ARTICLES = [
  ["seamless-development-experience", "Oct 16, 2025", "8 min read"],
  ["engineering-deep-dive", "Oct 15, 2025", "20 min read"],
  ["ai-code-generation-flow", "Oct 15, 2025", "5 min read"],
  ["system-architecture", "Oct 12, 2025", "7 min read"],
  ["version-control", "Oct 8, 2025", "6 min read"],
] as const;

describe("the blog", () => {
  test("lists its five articles, the latest and the featured one first", async () => {
    const browser = await open("/blog");
    expect(headingOf(browser)).toBe("Engineering Blog");
    const cards = browser.page.all("article");
    expect(cards).toHaveLength(ARTICLES.length);
    const texts = cards.map(textOf);
    expect(texts[0]).toContain("Latest Update");
    expect(texts[1]).toContain("Featured Article");
    for (const [place, [slug, day, time]] of ARTICLES.entries()) {
      expect(browser.linkTo(/./, cards[place])).toBe(`/blog/${slug}`);
      expect(texts[place]).toContain(day);
      expect(texts[place]).toContain(time);
    }
  });

  test.each(ARTICLES)("leads to %s, which leads on and back", async (slug, day, time) => {
    const browser = await open("/blog");
    await browser.follow(/./, browser.page.all("article")[ARTICLES.findIndex(([s]) => s === slug)]);
    expect(browser.path).toBe(`/blog/${slug}`);
    const main = browser.page.one("main");
    expect(names(browser, "heading")[0]).toMatch(/\S/);
    expect(textOf(main)).toContain(day);
    expect(textOf(main)).toContain(time);
    expect(browser.linkTo(/./, browser.page.one("banner"))).toBe("/");
    expect(browser.linkTo("Start Building", main)).toBe("/projects");
    expect(browser.linkTo("Read More Articles", main)).toBe("/blog");
    await browser.follow("Back to Blog", main);
    expect(browser.path).toBe("/blog");
  });

  test("leads from an article to the one before and the one after", async () => {
    const browser = await open("/blog/system-architecture");
    const ways = () => browser.page.one("navigation", "Articles before and after");
    expect(browser.page.all("link", undefined, ways())).toHaveLength(2);
    await browser.follow(/^Previous/, ways());
    expect(browser.path).toBe("/blog/version-control");
    expect(browser.page.all("link", undefined, ways())).toHaveLength(1);
  });
});

describe.each(["/no/such/page", "/blog/nothing-here"])("%s, which is nobody's", (path) => {
  test("says so, and leads home", async () => {
    const browser = new PlainBrowser(app.visitor(), app.origin);
    expect(await browser.open(path)).toBe(404);
    expect(headingOf(browser)).toBe("Page Not Found");
    await browser.follow("Back to Home");
    expect(browser.path).toBe("/");
  });
});

test("careers lead to the community and to a first project", async () => {
  const browser = await open("/careers");
  expect(headingOf(browser)).toBe("Join Our Mission");
  expect(browser.text).toContain("No Jobs Available Right Now");
  await browser.follow("Join Our Community");
  expect(headingOf(browser)).toBe("Community");
  await browser.open("/careers");
  await browser.follow("Start Building");
  expect(browser.path).toBe("/projects");
});

test("the privacy policy leads to its parts and folds the full list", async () => {
  const browser = await open("/privacy");
  const [first] = browser.page.all("heading").filter(({ tagName }) => tagName === "h2");
  expect(first && textOf(first)).toBe("The short version");
  await browser.follow("Cookies");
  expect(browser.path).toBe("/privacy#cookies");
  const folded = descendantsOf(browser.page.document).filter(
    ({ tagName }) => tagName === "details",
  );
  const list = folded.find((one) => textOf(one).startsWith("The complete list"));
  expect(list && attributeOf(list, "open")).toBeNull();
  expect(list && textOf(list)).toContain("GenerationEvent");
});

describe("the showcase", () => {
  const tab = (browser: PlainBrowser, name: string) =>
    browser.page.one("link", name, browser.page.one("navigation", "Showcase"));
  const cards = (browser: PlainBrowser) => browser.page.all("article");
  const cardOf = (browser: PlainBrowser, slug: string) =>
    cards(browser).find((one) =>
      browser.page
        .all("link", undefined, one)
        .some((link) => attributeOf(link, "href") === `/generate/${slug}`),
    );
  const HINT = "Search projects by name, description, or author...";

  async function shown(name: string): Promise<[PlainBrowser, string]> {
    const client = await app.person(unique("person"));
    const slug = unique("shown");
    await publish(client, await makeProject(client, name, FILES), slug);
    return [new PlainBrowser(client, app.origin), slug];
  }

  test("has tabs that are links, each of which says where it is", async () => {
    const browser = await open("/generate");
    expect(headingOf(browser)).toBe("Community Showcase");
    expect(attributeOf(tab(browser, "About"), "aria-current")).toBe("page");
    expect(browser.text).toContain("not endorsed by us");
    for (const [name, address] of [
      ["Recently Added", "recent"],
      ["Trending", "trending"],
      ["Token Launch", "launch"],
    ] as const) {
      await browser.follow(name, browser.page.one("navigation", "Showcase"));
      expect(browser.path).toBe(`/generate?tab=${address}`);
      const current = browser.page
        .all("link", undefined, browser.page.one("navigation", "Showcase"))
        .filter((link) => attributeOf(link, "aria-current") !== null);
      expect(current).toEqual([tab(browser, name)]);
    }
    expect(browser.page.all("heading", "Coming Soon")).toHaveLength(1);
    await browser.follow("About", browser.page.one("navigation", "Showcase"));
    expect(browser.path).toBe("/generate");
    await browser.open("/generate?tab=unknown");
    expect(attributeOf(tab(browser, "About"), "aria-current")).toBe("page");
  });

  test("has a new app on top of Recently Added, with everything a card tells", async () => {
    const [browser, slug] = await shown("Größe & <b>Café</b>");
    await browser.open("/generate?tab=recent");
    const mine = cardOf(browser, slug);
    if (!mine) throw new Error("There is no card of it.");
    expect(textOf(browser.page.one("heading", undefined, mine))).toBe("Größe & <b>Café</b>");
    expect(textOf(mine)).toContain("No description provided");
    expect(textOf(mine)).toContain("html");
    expect(textOf(mine)).toMatch(/by person-/);
    await browser.follow(/^View/, mine);
    expect(browser.path).toBe(`/generate/${slug}`);
  });

  test("finds in any case, by name and author, and a search is an address", async () => {
    const word = unique("Größe");
    const [browser, slug] = await shown(`My ${word} app`);
    await browser.open("/generate?tab=recent");
    browser.fill(/^Search/, word.toUpperCase().replace("SS", "ß"));
    await browser.press("Search");
    expect(textOf(browser.page.one("status"))).toMatch(/^1 project found for/);
    expect(cards(browser)).toEqual([cardOf(browser, slug)]);
    expect(browser.path).toMatch(/tab=recent&q=/);
    await browser.reload();
    expect(browser.field(/^Search/).value).toMatch(/GRÖ/);
    expect(cards(browser)).toHaveLength(1);
    expect(browser.answer.text).toContain(HINT);
  });

  test("says when a search finds nothing, and leads back", async () => {
    const browser = await open("/generate?tab=recent&q=%25_nothing-like-this");
    expect(browser.text).toContain("No Projects Found");
    expect(browser.text).toContain("Try adjusting your search query");
    await browser.follow("Show all projects");
    expect(browser.path).toBe("/generate?tab=recent");
  });

  test("has pages for more apps than one holds, which a search keeps", async () => {
    const client = await app.person(unique("person"));
    const word = unique("paged");
    for (let count = 0; count < 26; count += 1) {
      const id = await makeProject(client, `${word} ${count}`, FILES);
      await publish(client, id, unique("shown"));
    }
    const browser = await open(`/generate?tab=recent&q=${word}`);
    expect(textOf(browser.page.one("status"))).toMatch(/^26 projects/);
    expect(cards(browser)).toHaveLength(24);
    expect(textOf(browser.page.one("heading", undefined, cards(browser)[0]))).toBe(`${word} 25`);
    await browser.follow(/^Next/);
    expect(browser.path).toBe(`/generate?tab=recent&q=${word}&page=2`);
    expect(cards(browser)).toHaveLength(2);
    expect(attributeOf(browser.page.one("link", /^Previous/), "rel")).toBe("prev");
    await browser.open(`/generate?tab=recent&q=${word}&page=99`);
    expect(browser.text).toContain("Page 2 of 2");
  });

  test("answers an unknown address with a page that says so", async () => {
    const browser = new PlainBrowser(app.visitor(), app.origin);
    expect(await browser.open("/generate/nobody-has-this")).toBe(404);
    expect(browser.page.all("heading")[0]?.tagName).toBe("h1");
  });
});
