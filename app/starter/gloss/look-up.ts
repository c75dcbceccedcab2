import type { WordKind } from "./forms";
import type { Names } from "./names";
import { folded, type Piece } from "./pieces";
import type { Meaning, WordList } from "./word-lists.server";

/** A word of the English that a message is put into, and where it comes from. */
export interface Gloss {
  english: string;
  kind: WordKind | "own" | "mark";
  isMany: boolean;
  particle: string | null;
  /** The characters of the message that it stands for. */
  from: number;
  to: number;
  /** What the message says there. */
  said: string;
  /** A field of which something is chosen: what follows it may be one choice more. */
  isOfChoices?: boolean;
}

/** "The longest run of words in a list" has at most this many. */
const MOST_WORDS = 8;

/** The pieces of a message in English words, the longest run first; what no list holds stays as it was written. */
export function glossed(
  pieces: readonly Piece[],
  message: string,
  list: WordList,
  names: Names,
): Gloss[] {
  const found: Gloss[] = [];
  for (let at = 0; at < pieces.length; ) {
    const { words, count } = meant(pieces, at, list, names, found.at(-1));
    const [first, last] = [pieces[at], pieces[at + count - 1]];
    if (!first || !last) break;
    const said = message.slice(first.from, last.to);
    found.push(...words.map((word) => ({ ...word, from: first.from, to: last.to, said })));
    at += count;
  }
  return found;
}

/** « Text » is “text”. */
function withPlainQuotes(text: string): string {
  return text.replace(/^["“„«]\s*([^"“”„«»]*?)\s*["”“»]$/u, "“$1”");
}

type Word = Omit<Gloss, "from" | "to" | "said">;

function own(text: string): Word {
  return { english: text, kind: "own", isMany: false, particle: null };
}

function meant(
  pieces: readonly Piece[],
  at: number,
  list: WordList,
  names: Names,
  before: Gloss | undefined,
): { words: Word[]; count: number } {
  const piece = pieces[at];
  if (!piece) return { words: [], count: 1 };
  if (piece.kind === "mark") return { words: [{ ...own(piece.text), kind: "mark" }], count: 1 };
  if (piece.kind === "kept") return { words: [own(withPlainQuotes(piece.text))], count: 1 };
  const name = nameAt(pieces, at, names);
  if (name.count > 0) {
    const run = pieces.slice(at, at + name.count).map(({ text }) => text);
    return {
      words: [{ ...own(run.join(" ")), isOfChoices: name.isOfChoices }],
      count: name.count,
    };
  }
  const meaning = meaningAt(pieces, at, list, before);
  if (meaning) return { words: [wordOf(meaning)], count: meaning.words.length };
  return { words: ofParts(piece.text, list) ?? [own(piece.text)], count: 1 };
}

/** How many pieces from here on are a name of the project; 0 for none. */
function nameAt(pieces: readonly Piece[], at: number, names: Names) {
  let text = "";
  let longest = { count: 0, isOfChoices: false };
  for (let count = 1; count <= MOST_WORDS && pieces[at + count - 1]?.kind === "word"; count += 1) {
    text = `${text} ${folded((pieces[at + count - 1]?.text ?? "").toLowerCase())}`.trim();
    const isOfChoices = names.get(text) ?? names.get(text.replace(/(?:es|s|n|en)$/, ""));
    if (isOfChoices !== undefined) longest = { count, isOfChoices };
  }
  return longest;
}

/** Where a word may be two things: small words come first, then looks, things and acts. */
const RANKS: Partial<Record<WordKind, number>> = { look: 1, adj: 1, noun: 2, name: 2, verb: 3 };
/** What only a thing follows. */
const BEFORE_THINGS = /^(?:the|a|prep|adj)$/;

function meaningAt(
  pieces: readonly Piece[],
  at: number,
  list: WordList,
  before: Gloss | undefined,
): Meaning | null {
  const text = pieces[at]?.text ?? "";
  const word = text.toLowerCase().replace(/’/g, "'");
  const runs = [
    ...runsAt(list.exact.get(word) ?? [], pieces, at),
    ...runsAt(list.folded.get(folded(word)) ?? [], pieces, at),
  ];
  const isStart = before === undefined || before.kind === "mark" || before.kind === "drop";
  const rank = ({ kind, words, particle }: Meaning): number => {
    const isNoun = kind === "noun" || kind === "name";
    const likely =
      particle !== null
        ? -1
        : isNoun && (BEFORE_THINGS.test(before?.kind ?? "") || list.isThing(text))
          ? -1
          : kind === "verb" && isStart
            ? -1
            : (RANKS[kind] ?? 0);
    return likely - words.length * MOST_WORDS;
  };
  return runs.reduce<Meaning | null>(
    (best, run) => (best === null || rank(run) < rank(best) ? run : best),
    null,
  );
}

function runsAt(meanings: readonly Meaning[], pieces: readonly Piece[], at: number): Meaning[] {
  return meanings.filter(
    ({ words, particle }) =>
      words.every((word, offset) => {
        const piece = pieces[at + offset];
        if (piece?.kind === "mark" || !piece) return false;
        const said = piece.text.toLowerCase().replace(/’/g, "'");
        return said === word || offset === 0 || folded(said) === folded(word);
      }) &&
      (particle === null || endsWith(pieces, at, particle)),
  );
}

/** Whether a particle ends the clause that begins here: "trag … ein". */
function endsWith(pieces: readonly Piece[], at: number, particle: string): boolean {
  for (let next = at + 1; next < pieces.length; next += 1) {
    const piece = pieces[next];
    if (piece?.kind !== "word" || piece.text.toLowerCase() !== particle) continue;
    const after = pieces[next + 1];
    if (!after || after.kind === "mark" || /^(?:und|mit|wie|als)$/i.test(after.text)) return true;
  }
  return false;
}

function wordOf({ english, kind, isMany, particle }: Meaning): Word {
  return { english: isMany ? manyOf(english) : english, kind, isMany, particle };
}

/** "Search box" → "search boxes". */
function manyOf(english: string): string {
  if (/s$/.test(english)) return english;
  return /[^aeiou]y$/.test(english)
    ? english.replace(/y$/, "ies")
    : `${english}${/(?:x|ch|sh)$/.test(english) ? "es" : "s"}`;
}

/** What follows a verb and is about something that was named: "ponlo", "chama-lhe", "ajoute-moi". */
const ENCLITIC =
  /^(\p{L}{2,}?)-?((?:me|te|le|les|lo|la|los|las|nos|li|mi|ci|gli|ne|moi|nous|lui|o|a|os|as|lhe|lhes)|(?:me|te|se)l[oa]s?)$/iu;
const OF_IT = /^(?:lo|la|le|o|a|lhe|li)$/i;
const OF_THEM = /^(?:los|las|les|os|as|lhes)$/i;
/** Kinds that end German words: "Bestellknopf". The longest first. */
const TAIL = 3;

/** A word that is no entry, taken apart: a verb with "it" behind it, the parts around a hyphen, a German compound. */
function ofParts(text: string, list: WordList): Word[] | null {
  const word = text.toLowerCase().replace(/’/g, "'");
  const [, verb = "", it = ""] = ENCLITIC.exec(word) ?? [];
  const stem = verb === "" ? null : verbOf(verb, list);
  if (stem)
    return [
      wordOf(stem),
      ...(OF_IT.test(it) || OF_THEM.test(it)
        ? [{ ...own(OF_THEM.test(it) ? "them" : "it"), kind: "word" as const }]
        : []),
    ];
  if (text.includes("-")) {
    const parts = text.split("-").map((part) => single(part.toLowerCase(), list));
    const last = parts.at(-1);
    if (last && (last.kind === "noun" || last.kind === "look"))
      return text.split("-").map((part, at) => {
        const meaning = parts[at];
        return meaning ? wordOf(meaning) : own(part);
      });
  }
  return compound(text, list);
}

function single(word: string, list: WordList): Meaning | null {
  const isAlone = ({ words, particle }: Meaning) => words.length === 1 && particle === null;
  return (
    list.exact.get(word)?.find(isAlone) ?? list.folded.get(folded(word))?.find(isAlone) ?? null
  );
}

function verbOf(word: string, list: WordList): Meaning | null {
  const isVerb = ({ words, kind }: Meaning) => words.length === 1 && kind === "verb";
  return list.exact.get(word)?.find(isVerb) ?? list.folded.get(folded(word))?.find(isVerb) ?? null;
}

const COMPOUND_TAILS =
  /^(?<head>\p{L}{3,}?)(?:s|n|en)?(?<tail>knopf|knöpfe|button|buttons|formular|feld|felder|abschnitt|bereich|bild|bilder|foto|fotos|farbe|schrift|text|texte|liste|tabelle|überschrift|balken|link|zeile|datum|preis)$/iu;
const SHADED = /^(?<head>hell|dunkel|mittel|knall|zart|pastell|tief)-?(?<tail>\p{L}{3,})$/iu;

function compound(text: string, list: WordList): Word[] | null {
  const shaded = SHADED.exec(text)?.groups;
  const colour = shaded ? single((shaded.tail ?? "").toLowerCase(), list) : null;
  if (shaded && colour?.kind === "look") {
    const shade = /^dunkel|^tief/i.test(shaded.head ?? "")
      ? "dark "
      : /^hell|^zart|^pastell/i.test(shaded.head ?? "")
        ? "light "
        : "";
    return [{ ...wordOf(colour), english: `${shade}${colour.english}` }];
  }
  if (text.length < TAIL * 2) return null;
  const parts = COMPOUND_TAILS.exec(text)?.groups;
  const tail = parts ? single((parts.tail ?? "").toLowerCase(), list) : null;
  if (!parts || !tail) return null;
  const head = single((parts.head ?? "").toLowerCase(), list);
  return [head ? { ...wordOf(head), kind: "adj" } : own(parts.head ?? ""), wordOf(tail)];
}
