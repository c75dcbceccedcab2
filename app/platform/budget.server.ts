import { AppError } from "./errors";
import { groupDigits } from "./group-digits";
import { settings } from "./settings/settings.server";
import { isNetwork, kindOf, type Visitor } from "./visitor";

/** Spans after which a rate begins anew, in milliseconds. */
export const SPANS = { minute: 60_000, hour: 3_600_000, day: 86_400_000 } as const;

/** What every budget says of itself. */
interface Shared {
  /** How much an account may have. */
  readonly max: number;
  /** How much a network may have, whose people share it; `max` when absent. */
  readonly network?: number;
  /** Sums of bytes are told as megabytes. */
  readonly unit?: "bytes";
  /** It stands for money: so much as was set, whatever all limits are multiplied by. */
  readonly isExact?: true;
  /** What there was too much of, as the refusal begins: "Too many messages". */
  readonly exceeded: string;
  /** What became of it; "Nothing was lost" when absent. */
  readonly kept?: string;
  /** What signing in changes for whoever has not; null where it changes nothing. */
  readonly signIn?: string | null;
}

/** So much in a span of time; then it begins anew. */
export interface Rate extends Shared {
  readonly kind: "rate";
  readonly per: keyof typeof SPANS;
  /**
   * A network's people count together as well, signed in as they are: what only members do, of which many
   * accounts of one person would otherwise do many times as much.
   */
  readonly isTogether?: true;
}

/** So many at the same time; whoever ends one makes room. */
export interface AtOnce extends Shared {
  readonly kind: "at-once";
  /** How one is ended; "close one" when absent. */
  readonly makeRoom?: string;
}

/** So much that the server keeps, until it is deleted or expires. */
export interface Held extends Shared {
  readonly kind: "held";
  /** How there is room again: "delete one first". */
  readonly makeRoom: string;
}

/** How much of one thing a visitor may have. */
export type Budget = Rate | AtOnce | Held;

/** What is said of a refusal beyond its budget. */
export interface Refused {
  /** What the limit is called where programs read of it. */
  name: string;
  visitor: Visitor;
  /** When a rate begins anew, in milliseconds since 1970. */
  endsAt?: number;
}

/** RFC 4331: what may be stored is used up. */
const INSUFFICIENT_STORAGE = 507;
/** When to try again while too many are had at once, in seconds. */
const AT_ONCE_SECONDS = 10;
const CODES = { rate: "rate_limit", "at-once": "at_once", held: "storage_limit" } as const;
const OWN_LIMIT = "Everybody on your network shares it; signed in, you have one of your own.";
const TOGETHER = "Everybody on your network shares it.";

/** How much of a budget a visitor has on this installation. */
export function limitOf(budget: Budget, visitor: Visitor): number {
  const max = isNetwork(visitor) ? (budget.network ?? budget.max) : budget.max;
  return budget.isExact ? max : Math.ceil(max * settings.RATE_LIMIT_SCALE);
}

/**
 * The refusal of what goes beyond a budget. It is the only one, so that each says what the limit is,
 * when it ends and what signing in changes: 429 with `Retry-After`, or 507 for what is kept.
 */
export function overBudget(budget: Budget, { name, visitor, endsAt }: Refused): AppError {
  const max = limitOf(budget, visitor);
  const whose = { account: "an account", network: "a network", address: "an address" }[
    kindOf(visitor)
  ];
  const amount = budget.unit === "bytes" ? megabytes(max) : groupDigits(max);
  const seconds = secondsToWait(budget, endsAt);
  const message = [
    `${budget.exceeded}${spanOf(budget)}: the limit for ${whose} is ${amount}.`,
    `${budget.kept ?? "Nothing was lost"}; ${whatToDo(budget, seconds)}.`,
    ...(isNetwork(visitor) ? whatSigningInChanges(budget) : []),
  ].join(" ");
  const limit = {
    name,
    max,
    unit: budget.unit ?? "count",
    ...(budget.kind === "rate" ? { seconds: SPANS[budget.per] / 1000 } : {}),
  };
  return new AppError(budget.kind === "held" ? INSUFFICIENT_STORAGE : 429, message, {
    code: CODES[budget.kind],
    ...(seconds === null ? {} : { retryAfterSeconds: seconds }),
    data: { limit, retryable: budget.kind !== "held" },
  });
}

function whatSigningInChanges(budget: Budget): string[] {
  if (budget.kind === "rate" && budget.isTogether) return [TOGETHER];
  return budget.signIn === null ? [] : [budget.signIn ?? OWN_LIMIT];
}

/** At least one second: clocks may differ. */
export function secondsTo(time: number): number {
  return Math.max(1, Math.ceil((time - Date.now()) / 1000));
}

/** Null for what nobody's waiting changes. */
function secondsToWait(budget: Budget, endsAt: number | undefined): number | null {
  if (budget.kind === "held") return null;
  return endsAt === undefined ? AT_ONCE_SECONDS : secondsTo(endsAt);
}

function spanOf(budget: Budget): string {
  if (budget.kind === "rate") return ` in ${budget.per === "hour" ? "an" : "a"} ${budget.per}`;
  return budget.kind === "at-once" ? " at once" : "";
}

function whatToDo(budget: Budget, seconds: number | null): string {
  if (budget.kind === "held") return budget.makeRoom;
  const wait = `try again in ${durationOf(seconds ?? 0)}`;
  return budget.kind === "at-once" ? `${budget.makeRoom ?? "close one"}, or ${wait}` : wait;
}

function durationOf(seconds: number): string {
  const [size, name] =
    seconds < 120 ? [1, "second"] : seconds < 7_200 ? [60, "minute"] : [3_600, "hour"];
  const count = Math.ceil(seconds / size);
  return `${count} ${name}${count === 1 ? "" : "s"}`;
}

function megabytes(bytes: number): string {
  return `${groupDigits(Math.round(bytes / 1_000_000))} MB`;
}
