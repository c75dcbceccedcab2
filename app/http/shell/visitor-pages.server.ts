import { SESSION_COOKIE } from "~/accounts/sessions.server";
import { OFFLINE_COPY } from "~/offline/kept";
import { readCookie } from "~/platform/cookies.server";
import { FLASH_COOKIE } from "~/platform/flash.server";

/** Nobody is signed in and no message waits; other cookies change no public page. */
export function isVisitor(cookie: string | null | undefined): boolean {
  return !readCookie(cookie, SESSION_COOKIE) && !readCookie(cookie, FLASH_COOKIE);
}

/**
 * Tells the service worker what to do with a page: nothing of somebody who is signed in is ever kept,
 * and what was kept for a visitor makes way for them.
 *
 * @param mayKeep what the page's route says of it
 */
export function sayWhetherToKeep(request: Request, headers: Headers, mayKeep: boolean): void {
  const cookie = request.headers.get("Cookie");
  if (readCookie(cookie, SESSION_COOKIE)) headers.set(OFFLINE_COPY, "forget");
  else if (mayKeep && isVisitor(cookie)) headers.set(OFFLINE_COPY, "keep");
}
