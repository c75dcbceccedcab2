import type { Facts } from "../match/facts/facts";

const PAID =
  /[€$£]|(?<!\p{L})(?:fees?|costs?|free|euros?|pounds?|kostet|gebühr\p{L}*|beitrag|cotisation|cuota|quota)(?!\p{L})/iu;
const COSTS = /(?<!\p{L})(?:cost|kostet|coûte|cuesta|costa|custa)(?!\p{L})/iu;

/** An example's question of what it costs goes where prices were said: its answer would be another. */
export function answeredBy(
  said: Facts,
  questions: readonly [string, string][],
): [string, string][] {
  const tells =
    said.items.length > 0 || [...said.notes, ...said.lines].some((one) => PAID.test(one));
  return questions.filter(([question]) => !tells || !COSTS.test(question));
}
