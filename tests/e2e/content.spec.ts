import { readdirSync } from "node:fs";
import { expect, test } from "./fixtures";

/** What layout and scripts do here; all that the HTML says is in tests/http/plain-pages.test.ts. */

const TOPICS = readdirSync("app/content/docs").length;

test("cards, results of a search and the contents of a topic lead into view @js", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto("/docs");
  for (const [label, id] of [
    ["Tokenomics", "tokenomics"],
    ["For Developers", "for-developers"],
  ] as const) {
    await test.step(`the card of ${label}`, async () => {
      await page
        .getByRole("navigation", { name: "Topics" })
        .getByRole("link", { name: label })
        .click();
      await expect(page).toHaveURL(new RegExp(`/docs#${id}$`));
      await expect(page.locator(`#${id}`).getByRole("heading", { name: label })).toBeInViewport();
    });
  }
  await test.step("a result of a search", async () => {
    await page.getByRole("searchbox", { name: "Search documentation" }).fill("postgres backup");
    await page.getByRole("searchbox").press("Enter");
    await expect(page).toHaveURL(/\/docs\?q=postgres\+backup$/);
    await expect(page.getByRole("status")).toContainText("1 topic matches “postgres backup”");
    // The words themselves are found on the topic's own page.
    await page.getByRole("link", { name: "Backups" }).click();
    await expect(page).toHaveURL(/\/docs\/self-hosting#self-hosting-backups$/);
    await expect(page.getByRole("heading", { name: "Backups" })).toBeInViewport();
  });
  await test.step("the contents of a long topic, which stay in view", async () => {
    await page.goto("/docs/for-developers");
    const contents = page.getByRole("navigation", { name: "On this page" });
    await contents.getByRole("link", { name: "Checkpoints" }).click();
    await expect(page.getByRole("heading", { name: "Checkpoints" })).toBeInViewport();
    await expect(contents).toBeInViewport();
  });
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

test("on a phone the list is folded, and opens without a script @nojs", async ({ page }) => {
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
