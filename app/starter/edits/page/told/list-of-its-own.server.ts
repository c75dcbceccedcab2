import { sentenceCase } from "../../../match/words";
import { pattern } from "../../grammar/lexicon";
import type { ReadOrder } from "../order";
import { putSection } from "../orders/add-section.server";
import { bodyOf } from "../section-body";
import { ADDS, WISHES } from "../verbs";

const FORM = pattern(
  `^(?:${ADDS}|${WISHES})@ (?:an?|the|our) (?:(?:little|small|short|separate|own|new|proper) )*(?<kind>\\p{L}{3,20}) (?:list|menu|card) ?: ?(?<items>.{5,600})$`,
);
/** Lists that are called so and are of no kind. */
const OF_NONE =
  /^(?:price|food|our|whole|full|wish|check|bucket|packing|guest|to|mailing|price)$/iu;
const BARE_PRICE =
  /(?<![€$£₹\d.,])(\d{1,4}[.,]\d{2})(?![\d€$£₹])(?! ?(?:€|euros?|pounds?|dollars?))/gu;

/** "A drinks list: tea 2.80, coffee 3.10": a part of its own beside the dishes, with the sign that the page's prices have. */
export const listOfItsOwn: ReadOrder = (order) => {
  const groups = order.quotes.length > 0 ? undefined : FORM.exec(order.text)?.groups;
  const [kind, items] = [groups?.kind, groups?.items];
  if (!kind || !items || OF_NONE.test(kind)) return null;
  const word = kind.toLowerCase().replace(/s$/u, "");
  const isThere = order.page.pieces.some(
    ({ kind: sort, says }) =>
      (sort === "section" || sort === "heading") && says.toLowerCase().includes(word),
  );
  if (isThere) return null;
  const sign = /[€£$₹](?=\d)/u.exec(order.page.source)?.[0] ?? "";
  const body = bodyOf(items.replace(BARE_PRICE, `${sign.replace("$", "$$$$")}$1`), order.quotes);
  if (body?.kind !== "menu") return null;
  const result = putSection(sentenceCase(kind), body, order);
  return result?.ok ? { ...result, isKnown: true } : result;
};
