import type { EditResult } from "../../edit";
import { pattern } from "../../grammar/lexicon";
import { unmasked } from "../masked";
import type { Order } from "../order";
import { strip } from "../orders/place-note";
import { ADDS, WISHES } from "../verbs";

const BAR =
  "(?:(?:announcement|announcements|notice|info|information|news|alert|message|top|hello|status|hinweis|info)[- ]?(?:bar|banner|strip|ribbon|line|box|message|leiste|zeile|band|banner)?|banner|strip|ribbon|(?:ankündigung|hinweis|mitteilung|meldung)|(?:bandeau|annonce|message|avis)|(?:aviso|anuncio|mensaje|cartel|franja)|(?:avviso|annuncio|messaggio|striscia)|(?:aviso|anúncio|mensagem|faixa))";
const TOP =
  "(?:,? ?(?:(?:at|on|across|along|above|to) (?:the )?(?:very )?(?:top|page|everything)(?: of (?:the |our |my )?(?:page|site|website|homepage))?|on top|ganz oben|oben|en haut|tout en haut|arriba(?: del todo)?|in alto|in cima|no topo|em cima))";
const SAYS =
  "(?:(?:,? ?(?:that |which )?(?:says?|saying|reads?|reading|with(?: the)? (?:text|words|message)|text|dass|wo steht|mit dem text|qui dit|avec le texte|que diga|con el texto|che dice|con il testo|que diz|com o texto|telling (?:people|everyone|visitors) (?:that )?))@| ?:)";
const FORMS = [
  pattern(
    `^(?:(?:${ADDS}|${WISHES})@ )?(?:an?|the|eine?n?|une?|un|una|um|uma)? ?(?:small |thin |little )*${BAR}@${TOP}?${SAYS}? ?(?<text>⟦\\d+⟧)$`,
  ),
  pattern(
    `^(?:(?:${ADDS}|${WISHES})@ )?(?:an?|the|eine?n?|une?|un|una|um|uma)? ?(?:small |thin |little )*(?:announcement|notice|info|top|hinweis|alert|news)[- ]?(?:bar|banner|strip|leiste|band)@${TOP}?${SAYS} ?(?<text>[^⟦⟧]{3,160})$`,
  ),
  pattern(
    `^(?:(?:${ADDS}|${WISHES})@ )?(?:an?|the|eine?n?|une?|un|una|um|uma)? ?(?:small |thin |little )*${BAR}@${TOP}${SAYS} ?(?<text>[^⟦⟧]{3,160})$`,
  ),
];

/** "An announcement bar: …", "a banner at the top saying …": a strip above the page that says just that. */
export function noticeBar({ text, quotes, mark, page, files }: Order): EditResult | null {
  const said = FORMS.map((form) => form.exec(text)?.groups?.text).find((one) => one !== undefined);
  if (!said) return null;
  const words = unmasked(said, quotes).replace(/^that /iu, "");
  const ends = /[!?]$/.test(mark) && !/^⟦/.test(said) ? mark.slice(-1) : "";
  return strip(page, files, `${words[0]?.toUpperCase() ?? ""}${words.slice(1)}${ends}`);
}
