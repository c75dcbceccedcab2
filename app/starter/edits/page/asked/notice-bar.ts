import type { EditResult } from "../../edit";
import { pattern } from "../../grammar/lexicon";
import { shapeOf } from "../../project";
import { withRule } from "../../said/css-rules";
import { looksSaid } from "../look-words";
import { unmasked } from "../masked";
import type { Order } from "../order";
import { colourLook } from "../orders/colour-look";
import { strip } from "../orders/place-note";
import { ADDS, WISHES } from "../verbs";

const BAR =
  "(?:(?:announcement|announcements|notice|info|information|news|alert|message|top|hello|status|hinweis|info)[- ]?(?:bar|banner|strip|ribbon|line|box|message|leiste|zeile|band|banner)?|banner|strip|ribbon|(?:ankündigung|hinweis|mitteilung|meldung)|(?:bandeau|annonce|message|avis)|(?:aviso|anuncio|mensaje|cartel|franja)|(?:avviso|annuncio|messaggio|striscia)|(?:aviso|anúncio|mensagem|faixa))";
/** What a strip is for says nothing of what it says: "a sale banner: 10% off". */
const OCCASION =
  "(?:sales?|special offer|offer|promo(?:tion)?|discount|holiday|christmas|easter|summer|winter|welcome|closing|angebots?|aktions?)";
const TOP =
  "(?:,? ?(?:(?:at|on|across|along|above|to) (?:the )?(?:very )?(?:top|page|everything)(?: of (?:the |our |my )?(?:page|site|website|homepage))?|on top|ganz oben|oben|en haut|tout en haut|arriba(?: del todo)?|in alto|in cima|no topo|em cima))";
const SAYS =
  "(?:(?:,? ?(?:that |which )?(?:says?|saying|reads?|reading|with(?: the)? (?:text|words|message)|text|dass|wo steht|mit dem text|qui dit|avec le texte|que diga|con el texto|che dice|con il testo|que diz|com o texto|telling (?:people|everyone|visitors) (?:that )?))@| ?:)";
const FORMS = [
  pattern(
    `^(?:(?:${ADDS}|${WISHES})@ )?(?:an?|the|eine?n?|une?|un|una|um|uma)? ?(?:small |thin |little |big |${OCCASION} )*${BAR}@${TOP}?${SAYS}? ?(?<text>⟦\\d+⟧)$`,
  ),
  pattern(
    `^(?:(?:${ADDS}|${WISHES})@ )?(?:an?|the|eine?n?|une?|un|una|um|uma)? ?(?:small |thin |little |big )*(?:announcement|notice|info|top|hinweis|alert|news)[- ]?(?:bar|banner|strip|leiste|band)@${TOP}?${SAYS} ?(?<text>[^⟦⟧]{3,160})$`,
  ),
  pattern(
    `^(?:(?:${ADDS}|${WISHES})@ )?(?:an?|the|eine?n?|une?|un|una|um|uma)? ?(?:small |thin |little |big |${OCCASION} )*${BAR}@${TOP}${SAYS} ?(?<text>[^⟦⟧]{3,160})$`,
  ),
];

/** "An announcement bar: …", "a banner at the top saying …": a strip above the page that says just that. */
export function noticeBar({ text: whole, quotes, mark, page, files }: Order): EditResult | null {
  const { text, colour } = colourFirst(whole);
  const said = FORMS.map((form) => form.exec(text)?.groups?.text).find((one) => one !== undefined);
  if (!said) return null;
  const words = unmasked(said, quotes).replace(/^that /iu, "");
  const ends = /[!?]$/.test(mark) && !/^⟦/.test(said) ? mark.slice(-1) : "";
  const result = strip(page, files, `${words[0]?.toUpperCase() ?? ""}${words.slice(1)}${ends}`);
  const { styles } = shapeOf(files);
  const css = styles && result?.ok ? result.changes.get(styles) : null;
  if (!colour || !result?.ok || !styles || !css) return result;
  const look = colourLook(colour, true, files);
  return {
    ...result,
    changes: new Map(result.changes).set(
      styles,
      withRule(css, ":root .notice", look.declare(css, [".notice"])),
    ),
    said: `${result.said} ${look.said.replace("{}", "strip")}`,
  };
}

/** "A red banner": the colour in front of it, and the wish without it. */
function colourFirst(text: string): { text: string; colour: { hex: string; word: string } | null } {
  const head =
    /^(?<lead>(?:(?:an?|the) |\S+ (?:an? |the )?))(?<colour>(?:(?:light|dark|bright|pale|soft) )?\p{L}+) (?<rest>(?:\p{L}+ )?(?:banner|bar|strip|ribbon|box)(?!\p{L}).*)$/isu.exec(
      text,
    )?.groups;
  const [colour] = head?.colour ? looksSaid(head.colour).colours : [];
  return head && colour ? { text: `${head.lead}${head.rest}`, colour } : { text, colour: null };
}
