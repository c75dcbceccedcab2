import type { EditResult } from "../../edit";
import { pattern } from "../../grammar/lexicon";
import { conceptsOf } from "../concepts";
import { NUMBERS } from "../look-lexicon";
import { unmasked } from "../masked";
import type { Order } from "../order";
import { allWordsOf } from "../page-words";
import { ADDS, WISHES } from "../verbs";
import { putPlaces } from "./empty-places.server";

const COUNT = "(?<count>\\d|two|three|four|five|six|seven|eight)";
const THING =
  "(?<thing>questions?|posts?|articles?|steps?|items?|entries|cards?|people|members|reviews?|features?|boxes|columns|points|reasons|projects?|services|products|logos)";
const NAME = "(?<name>⟦\\d+⟧|[\\p{L}][\\p{L}' -]{2,30}?)";
const FORMS = [
  pattern(
    `^(?:${ADDS}|${WISHES})@ (?:an? |the |our )?(?:new |small )?${NAME} section(?: (?:with|of|in|for) ${COUNT} (?:\\p{L}+ )?${THING})?$`,
  ),
  pattern(
    `^(?:${ADDS}|${WISHES})@ (?:an? |the |our )?(?:new )?section (?:called |about |for |with |on )?(?:our |my |the )?${NAME}(?: (?:with|of|in) ${COUNT} (?:\\p{L}+ )?${THING})?$`,
  ),
  pattern(
    `^(?:${ADDS}|${WISHES})@ (?:an? |the |our |my )?(?<name>sponsors|partners|blog|process|daily schedule|timetable|wish list|archive|press)(?: (?:with|of|in) ${COUNT} (?:\\p{L}+ )?${THING})?(?: in a (?:row|grid|list))?$`,
  ),
];
const ONE: Readonly<Record<string, string>> = {
  people: "person",
  entries: "entry",
  boxes: "box",
};
const FAQ = /^(?:faqs?|frequently asked questions|questions(?: and answers)?)$/iu;
/** Of these there is always more than a text. */
const USUAL: readonly [RegExp, string, number][] = [
  [/sponsors|partners/iu, "partner", 3],
  [/^(?:blog|press|news|archive)$/iu, "post", 2],
  [/process|steps/iu, "step", 3],
  [/schedule|timetable/iu, "part of the day", 3],
  [/wish list/iu, "wish", 3],
];

/**
 * A part of the page of which nothing but its name and the number of its entries was said: places that say what belongs there,
 * and no invented texts.
 */
export function emptySection(order: Order): EditResult | null {
  const { text, quotes, page } = order;
  if (page.source.includes('<html lang="en"') === false) return null;
  const groups = FORMS.map((form) => form.exec(text)?.groups).find((one) => one?.name);
  if (!groups?.name) return null;
  const name = unmasked(groups.name, quotes);
  // What the starter has a part of its own for, or the page has, is another order.
  const isKnown = page.pieces.some(
    ({ kind, says }) =>
      kind === "section" && allWordsOf(says).join(" ") === allWordsOf(name).join(" "),
  );
  const isOwn =
    groups.count === undefined &&
    !USUAL.some(([form]) => form.test(name)) &&
    name.split(/\s+/).some((word) => conceptsOf(word.toLowerCase()).length > 0);
  if (isKnown || isOwn || NO_NAME.test(name)) return null;
  const usual = USUAL.find(([form]) => form.test(name));
  const plural = groups.thing?.toLowerCase() ?? "";
  const one = plural === "" ? (usual?.[1] ?? "") : (ONE[plural] ?? plural.replace(/s$/u, ""));
  const said = groups.count ?? "";
  const count =
    said === "" ? (usual?.[2] ?? 0) : (NUMBERS[said] ?? (Number(said) || COUNTS[said] || 0));
  const isFaq = FAQ.test(name);
  const heading = isFaq ? "Questions" : (name[0]?.toUpperCase() ?? "") + name.slice(1);
  const kind = isFaq ? "questions" : count > 0 ? "points" : "story";
  return putPlaces({ heading, kind, one, count }, order);
}

const COUNTS: Readonly<Record<string, number>> = { seven: 7, eight: 8 };
const NO_NAME =
  /(?<!\p{L})(?:new|second|third|another|next|previous|first|last|button|form|link|picture|photo|gallery|map|menu|price|prices|contact|hero|dark|white|black|with|from|in|on|at|of|that|which|before|after|above|below|before and after|comments?|login|search|filter|cart|shop)(?!\p{L})/iu;
