import { readCookie, sha256 } from "~/platform/cookies.server";
import { findSessionUser } from "./sessions.server";
import type { Viewer } from "./user";

export type { Viewer } from "./user";

/** Names a browser that holds trials; its secret opens their mirrors on the server. */
export const TRIAL_COOKIE = "sayso_trial";

const known = new WeakMap<Request, Promise<Viewer>>();

/** Who is asking. One look-up per request, however many loaders ask. */
export function readViewer(request: Request): Promise<Viewer> {
  let viewer = known.get(request);
  if (!viewer) {
    viewer = identify(request.headers.get("Cookie"));
    known.set(request, viewer);
  }
  return viewer;
}

/** Who sent a `Cookie` header. */
export async function identify(cookieHeader: string | null): Promise<Viewer> {
  const secret = readCookie(cookieHeader, TRIAL_COOKIE);
  return {
    user: await findSessionUser(cookieHeader),
    trialKey: secret ? sha256(secret) : null,
  };
}
