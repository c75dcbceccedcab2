import { pattern } from "../../grammar/lexicon";
import type { ReadOrder } from "../order";
import { putSection } from "../orders/add-section.server";
import { bodyOf } from "../section-body";
import { ADDS, WISHES } from "../verbs";

const CURRENCY = "(?:british )?pounds?|gbp|sterling|£|euros?|eur|€|(?:us )?dollars?|usd|\\$";
const FORM = pattern(
  `^(?:${ADDS}|${WISHES})@ (?:(?:an?|the|my|our|some) )?(?:new )?(?<what>prices|price list|rates|fees|packages) ?: ?(?<list>[^⟦⟧:]{8,500}?)(?:,? ?\\((?:all )?(?:in )?(?<after>${CURRENCY})\\)|,? (?:all )?in (?<within>${CURRENCY}))$`,
);
const SIGNS: readonly [RegExp, string][] = [
  [/pound|gbp|sterling|£/iu, "£"],
  [/eur|€/iu, "€"],
  [/dollar|usd|\$/iu, "$"],
];
/** A name and what it costs, without a sign: "full-day wedding 1,700". */
const PRICED =
  /^(?<name>\p{L}[^\d]{2,60}?)[ :–-]+(?<price>\d{1,3}(?:[.,]\d{3})+|\d{1,6}(?:[.,]\d{2})?)$/u;

/** "Add my prices: Portrait session 180, half-day wedding 950 (pounds)": the currency is said once, and stands at each. */
export const pricePart: ReadOrder = (order) => {
  const groups = order.quotes.length > 0 ? undefined : FORM.exec(order.text)?.groups;
  const said = groups?.after ?? groups?.within;
  const sign = said && SIGNS.find(([form]) => form.test(said))?.[1];
  if (!groups?.list || !sign) return null;
  const items = groups.list
    .split(/\s*[,;]\s+(?:and\s+)?|\s+and\s+(?=\D{3,}\d)/u)
    .map((one) => PRICED.exec(one.trim())?.groups);
  if (items.length < 2 || items.some((one) => !one)) return null;
  const body = bodyOf(items.map((one) => `${one?.name} ${sign}${one?.price}`).join(", "), []);
  if (body?.kind !== "menu") return null;
  const what = groups.what ?? "prices";
  const heading = /list/iu.test(what) ? "Prices" : what;
  const result = putSection((heading[0]?.toUpperCase() ?? "") + heading.slice(1), body, order);
  return result?.ok ? { ...result, isKnown: true } : result;
};
