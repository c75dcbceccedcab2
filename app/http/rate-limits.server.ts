import type { RequestHandler } from "express";
import { rateLimit } from "express-rate-limit";
import { env } from "~/platform/env.server";
import { flashCookie } from "~/platform/flash.server";
import { loginPath } from "~/platform/paths";
import { callerOf } from "./caller.server";
import { routePath } from "./route-path.server";

interface Limit {
  pattern: RegExp;
  method: string;
  perMinute: number;
  /** What the person tried, in "too many …". */
  what: string;
}

const SIGN_INS = "sign-in attempts";

/** Per minute and address. Generous to people, tight to loops. */
const LIMITS: readonly Limit[] = [
  {
    method: "POST",
    pattern: /^\/api\/projects\/[^/]+\/chat\/send$/,
    perMinute: 30,
    what: "messages",
  },
  { method: "POST", pattern: /\/preview\/start$/, perMinute: 60, what: "preview starts" },
  {
    method: "POST",
    pattern: /^\/api\/projects\/[^/]+\/publish$/,
    perMinute: 20,
    what: "publications",
  },
  { method: "POST", pattern: /^\/api\/upload$/, perMinute: 30, what: "files" },
  { method: "GET", pattern: /^\/account\/export$/, perMinute: 6, what: "downloads" },
  { method: "POST", pattern: /^\/account\/avatar$/, perMinute: 20, what: "pictures" },
  {
    method: "POST",
    pattern: /^\/api\/trial-projects\/[^/]+\/move-in$/,
    perMinute: 60,
    what: "projects to move",
  },
  { method: "POST", pattern: /^\/api\/projects$/, perMinute: 60, what: "new projects" },
  // Logging out is never held up.
  {
    method: "POST",
    pattern: /^\/(?:login|api\/auth\/(?!logout))/,
    perMinute: 20,
    what: SIGN_INS,
  },
  // A message for the wallet, the way to a provider and the way back from it.
  {
    method: "GET",
    pattern: /^\/api\/auth\/(?!me$)/,
    perMinute: 60,
    what: SIGN_INS,
  },
  { method: "POST", pattern: /^\/api\/wallet\/connect$/, perMinute: 20, what: "wallets" },
];

/** Refuses loops with 429 and `Retry-After`, before they cost anything. */
export function limitRates(): RequestHandler {
  const limiters = LIMITS.map((limit) => ({ ...limit, limiter: createLimiter(limit) }));
  return (request, response, next) => {
    const path = routePath(request.path);
    const limit = limiters.find(
      ({ method, pattern }) => request.method === method && pattern.test(path),
    );
    if (limit) void limit.limiter(request, response, next);
    else next();
  };
}

function createLimiter({ perMinute, what }: Limit) {
  return rateLimit({
    windowMs: 60_000,
    limit: Math.ceil(perMinute * env.RATE_LIMIT_SCALE),
    standardHeaders: "draft-7",
    legacyHeaders: false,
    keyGenerator: callerOf,
    handler: (request, response) => {
      const seconds = Number(response.getHeader("Retry-After") ?? 60);
      const error = `Too many ${what} in a minute. Nothing was lost; try again in ${seconds} seconds.`;
      // A person who logs in without a script reads it on the page; programs and scripts get JSON.
      if (what === SIGN_INS && request.get("Accept")?.includes("text/html")) {
        response.append("Set-Cookie", flashCookie({ title: error, kind: "error" }));
        return response.redirect(303, request.path === loginPath ? request.url : loginPath);
      }
      response.status(429).json({ error, code: "rate_limit", retryable: true });
    },
  });
}
