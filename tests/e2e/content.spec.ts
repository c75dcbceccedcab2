import { readdirSync } from "node:fs";
import { expect, test } from "./fixtures";

const TOPICS = readdirSync("app/content/docs").length;

test("a topic card leads to its section @js", async ({ page }) => {
  await page.goto("/docs");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Documentation");
  for (const [label, id] of [
    ["Tokenomics", "tokenomics"],
    ["For Developers", "for-developers"],
  ] as const) {
    await page
      .getByRole("navigation", { name: "Topics" })
      .getByRole("link", { name: label })
      .click();
    await expect(page).toHaveURL(new RegExp(`/docs#${id}$`));
    await expect(page.locator(`#${id}`).getByRole("heading", { name: label })).toBeInViewport();
  }
});

test("the documentation is searched by a keyword that is in no label @js", async ({ page }) => {
  await page.goto("/docs");
  await page.getByRole("searchbox", { name: "Search documentation" }).fill("postgres backup");
  await page.getByRole("searchbox").press("Enter");
  await expect(page).toHaveURL(/\/docs\?q=postgres\+backup$/);
  await expect(page.getByRole("status")).toContainText("1 topic matches “postgres backup”");
  const topics = page.getByRole("navigation", { name: "Topics" });
  await expect(topics.getByRole("link")).toHaveText(["Self-hosting"]);
  // The words themselves are found on the topic's own page.
  await page.getByRole("link", { name: "Backups" }).click();
  await expect(page).toHaveURL(/\/docs\/self-hosting#self-hosting-backups$/);
  await expect(page.getByRole("heading", { name: "Backups" })).toBeInViewport();
});

test("a search without a match says so and offers the way back @js", async ({ page }) => {
  await page.goto("/docs?q=quantum+teapot");
  await expect(page.getByRole("status")).toContainText('No topics found matching "quantum teapot"');
  await expect(page.getByRole("status")).toContainText("Try another word");
  await expect(page.getByRole("searchbox")).toHaveValue("quantum teapot");
  await page.getByRole("link", { name: "Show all topics" }).click();
  await expect(page.getByRole("navigation", { name: "Topics" }).getByRole("link")).toHaveCount(
    TOPICS,
  );
});

test("the results of a search follow the typing @js", async ({ page }) => {
  await page.goto("/docs");
  const topics = page.getByRole("navigation", { name: "Topics" }).getByRole("link");
  const input = page.getByRole("searchbox", { name: "Search documentation" });
  await input.pressSequentially("postgres");
  await expect(topics).toHaveText(["Tech Stack", "Self-hosting"]);
  await expect(page).toHaveURL(/\/docs\?q=postgres$/);
  await expect(input).toBeFocused();
  await input.fill("quantum teapot");
  await expect(page.getByRole("status")).toContainText('No topics found matching "quantum teapot"');
  await input.fill("");
  await expect(topics).toHaveCount(TOPICS);
  await expect(page).toHaveURL(/\/docs$/);
});

test("the documentation leads to building @js", async ({ page }) => {
  await page.goto("/docs");
  await expect(page.getByRole("link", { name: "Start Building" })).toHaveAttribute(
    "href",
    "/projects",
  );
  await expect(page.getByRole("link", { name: "Get Started Free" })).toHaveAttribute(
    "href",
    "/projects",
  );
  await expect(page.getByRole("link", { name: "the source code" })).toHaveAttribute(
    "href",
    "/docs#self-hosting",
  );
  await expect(page.getByRole("link", { name: "the community" })).toHaveAttribute(
    "href",
    "/community",
  );
});

test("a long topic has a list of what is on the page @js", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto("/docs");
  await page.getByRole("link", { name: "All about For Developers" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("For Developers");
  const contents = page.getByRole("navigation", { name: "On this page" });
  await contents.getByRole("link", { name: "Checkpoints" }).click();
  await expect(page.getByRole("heading", { name: "Checkpoints" })).toBeInViewport();
  await expect(contents).toBeInViewport();
});

test("on a phone the list is folded, and opens without a script", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto("/docs/self-hosting");
  const contents = page.getByRole("navigation", { name: "Parts of this page" });
  await expect(contents.getByRole("link", { name: "Docker" })).toBeHidden();
  await contents.getByText("On this page").click();
  await contents.getByRole("link", { name: "Settings" }).click();
  await expect(page.getByRole("heading", { name: "Settings" })).toBeInViewport();
  // Its wide table scrolls by itself.
  const sideways = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(sideways).toBeLessThanOrEqual(0);
});

const ARTICLES = [
  ["seamless-development-experience", "Oct 16, 2025", "8 min read"],
  ["engineering-deep-dive", "Oct 15, 2025", "20 min read"],
  ["ai-code-generation-flow", "Oct 15, 2025", "5 min read"],
  ["system-architecture", "Oct 12, 2025", "7 min read"],
  ["version-control", "Oct 8, 2025", "6 min read"],
] as const;

test("the blog lists its five articles, the latest and the featured one first @js", async ({
  page,
}) => {
  await page.goto("/blog");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Engineering Blog");
  const cards = page.getByRole("article");
  await expect(cards).toHaveCount(ARTICLES.length);
  await expect(cards.nth(0)).toContainText("Latest Update");
  await expect(cards.nth(1)).toContainText("Featured Article");
  for (const [place, [slug, day, time]] of ARTICLES.entries()) {
    const card = cards.nth(place);
    await expect(card.getByRole("link")).toHaveAttribute("href", `/blog/${slug}`);
    await expect(card).toContainText(day);
    await expect(card).toContainText(time);
  }
});

for (const [slug, day, time] of ARTICLES) {
  test(`${slug} opens from the blog and leads on and back @js`, async ({ page }) => {
    await page.goto("/blog");
    await page.getByRole("article").locator(`a[href="/blog/${slug}"]`).click();
    await expect(page).toHaveURL(new RegExp(`/blog/${slug}$`));
    await page.reload();
    const main = page.getByRole("main");
    await expect(main.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(main).toContainText(day);
    await expect(main).toContainText(time);

    const logo = page.getByRole("banner").getByRole("link").first();
    await expect(logo).toHaveAttribute("href", "/");
    const building = main.getByRole("link", { name: "Start Building" });
    await expect(building).toHaveAttribute("href", "/projects");
    const more = main.getByRole("link", { name: "Read More Articles" });
    await expect(more).toHaveAttribute("href", "/blog");
    await main.getByRole("link", { name: "Back to Blog" }).click();
    await expect(page).toHaveURL(/\/blog$/);
  });
}

test("articles lead to the one before and the one after @js", async ({ page }) => {
  await page.goto("/blog/system-architecture");
  const ways = page.getByRole("navigation", { name: "Articles before and after" });
  await expect(ways.getByRole("link")).toHaveCount(2);
  await ways.getByRole("link", { name: /^Previous/ }).click();
  await expect(page).toHaveURL(/\/blog\/version-control$/);
  await expect(ways.getByRole("link")).toHaveCount(1);
});

test("the feed is XML that a reader understands @js", async ({ page }) => {
  await page.goto("/blog");
  const feed = await page.evaluate(async () => {
    const { href } = document.querySelector<HTMLLinkElement>(
      'link[type="application/rss+xml"]',
    ) ?? { href: "" };
    const text = await (await fetch(href)).text();
    const xml = new DOMParser().parseFromString(text, "application/xml");
    return {
      errors: xml.querySelectorAll("parsererror").length,
      items: [...xml.querySelectorAll("item")].map((item) => ({
        link: item.querySelector("link")?.textContent,
        date: Date.parse(item.querySelector("pubDate")?.textContent ?? ""),
      })),
    };
  });
  expect(feed.errors).toBe(0);
  const articles = await page.getByRole("article").count();
  expect(feed.items).toHaveLength(articles);
  for (const { link, date } of feed.items) {
    expect(link).toMatch(/^http:\/\/localhost:\d+\/blog\/[a-z-]+$/);
    expect(date).toBeGreaterThan(0);
  }
});

test("a blog address that is nobody's shows the not-found page @js", async ({
  page,
  surprises,
}) => {
  surprises.allow(/status of 404/);
  const answer = await page.goto("/blog/nothing-here");
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole("heading", { name: "Page Not Found" })).toBeVisible();
});
