import { html } from "../../../source/html";
import { edited, there, unchanged } from "../../edit";
import { PAGE } from "../../project";
import { attribute } from "../../said/page-elements";
import { withNavLink } from "../../sections.server";
import { findPieces } from "../find-pieces";
import { thingSaid } from "../frame/find-thing";
import type { Order, ReadOrder } from "../order";
import type { Piece } from "../page-model";

const LINKS =
  "(?:(?:jump|quick|anchor|page|section|in-page|shortcut|sprung)[- ]?(?:links?|marks?|menu|navigation)|anchors?|shortcuts?|sprunglinks?|links?|nav(?:igation)?(?: ?bar| menu)?|menu ?bar|top ?bar|table of contents|contents list|inhaltsverzeichnis|menüleiste|liens?|ancres?|sommaire|enlaces?|anclas?|índice|barra de navegación|collegamenti|indice)";
const ASKS =
  /^(?:(?:can|could|may) (?:we|i|you) (?:have|get|put|add)|add|put|make|create|include|insert|show|give (?:us|me|people|visitors)|(?:i|we)(?:['’]d| would)? (?:like|want|need|love)(?: to have)?|there should be|füge?|setze?|mach|zeig\p{L}*|ich (?:möchte|hätte gerne?|will)|wir (?:möchten|hätten gerne?|brauchen)|ajoute[rz]?|mets|je voudrais|añade|pon|quiero|aggiungi|metti|vorrei)\s|^(?:an?|some|the|jump|quick|anchor|section|sprung|links?|table of contents)\s?/iu;
const JUMPS =
  /(?<!\p{L})(?:jump\p{L}*|quick\p{L}*|anchor\p{L}*|shortcut\p{L}*|go (?:straight|directly|right)|get (?:straight|directly|quickly)|straight to|scroll(?:s)? to|contents|each (?:part|section)|all (?:the )?(?:parts|sections)|the (?:different |various )?(?:parts|sections)|spring\p{L}*|sprung\p{L}*|inhaltsverzeichnis|abschnitte\p{L}*|saut\p{L}+|sommaire|sections|rubriques|salt\p{L}+|secciones|apartados|índice|salt\p{L}+|sezioni|indice)(?!\p{L})/iu;
const TARGETS =
  /(?<!\p{L})(?:jump(?:s|ing)?|skip|go|get|scroll|lead(?:s|ing)?|links?|straight|directly|quickly|springen|führen|sauter|mènent|saltar|llevan|saltare|portano)(?: (?:people|visitors|them|you|down|straight|directly|right|quickly))* (?:to|for|zum?|zur|vers|à|al?|alla|alle) (?<targets>[^.:]{3,160})$|(?<!\p{L})(?:links?|nav(?:igation)?|shortcuts?|anchors?)(?: (?:at|on) (?:the )?top(?: of (?:the|our) page)?)? (?:to|for|zum?|zur|vers|à) (?<to>[^.:]{3,160})$/iu;
const LIST = /\s*(?:,|\/|&|\+)\s*(?:(?:and|or|und|et|y|e) )?|\s+(?:and|und|et|y|e)\s+/iu;
const WHOLE =
  /^(?:the |each |all |every |our |different |various )*(?:parts?|sections?|bits?|content|abschnitte\p{L}*|rubriques|secciones|sezioni)(?: of (?:the|our) (?:page|site))?(?: (?:quickly|easily|directly|they want|below))*$/iu;
const BEHIND =
  /(?:,? (?:at|on|in) (?:the )?(?:very )?(?:top|header|menu)(?: of (?:the|our) (?:page|site))?| (?:quickly|easily|directly|faster|straight away)| without (?:having to scroll|scrolling))+$/iu;
const FORM = new RegExp(`(?<!\\p{L})${LINKS}(?!\\p{L})`, "iu");

/** A bar that stays in sight is another wish, whatever links are in it. */
const STAYS =
  /(?<!\p{L})(?:sticky|sticks?|stays?|staying|fixed|pinned|follows?|floats?|floating|remains?|always (?:visible|there|in sight)|bleibt|reste|queda|rimane|fica)(?!\p{L})/iu;

/** "Links at the top so people can jump to the menu and the hours": those in the menu of the page, and the ones that it lacks. */
export const jumpLinks: ReadOrder = (order) => {
  const { text, page } = order;
  const { source, pieces } = page;
  if (text.length > 200 || /https?:|@|⟦/.test(text) || STAYS.test(text)) return null;
  if (!ASKS.test(text) || !FORM.test(text) || !JUMPS.test(text)) return null;
  const links = pieces.filter(({ kind }) => kind === "navlink");
  const groups = TARGETS.exec(text.replace(BEHIND, ""))?.groups;
  const said = (groups?.targets ?? groups?.to ?? "").replace(BEHIND, "");
  const names = said.split(LIST).filter((name) => name.trim() !== "" && !WHOLE.test(name.trim()));
  const sections = pieces.filter(({ kind, says }) => kind === "section" && says !== "");
  const wanted: Piece[] = [];
  for (const name of names) {
    const section = sectionNamed(name, order);
    if (!section)
      return unchanged(
        `I found no part “${name.trim()}” on the page that a link could lead to. Its parts are ${listed(sections.map(({ says }) => says))}.`,
      );
    wanted.push(section);
  }
  const targets = wanted.length > 0 ? wanted : sections;
  const leadsTo = (section: Piece) =>
    links.find(
      ({ element }) => attribute(element, "href") === `#${attribute(section.element, "id")}`,
    );
  const missing = targets.filter(
    (section) => attribute(section.element, "id") !== "" && !leadsTo(section),
  );
  const known = targets.flatMap((section) => leadsTo(section)?.says ?? []);
  if (missing.length === 0)
    return there(
      `The menu at the top of the page has ${known.length === 1 ? "that link" : "those links"} already: ${listed(known)}. Each jumps to its part of the page.`,
    );
  const next = missing.reduce(
    (text, { element, says }) => withNavLink(text, `#${attribute(element, "id")}`, html(says)),
    source,
  );
  return next === source
    ? null
    : edited(
        new Map([[PAGE, next]]),
        `The menu at the top has ${missing.length === 1 ? "a link" : "links"} to ${listed(missing.map(({ says }) => says))} now${known.length > 0 ? `, beside ${listed(known)}` : ""}.`,
      );
};

function sectionNamed(name: string, { page, quotes }: Order): Piece | null {
  const isSection = ({ kind }: Piece) => kind === "section";
  const found =
    findPieces(name, page, quotes, isSection) ?? thingSaid(name, { page, quotes }, isSection);
  const [section, other] = found?.pieces ?? [];
  return section && !other ? section : null;
}

const listed = (names: readonly string[]) =>
  [...new Set(names)]
    .slice(0, 8)
    .map((name) => `“${name}”`)
    .join(", ");
