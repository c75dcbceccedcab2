import { languageOfPage } from "../../../sections/languages";
import { pattern } from "../../grammar/lexicon";
import type { ReadOrder } from "../order";
import { putPlaces } from "../orders/empty-places.server";
import { ADDS, ADDS_LAST, WISHES } from "../verbs";

const LIST =
  "(?:(?:an?|the|our|eine?|die|une?|la|una|uma?|a)@ )?(?:short |little |small |simple |kurze |kleine |petite |pequeña )*(?:list|check-?list|section|part|bit|liste|checkliste|packliste|abschnitt|lista|sección|sezione|seção|rubrique|section)";
const OF =
  "(?:,? ?(?:of|with|on|about|for|saying|that says|mit|von|darüber|über|avec|de|des|con|di|com|sur|sobre|su)@)?";
const WHAT =
  "(?<what>what[^.?!:]{0,50}? (?:to bring|(?:should|must|need to|needs to|have to|ought to|can) bring)[^.?!:]{0,50}|things[^.?!:]{0,30}? to bring[^.?!:]{0,50}|was [^.?!:]{0,60}?(?:mitbring\\p{L}*|mitzubringen)(?: (?:soll\\p{L}*|muss|müssen|kann|können))?(?: (?:ist|sind))?|(?:ce qu['’][^.?!:]{0,30}|qu['’]?est-ce qu['’][^.?!:]{0,20}|(?:des |les )?choses à )(?:apporter|amener|prendre)[^.?!:]{0,40}|(?:lo )?que hay que (?:traer|llevar)[^.?!:]{0,40}|(?:che cosa|cosa|cose da) [^.?!:]{0,20}?portare[^.?!:]{0,40}|o que [^.?!:]{0,20}?(?:levar|trazer)[^.?!:]{0,40})";
const FORM = pattern(`^(?:${ADDS}|${WISHES})@ ${LIST}${ADDS_LAST}${OF},? ?${WHAT}${ADDS_LAST}$`);
/** One thing on such a list, in the languages of pages. */
const ONE: Readonly<Record<string, string>> = {
  en: "thing",
  de: "Sache",
  fr: "chose",
  es: "cosa",
  it: "cosa",
  pt: "coisa",
};
const ENDS = /^(?:what|was|ce|lo que|che|cosa|o que|qu)/iu;

/** "A list of what beginners should bring": a list with places for what the person has not said, and no form for visitors. */
export const toBring: ReadOrder = (order) => {
  const what = order.quotes.length > 0 ? undefined : FORM.exec(order.text)?.groups?.what?.trim();
  if (!what || (!ENDS.test(what) && !/^things|choses|cose/iu.test(what))) return null;
  const result = putPlaces(
    {
      heading: (what[0]?.toUpperCase() ?? "") + what.slice(1),
      kind: "points",
      one: ONE[languageOfPage(order.page.source)] ?? "thing",
      count: 4,
    },
    order,
  );
  return result.ok ? { ...result, isKnown: true } : result;
};
