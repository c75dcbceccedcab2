import { MONEY } from "../../../match/money";
import { type EditResult, refused } from "../../edit";
import { pattern } from "../../grammar/lexicon";
import type { ReadOrder } from "../order";
import { pageEdit, saying } from "../page-draft";

const AMOUNT = new RegExp(MONEY, "giu");
const FORM = pattern(
  "^(?:put|raise|change|set|bring|update|increase|lower|reduce|make) (?:(?:the|our|my|all|both) )*(?:membership |yearly |annual |entry |lesson |class |room )?(?:fees?|prices|subscriptions?|subs|dues|rates|costs) (?:up |down )?(?:to )?(?<amounts>[^:⟦⟧]*\\d[^:⟦⟧]*(?:,| and |&)[^:⟦⟧]*\\d[^:⟦⟧]*)$",
);
const BETWEEN = /^(?:[\s,&]|and|then|to|now|per|a|year|month|week|respectively)*$/iu;

/** "Put the fees up to $95 and $50": as many prices as the page has, in its order. */
export const severalPrices: ReadOrder = ({ text, quotes, page }) => {
  const said = quotes.length > 0 ? undefined : FORM.exec(text)?.groups?.amounts;
  const amounts = said?.match(AMOUNT) ?? [];
  if (!said || amounts.length < 2 || !BETWEEN.test(said.replace(AMOUNT, " "))) return null;
  const priced = page.pieces.flatMap(({ entry }) => (entry?.price ? [entry.price] : []));
  if (priced.length !== amounts.length)
    return refused(
      `The page has ${priced.length} prices, and you say ${amounts.length}: say which is which, as in “the membership is ${amounts[0]} now”.`,
    );
  const fresh = priced.map(({ text: old }, at) =>
    old.replace(new RegExp(MONEY, "iu"), amounts[at] ?? ""),
  );
  const result: EditResult = pageEdit(
    page.source,
    priced.map(({ place }, at) => saying(page.source, place, fresh[at] ?? "")),
    priced.map(({ text: old }, at) => `“${old}” is “${fresh[at]}” now.`).join(" "),
  );
  return result.ok ? { ...result, isKnown: true } : result;
};
