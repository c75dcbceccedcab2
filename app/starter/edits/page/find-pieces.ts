import { ordinalIn } from "../said/ordinals";
import { attribute } from "../said/page-elements";
import { bare } from "./bare";
import { listsOfEntry } from "./concepts";
import { quoteIn } from "./masked";
import type { Page, Piece, PieceKind } from "./page-model";
import { allWordsOf, wordsOf } from "./page-words";
import { isPluralNoun, kindIn } from "./piece-nouns";
import { best, type Found, found } from "./score-pieces";

export { bare, best, type Found };

const ORDINAL =
  /(?<!\p{L})(?:first|1st|second|2nd|third|3rd|fourth|4th|fifth|5th|last|erste[nrs]?|zweite[nrs]?|dritte[nrs]?|vierte[nrs]?|letzte[nrs]?|premi[eè]re?|deuxième|troisième|dernière?|primer[oa]?|segund[oa]|tercer[oa]?|últim[oa]|prim[oa]|second[oa]|terz[oa]|ultim[oa])(?!\p{L})/iu;
/** Behind the phrase for a piece: where it stands. "At the top" says nothing more of a headline. */
const PLACED =
  /\s+(?:at the (?:top|bottom|end)(?: of (?:the|our|my) (?:page|site))?|on (?:the|our|my) (?:page|site|website|home ?page)|up top|oben|unten|ganz oben|ganz unten|auf der (?:seite|website|startseite)|en haut|en bas|arriba|abajo|in alto|in basso|no topo|em cima|there|over there|down there|up there)$/iu;
/** "The button in the header", "the price of the latte". */
const WITHIN =
  /^(?<what>.+?)\s+(?:in|on|of|from|under|inside|within|at|below|im|in der|in dem|in den|am|an der|auf der|unter|aus|der|des|von|vom|dans|sur|de la|du|de|en|del|nel|nella|della|no|na|do|da)\s+(?:the |our |my |der |die |dem |den |unsere[rm] |la |le |l['’]|el |il )?(?<where>.+)$/iu;

/**
 * The pieces that a phrase of a wish is about, by all of its words: a phrase with a word that is not found on the page is about
 * nothing. Null, too, where more than one piece could be meant.
 */
export function findPieces(
  phrase: string,
  page: Page,
  quotes: readonly string[],
  among: (piece: Piece) => boolean = () => true,
): Found | null {
  const said = bare(phrase).replace(PLACED, "");
  if (said === "" || said.length > 120) return null;
  const pieces = page.pieces.filter(among);
  const direct = ofPhrase(said, pieces, quotes);
  if (direct) return direct;
  const within = WITHIN.exec(said)?.groups;
  if (!within?.what || !within.where) return null;
  const where = findPieces(within.where, page, quotes, ({ kind }) => HOLDERS.has(kind));
  const holder = where?.pieces.length === 1 ? where.pieces[0] : undefined;
  if (!holder) return null;
  const inside = pieces.filter((piece) => isWithin(piece, holder));
  return ofPhrase(bare(within.what), inside, quotes);
}

const CONTACTS: readonly [RegExp, string][] = [
  [
    /^(?:(?:tele)?phone(?: number)?|telefon(?:nummer)?|nummer|number|téléphone|numéro|teléfono|telefono|telefone)$/iu,
    "tel:",
  ],
  [/^(?:e-?mail(?: address)?|mail(?:adresse)?|courriel|correo)$/iu, "mailto:"],
];
const HOLDERS = new Set<PieceKind>(["section", "header", "footer", "hero", "nav", "form", "entry"]);

export function isWithin(piece: Piece, holder: Piece): boolean {
  return (
    piece !== holder &&
    piece.place.start >= holder.place.innerStart &&
    piece.place.end <= holder.place.innerEnd
  );
}

function ofPhrase(said: string, pieces: readonly Piece[], quotes: readonly string[]): Found | null {
  const quote = quoteIn(said, quotes);
  if (quote !== null) return ofQuote(said, quote, pieces);
  const small = said.toLowerCase();
  const place = ordinalIn(small);
  const phrase = bare(place === null ? small : small.replace(ORDINAL, " ").replace(/\s+/g, " "));
  const ofKind = kindIn(phrase);
  // "Our email" is where one writes to, and not the field in which others give theirs.
  const contact = CONTACTS.find(([noun]) => noun.test(phrase))?.[1];
  const reached = contact
    ? pieces.filter(({ element }) => attribute(element, "href").startsWith(contact))
    : [];
  if (reached.length > 0) return found(reached, false, []);
  // "My name" is that of the page, whatever a form asks for.
  const isName = ofKind?.kinds[0] === "title" && ofKind.rest === "";
  const exact = isName ? null : exactly(said, pieces);
  if (exact) return exact;
  if (ofKind) {
    const found = ofNoun(ofKind.noun, ofKind.kinds, bare(ofKind.rest), pieces, place);
    if (found) return found;
  }
  const entry = ofEntryNoun(phrase, pieces, place);
  if (entry) return entry;
  const known = best(phrase, pieces, NAMED_KINDS);
  return known.length === 0 ? null : found(known, false, []);
}

/** Pieces that people name by their words alone, the likeliest first. */
const NAMED_KINDS: readonly PieceKind[] = [
  "entry",
  "section",
  "button",
  "navlink",
  "field",
  "link",
  "fact",
  "text",
  "headline",
  "lead",
  "title",
  "heading",
];

/** A piece that says just this. */
function exactly(said: string, pieces: readonly Piece[]): Found | null {
  const wanted = allWordsOf(said).join(" ");
  if (wanted === "") return null;
  const same = pieces.filter(
    ({ kind, says }) => NAMED_KINDS.includes(kind) && allWordsOf(says).join(" ") === wanted,
  );
  const kind = NAMED_KINDS.find((one) => same.some((piece) => piece.kind === one));
  const ofKind = same.filter((piece) => piece.kind === kind);
  // What leads to a section has its name.
  const [link] = ofKind;
  if (link && (kind === "navlink" || kind === "button")) {
    const id = attribute(link.element, "href").slice(1);
    const section = pieces.find(
      (piece) => piece.kind === "section" && id !== "" && attribute(piece.element, "id") === id,
    );
    if (section) return found([section], false, []);
  }
  return ofKind.length > 0 && (ofKind.length === 1 || kind === "title" || kind === "fact")
    ? found(ofKind, false, [])
    : null;
}

function ofQuote(said: string, quote: string, pieces: readonly Piece[]): Found | null {
  const wanted = allWordsOf(quote).join(" ");
  const rest = bare(
    said
      .replace(/⟦\d+⟧/, " ")
      .replace(
        /(?<!\p{L})(?:that says|which says|that reads|saying|called|named|labelled|titled|with the (?:text|title|heading)|mit dem (?:text|titel)|namens|wo .* steht|qui dit|intitulée?|llamad[oa]|que dice|chiamat[oa]|chamad[oa]|which reads|says|reads)(?!\p{L})/giu,
        " ",
      )
      .replace(/\s+/g, " ")
      .toLowerCase(),
  );
  const kind = rest === "" ? null : kindIn(rest);
  const entry = listsOfEntry(rest);
  const isKnown = rest === "" || (kind !== null && bare(kind.rest) === "") || entry !== null;
  if (!isKnown) return null;
  const kinds: readonly PieceKind[] = kind?.kinds ?? (entry ? ["entry"] : []);
  const ofKind = (piece: Piece) => kinds.length === 0 || kinds.includes(piece.kind);
  const same = pieces.filter(
    (piece) => allWordsOf(piece.says).join(" ") === wanted && ofKind(piece),
  );
  if (same.length > 0) {
    const first = [...NAMED_KINDS, "heading", "text"].find((one) =>
      same.some((piece) => piece.kind === one),
    );
    return found(
      same.filter((piece) => piece.kind === first),
      false,
      kinds,
    );
  }
  const holding = pieces.filter(
    (piece) =>
      NAMED_KINDS.includes(piece.kind) &&
      ofKind(piece) &&
      ` ${allWordsOf(piece.says).join(" ")} `.includes(` ${wanted} `),
  );
  return holding.length === 1 ? found(holding, false, kinds) : null;
}

function ofNoun(
  noun: string,
  kinds: readonly PieceKind[],
  rest: string,
  pieces: readonly Piece[],
  place: number | null,
): Found | null {
  const ofKind = pieces.filter(({ kind }) => kinds.includes(kind));
  if (rest === "" || wordsOf(rest).length === 0) {
    const isPlural = isPluralNoun(noun);
    const first = kinds.find((kind) => ofKind.some((piece) => piece.kind === kind));
    const some = isPlural ? ofKind : ofKind.filter(({ kind }) => kind === first);
    if (place !== null) {
      const one = some.at(place);
      return one ? found([one], false, kinds) : null;
    }
    if (some.length === 0) return null;
    if (isPlural) return found(some, true, kinds);
    return some.length === 1 || first === "title" || first === "headline"
      ? found(some, false, kinds)
      : null;
  }
  const named = best(rest, ofKind, kinds);
  if (named.length === 1 || (place === null && named.length > 1 && isPluralNoun(noun)))
    return found(named, named.length > 1, kinds);
  if (named.length > 1 && place !== null) {
    const one = named.at(place);
    return one ? found([one], false, kinds) : null;
  }
  // "The booking form" is the section that holds it, "the menu heading" the heading of that section.
  const holder = best(rest, pieces, ["section"]);
  if (holder.length !== 1 || !holder[0]) return null;
  const section = holder[0];
  if (kinds.includes("section")) return found([section], false, kinds);
  const inside = pieces.filter((piece) => kinds.includes(piece.kind) && isWithin(piece, section));
  if (inside.length === 0) return null;
  if (place !== null) {
    const one = inside.at(place);
    return one ? found([one], false, kinds) : null;
  }
  if (inside.length > 1 && !isPluralNoun(noun) && kinds[0] !== "headline") return null;
  // Those of one part are not all of the page.
  return found(kinds[0] === "headline" ? inside.slice(0, 1) : inside, false, kinds);
}

/** "The full day package", "the last question", "all packages". */
function ofEntryNoun(phrase: string, pieces: readonly Piece[], place: number | null): Found | null {
  const words = phrase.split(" ");
  const candidates: [string, string][] = [
    [words.at(-1) ?? "", words.slice(0, -1).join(" ")],
    [words.slice(-2).join(" "), words.slice(0, -2).join(" ")],
    [words[0] ?? "", words.slice(1).join(" ")],
  ];
  for (const [noun, name] of candidates) {
    const lists = listsOfEntry(noun);
    if (!lists) continue;
    const entries = pieces.filter(
      ({ kind, section }) =>
        kind === "entry" &&
        (lists.length === 0 || (section?.concepts ?? []).some((one) => lists.includes(one))),
    );
    const rest = bare(
      name.replace(/^(?:about|called|named|for|with|über|namens|sur|sobre|su)\s+/iu, ""),
    );
    if (wordsOf(rest).length === 0) {
      if (place !== null) {
        const one = entries.at(place);
        return one ? found([one], false, ["entry"]) : null;
      }
      const list = entries[0]?.entry?.list;
      const alike = entries.filter(({ entry }) => entry?.list === list);
      const isPlural = /s$|en$|i$/u.test(noun);
      if (alike.length > 0 && (isPlural || alike.length === 1))
        return found(alike, isPlural, ["entry"]);
      continue;
    }
    const named = best(rest, entries.length > 0 ? entries : pieces, ["entry"]);
    if (named.length === 1) return found(named, false, ["entry"]);
  }
  return null;
}
