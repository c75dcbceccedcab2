import { ApiError, fetchJson } from "~/platform/api-client";
import { loginPathTo } from "~/platform/urls";

/** What is said where somebody's session ended while they worked. */
export const SIGNED_OUT = "You are signed out here. Sign in again, and save once more.";

/** The way back in, and to this page; what is written here is kept by the browser. */
export const signInAgain = {
  label: "Sign in",
  run: () => window.location.assign(loginPathTo(location.pathname + location.search)),
};

/**
 * Whether a call for something of an account failed because nobody is signed in here any more: the server tells
 * a stranger of a file that there is none.
 */
export async function isSignedOut(error: unknown): Promise<boolean> {
  if (!(error instanceof ApiError) || ![401, 404].includes(error.status)) return false;
  const me = await fetchJson(["/api/auth/me"], { on401: "null" }).catch(() => "unknown");
  return me === null;
}
