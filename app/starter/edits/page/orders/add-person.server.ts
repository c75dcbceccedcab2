import { initialsOf } from "../../../pages/section-scopes";
import { html } from "../../../source/html";
import { type EditResult, edited, unchanged } from "../../edit";
import { pattern } from "../../grammar/lexicon";
import { PAGE } from "../../project";
import { attribute } from "../../said/page-elements";
import type { Order } from "../order";
import { insideOf, withChanges } from "../page-draft";
import type { Page, Piece } from "../page-model";
import { allWordsOf } from "../page-words";
import { ADDS, WISHES } from "../verbs";
import { putSection } from "./add-section.server";
import { telOf } from "./set-contact";

const NAME =
  "(?<name>(?:(?:Dr|Prof|Mr|Mrs|Ms|Frau|Herr|Mme|M|Sra?|Dott)\\.? )*\\p{Lu}[\\p{L}'’-]+(?: (?:von |van |de |da |di )?\\p{Lu}[\\p{L}'’.-]*){0,3})";
/** What somebody is, in small letters: "orthodontist", "our lead guitarist". */
const ROLE =
  "(?:(?:the|our|my|an?|unsere?|notre|nuestr[oa]|nostr[oa]|noss[oa]) )?(?<role>\\p{Ll}[^,;:⟦⟧\\u0040\\d]{2,40}?)";
const PERSON =
  "(?:person|team member|member of (?:staff|the team)|staff member|colleague|contact(?: person)?|somebody|someone|mitarbeiter(?:in)?|teammitglied|personne|membre|collègue|persona|miembro|compañer[oa]|collega|membro|pessoa|colega)";
const TEAM =
  "(?:team|staff|people|crew|trainers|coaches|therapists|teachers|doctors|committee|board|band|page|site|website|équipe|equipo|squadra|equipe|seite)";
const REACH = "(?<reach>\\+?\\d[\\d /()-]{5,}\\d|[\\w.+-]+\\u0040[\\w-]+(?:\\.[\\w-]+)+)";
const BIO =
  "(?:,? (?:with|and|mit|avec|con|com) (?:an? |her |his |their |some |eine[nmr]? |une |una |uma )?(?:short |small |little |brief |few |kurze[nr]? |courte |breve )*(?<bio>bio(?:graphy)?|text|description|words(?: about (?:her|him|them))?|introduction|photo|picture|biografie|biographie|biografía|biografia|vita))";
const ADD = `(?:${ADDS}|${WISHES}|introduce|present)@`;
const FORMS = [
  // "Add Dr. Laura Kunz, orthodontist, to the team".
  pattern(
    `^${ADD} ${NAME}, ${ROLE},? (?:to|in|on|zum|ins|à|al|alla|ao) (?:the |our |my |unser |das |l['’]|notre |el |nuestro |nostro |nosso )?${TEAM}${BIO}?$`,
    "su",
  ),
  // "Add our conductor, Helen Marsh, with a short bio".
  pattern(
    `^${ADD} (?:the|our|my|a new|unsere[nm]?|notre|nuestr[oa]|nostr[oa]|noss[oa]) (?<role>\\p{Ll}[^,;:⟦⟧\\u0040\\d]{2,40}?)(?:,|:| called| named)? ${NAME}${BIO}?$`,
    "su",
  ),
  // "Add a person: Helen Marsh, conductor", "we need a contact person: Susan Lee, secretary, susan@…".
  pattern(
    `^${ADD} (?:an?|another|one more|a new|eine[nm]?|un|une|una|uma) ${PERSON}(?::|,| called| named) ?${NAME}(?:,| \\(| -| –) ?${ROLE}\\)?(?:,? (?:on |at )?${REACH})?${BIO}?$`,
    "su",
  ),
];

/** Somebody with what they are, among those whom the page shows or in a part of its own. */
export function addPerson(order: Order): EditResult | null {
  const { text, quotes, page } = order;
  if (quotes.length > 0) return null;
  const lower = (text[0]?.toLowerCase() ?? "") + text.slice(1);
  const groups = FORMS.map((form) => form.exec(lower)?.groups).find((one) => one?.name);
  const name = groups?.name?.trim();
  const role = groups?.role?.trim() ?? "";
  if (!name || !role || OTHER.test(role)) return null;
  if (page.pieces.some(({ says }) => allWordsOf(says).join(" ") === allWordsOf(name).join(" ")))
    return unchanged(`“${name}” stands on the page already.`);
  const line = entryOf(name, role, groups?.reach);
  const told = `“${name}”, ${role}`;
  const more = groups?.bio
    ? ` What is to be read of them there is yours to say: “${name}: …”.`
    : "";
  const list = peopleOf(page);
  if (list) {
    const next = withChanges(page.source, [insideOf(page.source, list.place, line, "last")]);
    return edited(
      new Map([[PAGE, next]]),
      `Added ${told}, to “${list.says}”.${COUNTED.test(list.says) ? " That heading still says how many they were." : ""}${more}`,
    );
  }
  const heading = /contact/iu.test(text) ? "Whom to ask" : headingFor(page);
  const markup = `<ul class="people">\n${line.replace(/^(?=.)/gm, "  ")}</ul>\n`;
  const put = putSection(heading, { kind: "people", count: 1, markup }, order);
  return put?.ok
    ? { ...put, said: `Added ${told}, in a part of its own, “${heading}”.${more}` }
    : put;
}

/** A part of the page, a thing or a text is nobody. */
const OTHER =
  /(?<!\p{L})(?:section|button|link|form|page|headline|heading|title|text|line|note|photo|picture|logo|name|address|street|shop|café|class|course|event|concert|dish|price|question|review|testimonial|quote|sponsor|partner)(?!\p{L})/iu;
const HEADINGS: Readonly<Record<string, string>> = {
  de: "Wer wir sind",
  fr: "Qui nous sommes",
  es: "Quiénes somos",
  it: "Chi siamo",
  pt: "Quem somos",
};

const TITLE = /^(?:(?:Dr|Prof|Mr|Mrs|Ms|Frau|Herr|Mme|M|Sra?|Dott)\.? )+/u;
/** "Three therapists" is said of fewer than there are then. */
const COUNTED =
  /(?<!\p{L})(?:two|three|four|five|six|seven|eight|zwei|drei|vier|fünf|sechs|deux|trois|quatre|dos|tres|cuatro|due|tre|quattro|dois|três|\d)(?!\p{L})/iu;

const headingFor = ({ source }: Page) =>
  HEADINGS[/<html lang="(\w\w)/.exec(source)?.[1] ?? "en"] ?? "Who we are";

function entryOf(name: string, role: string, reach: string | undefined): string {
  const what = (role[0]?.toUpperCase() ?? "") + role.slice(1);
  const href = reach?.includes("@") ? `mailto:${reach}` : `tel:${telOf(reach ?? "")}`;
  const contact = reach ? `  <p><a href="${html(href)}">${html(reach)}</a></p>\n` : "";
  return `<li>\n  <span class="portrait" aria-hidden="true">${html(initialsOf(name.replace(TITLE, "")))}</span>\n  <h3>${html(name)}</h3>\n  <p class="muted">${html(what)}</p>\n${contact}</li>\n`;
}

/** The list in which a page shows people: each with initials, and none of them a thing. */
function peopleOf({ source, pieces }: Page): (Piece & { place: Piece["place"] }) | null {
  const sections = pieces.filter(
    ({ kind, element, concepts }) =>
      kind === "section" &&
      concepts.includes("team") &&
      /section-people|section-team/.test(attribute(element, "class")),
  );
  const [section, other] = sections;
  const list = section
    ? /<ul class="people">/.exec(source.slice(section.place.start, section.place.end))
    : null;
  const entry = pieces.find((piece) => piece.kind === "entry" && piece.section === section)?.entry;
  const at = entry?.list.sourceCodeLocation;
  return section && !other && list && at?.startTag && at.endTag
    ? {
        ...section,
        place: {
          start: at.startOffset,
          end: at.endOffset,
          innerStart: at.startTag.endOffset,
          innerEnd: at.endTag.startOffset,
        },
      }
    : null;
}
