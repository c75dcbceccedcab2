import { PAGE_ABILITIES } from "../../abilities/page-abilities";
import { pattern } from "../../grammar/lexicon";
import type { ReadOrder } from "../order";

const PHONE = "(?:on (?:my|the|a|your) )?(?:phones?|mobiles?|small screens?|cell)";
const FORM = pattern(
  `^(?:${PHONE},? )?(?:the |our )?(?:menu|navigation)(?: on (?:my|the) phone)? (?:takes|fills|covers|is|needs|uses)[^⟦⟧:?]{0,40}[,.;] (?:(?:can|could|should|please|make|it|that|be|we|have|into|a|an|one of (?:those|these)|like|turn) )+(?:three[- ](?:line|bar|stripe)s?|3[- ]lines?|hamburger|burger)(?: (?:things?|menus?|icons?|buttons?|symbols?|bits?))?(?: ${PHONE})?$`,
);

/** "On my phone the menu takes up half the screen, can it be one of those three line things": it is folded there. */
export const phoneMenu: ReadOrder = ({ text, quotes, files }) => {
  if (quotes.length > 0 || !FORM.test(text)) return null;
  const folded = PAGE_ABILITIES.find(({ send }) => send === "add a menu for phones");
  const result = folded?.make(files, text) ?? null;
  return result?.ok ? { ...result, isKnown: true } : result;
};
