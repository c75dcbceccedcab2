import type { FileTree } from "~/projects/files";
import { sentenceCase } from "../../match/words";
import type { Edit } from "../edit";
import { ADD, ARTICLE, pattern } from "../grammar/lexicon";
import { asText } from "../grammar/texts";
import { partsNamed } from "../parts/find-parts";
import { shapeOf } from "../project";
import { findSection } from "../said/page-sections";
import { addOwn } from "../said/read-own-section.server";

const SECTION =
  "(?:section|part|paragraph|block|abschnitt|bereich|absatz|rubrik|sektion|teil|rubrique|partie|paragraphe|sección|apartado|párrafo|sezione|paragrafo|parte|seção|secção|parágrafo|list|liste|lista)";
const NEW =
  "(?:(?:new|neue[nrs]?|nouvelle|nueva|nuova|nova|kleine[nrs]?|small|short|petite|pequeña|piccola|pequena|eigene[nrs]?) )*";
const ABOUT =
  "(?:about|on|called|named|titled|for|of|with (?:the )?(?:title|heading)|über|zu[mr]?|namens|mit (?:dem titel|der überschrift)|mit|für|sur|intitulée|appelée|avec|pour|sobre|titulada|llamada|con|su|intitolata|chiamata|per|sulla?|intitulada|chamada|com|de|di|del|della|d[ao]s?)";
const PLACE =
  "(?: (?:on|to|onto|in|at|auf|an|zu[mr]?|sur|à|en|nella?|alla?|na|no|à) (?:the |our |my |der |die |das |dem |unsere[rn]? |la |le |el |il |o |a )?(?:page|site|website|seite|webseite|página|pagina|end|ende|bottom)(?: hinzu| ein)?)?";
const FORMS: readonly RegExp[] = [
  pattern(
    `^(?:${ADD}|(?:also )?(?:please|bitte)|noch|auch|bitte)? ?(?:(?:${ARTICLE}|noch|auch|bitte) )*${NEW}${SECTION}@ ?(?:${ABOUT} )?(?:${ARTICLE} )?(?<name>["„“«][^"“”»]{2,60}["”“»]|[^:,.]{2,60}?)${PLACE}(?: hinzu| ein)? ?(?::|,? (?:with|mit|avec|con|com)(?: (?:the )?(?:text|words|dem text|le texte|el texto|il testo|o texto))?:?|,? (?:saying|that says|qui dit|que diga|che dice|que diz|wo steht|in dem steht):?) ?(?<text>.+)$`,
  ),
  pattern(
    `^(?:${ADD}) (?:${ARTICLE} )?(?<name>\\p{L}[^:.\\d]{2,50}?)${PLACE}(?: hinzu| ein| ergänzen)? ?: (?<text>.+)$`,
  ),
  pattern(
    `^(?:(?:our|unsere?[rn]?|nos|notre|nuestr[oa]s?|i nostri|le nostre|il nostro|la nostra|os nossos|as nossas|o nosso|a nossa) )?(?<name>\\p{Lu}[\\p{L} -]{3,40}?)(?: (?:ergänzen|hinzufügen|please|bitte))? ?: (?<text>.+)$`,
    "su",
  ),
];
/** What says what to do with something that is there, and is no heading. */
const ORDERS = pattern(
  "~(?:change|rename|replace|remove|delete|translate|make|set|ändere|ersetze|übersetze|traduis|traduce|traduci|traduz|cambia|entferne|instead|statt|metti|mets|pon|placeholder|button|knopf|field|feld|question|frage|hours|öffnungszeiten|price|preis|title|titel|überschrift|headline|titre|título|titolo|text|texte|texto|testo|colou?rs?|farben?|font|schrift|column|spalte|todos?|everything|alles)@",
);

/** What says where something goes is no heading: "a quote under the timer", "tags to the posts". */
const WHERE = pattern(
  "~(?:to|under|below|above|beneath|beside|next to|on top of|in|on|at|unter|über|neben|zu|bei|auf|in|im|sous|sur|dans|debajo|encima|en|sotto|sopra|sulla?|nella?|embaixo|acima|em|no|na)@ (?:the|my|our|each|every|die|der|das|den|dem|le|la|les|el|los|las|il|lo|i|gli|o|a|os|as|meine?[nrm]?|unsere?[nrm]?)@",
);

/** Something about a subject of the person's own: a heading, and what stands below it. */
export function givenSection(wish: string, files: FileTree): Edit | null {
  const { entry } = shapeOf(files);
  const page = files.get("index.html") ?? "";
  if (entry || !page.includes("</main>")) return null;
  for (const [at, form] of FORMS.entries()) {
    const groups = form.exec(wish.trim())?.groups;
    const name = asText(groups?.name ?? "").trim();
    const text = asText(groups?.text ?? "");
    if (name === "" || !/\p{L}/u.test(text) || (at > 0 && ORDERS.test(name))) continue;
    if (at > 0 && WHERE.test(name)) continue;
    if (name.split(/\s+/).length > 6 || findSection(page, name)) continue;
    // What is on the page already is not written beside it.
    if (at > 0 && partsNamed(name, files, "whole").length > 0) continue;
    return (tree) => addOwn(tree, sentenceCase(name), linesOf(text));
  }
  return null;
}

/** "5 May first row, 14 July party" are two lines; a sentence is one. */
function linesOf(text: string): string {
  const entries = text.split(/\s*(?:[;\n]|,(?=\s)(?![^()]*\)))\s*/u).filter((one) => one !== "");
  const isList =
    entries.length > 1 &&
    !/[.!?]\s+\p{Lu}/u.test(text) &&
    entries.every((one) => one.length < 80) &&
    (entries.length > 2 || entries.every((one) => /\d|\(|^\p{Lu}/u.test(one)));
  return isList ? entries.map((one) => `• ${one}`).join("\n") : text;
}
