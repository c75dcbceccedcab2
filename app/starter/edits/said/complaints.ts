import { ARTICLE, pattern } from "../grammar/lexicon";

const IS =
  "(?:is|are|looks?|seems?|feels?|ist|sind|wirkt|sieht|est|sont|es|son|está|están|se ve|se ven|è|sono|é|são|fica)";
const VERY =
  "(?:(?:a bit|much|way|far|really|very|just|little|etwas|viel|ein bisschen|sehr|ganz|beaucoup|un peu|bien|vraiment|mucho|un poco|demasiado|muy|molto|un po['’]|muito|um pouco) )*";
const TOO = "(?:too|to|zu|trop|demasiado|muy|troppo|muito|so|sehr|very)";
/** What something is too much of, in six languages → what is asked for. */
const OPPOSITES: readonly [said: string, order: string][] = [
  [
    "small|tiny|little|klein|winzig|petite?s?|minuscules?|pequeñ[oa]s?|chic[oa]s?|chiquit[oa]s?|piccol[oaie]|pequen[oa]s?",
    "bigger",
  ],
  [
    "big|large|huge|tall|groß|gross|riesig|gros|grosse?s?|grande?s?|énormes?|enormes?|grandi",
    "smaller",
  ],
  ["dark|dunkel|sombres?|oscur[oa]s?|scur[oaie]|escur[oa]s?", "lighter"],
  [
    "light|pale|faint|hell|blass|claire?s?|pâles?|clar[oa]s?|pálid[oa]s?|chiar[oaie]|pallid[oaie]",
    "darker",
  ],
  ["narrow|schmal|eng|étroite?s?|estrech[oa]s?|strett[oaie]|estreit[oa]s?", "wider"],
  ["wide|breit|larges?|anch[oa]s?|largh?[oaie]|larg[oa]s?", "narrower"],
  ["thin|dünn|fin|fines?|delgad[oa]s?|fin[oa]s?|sottil[ei]", "bold"],
  ["thick|bold|heavy|fat|dick|fett|épaisse?s?|grues[oa]s?|spess[oaie]|gross[oa]s?", "thinner"],
];
const ADJECTIVE = OPPOSITES.map(([said]) => said).join("|");
/** Whom it is too much for, and what for, says nothing of what is to be done. */
const FOR =
  "(?: (?:to (?:read|see|tap|hit|press|click|use|find)|for|zum|für|um|pour|para|per|da|in|on my eyes)(?![\\p{L}])[^,;]*)?";
const FORM = pattern(
  `^(?:i (?:think|find|feel) |ich finde,? |je trouve (?:que )?|creo que |me parece que |penso che )?(?:${ARTICLE} ?)?(?<what>\\p{L}[\\p{L} '’-]{1,40}?) ${IS} ${VERY}${TOO} (?:much )?(?<how>${ADJECTIVE})(?: und (?:zu )?(?<more>${ADJECTIVE})| and (?:too )?(?<other>${ADJECTIVE}))?${FOR}$`,
);

/** "The letters are too small to read while cooking" as "make the letters bigger": what is too much is to be less, in six languages. */
export function asComplaints(wish: string): string[] {
  const groups = FORM.exec(
    wish
      .trim()
      .replace(/[.!]+$/, "")
      .replace(/,[^,]*$/u, ""),
  )?.groups;
  const what = groups?.what ?? "";
  if (what === "" || /["“„«]/u.test(wish)) return [];
  const orders = [groups?.how, groups?.more, groups?.other].flatMap((said) => opposite(said ?? ""));
  return orders.length === 0 ? [] : [`make the ${what} ${orders.join(" and ")}`];
}

function opposite(said: string): string[] {
  return OPPOSITES.filter(([words]) => said !== "" && pattern(`^(?:${words})$`).test(said))
    .slice(0, 1)
    .map(([, order]) => order);
}
