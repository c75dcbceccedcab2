import type { Rate } from "~/platform/budget.server";
import type { AtOnceName, RateName } from "../budgets.server";

/** Something that people and programs do, and how much of it. */
export interface Act {
  /** The requests that are this act: a method and a path, where ":id" is any part and "*" any rest. */
  readonly requests: readonly string[];
  /** Of these requests only those whose query says so. */
  readonly when?: (query: URLSearchParams) => boolean;
  /**
   * Forms that are this act as well: a path, and the form's `intent` where its page has several.
   * The page counts them (`context.countAct`) and tells of a refusal with what was typed.
   */
  readonly forms?: readonly string[];
  /** How often one visitor may do it. Generous to people, tight to loops. Unlimited when absent. */
  readonly rate?: Rate;
  /** How many times it is done by one request, by its query. Once when absent. */
  readonly times?: (query: URLSearchParams) => number;
  /** The places of which it takes one until its response is over. */
  readonly atOnce?: AtOnceName;
  /** What the declared bytes of its body count towards. */
  readonly sends?: RateName;
  /** Counted by network, whoever is signed in: what nobody has to be signed in for. */
  readonly by?: "network";
  /** A page on which whoever has no script reads of a refusal, because they go on there. */
  readonly toldOn?: string;
  /** The largest body. OTHER_BODIES (acts.ts) when absent. JSON escapes can double a text. */
  readonly body?: {
    readonly bytes: number;
    /** What is said of a larger one, where its size alone would mislead. */
    readonly tooLarge?: string;
  };
}

/** Around a file in a form, in bytes. */
export const FORM_BYTES = 500_000;
/** One file of a project as JSON or in a form, in bytes. */
export const FILE_BODY = 4_000_000;

/** @param max of an account, and of a network where that is another number */
export function perMinute(
  max: number | readonly [account: number, network: number],
  exceeded: string,
  more: Partial<Rate> = {},
): Rate {
  const [account, network] = typeof max === "number" ? [max, max] : max;
  return { kind: "rate", per: "minute", max: account, network, exceeded, ...more };
}

/** The same of an hour. */
export function perHour(...of: Parameters<typeof perMinute>): Rate {
  return { ...perMinute(...of), per: "hour" };
}
