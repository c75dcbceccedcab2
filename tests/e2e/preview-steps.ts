import type { Page } from "@playwright/test";

export const PAGE = {
  "index.html":
    '<!doctype html><link rel="stylesheet" href="style.css"><h1>Shop</h1><script src="script.js"></script>\n',
  "style.css": "h1 { color: rgb(1, 2, 3); }\n",
  "script.js": 'document.querySelector("h1").append(" runs");\n',
};

export const openPreview = (page: Page) => page.getByRole("tab", { name: "Preview" }).click();
export const badge = (page: Page, text: string) => page.locator(".ws-badge", { hasText: text });

/** Counts the calls of one preview route. */
export function countCalls(page: Page, call: "start" | "stop" | "status"): { count: number } {
  const counter = { count: 0 };
  page.on("request", (request) => {
    if (request.url().endsWith(`/preview/${call}`)) counter.count += 1;
  });
  return counter;
}
