import { html } from "../../../source/html";
import { type EditResult, edited, there } from "../../edit";
import { pattern } from "../../grammar/lexicon";
import { PAGE } from "../../project";
import { attribute } from "../../said/page-elements";
import { withNavLink } from "../../sections.server";
import { beforeForm } from "../new-section-place";
import type { ReadOrder } from "../order";
import { telOf } from "../orders/set-contact";
import { type Change, insideOf, pageEdit } from "../page-draft";
import type { Page, Piece } from "../page-model";
import { ADDS, WISHES } from "../verbs";

const MAIL = "[\\w.+-]+\\u0040[\\w-]+(?:\\.[\\w-]+)+";
const PHONE = "\\+?\\d[\\d /()-]{5,}\\d";
const FORM = pattern(
  `^(?:${ADDS}|${WISHES})@ (?:(?:an?|the|our|my|some|ein(?:e[nrm]?)?|den|die|das|un|une|una|uma?|le|la|el|il|o)@ )?(?:new |own |small |short |little |neue[nrs]? |kleine[nrs]? )*(?:contact|kontakt|kontaktabschnitt|kontaktbereich|get in touch)[- ]?(?:sections?|parts?|areas?|blocks?|box|bit|details?|info(?:rmation)?|abschnitt|bereich|teil|daten)?(?: (?:at the (?:bottom|end)|unten))?,? ?(?:hinzu |ein )?(?:with|including|containing|that (?:has|shows|gives)|and|mit|:)@ (?<rest>.+)$`,
);
const ROMANCE = pattern(
  `^(?:${ADDS}|${WISHES})@ (?:une?|una|uma?|la|le|el|a)@ ?(?:section|partie|rubrique|sección|parte|sezione|seção|secção) (?:(?:de |di )?contacto?|contatt[oi]|contatos?),? (?:avec|con|com|:)@ (?<rest>.+)$`,
);
/** "My email is …, put it in the contact part". */
const TOLD = pattern(
  `^(?:my|our|the|meine?|unsere?) (?:e-?mail|mail|(?:tele)?phone|number)(?: (?:address|number))? (?:is|:|ist) ?(?<rest>${MAIL}|${PHONE})[,.;]? (?:and |und )?(?:please )?(?:put|add|show|write|include|have|setz\\p{L}*|schreib\\p{L}*) (?:it|that|this|them|sie|das)@ (?:in|into|to|under|on|with|in den|in die) ?(?:the |our |my )?(?:contact|kontakt)[- ]?(?:part|section|bit|area|block|box|form|bereich|abschnitt)?$`,
);
/** What is said beside an address or a number and is no text of its own. */
const BESIDE =
  /(?<!\p{L})(?:my|our|the|an?|and|or|with|also|on|at|in|it|is|as|to|here|e-?mails?|mail|address|(?:tele)?phone|mobile|number|tel|link|meine?[rn]?|unsere?[rn]?|die|der|und|mailadresse|adresse|telefon\p{L}*|nummer|handynummer|hinzu|ein|mon|ma|notre|nos|l|le|la|et|adresse|courriel|téléphone|numéro|mi|nuestr[oa]|el|y|correo|teléfono|número|mi[oa]|nostr[oa]|il|e|indirizzo|telefono|numero|meu|nosso|o|telefone|endereço)(?!\p{L})/giu;

/** "A contact section with my email …": what was said goes into the part that is there, as links; else it gets a part of its own. */
export const contactPart: ReadOrder = ({ text, quotes, page }) => {
  const rest =
    quotes.length > 0
      ? null
      : (FORM.exec(text) ?? ROMANCE.exec(text) ?? TOLD.exec(text))?.groups?.rest;
  if (!rest) return null;
  const found = [...rest.matchAll(new RegExp(`${MAIL}|${PHONE}`, "gu"))].map(([value]) => value);
  const words = rest.replace(new RegExp(`${MAIL}|${PHONE}`, "gu"), " ").replace(BESIDE, " ");
  if (found.length === 0 || /[\p{L}\p{N}]/u.test(words)) return null;
  const links = found.map((value) => {
    const href = value.includes("@") ? `mailto:${value}` : `tel:${telOf(value)}`;
    return { value, href, markup: `<p><a href="${html(href)}">${html(value)}</a></p>` };
  });
  const missing = links.filter(({ href }) => !page.source.includes(`href="${html(href)}"`));
  const names = links.map(({ value }) => value).join(" and ");
  if (missing.length === 0) return there(`The page gives ${names} already, as a link.`);
  const block = missing.map(({ markup }) => markup).join("\n");
  const home = contactOf(page);
  if (!home) return withPart(page, block, names);
  const result = pageEdit(
    page.source,
    [inPart(page, home, block, missing)],
    `The page has a part to get in touch, “${home.says}”: it gives ${names} now, as a link.`,
  );
  return result.ok ? { ...result, isKnown: true } : result;
};

/** Beside a form a text of its own would be a column more: what is given stands below the sentence that is there. */
function inPart(
  { source, pieces }: Page,
  home: Piece,
  block: string,
  links: readonly { markup: string }[],
): Change {
  const lead = pieces.find(
    ({ kind, section, element }) =>
      kind === "text" && section === home && attribute(element, "class").includes("section-lead"),
  );
  if (!lead || !home.concepts.includes("form")) return insideOf(source, home.place, block, "last");
  const at = lead.place.innerEnd;
  const own = links.map(({ markup }) => `<br />${markup.replace(/<\/?p>/g, "")}`).join("");
  return { start: at, end: at, text: own };
}

/** The part by which people get in touch: called so, or led to by a link that is. */
function contactOf({ pieces }: Page): Piece | null {
  const sections = pieces.filter(({ kind }) => kind === "section");
  return (
    sections.find(
      (one) => one.concepts.includes("contact") || attribute(one.element, "id") === "contact",
    ) ??
    sections.find((one) => one.concepts.includes("hours")) ??
    null
  );
}

function withPart(page: Page, block: string, names: string): EditResult {
  const section = `<section class="section" id="contact" aria-labelledby="contact-title">
  <h2 id="contact-title">Contact</h2>
${block.replace(/^(?=.)/gm, "  ")}
</section>\n`;
  const at = beforeForm(page);
  const next =
    page.source.slice(0, at) + section.replace(/^(?=.)/gm, "      ") + page.source.slice(at);
  return {
    ...edited(
      new Map([[PAGE, withNavLink(next, "#contact", "Contact")]]),
      `Added the section “Contact”, which gives ${names} as a link.`,
    ),
    isKnown: true,
  } as EditResult;
}
