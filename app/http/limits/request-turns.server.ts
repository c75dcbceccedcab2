import type { IncomingMessage } from "node:http";
import { performance } from "node:perf_hooks";
import type { Request, RequestHandler, Response } from "express";
import { hasBody } from "~/platform/request-body.server";
import { onceOver } from "~/platform/response-over.server";
import { FairTurns, type TurnBounds } from "~/platform/workers/fair-turns";
import type { FloodBounds } from "~/platform/workers/floods";
import { lineOf } from "~/platform/workers/lines";
import { callerOf } from "../requests/caller.server";
import { BodiesAhead } from "./bodies-ahead.server";

/**
 * A page asks for some thirty things at once where a proxy speaks HTTP/2. Of whoever has more waiting one is worked at a
 * time, and none is begun while a stranger's is under way: that costs a class no time of its own. Who goes on for three
 * seconds pauses besides, ever longer, up to ten times what they took: they have a tenth of the thread then, some eighty
 * small files a second. With pauses of two seconds others had no less to wait.
 * A class of thirty behind one address that opens a page at the same time asks for 120 things: two seconds' work, or three.
 * Four of these at once are 80 ms: what takes longer is heavy.
 */
const FLOOD: FloodBounds = {
  waiting: 32,
  givesWayMs: 50,
  lastingMs: 3_000,
  gapMs: 1_000,
  pause: { mostTimes: 10, leastMs: 10, mostMs: 500, heavyMs: 100, heavyMostMs: 4_000 },
  workedMs: () => performance.eventLoopUtilization().active,
  aboutMs: 1_000,
};
/**
 * Requests of one network that are worked on at once, and that wait. A few keep a processor busy; with
 * all at once, each step of a stranger's request would wait for a step of every one of theirs.
 */
export const REQUEST_BOUNDS: TurnBounds = {
  atOnce: 256,
  perVisitor: 4,
  waitingPerVisitor: 400,
  waiting: 10_000,
  flood: FLOOD,
};
/**
 * Requests to sites, which have turns of their own: a page of an app may ask for a hundred files at once. With all of
 * one network at once, each of a megabyte, everybody else waited until all were written.
 */
export const SITE_BOUNDS: TurnBounds = {
  ...REQUEST_BOUNDS,
  perVisitor: 8,
  flood: { ...FLOOD, waiting: 128 },
};
/**
 * When the process had so much to spare since a request began, the request waits for something else: a
 * model, a reader, a slow line. In milliseconds. By the clock alone, whoever keeps the processor busy would
 * have ever more requests under way.
 */
const IDLE_MS = 200;
/** How often that is looked at, and after how long a turn is over in any case, in milliseconds. */
export const LOOK_MS = 250;
const MOST_MS = 5_000;

/**
 * From here on a body is large, in bytes: to read one and check it takes as long as many pages. Of those one network has
 * one at a time, and something small beside it; a line that is slow holds nothing up, as the process is idle meanwhile.
 */
const LARGE_BODY = 500_000;
const LARGE_PLACES = 3;
/** Bodies that are kept until their requests' turns have come, in bytes: a file is a hundred thousand, and an office saves thirty at once. */
const BODIES_AHEAD = { each: LARGE_BODY, network: 10_000_000, all: 60_000_000 };

/** What ends the turns of requests that have one. */
const turnEnds = new WeakMap<IncomingMessage, () => void>();

/**
 * Calls `goOn` when a request's turn has come, or at once with an {@link AppError}, 429 or 503, when too many wait; never
 * for whoever has gone meanwhile.
 */
export type TakeTurn = (
  request: Request,
  response: Response,
  goOn: (refusal?: unknown) => void,
) => void;

/** Turns of the product's requests, and of what is asked for on connections that stay open. */
export const productTurns = new FairTurns("requests", REQUEST_BOUNDS);

/** Has the networks of requests take turns with each other. It bounds this process's work alone. */
export function turnsOf(bounds: TurnBounds = REQUEST_BOUNDS): TakeTurn {
  return turnsIn(new FairTurns("requests", bounds));
}

/** The same with turns that others take as well. */
export function turnsIn(turns: FairTurns): TakeTurn {
  const bodies = new BodiesAhead(BODIES_AHEAD);
  const stand = (line: string, ...[request, response, goOn]: Parameters<TakeTurn>) => {
    let isOver = false;
    let end = () => {
      isOver = true;
    };
    const giveUpListening = onceOver(request, response, () => end());
    if (isOver) return;
    const places = isLarge(request) ? LARGE_PLACES : 1;
    let hasBegun = false;
    const begin = (leave: () => void) => {
      hasBegun = true;
      const endNow = whenIdle(leave);
      // What is left of a body is read to be dropped, once its answer is sent: eleven megabytes are some work too.
      end = () => {
        if (request.complete || request.destroyed) endNow();
        else request.once("close", endNow);
      };
      turnEnds.set(request, () => {
        giveUpListening();
        endNow();
      });
      // Not within what ends another's turn, whose own work would wait for this.
      queueMicrotask(() => {
        if (!request.socket.destroyed) goOn();
      });
    };
    try {
      const leaveLine = turns.stand(line, places, begin);
      // Whoever reloads a page gives up thirty requests: their places in the line are others' again.
      if (!hasBegun) end = leaveLine;
    } catch (refusal) {
      giveUpListening();
      goOn(refusal);
    }
  };
  return (request, response, goOn) => {
    const caller = callerOf(request);
    if (!hasBody(request)) return stand(caller, request, response, goOn);
    // To wait for a body is no work. What is not whole by then has a line of its own, whatever has come of it: of four
    // hundred that never came whole, each held a place for a quarter of a second that somebody's read waited for.
    void bodies.come(request, response).then(({ isWhole, letGo }) => {
      const line = isWhole ? caller : lineOf(caller, "bodies to come");
      stand(line, request, response, (refusal) => {
        letGo();
        goOn(refusal);
      });
    });
  };
}

/** The same for all that comes after it. */
export function takeTurns(bounds?: TurnBounds): RequestHandler {
  const take = turnsOf(bounds);
  return (request, response, next) => take(request, response, next);
}

/**
 * Ends a request's turn: what remains of it is a connection that waits, a WebSocket or a page that does
 * not end. Nothing of the request is held any longer for its turn.
 */
export function endTurn(request: IncomingMessage): void {
  turnEnds.get(request)?.();
}

/** A body of which nobody knows how long it is may be large. */
function isLarge({ headers }: IncomingMessage): boolean {
  if (headers["transfer-encoding"] !== undefined) return true;
  return Number(headers["content-length"] ?? 0) > LARGE_BODY;
}

/** Calls back when the process has been idle for a while since now. @returns stops looking, and calls back at once */
function whenIdle(call: () => void): () => void {
  const began = performance.now();
  const { idle } = performance.eventLoopUtilization();
  const timer = setInterval(() => {
    const spare = performance.eventLoopUtilization().idle - idle;
    if (spare < IDLE_MS && performance.now() - began < MOST_MS) return;
    clearInterval(timer);
    call();
  }, LOOK_MS);
  return () => {
    clearInterval(timer);
    call();
  };
}
