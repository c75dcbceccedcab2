import { expect } from "vitest";
import type { AppAnswer, AppClient } from "./app-client";
import { type Holding, makeHolding, put } from "./holding";
import { type Ask, KNOWN_ROUTES, MEMBERS, OWNED } from "./owned-routes";
import type { RouteKey } from "./product-routes";
import { type SharedApp, sharedAppWithModel } from "./shared-app";

/** What browsers and caches on the way may keep of each answer. */

/** Everybody's: it depends on nothing but its address. */
export const FILES: RouteKey[] = [
  "GET /community/feed.xml",
  "GET /community/categories/:id/feed.xml",
  "GET /community/threads/:id/feed.xml",
  "GET /blog/feed.xml",
  "GET /generate/feed.xml",
  "GET /manifest.webmanifest",
  "GET /robots.txt",
  "GET /sitemap.xml",
];
/** The same for all who are not signed in; a cache asks each time whether it still is. */
export const VISITORS_PAGES: RouteKey[] = [
  ...["GET /", "GET /blog", "GET /blog/:slug", "GET /careers", "GET /community", "GET /docs"],
  ...["GET /docs/:topic", "GET /generate", "GET /privacy", "GET /terms"],
  "GET /community/moderation",
  "GET /offline",
];
/** Everybody's, of which a browser asks each time whether it has changed. */
const WORKER: RouteKey[] = ["GET /sw.js", "GET /push-worker.js"];

let app: SharedApp;
let member: Holding;
let trial: Holding;

type Who = "a visitor" | "a browser with a trial" | "a member";

/** Somebody's project and a trial, on a server. */
export async function makeHoldings() {
  let ann: AppClient;
  ({ app, ann } = await sharedAppWithModel());
  member = await makeHolding(ann, "account");
  trial = await makeHolding(app.visitor(), "trial");
  return { app, member };
}

/** Readings first, then what changes something, and last what ends it. */
function inOrder(keys: readonly RouteKey[]): RouteKey[] {
  const rank = (key: RouteKey) =>
    /^DELETE|logout|delete|move-in/.test(key) ? 2 : key.startsWith("GET ") ? 0 : 1;
  return [...keys].sort((a, b) => rank(a) - rank(b));
}

/** What asks for an address, with the ids of a holding. */
export function asksOf(key: RouteKey, { ids, slug }: Holding): Ask[] {
  const owned = OWNED[key];
  if (owned) return owned.isEndless ? [] : owned.asks(ids).filter((ask) => ask.path !== "");
  const [method = "", pattern = ""] = key.split(" ");
  const path = pattern
    .replace("/generate/:slug", `/generate/${slug}`)
    .replace("/docs/:topic", "/docs/features")
    .replace("/blog/:slug", "/blog/version-control")
    .replace(":provider", "google")
    .replaceAll(/:\w+/g, "nothing");
  const asks = MEMBERS[key] ?? [method === "POST" ? { path, form: {} } : { path }];
  // The text of an app is answered there, whatever its address ends with.
  const hasData = method === "GET" && !path.startsWith("/generate/");
  return hasData ? [...asks, { path: dataOf(path) }] : asks;
}

/** Where Remix answers with a page's data. */
function dataOf(path: string): string {
  return path === "/" ? "/_root.data" : `${path}.data`;
}

const cachingOf = ({ headers }: AppAnswer) => headers["cache-control"];

/** Why an answer may be kept by something that should not, or null. */
function fault(key: RouteKey, ask: Ask, answer: AppAnswer, isMember: boolean): string | null {
  const caching = cachingOf(answer);
  const said = `${answer.status} ${caching}, Vary: ${answer.headers.vary}`;
  const isSafe = /^(?:private, )?no-store/.test(String(caching));
  if (isSafe && caching !== "no-store")
    return /cookie/i.test(answer.headers.vary ?? "") ? null : said;
  if (ask.path.endsWith(".data") || answer.headers["set-cookie"]) return said;
  if (FILES.includes(key)) return /^public, max-age=\d+$/.test(String(caching)) ? null : said;
  if (WORKER.includes(key)) return caching === "no-cache" ? null : said;
  // Nobody's: a file that is not there.
  if (/^GET \/(?:avatars|screenshots)/.test(key)) return null;
  // What is fetched rather than opened is the app's own text, for everybody.
  const isOpen = key === "GET /generate/:slug" || (VISITORS_PAGES.includes(key) && !isMember);
  return isOpen && caching === "no-cache" ? null : said;
}

/** What is one person's is kept by nothing, at every address. @returns the statuses of what was answered */
export async function isKeptByNothing(asking: readonly Who[]): Promise<Set<number>> {
  const all: [who: Who, browser: AppClient, holding: Holding][] = [
    ["a visitor", app.visitor(), member],
    ["a browser with a trial", trial.owner, trial],
    ["a member", member.owner, member],
  ];
  const browsers = all.filter(([who]) => asking.includes(who));
  const faults: unknown[] = [];
  const statuses = new Set<number>();
  for (const [who, browser, holding] of browsers) {
    for (const key of inOrder(KNOWN_ROUTES)) {
      // They answer machines, before anybody is looked up.
      if (key.startsWith("GET /healthz")) continue;
      // Nothing keeps what a form or a call is answered (RFC 9111, 9.3.3), least of all a refusal: once will do.
      if (who !== "a member" && !key.startsWith("GET ")) continue;
      for (const ask of asksOf(key, holding)) {
        const answer = await put(browser, key.split(" ")[0] ?? "", ask);
        statuses.add(answer.status);
        const found = fault(key, ask, answer, who === "a member");
        if (found) faults.push([who, key, ask.path, found]);
      }
    }
  }
  expect(faults).toEqual([]);
  return statuses;
}
