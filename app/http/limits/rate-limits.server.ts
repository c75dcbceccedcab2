import { createHmac } from "node:crypto";
import type { RequestHandler, Response } from "express";
import { counters } from "~/platform/coordination/coordination.server";
import type { Count } from "~/platform/coordination/counter";
import { env, readSecret } from "~/platform/env.server";
import { AppError } from "~/platform/errors";
import { flashCookie } from "~/platform/flash.server";
import { callerOf } from "../requests/caller.server";
import type { Act, ActName } from "./acts";
import { findAct } from "./find-act.server";

const WINDOW_MS = 60_000;

/** How far a caller has come with an act in this minute. */
interface Use extends Count {
  limit: number;
}

/** Refuses loops with 429 and `Retry-After` by the rates of acts.ts, before they cost anything. */
export const limitRates: RequestHandler = async (request, response, next) => {
  const { name, act } = findAct(request) ?? {};
  if (!name || !act?.rate) return next();
  try {
    const use = await countUse(name, act.rate, callerOf(request));
    tellUse(response, use);
    if (use.count <= use.limit) return next();
    const refusal = tooMany(act.rate.what, use);
    const { toldOn } = act.rate;
    if (!toldOn || !request.get("Accept")?.includes("text/html")) return next(refusal);
    response.set("Retry-After", String(refusal.retryAfterSeconds));
    response.append("Set-Cookie", flashCookie({ title: refusal.message, kind: "error" }));
    response.redirect(303, request.path === toldOn ? request.url : toldOn);
  } catch (error) {
    next(error);
  }
};

/**
 * Counts an act of a caller over all processes.
 *
 * @param caller a network (caller.server.ts)
 */
export async function countUse(
  name: ActName,
  { perMinute }: NonNullable<Act["rate"]>,
  caller: string,
): Promise<Use> {
  const key = `rate:${name}:${digestOf(caller)}`;
  const count = await counters.add(key, { windowMs: WINDOW_MS });
  return { ...count, limit: Math.ceil(perMinute * env.RATE_LIMIT_SCALE) };
}

/** Counts may be stored, and addresses are not: only this installation can make the digest. */
function digestOf(caller: string): string {
  return createHmac("sha256", readSecret(env)).update(`caller ${caller}`).digest("base64url");
}

/** The fields of draft-ietf-httpapi-ratelimit-headers-07. */
function tellUse(response: Response, use: Use): void {
  const left = Math.max(0, use.limit - use.count);
  response.set({
    "RateLimit-Policy": `${use.limit};w=${WINDOW_MS / 1000}`,
    RateLimit: `limit=${use.limit}, remaining=${left}, reset=${secondsTo(use.endsAt)}`,
  });
}

function tooMany(what: string, { endsAt }: Use): AppError {
  const seconds = secondsTo(endsAt);
  return new AppError(
    429,
    `Too many ${what} in a minute. Nothing was lost; try again in ${seconds} seconds.`,
    { code: "rate_limit", retryAfterSeconds: seconds, data: { retryable: true } },
  );
}

/** At least one: clocks may differ. */
function secondsTo(time: number): number {
  return Math.max(1, Math.ceil((time - Date.now()) / 1000));
}
