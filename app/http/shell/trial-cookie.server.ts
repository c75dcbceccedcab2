import type { RequestHandler } from "express";
import { TRIAL_COOKIE, TRIAL_COOKIE_SECONDS } from "~/accounts/viewer.server";
import { cookiePair, newSecret, readCookie, writeCookie } from "~/platform/cookies.server";

const TRIAL_PATH = /^\/(?:api\/(?:trial-)?projects|projects|pwa\/projects)\/trial_/;

/**
 * Gives a browser its secret on first contact with a trial, and lets that very request already use
 * it. Set on the page too, so that the page's parallel calls all carry the same one.
 */
export const bindTrialBrowser: RequestHandler = (request, response, next) => {
  if (TRIAL_PATH.test(request.path) && !readCookie(request.headers.cookie, TRIAL_COOKIE)) {
    const secret = newSecret();
    response.append("Set-Cookie", writeCookie(TRIAL_COOKIE, secret, TRIAL_COOKIE_SECONDS));
    const pair = cookiePair(TRIAL_COOKIE, secret);
    request.headers.cookie = request.headers.cookie ? `${request.headers.cookie}; ${pair}` : pair;
  }
  next();
};
