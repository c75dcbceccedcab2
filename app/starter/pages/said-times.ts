import type { Facts } from "../match/facts/facts";
import { DAYS } from "../match/facts/hours";
import { sentenceCase } from "../match/words";
import type { Scope } from "./render";

/** What is on when, a row each. */
export function programmeItems({ programme }: Facts): Scope[] {
  return programme.map(({ time, what }) => ({ time, name: sentenceCase(what), text: "" }));
}

const A_DAY = new RegExp(`(?<!\\p{L})${DAYS}(?!\\p{L})`, "u");
/** Whether days or times of it were said, wherever they stand. */
export function tellsWhen({ hours, time, programme, notes, lines }: Facts): boolean {
  if (hours.length + programme.length > 0 || time !== null) return true;
  return [...notes, ...lines].some((text) => A_DAY.test(text));
}
