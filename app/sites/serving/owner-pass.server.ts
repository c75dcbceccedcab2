import type { Request, Response } from "express";
import { db } from "~/platform/db.server";
import { seal, unseal } from "~/platform/sealed.server";
import { queryOf, rootOf, type SiteRequest } from "./site-request.server";

/** How long a browser may take from the product's page to the app's host, in milliseconds. */
const ENTER_MS = 60 * 1000;
/** How long its owner's browser then sees an app that nobody else sees, while it stays signed in. */
const STAY_MS = 12 * 60 * 60 * 1000;

/** The cookie of a host whose app only its owner sees; in a frame it is kept apart, as all that is there. */
const COOKIE = "__Host-sayso_owner";
const ATTRIBUTES = `Path=/; Max-Age=${STAY_MS / 1000}; Secure; HttpOnly; SameSite=None; Partitioned`;
/** Where a browser exchanges what the product gave it for the cookie. */
const ENTRANCE = "/@sayso/owner";

type PassKind = "enter" | "stay";

/** What a pass is for: an app, as long as the browser that asked for it is signed in. */
interface PassOf {
  projectId: string;
  /** The browser's session. */
  sessionId: string;
}

/**
 * Where the owner of a private app enters it: an address that works for a minute, and that the app's host
 * exchanges for a cookie of its own. Below a path there are no cookies: there the pass is in the path, for
 * as long as the cookie would last.
 *
 * @param site the address of the app's root
 */
export function ownersEntrance(site: string, of: PassOf, now = Date.now()): string {
  // Below a path the address begins with it.
  if (site.startsWith("/")) return `${site}@owner/${makePass(of, "stay", now)}/`;
  return `${site.replace(/\/$/, "")}${ENTRANCE}?pass=${makePass(of, "enter", now)}`;
}

/**
 * Whether a request for something of a private app is its owner's; "answered" where they have just come in.
 *
 * @param projectId whose app it is
 */
export async function meetOwner(
  request: Request,
  response: Response,
  asked: SiteRequest,
  projectId: string,
): Promise<boolean | "answered"> {
  if (asked.pass !== undefined) return (await openPass(asked.pass, projectId, "stay")) !== null;
  if (asked.below || asked.isDomain) return false;
  if (asked.path !== ENTRANCE) return (await openPass(passIn(request), projectId, "stay")) !== null;
  const of = await openPass(queryOf(request, "pass"), projectId, "enter");
  if (!of) return false;
  response.set("Set-Cookie", `${COOKIE}=${makePass(of, "stay")}; ${ATTRIBUTES}`);
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

function makePass({ projectId, sessionId }: PassOf, kind: PassKind, now = Date.now()): string {
  const until = now + (kind === "enter" ? ENTER_MS : STAY_MS);
  return seal(`${projectId} ${until} ${sessionId}`, placeOf(kind));
}

/** What a pass is for; null where it opens nothing, as after its browser has signed out. */
async function openPass(pass: string, projectId: string, kind: PassKind): Promise<PassOf | null> {
  const [id, until, sessionId] = (unseal(pass, placeOf(kind)) ?? "").split(" ");
  if (id !== projectId || !sessionId || Number(until) <= Date.now()) return null;
  // Asked with each request: whoever signs out, is banned or gives the project away sees it no more.
  const user = { bannedAt: null, projects: { some: { id: projectId } } };
  const where = { id: sessionId, expiresAt: { gt: new Date() }, user };
  return (await db.session.count({ where })) > 0 ? { projectId, sessionId } : null;
}

function placeOf(kind: PassKind): string {
  return `owner-pass:${kind}`;
}
