import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { isClean } from "./axe";
import { expect } from "./fixtures";
import { loadStarter } from "./load-starter";

const TYPES: Record<string, string> = { css: "text/css", js: "text/javascript", html: "text/html" };

/** Opens what the starter makes of a request, with the fonts of the store, on a host of its own. */
export async function openMade(page: Page, request: string): Promise<void> {
  const files = (await loadStarter()).pageOf(request);
  await page.route("http://made.test/**", (route) => {
    const name = new URL(route.request().url()).pathname.slice(1) || "index.html";
    const contentType = TYPES[name.split(".").at(-1) ?? ""] ?? "font/woff2";
    const font = name.startsWith("@fonts/") && readFileSync(`build/store/fonts/${name.slice(7)}`);
    return route.fulfill({ contentType, body: font || (files.get(name) ?? "") });
  });
  await page.goto("http://made.test/");
}

/** axe minds nothing of pages in these layouts, light and dark, and none is wider than a phone. */
export async function areWellLaidOut(page: Page, layouts: readonly string[]): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const [index, layout] of layouts.entries()) {
    await page.emulateMedia({ colorScheme: index % 2 === 0 ? "light" : "dark" });
    await openMade(
      page,
      `landing page for a café, ${layout} layout, Espresso 2.50, open Mon–Fri 7–15`,
    );
    await isClean(page);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow, layout).toBeLessThanOrEqual(0);
  }
}
