import { bare } from "../bare";
import { listsOfEntry } from "../concepts";
import { quoteIn } from "../masked";
import type { Order } from "../order";
import type { Page, Piece, PieceKind } from "../page-model";
import { isAlike, wordsOf } from "../page-words";
import { kindIn } from "../piece-nouns";
import { type Found, found } from "../score-pieces";
import { isSynonym } from "./synonyms";
import { isConcept, tellsKind, thingWords } from "./thing-words";

/** Words around what something is called that name nothing. */
const FILLING =
  /(?<!\p{L})(?:things?|stuff|bits?|details?|info(?:rmation)?|please|pls|just|whole|entire|all|every|each|single|our|my|the|that|this|those|these|there|own|about|of|for|with|on|in|at|from|to|and|saying|says|where|what(?:['’]s)?|which|who|new|current|it)(?!\p{L})/giu;
/** "The names of our vets": what of the entries is meant. */
const PART_OF =
  /^(?:the |all |our )*(?<part>names?|titles?|texts?|descriptions?|details|prices?|times?|hours|dates?|pictures?|photos?|images?)\s+(?:of|for|in|on|from)\s+(?<whole>.+)$/iu;
/** The likeliest kinds first, where two are equally meant. */
const RANK: readonly PieceKind[] = [
  "link",
  "fact",
  "entry",
  "section",
  "text",
  "headline",
  "title",
  "lead",
  "button",
  "heading",
  "form",
  "footer",
  "nav",
  "navlink",
  "picture",
  "field",
];
/** Names of kinds are worth less than what a piece says, and its surroundings less still. */
const WORTH = { own: 1, slip: 0.8, kin: 0.7, kind: 0.75, around: 0.5 };

/**
 * What a phrase names on a page, by all of its words: those of the piece, for its kind, and around it, a slip of the finger
 * apart. Null where a word is explained by none of them, or two pieces are as likely.
 */
export function thingSaid(
  phrase: string,
  { page, quotes }: Pick<Order, "page" | "quotes">,
  among: (piece: Piece) => boolean = () => true,
): Found | null {
  const quote = quoteIn(phrase, quotes);
  const said = quote ?? bare(phrase);
  const entries = quote === null ? entriesNamed(said, page) : null;
  if (entries?.pieces.every(among)) return entries;
  const words = tokens(said);
  if (words.length === 0) return null;
  // "The pictures" are none of the pieces that speak of pictures.
  const noun = quote === null ? kindIn(said.toLowerCase()) : null;
  const isNoun =
    noun !== null &&
    bare(noun.rest) === "" &&
    !/^(?:text|list|part|section|quote|line|name|names)/.test(noun.noun);
  if (isNoun && !page.pieces.some(({ kind }) => noun.kinds.includes(kind))) return null;
  const scored = page.pieces.flatMap((piece) => {
    if (!RANK.includes(piece.kind) || !among(piece)) return [];
    if (isNoun && !noun.kinds.includes(piece.kind)) return [];
    if (quote !== null && !isMostOf(quote, piece)) return [];
    const score = scoreOf(words, piece, page);
    return score === 0 ? [] : [{ piece, score: score - RANK.indexOf(piece.kind) * 0.002 }];
  });
  const top = Math.max(0, ...scored.map(({ score }) => score));
  if (top < 0.5) return null;
  const [first, ...others] = scored
    .filter(({ score }) => score > top - 0.001)
    .map(({ piece }) => piece);
  if (!first) return null;
  // "The phone number" is the first, which is for everybody.
  const isOfKind = [first, ...others].every(
    (piece) =>
      piece.kind === "link" && words.every((word) => thingWords(piece, page).kind.includes(word)),
  );
  if (isOfKind) return found([first], false, []);
  // What says the same is the same.
  if (others.some(({ says, kind }) => says !== first.says || kind !== first.kind)) return null;
  return COLLECTIVE.test(said) && first.kind === "entry"
    ? allBeside(first, page)
    : found([first], false, []);
}

/** What is quoted is what a piece says, or most of it. */
const isMostOf = (quote: string, { says }: Piece) => quote.length >= says.length * 0.6;

/** "The bank details" are all of the list that says some of them. */
const COLLECTIVE = /(?<!\p{L})(?:details|info(?:rmation)?|data|facts|figures)(?!\p{L})/iu;

function allBeside(piece: Piece, page: Page): Found {
  const all = page.pieces.filter(
    ({ entry }) => entry !== undefined && entry.list === piece.entry?.list,
  );
  return { ...found(all, true, ["entry"]), name: piece.section?.says || piece.says };
}

export function tokens(phrase: string): string[] {
  return wordsOf(phrase.replace(FILLING, " "));
}

function scoreOf(words: readonly string[], piece: Piece, page: Page): number {
  const { own, kind, around } = thingWords(piece, page);
  let score = 0;
  let isNamed = false;
  let explained = 0;
  for (const word of words) {
    if (own.includes(word)) {
      score += WORTH.own;
      isNamed = true;
      explained += 1;
    } else if (own.some((one) => isAlike(one, word) || isSlip(one, word))) {
      score += WORTH.slip;
      isNamed = true;
      explained += 1;
    } else if (own.some((one) => isKin(one, word) || isSynonym(one, word))) {
      score += WORTH.kin;
      isNamed = true;
    } else if (kind.includes(word)) {
      score += WORTH.kind;
      isNamed ||= tellsKind(word);
    } else if (piece.kind === "section" && isConcept(word, piece.concepts)) {
      score += WORTH.kind;
      isNamed = true;
    } else if (around.some((one) => isAlike(one, word)) || isConcept(word, around))
      score += WORTH.around;
    else return 0;
  }
  // A long text that happens to hold a word is not named by it alone.
  const share = explained / Math.max(1, own.length);
  return isNamed ? score / words.length + share * 0.2 : 0;
}

const ENDING = /(?:ances?|ences?|ations?|ions?|ments?|ers?|ors?|ing|ings|ed|e|al|ly|y|ies|s)$/u;

/** "Insurance" is what is "insured". */
function isKin(one: string, other: string): boolean {
  const root = (word: string) => word.replace(ENDING, "");
  return root(one).length >= 5 && root(one) === root(other);
}

/** One letter more, less or other in a word of some length. */
function isSlip(one: string, other: string): boolean {
  if (Math.min(one.length, other.length) < 5 || Math.abs(one.length - other.length) > 1)
    return false;
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  const [a, b] = [one.slice(at), other.slice(at)];
  return (
    a.slice(1) === b.slice(1) ||
    a.slice(1) === b ||
    a === b.slice(1) ||
    (a[0] === b[1] && a[1] === b[0] && a.slice(2) === b.slice(2))
  );
}

/** All entries of the list that a word is for: "each vet", "the animals", "names of the cast". */
export function entriesNamed(phrase: string, page: Page): Found | null {
  const part = PART_OF.exec(phrase)?.groups;
  if (part?.whole && part.part) {
    const whole = entriesNamed(part.whole, page) ?? sectionEntries(part.whole, page);
    return whole ? { ...whole, name: `${part.part} of ${whole.name}` } : null;
  }
  const isEach = /(?<!\p{L})(?:each|every|all)(?!\p{L})/iu.test(phrase);
  const words = tokens(
    phrase.replace(/(?<!\p{L})(?:cards?|tiles|boxes|entries|items|list|members?)(?!\p{L})/giu, " "),
  );
  const [word, ...more] = words;
  if (!word || more.length > 1) return null;
  const isPlural =
    /(?<!s)s$/iu.test(phrase.trim()) ||
    /(?<!\p{L})(?:cards|tiles|entries|items|list)(?!\p{L})/iu.test(phrase);
  if (!isEach && !isPlural) return null;
  return sectionEntries(words.join(" "), page);
}

function sectionEntries(phrase: string, page: Page): Found | null {
  const words = tokens(phrase);
  const lists = words.flatMap((word) => listsOfEntry(word) ?? []);
  const sections = page.pieces.filter(
    (piece) =>
      piece.kind === "section" &&
      words.length > 0 &&
      words.every(
        (word) =>
          wordsOf(piece.says).some((own) => isAlike(own, word)) ||
          piece.concepts.some((one) => lists.includes(one)) ||
          isConcept(word, piece.concepts),
      ),
  );
  const named = sections.filter((piece) =>
    words.every((word) => wordsOf(piece.says).some((own) => isAlike(own, word))),
  );
  const [section, other] = named.length > 0 ? named : sections;
  if (!section || other) return null;
  const all = page.pieces.filter((piece) => piece.kind === "entry" && piece.section === section);
  const list = all[0]?.entry?.list;
  const entries = all.filter(({ entry }) => entry?.list === list);
  return entries.length > 0
    ? { ...found(entries, true, ["entry"]), name: section.says || "entries" }
    : null;
}
