import type { Request, Response } from "express";
import { seal, unseal } from "~/platform/sealed.server";
import { queryOf, rootOf, type SiteRequest } from "./site-request.server";

/** How long a browser may take from the product's page to the app's host, in milliseconds. */
const ENTER_MS = 60 * 1000;
/** How long its owner's browser then sees an app that nobody else sees. */
const STAY_MS = 12 * 60 * 60 * 1000;

/** The cookie of a host whose app only its owner sees; in a frame it is kept apart, as all that is there. */
const COOKIE = "__Host-sayso_owner";
const ATTRIBUTES = `Path=/; Max-Age=${STAY_MS / 1000}; Secure; HttpOnly; SameSite=None; Partitioned`;
/** Where a browser exchanges what the product gave it for the cookie. */
const ENTRANCE = "/@sayso/owner";

type PassKind = "enter" | "stay";

/**
 * Where the owner of a private app enters it: an address that works for a minute, and that the app's host
 * exchanges for a cookie of its own. Below a path there are no cookies: there the pass is in the path, for
 * as long as the cookie would last.
 *
 * @param site the address of the app's root
 */
export function ownersEntrance(site: string, projectId: string, now = Date.now()): string {
  // Below a path the address begins with it.
  if (site.startsWith("/")) return `${site}@owner/${makePass(projectId, "stay", now)}/`;
  return `${site.replace(/\/$/, "")}${ENTRANCE}?pass=${makePass(projectId, "enter", now)}`;
}

/**
 * Whether a request for something of a private app is its owner's; "answered" where they have just come in.
 *
 * @param projectId whose app it is
 */
export function meetOwner(
  request: Request,
  response: Response,
  asked: SiteRequest,
  projectId: string,
): boolean | "answered" {
  if (asked.pass !== undefined) return holdsPass(asked.pass, projectId, "stay");
  if (asked.below || asked.isDomain) return false;
  if (asked.path !== ENTRANCE) return holdsPass(passIn(request), projectId, "stay");
  if (!holdsPass(queryOf(request, "pass"), projectId, "enter")) return false;
  response.set("Set-Cookie", `${COOKIE}=${makePass(projectId, "stay")}; ${ATTRIBUTES}`);
  response
    .status(302)
    .set({ "Cache-Control": "no-store", Location: rootOf(asked) })
    .end();
  return "answered";
}

/** Site hosts have names of their own for cookies, whether the product is served over https or not. */
function passIn(request: Request): string {
  const pairs = (request.headers.cookie ?? "").split(";").map((pair) => pair.trim());
  return pairs.find((pair) => pair.startsWith(`${COOKIE}=`))?.slice(COOKIE.length + 1) ?? "";
}

function makePass(projectId: string, kind: PassKind, now = Date.now()): string {
  const until = now + (kind === "enter" ? ENTER_MS : STAY_MS);
  return seal(`${projectId} ${until}`, placeOf(kind));
}

function holdsPass(pass: string, projectId: string, kind: PassKind): boolean {
  const [id, until] = (unseal(pass, placeOf(kind)) ?? "").split(" ");
  return id === projectId && Number(until) > Date.now();
}

function placeOf(kind: PassKind): string {
  return `owner-pass:${kind}`;
}
