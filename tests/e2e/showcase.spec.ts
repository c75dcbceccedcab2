import type { APIRequestContext, Page } from "@playwright/test";
import { expect, makeProject, SAME_ORIGIN, signIn, stopClock, test, unique } from "./fixtures";

/** The showcase's script, and real visits; all that its HTML says is in tests/http/plain-pages.test.ts. */

const FILES = { "index.html": "<!doctype html><title>Shown</title><h1>Shown</h1>" };
const ONE_PAGE = 24;
const HINT = "Search projects by name, description, or author...";

async function publish(request: APIRequestContext, name: string): Promise<string> {
  const slug = unique("shown");
  const id = await makeProject(request, name, FILES);
  const answer = await request.post(`/api/projects/${id}/publish`, {
    data: { slug },
    headers: SAME_ORIGIN,
  });
  expect(answer.ok()).toBe(true);
  return slug;
}

const search = (page: Page) => page.getByPlaceholder(HINT);
const cards = (page: Page) => page.getByRole("article");
const card = (page: Page, slug: string) =>
  cards(page).filter({ has: page.locator(`a[href="/generate/${slug}"]`) });

/** Goes into the search and waits until the page follows the typing. */
async function follows(page: Page) {
  await search(page).focus();
  await expect(page.locator("form[data-wakes][data-live]")).toBeVisible();
}

test.describe("visits", () => {
  // A browser without a window calls itself headless, and then counts as a program.
  test.use({ userAgent: "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0" });

  test("an app that somebody visits trends, and its owner's visits count nothing @js", async ({
    page,
    browser,
    userAgent,
  }) => {
    await signIn(page);
    const [visited, own] = [
      await publish(page.request, "Seen"),
      await publish(page.request, "Mine"),
    ];
    await page.goto(`/generate/${own}`);
    const stranger = await browser.newContext({ baseURL: new URL(page.url()).origin, userAgent });
    const visitor = await stranger.newPage();
    for (let count = 0; count < 3; count += 1) await visitor.goto(`/generate/${visited}`);
    await stranger.close();
    await expect(async () => {
      await page.goto("/generate?tab=trending");
      await expect(card(page, visited)).toContainText("1 view", { timeout: 500 });
    }).toPass();
    await expect(card(page, own)).toHaveCount(0);
  });
});

test.describe("while somebody types @js", () => {
  test("the server is asked once they pause, and only the results change", async ({ page }) => {
    await signIn(page);
    const word = unique("typed");
    const slug = await publish(page.request, word);
    await manyApps(page);
    await page.clock.install();
    await page.goto("/generate?tab=recent");
    await follows(page);
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    // They type faster than time passes, however busy the machine is.
    await stopClock(page);
    await search(page).pressSequentially(word);
    expect(asked).toEqual([]);
    await page.clock.resume();
    await expect(page.getByRole("status")).toHaveText(`1 project found for “${word}”. Show all`);
    await expect(cards(page)).toHaveCount(1);
    await expect(card(page, slug)).toBeVisible();
    await expect(search(page)).toBeFocused();
    await expect(search(page)).toHaveValue(word);
    await expect(page).toHaveURL(`/generate?tab=recent&q=${word}`);
    expect(asked.filter((url) => url.includes("tab=recent"))).toHaveLength(1);
    await search(page).fill("");
    await expect(cards(page)).toHaveCount(ONE_PAGE);
    await expect(page).toHaveURL("/generate?tab=recent");

    // What was found is opened.
    await page.goto(`/generate?tab=recent&q=${word}`);
    await card(page, slug).getByRole("link", { name: /^View/ }).click();
    await expect(page).toHaveURL(`/generate/${slug}`);
    await expect(page.frameLocator("main iframe").getByText("Shown")).toBeVisible();
  });

  test("failures are told, six placeholders show while an answer is late, and an old one never wins", async ({
    page,
    surprises,
  }) => {
    surprises.allow(/500/, /429/);
    await manyApps(page);

    await test.step("a failure shows as nothing found", async () => {
      await page.route(/tab=recent&q=/, (route) => route.fulfill({ status: 500, body: "no" }));
      await page.goto("/generate?tab=recent");
      await follows(page);
      await search(page).fill("anything");
      await expect(page.getByText("No Projects Found")).toBeVisible();
      await expect(search(page)).toHaveValue("anything");
      await page.unroute(/tab=recent&q=/);
    });

    await test.step("too many searches are told so, and not that nothing was found", async () => {
      const sentence = "Too many searches in a minute. Nothing was lost; try again in 9 seconds.";
      const body = `<main><div class="failure"><h1>Too Many Requests</h1><p>${sentence}</p></div></main>`;
      await page.route(/tab=recent&q=/, (route) =>
        route.fulfill({ status: 429, contentType: "text/html", body }),
      );
      await page.goto("/generate?tab=recent");
      await follows(page);
      await search(page).fill("anything");
      await expect(page.locator("#found")).toHaveText(sentence);
      await expect(page.getByText("No Projects Found")).toBeHidden();
      await expect(search(page)).toHaveValue("anything");
      await page.unroute(/tab=recent&q=/);
    });

    const answered: string[] = [];
    await page.route(/tab=recent&q=/, async (route) => {
      const slow = route.request().url().endsWith("slow");
      if (slow) await new Promise((resolve) => page.once("close", resolve));
      const id = slow ? "slow" : "quick";
      answered.push(id);
      await route
        .fulfill({
          contentType: "text/html",
          body: `<p id="found">${id}</p><div id="results"><p>${id} results</p></div>`,
        })
        .catch(() => {});
    });
    await page.goto("/generate?tab=recent");
    await follows(page);
    await search(page).fill("slow");
    await expect(page.locator("#results .skeleton").first()).toBeVisible();
    await expect(page.locator("#results .cards > li")).toHaveCount(6);
    await expect(page.locator("#results")).toHaveAttribute("aria-busy", "true");
    await search(page).fill("quick");
    await expect(page.getByText("quick results")).toBeVisible();
    await expect(page.locator("#results")).not.toHaveAttribute("aria-busy");
    await expect(search(page)).toHaveValue("quick");
    expect(answered).toEqual(["quick"]);
  });

  test("a list that is whole is filtered without asking anybody", async ({ page }) => {
    const [apple, banana] = [unique("Äpfel"), unique("banana")];
    await signIn(page);
    await publish(page.request, apple);
    await publish(page.request, banana);
    await page.goto("/generate?tab=recent");
    await page.route(/\/generate\?whole/, async (route) => {
      const address = page.url().split("?")[0];
      const answer = await route.fetch({ url: `${address}?tab=recent` });
      const body = (await answer.text())
        .replace('id="results"', 'id="results" data-whole="true"')
        .replace(/<nav class="pagination".*?<\/nav>/s, "");
      await route.fulfill({ response: answer, body });
    });
    await page.goto("/generate?whole&tab=recent");
    await follows(page);
    const asked: string[] = [];
    page.on("request", (request) => {
      if (request.resourceType() === "fetch") asked.push(request.url());
    });
    const all = await cards(page).count();
    await search(page).fill(apple.toUpperCase());
    await expect(cards(page)).toHaveCount(1);
    await expect(cards(page).getByRole("heading")).toHaveText(apple);
    await expect(page.getByRole("status")).toHaveText(/^1 project found/);
    await expect(page).toHaveURL(/q=%C3%84PFEL/);
    await search(page).fill("No description provided");
    await expect(page.getByText("No Projects Found")).toBeVisible();
    await expect(page.getByText("Try adjusting your search query")).toBeVisible();
    await search(page).fill("");
    await expect(cards(page)).toHaveCount(all);
    await expect(page.getByText("No Projects Found")).toHaveCount(0);
    expect(asked).toEqual([]);
  });
});

/** More apps than one page holds, so that the server has to be asked. */
async function manyApps(page: Page) {
  await signIn(page);
  await page.goto("/generate?tab=recent");
  const missing = ONE_PAGE + 1 - (await cards(page).count());
  for (let count = 0; count < missing; count += 1) await publish(page.request, "One of many");
}
