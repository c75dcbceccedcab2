import { numberSaid, wordsUpTo } from "../../grammar/number-words";
import { anyOf } from "../said-of";

const UNITS: Readonly<Record<string, number>> = { day: 1, week: 7, month: 30, year: 365 };

/** "A week", "10 days", "two months". */
export const LENGTH = anyOf(
  `(?:\\d{1,3}|an?|${wordsUpTo(10)}|fourteen|thirty) (?:days?|weeks?|months?|years?)`,
);

/** How many days a wish names: "two weeks" are 14; null without such a length. */
export function daysSaid(words: string): number | null {
  const match = /(?<!\p{L})(\d{1,3}|\p{L}+) (day|week|month|year)s?(?!\p{L})/u.exec(words);
  if (!match) return null;
  const [, said = "", unit = ""] = match;
  const more: Record<string, number> = { fourteen: 14, thirty: 30 };
  // "A week", "each day": one.
  const number = more[said] ?? numberSaid(said) ?? 1;
  return number * (UNITS[unit] ?? 1);
}
