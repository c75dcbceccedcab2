import type { Facts } from "../match/facts/facts";

const PAID =
  /[€$£]|(?<!\p{L})(?:fees?|costs?|free|euros?|pounds?|kostet|gebühr\p{L}*|beitrag|cotisation|cuota|quota)(?!\p{L})/iu;
const COSTS = /(?<!\p{L})(?:cost|kostet|coûte|cuesta|costa|custa)(?!\p{L})/iu;

/** What an example's question is about, and what somebody says who has answered it. */
const ANSWERED: readonly [question: RegExp, said: RegExp][] = [
  [
    /(?<!\p{L})(?:wear|ziehe ich an|s[’']habiller|me pongo|indoss\p{L}*|metto|vestir)(?!\p{L})/iu,
    /dress ?-?code|kleiderordnung|tenue|código de vestimenta|etiqueta|abbigliamento|traje/iu,
  ],
  [
    /(?<!\p{L})(?:children|kinder|enfants|niños|bambini|crianças)(?!\p{L})/iu,
    /(?<!\p{L})(?:children|kids|child-?free|kinder\p{L}*|enfants|niños|bambini|crianças)(?!\p{L})/iu,
  ],
  [
    /(?<!\p{L})(?:present|wünscht|cadeau|regalo|regalos|presente)(?!\p{L})/iu,
    /(?<!\p{L})(?:presents?|gifts?|registry|geschenke?|cadeaux?|regalos?|regali|presentes?)(?!\p{L})/iu,
  ],
];

/** An example's question goes where it was answered by what was said: its answer would be another. */
export function answeredBy(
  said: Facts,
  questions: readonly [string, string][],
): [string, string][] {
  const tells =
    said.items.length > 0 || [...said.notes, ...said.lines].some((one) => PAID.test(one));
  const told = [
    ...said.notes,
    ...said.lines,
    ...said.features,
    ...said.lists.map(({ heading }) => heading),
  ];
  return questions.filter(
    ([question]) =>
      !(tells && COSTS.test(question)) &&
      !ANSWERED.some(
        ([about, answer]) => about.test(question) && told.some((one) => answer.test(one)),
      ),
  );
}
