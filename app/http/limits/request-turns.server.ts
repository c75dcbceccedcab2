import type { RequestHandler } from "express";
import { onceOver } from "~/platform/response-over.server";
import { FairTurns, type TurnBounds } from "~/platform/workers/fair-turns";
import { callerOf } from "../requests/caller.server";

/**
 * Requests of one network that are worked on at once, and that wait. A few keep a processor busy; with
 * all at once, each step of a stranger's request would wait for a step of every one of theirs.
 */
export const REQUEST_BOUNDS: TurnBounds = {
  atOnce: 256,
  perVisitor: 8,
  waitingPerVisitor: 400,
  waiting: 10_000,
};
/** After this many milliseconds a request waits for something else: a model, a reader, a slow line. */
const TURN_MS = 500;

/** Has the networks of requests take turns with each other. It bounds this process's work alone. */
export function takeTurns(bounds: TurnBounds = REQUEST_BOUNDS): RequestHandler {
  const turns = new FairTurns("requests", bounds);
  return (request, response, next) => {
    turns.take(callerOf(request)).then((leave) => {
      const timer = setTimeout(leave, TURN_MS);
      onceOver(request, response, () => {
        clearTimeout(timer);
        leave();
      });
      // Whoever has gone while waiting is not worked for.
      if (!request.socket.destroyed) next();
    }, next);
  };
}
