import { html } from "../../../source/html";
import { type EditResult, edited } from "../../edit";
import { pattern } from "../../grammar/lexicon";
import { PAGE, shapeOf } from "../../project";
import { withRule } from "../../said/css-rules";

import { unmasked } from "../masked";
import type { Order } from "../order";
import { withChanges } from "../page-draft";
import { allNamed } from "./remove-piece";

const MARK =
  "(?:badge|label|tag|sticker|ribbon|marker|mark|etikett|abzeichen|hinweis|badge|étiquette|etiqueta|insignia|etichetta|etiqueta)";
/** How things stand that cannot be had, or of which something is to be known. */
const STATES =
  "sold out|out of stock|fully booked|booked up|cancelled|canceled|unavailable|not available|gone|full|seasonal|new|vegan|vegetarian|gluten[- ]free|ausverkauft|ausgebucht|vergriffen|abgesagt|nicht verfügbar|nicht lieferbar|neu|vegetarisch|glutenfrei|épuisée?s?|complète?s?|annulée?s?|indisponibles?|nouveau|nouvelle|végétarienn?e?|agotad[oa]s?|completo|cancelad[oa]s?|no disponibles?|nuev[oa]|esaurit[oaie]|al completo|annullat[oaie]|non disponibil[ei]|nuov[oa]|esgotad[oa]s?|lotad[oa]s?|indisponíve(?:l|is)|nov[oa]";
const CROSS =
  "(?:cross|strike|streiche?|durchstreichen|barre[rz]?|raye[rz]?|tacha(?:r|d)?|táchal[oa]|barra(?:re)?|risca(?:r)?)(?: (?:it|them|that|this|sie|ihn|es|le|la|lo))?(?: (?:out|through|durch|off))?";
const LABEL = "(?<label>⟦\\d+⟧|[\\p{L}' -]{2,24})";
const FORMS = [
  pattern(
    `^(?:highlight|mark|feature|flag|label|tag|emphasi[sz]e|show|markiere?|kennzeichne|hebe?|marque[rz]?|mets en avant|destaca(?:r)?|marca(?:r)?|evidenzia(?:re)?|segna(?:re)?) (?<what>.+?) (?:as|with|als|mit|comme|como|come|avec|con|com)(?: (?:the|our|an?|unser(?:e|en)?|der|die|das|el|le|la|il|o) )?(?:${MARK} )? ?${LABEL}(?: hervor)?$`,
  ),
  pattern(
    `^(?:add|put|stick|give|show|setze?|mach|klebe?|gib|mets|pon|metti|coloca)@ (?:an?|the|ein(?:e[n]?)?|une?|una?|uma?) (?:little |small |red |kleine[ns]? )*(?<label>⟦\\d+⟧|\\p{L}[\\p{L} ]{1,20}?) ?${MARK}@ (?:next to|to|on|onto|beside|at|an|neben|bei|auf|zu[rm]?|à|sur|en|a|su|em|para) (?<what>.+?)$`,
  ),
  pattern(
    `^(?:add|put|stick|give|show|setze?|mach|mets|pon|metti|coloca)@ (?:an?|the|ein(?:e[n]?)?|une?|una?|uma?) (?:little |small )*${MARK} (?:that says |saying |with |mit |called )?(?<label>⟦\\d+⟧) (?:next to|to|on|onto|beside|at|an|neben|bei|auf|zu[rm]?|à|sur|en|a|su|em) (?<what>.+?)$`,
  ),
  pattern(
    `^(?:mark|show|write)(?: that)? (?<what>.+?) (?:is|are|as) (?<label>sold out|new|vegan|vegetarian|gluten[- ]free|popular|full|fully booked|cancelled)$`,
  ),
  pattern(
    `^(?:the |our |der |die |das |la |le |el |il |o )?(?<what>.+?) (?:is|are|ist|sind|est|sont|está|están|è|sono|é|são) (?:now |all |currently |leider |jetzt |unfortunately |already |schon |maintenant |désormais |ya |ora |già |já )*(?<label>(?:${STATES})(?: (?:till|until|bis|jusqu['’]\\p{L}+|hasta|fino|até|from|ab) [^,.;]{2,30}| (?:this|next) (?:week|month|season|year|weekend)| (?:today|tonight|tomorrow|right now|at the moment|for now|for today|diese woche|heute|cette semaine|aujourd['’]hui|esta semana|hoy))?)(?:(?:[,.;–—-]+ ?| )(?:so |please |bitte |and |und |et )*(?<crossed>${CROSS}).*)?$`,
  ),
  pattern(
    `^(?:${CROSS}) (?:the |our |out |through |die |den |das )*(?<what>.+?)(?: out| through| durch)?(?:,? (?:it['’]?s|it is|they['’]re|they are|ist|sind|est|está|è|é)? ?(?<label>${STATES}))$`,
  ),
  pattern(`^(?<label>${STATES}): (?<what>[^,.;:⟦⟧]{3,50})$`),
];

const CROSSED_FIRST = pattern(`^(?:please |bitte )*(?:${CROSS})@`);

/** A word beside an entry that sets it apart: "highlight the Family session as most popular", "mark the cake as vegan". */
export function markEntry({ text, quotes, page, files }: Order): EditResult | null {
  const { source } = page;
  const { styles } = shapeOf(files);
  const css = styles ? files.get(styles) : undefined;
  if (!styles || css === undefined) return null;
  for (const form of FORMS) {
    const groups = form.exec(text)?.groups;
    if (!groups?.what || !groups.label) continue;
    const found = allNamed(groups.what, page, quotes) ?? [];
    const pieces = found.flatMap((one) => one.pieces);
    if (pieces.some(({ kind }) => kind !== "entry")) continue;
    const entries = pieces.flatMap(({ entry }) => entry ?? []);
    if (entries.length === 0 || entries.length > 12) continue;
    const label = unmasked(groups.label, quotes).trim();
    const shown = `${label[0]?.toUpperCase() ?? ""}${label.slice(1)}`;
    const isCrossed = groups.crossed !== undefined || CROSSED_FIRST.test(text);
    const next = withChanges(
      source,
      entries.map(({ name: { place } }) => {
        const inner = source.slice(place.innerStart, place.innerEnd);
        return {
          start: place.innerStart,
          end: place.innerEnd,
          text: `${isCrossed ? `<s>${inner}</s>` : inner} <small class="badge">${html(shown)}</small>`,
        };
      }),
    );
    const rule = {
      display: "inline-block",
      padding: "0.1rem 0.6rem",
      "border-radius": "99px",
      background: "var(--accent)",
      color: "var(--on-accent)",
      "font-family": "var(--font)",
      "font-size": "0.75rem",
      "font-weight": "600",
      "letter-spacing": "0",
      "white-space": "nowrap",
    };
    const marked = css.includes("\n.badge {") ? css : withRule(css, ".badge", rule);
    return edited(
      new Map([
        [PAGE, next],
        [styles, marked],
      ]),
      `“${entries.map(({ name }) => name.text).join("”, “")}” ${isCrossed ? "is crossed out and " : ""}has the mark “${shown}” now.`,
    );
  }
  return null;
}
