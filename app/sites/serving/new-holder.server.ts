import type { Request, Response } from "express";
import { dismissWorker } from "./service-worker-tombstone";
import { newHolderPage } from "./site-pages";
import { queryOf } from "./site-request.server";
import { sendPage } from "./site-sender.server";

/** Remembers in a browser whose app it knows at an address. Site hosts get no other cookie. */
const COOKIE = "__Host-sayso_turn";
/**
 * Kept as long as browsers keep any. In a frame of another site it is that site's own copy, as is all
 * that the app keeps there (Partitioned); browsers take `Secure` from http://*.localhost as well.
 */
const ATTRIBUTES = "Path=/; Max-Age=34560000; Secure; HttpOnly; SameSite=None; Partitioned";
/** How far a browser has come, in the address of the page it is about to see. */
const STEP = "sayso-turn";

const EVERYTHING = '"storage", "cache", "cookies"';
/** All but cookies: the one that is set beside it must stay. */
const STORAGE = '"storage", "cache"';

const PAGES = new Set(["document", "iframe", "frame", "embed", "object", "fencedframe"]);
const SCRIPTS = new Set([
  ...["script", "worker", "sharedworker", "serviceworker", "audioworklet", "paintworklet", "xslt"],
]);

/**
 * Sees to it that nothing of an app's script runs where an app of another holder, which had the
 * address before, may have left its data: what each browser keeps of the address is cleared once,
 * before the first page (docs/decisions/058-addresses-change-hands.md).
 *
 * @param turn how many holders the address has had; for the first there is nothing to do
 * @returns "answered" when nothing is left to do for this request, "known" when the browser knows
 *   this holder, "unknown" when what it gets must not be kept under this address
 */
export function meetHolder(
  request: Request,
  response: Response,
  turn: number,
): "answered" | "known" | "unknown" {
  if (turn <= 1) return "known";
  const asks = request.get("sec-fetch-dest") ?? "";
  const step = PAGES.has(asks) ? queryOf(request, STEP) : "";
  if (knows(request, turn)) return step ? goTo(response, request, null) : "known";
  response.vary("Cookie");
  // A page that is fetched ahead may be shown without what came with it having been done.
  if (request.get("sec-purpose")) return refuse(response);
  if (request.get("service-worker") === "script") {
    response.set("Clear-Site-Data", EVERYTHING);
    dismissWorker(response);
    return "answered";
  }
  if (SCRIPTS.has(asks)) response.set("Clear-Site-Data", EVERYTHING);
  if (!PAGES.has(asks)) return "unknown";
  if (step === "cleared" && request.get("sec-fetch-site") === "same-origin") {
    response.set({ "Clear-Site-Data": STORAGE, "Set-Cookie": `${COOKIE}=${turn}; ${ATTRIBUTES}` });
    return goTo(response, request, "told");
  }
  response.set("Clear-Site-Data", EVERYTHING);
  // The browser keeps no cookies, so nothing else either: it need not be told again.
  if (step === "told") return "unknown";
  sendPage(response, 200, newHolderPage(addressOf(request, "cleared")));
  return "answered";
}

function knows(request: Request, turn: number): boolean {
  const pairs = (request.headers.cookie ?? "").split(";").map((pair) => pair.trim());
  return pairs.includes(`${COOKIE}=${turn}`);
}

function goTo(response: Response, request: Request, step: string | null): "answered" {
  response.status(302).set("Cache-Control", "no-store");
  response.set("Location", addressOf(request, step)).end();
  return "answered";
}

function refuse(response: Response): "answered" {
  response.status(503).set("Cache-Control", "no-store").end();
  return "answered";
}

/** The same address, with a step in it or without. */
function addressOf(request: Request, step: string | null): string {
  const [path = "/", query = ""] = request.originalUrl.split("?", 2);
  const parameters = new URLSearchParams(query);
  parameters.delete(STEP);
  if (step) parameters.set(STEP, step);
  const search = parameters.size > 0 ? `?${parameters}` : "";
  // Two slashes at the beginning would name another host.
  const safe = path.replaceAll(/["'<>\\]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
  return safe.replace(/^\/+/, "/") + search;
}
