import { moment, shortDay } from "~/platform/write-dates";

/** Spans of time by their length in seconds, the longest first. */
const SPANS = [
  [86_400, "d"],
  [3_600, "h"],
  [60, "min"],
] as const;
/** What is older is said by its day, in seconds. */
const LONG_AGO = 30 * 86_400;

/** E.g. "just now", "5 min ago", "3 d ago", "4 May 2026". */
export function timeAgo(then: Date, now = new Date()): string {
  const seconds = Math.max(0, (now.getTime() - then.getTime()) / 1000);
  if (seconds >= LONG_AGO) return shortDay(then);
  const span = SPANS.find(([length]) => seconds >= length);
  return span ? `${Math.floor(seconds / span[0])} ${span[1]} ago` : "just now";
}

/** The moment itself, by UTC. */
export function exactTime(then: Date): string {
  return `${moment(then)} UTC`;
}
