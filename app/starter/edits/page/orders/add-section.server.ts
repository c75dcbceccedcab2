import { html } from "../../../source/html";
import { pageSlug } from "../../add-page.server";
import { type EditResult, edited, refused, unchanged } from "../../edit";
import { ARTICLE, pattern } from "../../grammar/lexicon";
import { PAGE } from "../../project";
import { attribute, wholeLines } from "../../said/page-elements";
import { addStyles } from "../../section-styles.server";
import { withNavLink } from "../../sections.server";
import { conceptsOf, listsOfEntry } from "../concepts";
import { bare, best, findPieces } from "../find-pieces";
import { looksSaid } from "../look-words";
import { unmasked } from "../masked";
import type { Order } from "../order";
import type { Page, Piece } from "../page-model";
import { bodyOf, type SectionBody, sectionMarkup } from "../section-body";
import { ADDS, CHANGES, MOVES, REMOVES } from "../verbs";
import {
  AT_END,
  BEHIND_NAME,
  BY,
  MARKS,
  ONE_FACT,
  PICTURES,
  REVIEWS,
  SAYS,
  SECTION_FORMS,
  TAIL_LOOK,
  THING,
} from "./section-forms";
import { headingFor } from "./section-heading";
import { instead, isSample, moreIn } from "./section-there";

const PLACED =
  /^(?<name>.+?)\s+(?<side>above|below|under|after|before|unter|über|nach|vor|sous|après|avant|debajo de|encima de|después de|sotto|sopra|dopo|abaixo d[aeo]|acima d[aeo])\s+(?<where>.+)$/iu;
/** Where something goes, or what is to be done, is no heading. */
const STARTS_ELSE = pattern(
  `^(?:i|we|it|he|she|they|there|you|ich|wir|es|je|nous|on|il|to|in|on|at|under|below|above|from|for|with|zu|zur|zum|in|im|auf|unter|über|bei|an|am|à|aux?|dans|sous|en|a|al|alla|ai|alle|agli|nel|nella|n|sotto|no|na|ao|aos|${CHANGES}|${MOVES}|${REMOVES}|${ADDS}|fai|haz|fais|mach)@ `,
);

/** Such a part would say what it does, and do nothing. */
const RECKONS = /(?<!\p{L})(?:calculator|calculateur|calculadora|calcolatore)$|rechner$/iu;
const AN_ARTICLE = pattern(`^${ARTICLE}$`);

/** "Events" are several of what one "event" is; "Kurs" is one. */
function isPlural(name: string): boolean {
  const word = name.split(/\s+/).at(-1) ?? "";
  return [1, 2].some(
    (count) => /(?:s|e|n|en|es|i)$/iu.test(word) && listsOfEntry(word.slice(0, -count)) !== null,
  );
}

/** One entry of a list is no section, but for those that begin one. */
function isEntryNoun(name: string): boolean {
  const lists =
    listsOfEntry(name.split(/\s+/).at(-1) ?? "") ?? listsOfEntry(name.split(/\s+/)[0] ?? "");
  return (
    lists !== null &&
    lists.length > 0 &&
    !/^(?:faq|testimonials|gallery)$/.test(lists[0] ?? "") &&
    !isPlural(name)
  );
}

/** What asks for something else than a heading. */
const NO_NAME = pattern(
  "~(?:raus|weg|dafür|statt|neue[rsn]?|new|nuevo|nouveau|nuovo|replace|with|mit|avec|con|should|soll|set|button|knopf|bouton|botón|pulsante|botão|field|feld|champ|campo|form|formular|formulaire|link|picture|photo|image|bild|foto|price|preis|prix|precio|title|titel|headline|überschrift|footer|fußzeile|phone|telefon|e-?mail|background|hintergrund|colou?r|farbe|font|schrift|note|line|banner|text|at the|to the|under the|in the|on the|zur|zum|next to|to our|to my|hours|öffnungszeiten|instead|change|make|remove|page|seite|animation|video|popup|pop-up|counter|countdown|logo|translate|each|every|language|version)@",
);

/** A part of the page of the person's own: its heading, and what was said of it in the form that it has. */
export function addSection(order: Order): EditResult | null {
  const { text, quotes, mark, page } = order;
  for (const { form, isNamed } of SECTION_FORMS) {
    const groups = form.exec(text)?.groups;
    if (!groups?.name || !groups.body) continue;
    const atEnd = AT_END.exec(groups.name)?.groups;
    const heading = atEnd?.name ?? groups.name;
    const placed = PLACED.exec(heading)?.groups;
    const named = unmasked(bare(placed?.name ?? heading) || heading, quotes).trim();
    const name = named
      .replace(BEHIND_NAME, "")
      .replace(SAYS, "")
      .replace(/(?<=\S)\s+section$/iu, "");
    // "Füge einen Abschnitt mit drei Fragen hinzu": an article is no heading.
    if (AN_ARTICLE.test(name)) continue;
    if (!isNamed && RECKONS.test(name))
      return refused(
        "What is to reckon is a program, and I cannot write that from a sentence: words that say so would reckon nothing. I can add your prices as a list or a table.",
      );
    if (MARKS.test(groups.body) || THING.test(groups.body)) continue;
    if (!/^⟦/.test(groups.body) && (TAIL_LOOK(groups.body) || PICTURES.test(groups.body))) continue;
    if (
      !isNamed &&
      (NO_NAME.test(name) ||
        ONE_FACT.test(name) ||
        /\s(?:are|is|sind|ist|sont|son|sono|são)$/iu.test(name))
    )
      continue;
    if (
      !isNamed &&
      (STARTS_ELSE.test(name) ||
        isEntryNoun(name) ||
        (!groups.body.includes(",") && best(name, page.pieces, ["entry"]).length > 0))
    )
      continue;
    if (REVIEWS.test(heading) && (heading.length > 45 || PUTS_REVIEWS.test(heading))) {
      const body = bodyOf(`${groups.body}${groups.body.endsWith("⟧") ? "" : mark}`, quotes);
      return body?.kind === "quotes" ? ofQuotes(body, order) : null;
    }
    if (name.split(/\s+/).length > 7 || !/\p{L}{2}/u.test(name) || looksSaid(name).rest === "")
      continue;
    const where = atEnd
      ? (endOf(page, atEnd.last ?? atEnd.unten ?? atEnd.bas) ?? undefined)
      : placed?.where
        ? findPieces(placed.where, page, quotes, ({ kind }) => kind === "section")?.pieces[0]
        : undefined;
    if (placed && !where) continue;
    const said = groups.body.trim();
    if (
      !isNamed &&
      /^(?:\S+@\S+|https?:\S+|(?:[\w-]+\.)+[a-z]{2,}(?:\/\S*)?|[\d +()/-]+)$/u.test(
        unmasked(groups.body, quotes),
      )
    )
      continue;
    const by = BY.exec(name)?.[1];
    const body =
      by && /^⟦\d+⟧$/.test(said)
        ? bodyOf(`${said} from ${by}`, quotes)
        : bodyOf(/[?!…]$/u.test(said) || said.endsWith("⟧") ? said : said + mark, quotes);
    if (!body) continue;
    // A few words behind a colon are another text of what is there, not a part of their own.
    const known = isNamed && groups.name.startsWith("⟦") ? [] : knownSections(name, page);
    if (known.length > 0 && !isNamed && body.kind === "text") continue;
    const [section] = known;
    if (section?.concepts.includes("menu") && body.kind !== "menu") return null;
    if (section && body.kind === "questions") return moreIn(section, body, page, "details");
    if (section && body.kind === "quotes") return moreIn(section, body, page, "li");
    const sample = body.kind === "schedule" && !isNamed ? sampleSchedule(page) : null;
    if (sample && !section) return instead(sample, body, page);
    if (section && body.kind !== "text" && !isNamed && isSample(section, page))
      return instead(section, body, page);
    return put(
      headingFor(name, body, page),
      body,
      order,
      where,
      atEnd
        ? !(atEnd.last ?? atEnd.unten ?? atEnd.bas)
        : /^(?:above|before|über|vor|avant|encima|sopra|acima)/iu.test(placed?.side ?? ""),
    );
  }
  return null;
}

const PUTS_REVIEWS = pattern(`^(?:${ADDS}|we|i|here|some|wir|hier)@`);

/** Praise whose section nobody named: among what there is of it, or in one of its own. */
function ofQuotes(body: SectionBody, order: Order): EditResult | null {
  const [known] = knownSections("testimonials", order.page);
  if (known) return moreIn(known, body, order.page, "li");
  return put(headingFor("testimonials", body, order.page), body, order, undefined, false);
}

/** The example of a programme with hours, which gives way to one that was said. */
function sampleSchedule(page: Page): Piece | null {
  return (
    page.pieces.find(
      (piece) =>
        piece.kind === "section" &&
        isSample(piece, page) &&
        page.pieces.some(
          ({ section, entry }) =>
            section === piece && /^\d{1,2}[:.]\d{2}/.test(entry?.time?.text ?? ""),
        ),
    ) ?? null
  );
}

/** A part of the page with a heading of its own, before its form. */
export function putSection(heading: string, body: SectionBody, order: Order): EditResult | null {
  return put(heading, body, order, undefined, false);
}

function endOf({ pieces }: Page, isLast: string | undefined): Piece | null {
  const sections = pieces.filter(({ kind }) => kind === "section");
  return (isLast ? sections.at(-1) : sections[0]) ?? null;
}

/** Sections that are called so, or are for that. */
function knownSections(name: string, { pieces }: Page): Piece[] {
  const named = best(name, pieces, ["section"]);
  if (named.length > 0) return named;
  const concepts = name
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .flatMap(conceptsOf);
  return pieces.filter(
    (piece) =>
      piece.kind === "section" &&
      ["faq", "testimonials"].some((one) => concepts.includes(one) && piece.concepts.includes(one)),
  );
}

function put(
  heading: string,
  body: SectionBody,
  { files, page }: Order,
  where: Piece | undefined,
  isAbove: boolean,
): EditResult | null {
  const { source, pieces } = page;
  const taken = new Set(pieces.map(({ element }) => attribute(element, "id")));
  const slug = pageSlug(heading) || "more";
  const id = taken.has(slug) ? `${slug}-2` : slug;
  if (taken.has(id)) return unchanged(`The page has a section “${heading}” already.`);
  const form = pieces.find(
    (piece) =>
      piece.kind === "section" &&
      piece.concepts.includes("form") &&
      /<form\b/.test(source.slice(piece.place.start, piece.place.end)),
  );
  const close = source.lastIndexOf("</main>");
  const target = where ?? form;
  const at = target
    ? where && !isAbove
      ? wholeLines(source, target.place).end
      : wholeLines(source, target.place).start
    : source.lastIndexOf("\n", close) + 1;
  const block = sectionMarkup(id, heading, body).replace(/^(?=.)/gm, "      ");
  const next = withNavLink(source.slice(0, at) + block + source.slice(at), `#${id}`, html(heading));
  const changes = new Map<string, string | null>([[PAGE, next]]);
  addStyles(files, changes);
  return edited(changes, `Added the section “${heading}” with your words.`);
}
