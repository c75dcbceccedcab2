import type { Browser, Locator, Page } from "@playwright/test";
import {
  expect,
  expectToast,
  makeProject,
  SAME_ORIGIN,
  signIn,
  stopClock,
  test,
  unique,
} from "./fixtures";

const WIDE = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 800 };
/** The token's address in playwright.config.ts. */
const MINT = process.env.E2E_TOKEN_MINT ?? "";

const header = (page: Page) => page.getByRole("banner");
const widthOf = async (box: Locator) => (await box.boundingBox())?.width;
const topOf = (box: Locator) => box.evaluate((element) => element.getBoundingClientRect().top);

/** Waits for the page's own script, which only adds to it. */
async function isScripted(page: Page) {
  await expect(page.locator("html[data-scripted]")).toBeAttached();
}

/** Publishes an app of the signed-in person. */
async function publish(page: Page, name: string, more: object = {}): Promise<string> {
  const slug = unique("front");
  const id = await makeProject(page.request, name, { "index.html": "<h1>Hi</h1>" });
  const answer = await page.request.post(`/api/projects/${id}/publish`, {
    data: { slug, ...more },
    headers: SAME_ORIGIN,
  });
  expect(answer.ok()).toBe(true);
  return slug;
}

const STEPS = ["Describe Your App", "AI Generates Code", "Edit & Refine", "Deploy to Production"];
const demo = (page: Page) => page.locator("#chat");
const stepOf = (page: Page, title: string) => demo(page).getByRole("radio", { name: title });

// What the page says and where it leads is held without a browser: tests/http/landing.test.ts.
test("the header, the articles and the token's address stand where they should @js", async ({
  page,
}) => {
  await page.setViewportSize(WIDE);
  await page.goto("/");

  await test.step("the header stays at the top down to the footer", async () => {
    await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
    expect(await topOf(header(page))).toBe(0);
  });

  await test.step("the articles are teasers of 400 px, the featured one first", async () => {
    const teasers = page.getByRole("region", { name: "How it works inside" }).getByRole("listitem");
    await expect(teasers).toHaveCount(5);
    await expect(teasers.getByText("Featured")).toHaveCount(1);
    await expect(teasers.first().getByText("Featured")).toBeVisible();
    for (const teaser of await teasers.all()) {
      expect(await widthOf(teaser)).toBe(400);
      await expect(teaser.getByRole("heading")).not.toBeEmpty();
      await expect(teaser.getByText(/^[A-Z][a-z]{2} \d{1,2}, \d{4}$/)).toBeVisible();
      const [, minutes] = /(\d+) min read/.exec(await teaser.innerText()) ?? [];
      expect(Number(minutes)).toBeGreaterThanOrEqual(5);
      expect(Number(minutes)).toBeLessThanOrEqual(20);
      const href = await teaser.getByRole("link").getAttribute("href");
      expect(href).toMatch(/^\/blog\/./);
      expect((await page.request.get(href ?? "")).status()).toBe(200);
    }
  });

  await test.step("the token's address is whole where there is room, else its ends", async () => {
    expect(MINT.length).toBeGreaterThan(16);
    const banner = page.getByRole("complementary", { name: "The $REPO token" });
    await expect(banner).toContainText("$REPO");
    const address = banner.locator("code");
    expect(await address.innerText()).toBe(MINT);
    await page.setViewportSize(PHONE);
    expect(await address.innerText()).toBe(`${MINT.slice(0, 8)}…${MINT.slice(-8)}`);
  });

  await test.step("the articles never widen a phone's page", async () => {
    await page.setViewportSize({ width: 320, height: 640 });
    const title = page.getByRole("region", { name: "How it works inside" }).getByRole("listitem");
    const text = await title.first().locator(".teaser__text").boundingBox();
    expect((text?.x ?? 0) + (text?.width ?? 999)).toBeLessThanOrEqual(320);
  });
});

test("everything is used with and without JavaScript", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/");

  await test.step("the demo shows four numbered steps, by mouse and by keyboard", async () => {
    await expect(demo(page).getByRole("radio")).toHaveCount(4);
    await expect(stepOf(page, STEPS[0] ?? "")).toBeChecked();
    for (const [index, title] of STEPS.entries()) {
      await demo(page).getByText(title, { exact: true }).click();
      await expect(stepOf(page, `${index + 1} ${title}`)).toBeChecked();
      await expect(demo(page).getByRole("figure")).toHaveCount(1);
      await expect(demo(page).getByRole("figure", { name: title })).toBeVisible();
    }
    await page.keyboard.press("ArrowLeft");
    await expect(demo(page).getByRole("figure", { name: "Edit & Refine" })).toBeVisible();
  });

  await test.step("the demo deploys nothing", async () => {
    await demo(page).getByText("Deploy to Production", { exact: true }).click();
    await expect(demo(page).getByRole("button", { name: "Deploy", exact: true })).toBeDisabled();
  });

  await test.step("the questions open and close by mouse and by keyboard", async () => {
    const items = page.locator("#faq details");
    await expect(items).toHaveCount(4);
    for (const item of await items.all()) {
      const answer = item.locator("p").first();
      await expect(answer).toBeHidden();
      await item.locator("summary").click();
      await expect(answer).toBeVisible();
      await page.keyboard.press("Enter");
      await expect(answer).toBeHidden();
      await page.keyboard.press("Space");
      await expect(answer).toBeVisible();
    }
    await expect(page.getByText(/Google, with GitHub, or by signing a message/)).toBeVisible();
    await expect(page.getByText(/7 days, by an HTTP-only cookie/)).toBeVisible();
  });

  await test.step("the header leads to the parts of the page and never covers them", async () => {
    for (const anchor of ["features", "chat", "pricing", "faq"]) {
      await expect(page.locator(`[id="${anchor}"]`)).toHaveCount(1);
      await header(page).locator(`a[href="#${anchor}"]:visible`).click();
      await expect(page.locator(`#${anchor}`).getByRole("heading").first()).toBeInViewport();
      expect(await topOf(page.locator(`#${anchor}`))).toBeGreaterThanOrEqual(60);
    }
  });

  await test.step("the header is a menu on a phone", async () => {
    await page.setViewportSize(PHONE);
    await page.goto("/");
    await expect(header(page).getByRole("link", { name: "Pricing" })).toBeHidden();
    await header(page).getByText("Menu").click();
    await header(page).getByRole("link", { name: "Pricing" }).click();
    await expect(page).toHaveURL(/#pricing$/);
  });

  await test.step("the hero leads on", async () => {
    await page.setViewportSize(WIDE);
    const main = page.getByRole("main");
    await main.getByRole("link", { name: "See How It Works" }).click();
    await expect(page.getByRole("heading", { name: "What it does for you" })).toBeInViewport();
    await main.getByRole("link", { name: "Showcase", exact: true }).click();
    await expect(page).toHaveURL(/\/generate$/);
  });
});

test("without JavaScript no button is offered that would do nothing @nojs", async ({ page }) => {
  await page.goto("/");
  await expect(page.getByRole("button", { name: /Previous|Next|teasers|Copy/ })).toHaveCount(0);
});

test("the page's own script adds to it @js", async ({ page }) => {
  await page.goto("/");
  await isScripted(page);

  await test.step("the demo is walked by Previous and Next, which ask nobody", async () => {
    await demo(page).scrollIntoViewIfNeeded();
    await page.waitForLoadState("networkidle");
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    const previous = demo(page).getByRole("button", { name: "Previous" });
    const next = demo(page).getByRole("button", { name: "Next" });
    await expect(previous).toBeDisabled();
    for (const title of STEPS.slice(1)) {
      await next.click();
      await expect(stepOf(page, title)).toBeChecked();
      await expect(demo(page).getByRole("figure", { name: title })).toBeVisible();
    }
    await expect(next).toBeDisabled();
    await expect(previous).toBeFocused();
    await previous.click();
    await expect(stepOf(page, "Edit & Refine")).toBeChecked();
    await expect(next).toBeEnabled();
    expect(asked).toEqual([]);
  });

  await test.step("the questions say whether they are open", async () => {
    const question = page.locator("#faq summary").first();
    await expect(question).toHaveAttribute("aria-expanded", "false");
    await question.click();
    await expect(question).toHaveAttribute("aria-expanded", "true");
    await question.press("Enter");
    await expect(question).toHaveAttribute("aria-expanded", "false");
  });

  await test.step("the browser is asked to install, once, when it can", async () => {
    await page.evaluate(() => {
      const offer = new Event("beforeinstallprompt", { cancelable: true });
      Object.assign(offer, {
        prompt: () => document.body.setAttribute("data-asked", ""),
        userChoice: Promise.resolve({ outcome: "accepted" }),
      });
      window.dispatchEvent(offer);
    });
    await page.getByRole("button", { name: "Download App" }).click();
    await expect(page.locator("body[data-asked]")).toBeAttached();
    await expectToast(page, "App Installing", "Sayso is being installed to your device");
    await expect(page).toHaveURL(/\/$/);
    await page.evaluate(() => window.dispatchEvent(new Event("appinstalled")));
    await expect(page.getByRole("button", { name: "App Installed" })).toBeDisabled();
  });

  await test.step("the menu of a phone closes over the place that it leads to", async () => {
    await page.setViewportSize(PHONE);
    await header(page).getByText("Menu").click();
    await header(page).getByRole("link", { name: "FAQ" }).click();
    await expect(header(page).getByRole("link", { name: "FAQ" })).toBeHidden();
    await expect(page.getByRole("heading", { name: "Questions" })).toBeInViewport();
  });

  await test.step("the articles are scrolled by arrows that stop at the ends", async () => {
    await page.setViewportSize(WIDE);
    await page.emulateMedia({ reducedMotion: "reduce" });
    const [back, on] = [
      page.getByRole("button", { name: "Earlier teasers" }),
      page.getByRole("button", { name: "More teasers" }),
    ];
    await expect(back).toBeDisabled();
    await on.click();
    await expect(back).toBeEnabled();
    await expect(async () => {
      if (await on.isEnabled()) await on.click();
      await expect(on).toBeDisabled({ timeout: 500 });
    }).toPass();
  });
});

test("who has published something finds it on the front page @js", async ({ page }) => {
  await signIn(page);
  const plain = await publish(page, "Without a picture");
  const png = await page.request.get("/icons/icon-512.png");
  const screenshotUrl = `data:image/png;base64,${(await png.body()).toString("base64")}`;
  const shown = await publish(page, "With a picture", { screenshotUrl });
  await page.goto("/");
  const strip = page.getByRole("region", { name: "Recently published apps" });

  await test.step("everything stands in its order", async () => {
    const parts = [
      header(page),
      page.getByRole("complementary", { name: "The $REPO token" }),
      strip,
      page.getByRole("region", { name: "Say what you want" }),
      page.getByRole("region", { name: "How it works inside" }),
      page.getByRole("region", { name: "In short" }),
      page.locator("#features"),
      page.locator("#chat"),
      page.locator("#pricing"),
      page.locator("#faq"),
      page.getByRole("contentinfo"),
    ];
    const tops = await Promise.all(parts.map(topOf));
    expect(tops).toEqual(tops.toSorted((a, b) => a - b));
  });

  await test.step("the header knows who is signed in", async () => {
    const link = (name: string | RegExp) => header(page).getByRole("link", { name });
    await expect(link("My Projects")).toHaveAttribute("href", "/projects");
    await expect(link("Showcase")).toHaveAttribute("href", "/generate");
    await expect(link(/^person-/)).toHaveAttribute("href", "/account");
    await expect(link("Try Free")).toHaveCount(0);
    await expect(link("Login")).toHaveCount(0);
  });

  await test.step("the latest app leads the strip, with its picture or a stand-in", async () => {
    const cardOf = (slug: string) =>
      strip.getByRole("listitem").filter({ has: page.locator(`a[href="/generate/${slug}"]`) });
    await expect(cardOf(shown)).toContainText(/With a picture\s*person-/);
    await expect(cardOf(shown).locator("img")).toBeVisible();
    await expect(cardOf(plain).locator("img")).toHaveCount(0);
    await expect(cardOf(plain).locator("svg")).toBeVisible();
    expect(await widthOf(cardOf(shown))).toBe(280);
    await cardOf(shown).getByRole("link").click();
    await expect(page).toHaveURL(new RegExp(`/generate/${shown}$`));
  });

  await test.step("logging out is seen in the header", async () => {
    await page.goto("/");
    await header(page).getByRole("button", { name: "Logout" }).click();
    await expect(header(page).getByRole("link", { name: "Login" })).toBeVisible();
  });
});

test.describe("the header", () => {
  test("holds a very long name at any width", async ({ page }) => {
    await page.request.post("/api/auth/dev-login", {
      data: { name: `Maximiliane ${"x".repeat(40)}` },
      headers: SAME_ORIGIN,
    });
    for (const path of ["/", "/generate"]) {
      await page.goto(path);
      for (const width of [320, 704, 800, 1024, 1280]) {
        await page.setViewportSize({ width, height: 700 });
        const over = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(over, `${path} at ${width} px`).toBeLessThanOrEqual(0);
      }
    }
  });
});

test.describe("the token", () => {
  test("is copied whole at any width, and says so for 2 s @js", async ({ page, context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    // Time passes only as the test says.
    await page.clock.install();
    await page.goto("/");
    await isScripted(page);
    await stopClock(page);
    const button = page.getByRole("button", { name: /the full token address/ });
    for (const viewport of [WIDE, PHONE]) {
      await page.setViewportSize(viewport);
      await page.evaluate(() => navigator.clipboard.writeText(""));
      await button.click();
      await expect(button).toHaveText(/^Copied/);
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(MINT);
      await page.clock.runFor(1_900);
      await expect(button).toHaveText(/^Copied/);
      await page.clock.runFor(200);
      await expect(button).toHaveText(/^Copy /);
    }
  });
});

test.describe("the hero", () => {
  test("knows when it already runs as an app @js", async ({ page }) => {
    await page.addInitScript(() => {
      const real = window.matchMedia.bind(window);
      window.matchMedia = (query) =>
        real(query.includes("display-mode: standalone") ? "all" : query);
    });
    await page.goto("/");
    await expect(page.getByRole("button", { name: "App Installed" })).toBeDisabled();
  });

  test("opens the app in the browser where nothing can be installed @js", async ({ page }) => {
    await page.goto("/");
    await page.getByRole("button", { name: "Download App" }).click();
    await expect(page).toHaveURL(/\/pwa\/projects\??$/);
  });

  test("has a hint for each platform @js", async ({ browser, baseURL }) => {
    const hints = await Promise.all(
      [
        "Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/130 Mobile Safari/537.36",
        "Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 Safari/604.1",
        "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/130 Safari/537.36",
      ].map((userAgent) => hintFor(browser, userAgent, `${baseURL}/`)),
    );
    expect(hints[0]).toContain("Android");
    expect(hints[1]).toContain("Add to Home Screen");
    expect(new Set(hints).size).toBe(3);
  });
});

test.describe("on an iPhone", () => {
  test.use({
    userAgent:
      "Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 Safari/604.1",
  });

  test("the button says how to install, and then opens the app @js", async ({ page }) => {
    await page.clock.install();
    await page.goto("/");
    await isScripted(page);
    await stopClock(page);
    await page.getByRole("button", { name: "Download App" }).click();
    await expectToast(page, "Tap the Share button, then 'Add to Home Screen'");
    await page.clock.runFor(10_000);
    await expect(page).toHaveURL(/\/pwa\/projects\??$/);
  });
});

async function hintFor(browser: Browser, userAgent: string, address: string): Promise<string> {
  const context = await browser.newContext({ userAgent });
  const page = await context.newPage();
  await page.goto(address);
  await isScripted(page);
  const hint = await page.locator("#install-hint").innerText();
  await context.close();
  return hint;
}

test("a page that cannot ask who is there is whole, and says nothing of it @js", async ({
  page,
}) => {
  await page.route("**/api/**", (route) => route.abort());
  await page.goto("/");
  await isScripted(page);
  await expect(header(page).getByRole("link", { name: "Login" })).toBeVisible();
  await expect(page.getByRole("alert")).toHaveCount(0);
});

for (const viewport of [WIDE, PHONE]) {
  test(`nothing moves while the page comes in at ${viewport.width} px @js`, async ({ page }) => {
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          shifts.push((entry as never as { value: number }).value);
      }).observe({ type: "layout-shift", buffered: true });
    });
    await page.setViewportSize(viewport);
    await page.goto("/");
    await isScripted(page);
    await page.waitForLoadState("networkidle");
    expect(await page.evaluate(() => (window as never as { shifts: number[] }).shifts)).toEqual([]);
  });
}
