import { html } from "../../../source/html";
import { edited } from "../../edit";
import { pattern } from "../../grammar/lexicon";
import { PAGE } from "../../project";
import type { Order, ReadOrder } from "../order";
import { insideOf, withChanges } from "../page-draft";
import type { Piece } from "../page-model";
import { ADDS } from "../verbs";
import { telOf } from "./set-contact";

const REACH = "(?<reach>\\+?\\d[\\d /()-]{5,}\\d|[\\w.+-]+\\u0040[\\w-]+(?:\\.[\\w-]+)+)";
const CALL =
  "(?:please )?(?:call|ring|phone|contact|ask|text|message|write to|e-?mail|reach|speak to|talk to|get in touch with|turn to)@";
/** Somebody by their name, and what they are to those who call. */
const WHO =
  "(?:(?:the|our|my) )?(?:\\p{Ll}+ ){0,4}\\p{Lu}[\\p{L}'’.-]+(?:(?: (?:and|or|&))? \\p{Lu}[\\p{L}'’.-]+){0,3}(?: ?\\([^()]{2,40}\\)|, (?:the|our|my) [\\p{Ll} ]{3,24})?";
const FOR =
  "(?:(?:for|with|about|in case of|in) (?:any |all |more |further |other )?(?:questions?|queries|enquiries|inquiries|help|details|info(?:rmation)?|bookings?|reservations?|tickets?|(?:an )?emergenc(?:y|ies)|problems?|directions|surprises?|songs?|speeches|(?:dietary |food )?(?:wishes|allergies|requests))(?: (?:about|on|regarding) [\\p{L} ]{3,30})?|if (?:you have |there are |anyone has |you['’]ve got )?(?:any )?(?:questions?|problems?|you (?:get lost|need help|can['’]t find it)|(?:anything is )?unclear)|(?:any )?(?:questions?|problems?))";
const AT = "(?:,|:| on| at| under| tel\\.?| phone| mobile| -| –|, tel\\.?|, phone|, mobile)?";
const FORMS = [
  pattern(`^(?<line>${FOR}[?:,]? ${CALL} ${WHO}${AT} ?${REACH})$`, "su"),
  pattern(
    `^(?<line>${CALL} ${WHO}${AT} ?${REACH}(?:,? (?:if|for|with|in case|about) [^⟦⟧:.?!]{3,60})?)$`,
    "su",
  ),
  pattern(
    `^(?<line>(?:(?:the|our|my|your) )?(?:contact(?: person)?|person to (?:ask|call)|best man|maid of honou?r|witness|organi[sz]er|host) (?:is|:) ${WHO}${AT} ?${REACH})$`,
    "su",
  ),
  pattern(`^(?<line>questions?(?: please)? (?:go )?to ${WHO}${AT} ?${REACH})$`, "su"),
  pattern(
    `^(?:${ADDS})@ (?:an? |the |our )?contact(?: person)?(?: for (?:any )?(?:questions|guests|the day))?(?::|,| called| named) (?<named>${WHO}${AT} ?${REACH})$`,
    "su",
  ),
];

/** "For questions call our best man Stefan, 0664 1234567": a line that says so, with a link that calls. */
export const contactLine: ReadOrder = ({ text, page }) => {
  const lower = (text[0]?.toLowerCase() ?? "") + text.slice(1);
  const groups = FORMS.map((form) => (form.exec(lower) ?? form.exec(text))?.groups).find(Boolean);
  const reach = groups?.reach;
  const whole = groups?.line ?? (groups?.named ? `Contact: ${groups.named}` : undefined);
  const said = whole?.replace(/ (?:on|at|under) ?(?=\+?\d|[\w.+-]+\u0040)/u, ", ");
  const home = homeOf(page);
  if (!said || !reach || !home || page.source.includes(`>${html(reach)}<`)) return null;
  const line = (said[0]?.toUpperCase() ?? "") + said.slice(1);
  const href = reach.includes("\u0040") ? `mailto:${reach}` : `tel:${telOf(reach)}`;
  const markup = html(line).replace(
    html(reach),
    () => `<a href="${html(href)}">${html(reach)}</a>`,
  );
  const next = withChanges(page.source, [
    insideOf(page.source, home.place, `<p class="section-lead">${markup}</p>`, "last"),
  ]);
  return edited(
    new Map([[PAGE, next]]),
    `“${line}” stands in “${home.says}” now: a press on ${reach.includes("\u0040") ? "the address opens a mail" : "the number calls it"}.`,
  );
};

/** The part of a page where people look for whom to ask. */
function homeOf({ pieces }: Order["page"]): Piece | undefined {
  const sections = pieces.filter(({ kind }) => kind === "section");
  const id = (piece: Piece) => piece.element.attrs.find(({ name }) => name === "id")?.value ?? "";
  return (
    sections.find((one) => one.concepts.includes("contact")) ??
    sections.find((one) => id(one) === "hours" || one.concepts.includes("hours")) ??
    sections.find((one) => id(one) === "glance") ??
    sections.find((one) => one.concepts.includes("faq")) ??
    sections.at(-1)
  );
}
