import type { Page } from "@playwright/test";

/** Leaves no character of room in the browser's storage. */
export async function fillStorage(page: Page) {
  await page.evaluate(() => {
    let text = "x".repeat(1 << 20);
    for (let index = 0; text !== ""; index += 1) {
      try {
        localStorage.setItem(`filler-${index}`, text);
      } catch {
        text = text.slice(0, text.length >> 1);
      }
    }
  });
}
