import { readCookie } from "~/platform/cookies.server";
import { sha256 } from "~/platform/hash.server";
import { findSessionUser } from "./sessions.server";
import type { Viewer } from "./user";

export type { Viewer } from "./user";

/** Names a browser that holds trials; its secret opens the server's copies of them. */
export const TRIAL_COOKIE = "sayso_trial";
/** Browsers keep trials longer than the server keeps its copies: they can always sync again. */
export const TRIAL_COOKIE_SECONDS = 400 * 24 * 60 * 60;

/** Who is asking. */
export function readViewer(request: Request): Promise<Viewer> {
  return identify(request.headers.get("Cookie"));
}

/** Who sent a `Cookie` header. Asked anew each time (docs/decisions/008-no-session-cache.md). */
export async function identify(cookieHeader: string | null): Promise<Viewer> {
  const secret = readCookie(cookieHeader, TRIAL_COOKIE);
  return {
    user: await findSessionUser(cookieHeader),
    trialKey: secret ? sha256(secret) : null,
  };
}
