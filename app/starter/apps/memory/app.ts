import type { Facts } from "~/starter/match/facts/facts";
import { ANIMALS, SETS } from "~/starter/match/picture-sets";
import { sentenceCase } from "~/starter/match/words";
import type { StarterApp } from "~/starter/starter-app";
import { appLanguageOf } from "~/starter/words/which-language";

function pictures(
  subject: string,
  request: string,
  facts: Facts,
): { name: string; cards: string[] } {
  // Animals alone are called by their names in other languages.
  if (appLanguageOf(request, facts.language)) return { name: "animal", cards: ANIMALS };
  const found =
    SETS.find(([pattern]) => pattern.test(subject.toLowerCase())) ??
    SETS.find(([pattern, name]) => name !== "sports" && pattern.test(request));
  return found ? { name: found[1], cards: found[2] } : { name: "animal", cards: ANIMALS };
}

export const memory: StarterApp = {
  id: "memory",
  name: "memory game",
  accent: "#6d3fd1",
  pairing: "playground",
  keywords: [
    "memory",
    "memory game",
    "memory card game",
    "matching game",
    "match game",
    "card matching game",
    "pairs game",
    "concentration game",
    "card game",
    "game",
    "find the pairs",
    "pairs",
  ],
  unmistakable: /\bmemory\b|\bpairs\b/,
  kinds: ["static"],
  defaultTitle: (subject, request, facts) => {
    const { name } = pictures(subject, request, facts);
    return `${sentenceCase(name)} pairs`;
  },
  // Whom it is for asks for nothing of its own: the pictures were read.
  reads:
    /^(?:animals?|fruits?|food|vegetables?|space|planets?|stars?|rockets?|sports?|football|cars?|vehicles?|trains?|transport|christmas|winter) for (?:my|our|a|the) (?:\d+[ -]year[ -]olds?|kids?|children|son|daughter|class)$|(?<!\p{L})(?:animal|fruit|food|vegetable|space|sport|vehicle)s? (?:pictures?|emojis?|cards?|images?)$|count(?:s|ing)? (?:the )?(?:moves|turns)|best (?:score|time)/u,
  describe: ({ subject, request, facts }) =>
    `Find the pairs among ${pictures(subject, request, facts).name} cards on three sizes of board; moves, time and best result are kept.`,
  next: ["use a playful style", "use the candy colours", "add a page called Rules"],
  values: ({ subject, request, facts }) => ({
    PICTURES: pictures(subject, request, facts).cards.map((card) => {
      const [picture = "", ...words] = card.split(" ");
      return [picture, words.join(" ")];
    }),
  }),
};
