import type { RequestHandler, Response } from "express";
import { AppError } from "~/platform/errors";
import { onceOver } from "~/platform/response-over.server";
import { callerOf } from "../requests/caller.server";

/** Bodies up to this size, in bytes, are not counted: what people do all the time stays possible. */
const LARGE = 256_000;
/** When to try again, in seconds: a large body takes about as long on a home line. */
const RETRY_SECONDS = 10;

/** Declared bytes of large bodies that may be read and worked on at once. */
export interface BodyBounds {
  /** Of this process. */
  all: number;
  /** Of one address. */
  each: number;
}

/**
 * Measured: trials of 250 MB in all, synced at once, took a process from 0.2 GB to 0.8 GB, and
 * fly.toml asks for a machine of 1 GB. One address may send four of the largest trials at once, and
 * leaves more than half to the others (docs/decisions/027-large-bodies-at-once.md).
 */
const BOUNDS: BodyBounds = { all: 256_000_000, each: 96_000_000 };

/** Keeps count of the large bodies that this process is working on: they are in its memory. */
class BodiesInFlight {
  readonly #bounds: BodyBounds;
  readonly #each = new Map<string, number>();
  #all = 0;

  constructor(bounds: BodyBounds) {
    this.#bounds = bounds;
  }

  /** Counts a body. @throws {AppError} 503 when it would be too much at once */
  add(caller: string, bytes: number): void {
    const own = this.#each.get(caller) ?? 0;
    if (own + bytes > this.#bounds.each) throw busy("Too much is being sent from your network");
    if (this.#all + bytes > this.#bounds.all) throw busy("Too much is being sent to this server");
    this.#each.set(caller, own + bytes);
    this.#all += bytes;
  }

  remove(caller: string, bytes: number): void {
    this.#all -= bytes;
    const own = (this.#each.get(caller) ?? 0) - bytes;
    if (own > 0) this.#each.set(caller, own);
    else this.#each.delete(caller);
  }
}

/** Why a body is still counted: its response is not over, or somebody still works on it. */
class CountedBody {
  readonly #release: () => void;
  #reasons = 1;

  constructor(release: () => void) {
    this.#release = release;
  }

  endReason(): void {
    this.#reasons -= 1;
    if (this.#reasons === 0) this.#release();
  }

  during<Result>(work: Promise<Result>): Promise<Result> {
    // Over before anybody read it: there is nothing left to be read.
    if (this.#reasons === 0) return work;
    this.#reasons += 1;
    return work.finally(() => this.endReason());
  }
}

/** Answers 503 to large bodies while too many are being worked on; before a byte of them is read. */
export function boundBodies(bounds: BodyBounds = BOUNDS): RequestHandler {
  const bodies = new BodiesInFlight(bounds);
  return (request, response, next) => {
    const bytes = Number(request.headers["content-length"] ?? 0);
    if (!(bytes > LARGE)) return next();
    const caller = callerOf(request);
    try {
      bodies.add(caller, bytes);
    } catch (error) {
      return next(error);
    }
    const counted = new CountedBody(() => bodies.remove(caller, bytes));
    response.locals.countedBody = counted;
    onceOver(request, response, () => counted.endReason());
    next();
  };
}

/**
 * Keeps a request's body counted until the work on it is done. Who sends a body and leaves would
 * otherwise be free to send the next one while the first is still in memory.
 */
export function countBodyDuring<Result>(
  response: Response,
  work: Promise<Result>,
): Promise<Result> {
  const counted = response.locals.countedBody as CountedBody | undefined;
  return counted ? counted.during(work) : work;
}

function busy(what: string): AppError {
  return new AppError(
    503,
    `${what} at the moment. Nothing was lost; please try again in ${RETRY_SECONDS} seconds.`,
    { code: "busy", retryAfterSeconds: RETRY_SECONDS, data: { retryable: true } },
  );
}
