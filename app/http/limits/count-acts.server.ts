import type { Request, RequestHandler, Response } from "express";
import { SPANS, secondsTo } from "~/platform/budget.server";
import { AppError } from "~/platform/errors";
import { flashCookie } from "~/platform/flash.server";
import { retryHeaders } from "../requests/error-response.server";
import { ACTS, type Act, type ActName } from "./acts";
import { BUDGETS } from "./budgets.server";
import { findAct, queryOf } from "./find-act.server";
import { countDone, type Doer, holdPlace, type Use } from "./spend.server";
import { networkVisitor, visitorOf } from "./visitor.server";

/** Refuses acts that go beyond their limits (acts.ts) with 429, before they cost anything. */
export const limitActs: RequestHandler = async (request, response, next) => {
  const found = findAct(request);
  if (!found) return next();
  try {
    await countAct(found.name, { request, response });
    next();
  } catch (error) {
    const { toldOn } = found.act;
    if (toldOn && request.get("Accept")?.includes("text/html")) {
      return tellThere(toldOn, error as AppError, { request, response });
    }
    next(error);
  }
};

/**
 * Counts an act of whoever sent the request, and tells in the answer's headers how far they have come. Forms whose page has several call this themselves, as
 * `context.countAct(name)`, once they know which act it is; then the page tells of the refusal.
 *
 * @throws {AppError} 429 with `Retry-After` when there were too many
 */
export async function countAct(
  name: ActName,
  { request, response }: { request: Request; response: Response },
): Promise<void> {
  const act: Act = ACTS[name];
  if (!act.rate && !act.atOnce && !act.sends) return;
  const network = networkVisitor(request);
  const visitor = act.by === "network" ? network : await visitorOf(request);
  try {
    await count(name, act, { visitor, network }, { request, response });
  } catch (error) {
    // A page that tells of a refusal answers by itself.
    if (error instanceof AppError) response.set(retryHeaders(error));
    throw error;
  }
}

async function count(
  name: ActName,
  { rate, times, atOnce, sends }: Act,
  doer: Doer,
  { request, response }: { request: Request; response: Response },
): Promise<void> {
  const by = times?.(queryOf(request.url)) ?? 1;
  if (rate) tellUse(response, await countDone(name, rate, doer, by), SPANS[rate.per]);
  const bytes = Number(request.headers["content-length"] ?? 0);
  if (sends && bytes > 0) await countDone(sends, BUDGETS[sends], doer, bytes);
  if (atOnce) await holdPlace(atOnce, doer.visitor, { request, response });
}

/** The fields of draft-ietf-httpapi-ratelimit-headers-07. */
function tellUse(response: Response, use: Use, windowMs: number): void {
  // An action goes on when its reader has left, and was answered by then.
  if (response.headersSent) return;
  const left = Math.max(0, use.limit - use.count);
  response.set({
    "RateLimit-Policy": `${use.limit};w=${windowMs / 1000}`,
    RateLimit: `limit=${use.limit}, remaining=${left}, reset=${secondsTo(use.endsAt)}`,
  });
}

/** Sends a person to the page on which they go on, where they read why. */
function tellThere(
  page: string,
  refusal: AppError,
  { request, response }: { request: Request; response: Response },
): void {
  const flash = { title: "Please wait", description: refusal.message, kind: "error" } as const;
  response.append("Set-Cookie", flashCookie(flash));
  response.redirect(303, request.path === page ? request.url : page);
}
