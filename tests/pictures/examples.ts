import path from "node:path";
import type { Browser } from "@playwright/test";
import { EXAMPLE_SIZE, EXAMPLES, type Example } from "../../app/examples/examples";
import { type Product, startProduct } from "../load/product";
import { launchChromium } from "../support/launch-chromium";
import { lightest } from "./lightest";
import { USE } from "./use-apps";

/** What a picture may weigh: a dozen of them are one photograph. */
const MOST_BYTES = 24_000;
const FOLDER = path.resolve(import.meta.dirname, "../../public/examples");

/** The width of the window in CSS pixels: the rest of a picture's pixels make it sharper. */
const PAGE_WIDTH = 1024;
/** Apps with little on them are shown larger. */
const SMALL_WIDTH = 880;
/** The moment of every picture, so that a new one shows the same days. */
const NOW = new Date("2026-11-21T10:00:00Z");

const wanted = process.argv.slice(2);
const chosen = EXAMPLES.filter(({ name }) => wanted.length === 0 || wanted.includes(name));
const product = await startProduct({ AI_PROVIDER: "starter" });
const browser = await launchChromium();
try {
  for (const example of chosen) {
    const id = await make(product, example.wish);
    const file = path.join(FOLDER, `${example.name}.webp`);
    const picture = await take(product, browser, example, id);
    console.log(
      `${example.name}: ${await lightest(picture, EXAMPLE_SIZE, { file, mostBytes: MOST_BYTES })}`,
    );
  }
} finally {
  await browser.close();
  await product.stop();
}

/** Sends the wish as the first message of a new project, and waits for the whole answer. */
async function make({ origin, cookie, call }: Product, wish: string): Promise<string> {
  const { id } = await call<{ id: string }>("POST", "/api/projects", { name: "Example" });
  const answer = await fetch(`${origin}/api/projects/${id}/chat/send`, {
    method: "POST",
    headers: { cookie, "content-type": "application/json" },
    body: JSON.stringify({ content: wish }),
  });
  if (!answer.ok) throw new Error(`${wish}: ${answer.status} ${await answer.text()}`);
  await answer.text();
  await call("POST", `/api/projects/${id}/preview/start`);
  return id;
}

async function take(
  { origin, cookie }: Product,
  browser: Browser,
  { name, isSmall }: Example,
  id: string,
): Promise<Buffer> {
  const width = isSmall ? SMALL_WIDTH : PAGE_WIDTH;
  const deviceScaleFactor = EXAMPLE_SIZE.width / width;
  const context = await browser.newContext({
    viewport: { width, height: EXAMPLE_SIZE.height / deviceScaleFactor },
    deviceScaleFactor,
    colorScheme: "light",
    reducedMotion: "reduce",
    locale: "en-GB",
  });
  const [key = "", value = ""] = cookie.split("=");
  await context.addCookies([{ name: key, value, url: origin }]);
  const page = await context.newPage();
  await page.clock.setFixedTime(NOW);
  await page.goto(`${origin}/api/projects/${id}/preview/proxy/`, { waitUntil: "networkidle" });
  await USE[name]?.(page);
  await page.evaluate(() => {
    for (const element of document.querySelectorAll("*")) element.scrollTo(0, 0);
    (document.activeElement as HTMLElement | null)?.blur();
  });
  await page.evaluate(() => document.fonts.ready);
  const picture = await page.screenshot({ type: "png", caret: "hide" });
  await context.close();
  return picture;
}
