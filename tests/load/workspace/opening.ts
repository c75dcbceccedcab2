import type { Browser, Page } from "@playwright/test";
import type { Product } from "../product";
import { makeAtOnce, signedIn } from "./person";

/** Lighthouse's mobile profile: its screen, its slow 4G and its slower processor, applied and not simulated. */
const SCREEN = { width: 412, height: 823, isMobile: true };
const RTT_MS = 150;
const BYTES_PER_SECOND = (1.6 * 1024 * 1024) / 8;
const SLOWER = 4;

const TYPED = "Make the button green";

/** Moments of one opening, in milliseconds after the address was asked for. */
export interface Opening {
  /** The first words are on the screen. */
  paint: number;
  /** A message can be typed and sent: by the plain form or by the workspace, whichever was first. */
  writable: number;
  /** The browser's own workspace runs. */
  live: number;
  /** Scripts that were there by then. */
  scripts: number;
}

/** One first visit of a phone to a project with a short conversation. */
export async function openOnce(browser: Browser, product: Product): Promise<Opening> {
  const context = await signedIn(browser, product, SCREEN);
  const id = await makeAtOnce(context, {
    files: [
      { path: "index.html", content: "<!doctype html><title>Shop</title><h1>Shop</h1>\n" },
      { path: "style.css", content: "h1 { color: teal }\n".repeat(100) },
      { path: "app.js", content: "console.log('open');\n".repeat(200) },
    ],
    messages: [
      { role: "user", content: "Build a page for a shop" },
      { role: "assistant", content: "It is a page with a heading and the opening hours.\n" },
    ],
  });
  const page = await context.newPage();
  await slowDown(page);
  await page.addInitScript(watch, TYPED);
  await page.goto(`/projects/${id}`, { waitUntil: "commit" });
  await page.waitForSelector(".ws[data-live]", { timeout: 60_000 });
  const opening = await page.evaluate(() => {
    const seen = (window as unknown as { seen: { writable: number; live: number } }).seen;
    const paint = performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0;
    const scripts = performance
      .getEntriesByType("resource")
      .filter(
        ({ name, startTime }) => /\/build\/.*\.js/.test(name) && startTime < seen.live,
      ).length;
    return { paint, ...seen, scripts };
  });
  const kept = await page.getByRole("textbox", { name: "Message" }).inputValue();
  if (kept !== TYPED) throw new Error(`What was typed before the scripts came is "${kept}" now.`);
  await context.close();
  return opening;
}

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: RTT_MS,
    downloadThroughput: BYTES_PER_SECOND,
    uploadThroughput: BYTES_PER_SECOND / 2,
  });
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
}

/** Runs in the page: types as soon as there is a form that sends, and writes down when that was. */
function watch(text: string): void {
  const seen = { writable: 0, live: 0 };
  Object.assign(window, { seen });
  // Without names in between: the compiler's helper for names is not in the page.
  const timer = setInterval(() => {
    const box = document.querySelector<HTMLTextAreaElement>(".ws-composer textarea");
    const button = box?.form?.querySelector("button[type=submit]");
    if (box && button && !seen.writable && box.getClientRects().length > 0) {
      seen.writable = performance.now();
      box.focus();
      box.value = text;
    }
    if (!document.querySelector(".ws[data-live]")) return;
    seen.live = performance.now();
    clearInterval(timer);
  }, 4);
}
