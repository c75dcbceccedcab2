import type { Page } from "@playwright/test";
import type { Complaints } from "./subject";

/** What Chromium writes into the console for a request that failed: those are counted as requests. */
const OF_REQUEST = /^Failed to load resource/;

/** Keeps what a page complains of from now on. */
export function watchPage(page: Page): Complaints {
  const complaints: Complaints = { uncaught: [], console: [], requests: [], elsewhere: 0 };
  const failed = (url: string, why: string) => {
    const { host, pathname } = new URL(url);
    if (isSites(host)) complaints.requests.push(`${why} ${pathname}`);
    else complaints.elsewhere += 1;
  };
  page.on("pageerror", ({ message }) => complaints.uncaught.push(oneLine(message)));
  page.on("console", (message) => {
    if (message.type() !== "error" || OF_REQUEST.test(message.text())) return;
    complaints.console.push(oneLine(message.text()));
  });
  page.on("requestfailed", (request) => {
    const why = request.failure()?.errorText ?? "failed";
    // A page that goes on, or a sound that is not played to its end, lets go of what it asked for.
    if (why !== "net::ERR_ABORTED") failed(request.url(), why);
  });
  page.on("response", (response) => {
    if (response.status() >= 400) failed(response.url(), String(response.status()));
  });
  return complaints;
}

/** Previews have hosts below localhost. */
function isSites(host: string): boolean {
  return /(?:^|\.)localhost(?::\d+)?$/.test(host);
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, " ").slice(0, 200);
}
