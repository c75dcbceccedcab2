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
    `^(?<what>.+?) (?:is|are|ist|sind) (?:now |currently |leider |jetzt |unfortunately )*(?<label>sold out|fully booked|cancelled|ausverkauft|ausgebucht|abgesagt|vegan|gluten[- ]free|glutenfrei)$`,
  ),
];

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
    const next = withChanges(
      source,
      entries.map(({ name }) => ({
        start: name.place.innerEnd,
        end: name.place.innerEnd,
        text: ` <small class="badge">${html(shown)}</small>`,
      })),
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
      `“${entries.map(({ name }) => name.text).join("”, “")}” has the mark “${shown}” now.`,
    );
  }
  return null;
}
