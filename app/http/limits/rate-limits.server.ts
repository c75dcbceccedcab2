import type { RequestHandler } from "express";
import { rateLimit } from "express-rate-limit";
import { env } from "~/platform/env.server";
import { AppError } from "~/platform/errors";
import { flashCookie } from "~/platform/flash.server";
import { loginPath } from "~/platform/urls";
import { callerOf } from "../shell/caller.server";
import { refuse } from "../shell/refusal.server";
import { routePath } from "../shell/route-path.server";

interface Limit {
  pattern: RegExp;
  method: string;
  /** Of these requests only those whose query says so. */
  when?: (query: URLSearchParams) => boolean;
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
  // Kept pages do not help against words that are made up anew each time. The page asks while
  // somebody types, after each pause of 200 ms.
  {
    method: "GET",
    pattern: /^\/generate$/,
    when: (query) => Boolean(query.get("q")?.trim()),
    perMinute: 120,
    what: "searches",
  },
];

/** Refuses loops with 429 and `Retry-After`, before they cost anything. */
export function limitRates(): RequestHandler {
  const limiters = LIMITS.map((limit) => ({ ...limit, limiter: createLimiter(limit) }));
  return (request, response, next) => {
    const path = routePath(request.path);
    const query = new URLSearchParams(request.url.split("?").slice(1).join("?"));
    // HEAD does all that GET does.
    const asked = request.method === "HEAD" ? "GET" : request.method;
    const limit = limiters.find(
      ({ method, pattern, when }) =>
        asked === method && pattern.test(path) && when?.(query) !== false,
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
    handler: (request, response, next) => {
      const seconds = Number(response.getHeader("Retry-After") ?? 60);
      const sentence = `Too many ${what} in a minute. Nothing was lost; try again in ${seconds} seconds.`;
      // Whoever logs in without a script reads it on the page where they can go on.
      if (what === SIGN_INS && request.get("Accept")?.includes("text/html")) {
        response.append("Set-Cookie", flashCookie({ title: sentence, kind: "error" }));
        return response.redirect(303, request.path === loginPath ? request.url : loginPath);
      }
      const options = { code: "rate_limit", retryAfterSeconds: seconds, data: { retryable: true } };
      refuse(request, response, next, new AppError(429, sentence, options));
    },
  });
}
