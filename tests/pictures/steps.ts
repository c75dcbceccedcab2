import path from "node:path";
import type { Page } from "@playwright/test";
import { EXAMPLES } from "../../app/examples/examples";
import { startProduct } from "../load/product";
import { launchChromium } from "../support/launch-chromium";
import { lightest } from "./lightest";

const FOLDER = path.resolve(import.meta.dirname, "../../public/screens");
const SIZE = { width: 1152, height: 720 };
/** What a picture may weigh: a whole screen has more on it than an app. */
const MOST_BYTES = 52_000;
const CHANGE = 'Change the headline to "Coffee by the harbour"';
const [CAFE] = EXAMPLES;
if (!CAFE) throw new Error("There is no example.");

/** The four steps of the front page's demo, in the real workspace. */
const product = await startProduct({ AI_PROVIDER: "starter", APP_NAME: "Workspace" });
const browser = await launchChromium();
try {
  const context = await browser.newContext({
    viewport: SIZE,
    colorScheme: "light",
    reducedMotion: "reduce",
    locale: "en-GB",
  });
  const [name = "", value = ""] = product.cookie.split("=");
  await context.addCookies([{ name, value, url: product.origin }]);
  const page = await context.newPage();
  const { id } = await product.call<{ id: string }>("POST", "/api/projects", {
    name: "Blue Door",
  });
  await page.goto(`${product.origin}/projects/${id}`);
  await page.locator(".ws[data-live]").waitFor();
  const message = page.getByRole("textbox", { name: "Message" });
  await message.fill(CAFE.wish);
  await keep(page, 1);
  await message.press("Enter");
  await page.locator(".ws-chips li, [data-state]").nth(1).waitFor();
  await keep(page, 2);
  await isDone(page);
  await message.fill(CHANGE);
  await message.press("Enter");
  await page.frameLocator("iframe.ws-frame").getByText("Coffee by the harbour").first().waitFor();
  await isDone(page);
  await keep(page, 3);
  await product.call("POST", `/api/projects/${id}/publish`, { slug: "blue-door" });
  await page.goto(`${product.origin}/generate/blue-door`, { waitUntil: "networkidle" });
  await keep(page, 4);
} finally {
  await browser.close();
  await product.stop();
}

async function isDone(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Stop" }).waitFor({ state: "detached" });
  await page.locator(".ws-done").first().waitFor();
}

async function keep(page: Page, step: number): Promise<void> {
  const file = path.join(FOLDER, `step-${step}.webp`);
  const told = await lightest(await page.screenshot({ caret: "hide" }), SIZE, {
    file,
    mostBytes: MOST_BYTES,
  });
  console.log(`step ${step}: ${told}`);
}
