/** Why X did not do what it was asked to. */
export type XFailureKind =
  /** Too many requests; `until` says when to ask again. */
  | "rate_limit"
  /** It understood and said no: a token that is not valid, a post that may not be answered. */
  | "refused"
  /** Whether it heard of the request is not known. */
  | "unknown";

/** An answer of X that is no success, or none at all. */
export class XFailure extends Error {
  readonly kind: XFailureKind;
  /** Of the answer; absent where there was none. */
  readonly status: number | undefined;
  /** When a rate limit ends. */
  readonly until: Date | undefined;

  constructor(
    kind: XFailureKind,
    message: string,
    more: { status?: number; until?: Date; cause?: unknown } = {},
  ) {
    super(message, { cause: more.cause });
    this.name = "XFailure";
    this.kind = kind;
    this.status = more.status;
    this.until = more.until;
  }
}

/** How long is waited where X does not say: its rates are counted by quarters of an hour. */
const RATE_WINDOW_MS = 15 * 60_000;
const LEAST_MS = 1_000;
/** A limit of a day is the longest there is; what says more is not believed. */
const MOST_MS = 24 * 60 * 60_000;

/**
 * When a rate limit ends.
 *
 * @param reset the header `x-rate-limit-reset`: seconds since 1970
 */
export function endOfLimit(reset: string | null | undefined, now: Date): Date {
  const at = /^\d{1,12}$/.test(reset ?? "") ? Number(reset) * 1000 : now.getTime() + RATE_WINDOW_MS;
  const wait = Math.min(Math.max(at - now.getTime(), LEAST_MS), MOST_MS);
  return new Date(now.getTime() + wait);
}
