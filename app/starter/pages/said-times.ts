import type { Facts } from "../match/facts/facts";
import { DAYS } from "../match/facts/hours";
import { sentenceCase } from "../match/words";
import type { Scope } from "./render";

/** What is on when, a row each. */
export function programmeItems({ programme }: Facts): Scope[] {
  return programme.map(({ time, what }) => ({ time, name: sentenceCase(what), text: "" }));
}

/** So much said of a place is all that is known of it: hours or times that nobody named would be taken for its own. */
const MUCH = 4;

/** Whether so much was told that an example's hours would stand among facts. */
export function tellsMuch({ items, notes, lines, phone, address, mail }: Facts): boolean {
  const reached = [phone, address, mail].filter((one) => one !== null);
  return items.length + notes.length + lines.length + reached.length >= MUCH;
}

const A_DAY = new RegExp(`(?<!\\p{L})${DAYS}(?!\\p{L})`, "u");
/** Whether days or times of it were said, wherever they stand. */
export function tellsWhen({ hours, time, programme, notes, lines }: Facts): boolean {
  if (hours.length + programme.length > 0 || time !== null) return true;
  return [...notes, ...lines].some((text) => A_DAY.test(text));
}
