import type { FileTree } from "~/projects/files";
import { framed } from "./frames";
import { inEnglishOrder } from "./german-order";
import { type Gloss, glossed } from "./look-up";
import { withFormFields } from "./name-frames";
import { headingsIn, namesIn, projectLanguage } from "./names";
import { type Piece, piecesOf } from "./pieces";
import { withDescriptionFirst, withNamesFirst, withShadesFirst } from "./romance-order";
import { withSmallWords, withWhatItDoes } from "./small-words";
import { type Tongue, tongueOf } from "./tongues";
import { wordList } from "./word-lists.server";

/** A message of another language in plain English, for the readers of orders: what it gives and names stays as it was written. */
export interface GlossedMessage {
  message: string;
  text: string;
  /** The words of `text` in their order, each with the characters of the message that it stands for. */
  words: readonly Gloss[];
  tongue: Tongue;
}

/** Longer messages are texts: they are read as they are. In characters. */
const MOST_CHARACTERS = 1200;

/**
 * A message in German, French, Spanish, Italian or Portuguese as the English that the readers know. It is no translation for
 * people: names, quotes, numbers and what stands behind a colon are kept. Null for a message in English, or one of which no
 * word is known.
 */
export function glossOf(message: string, files: FileTree): GlossedMessage | null {
  if (message.length > MOST_CHARACTERS) return null;
  const tongue = tongueOf(message, projectLanguage(files));
  if (!tongue) return null;
  const list = wordList(tongue);
  const names = namesIn(files);
  const headings = headingsIn(files);
  const words: Gloss[] = [];
  for (const sentence of sentencesOf(withGivenWhole(piecesOf(message), message))) {
    const known = glossed(sentence, message, list, names).filter(({ kind }) => kind !== "drop");
    words.push(...sentenceIn(known, tongue, (said) => headings.has(said.toLowerCase())));
  }
  const text = joined(words);
  return text === "" || text === joined(words.map((word) => ({ ...word, english: word.said })))
    ? null
    : { message, text, words, tongue };
}

/** What stands behind a colon is given word for word, up to the end of the message. */
function withGivenWhole(pieces: readonly Piece[], message: string): Piece[] {
  const at = pieces.findIndex(({ text, kind }) => kind === "mark" && text === ":");
  const first = pieces[at + 1];
  if (at < 1 || !first) return [...pieces];
  const text = message.slice(first.from).trimEnd();
  return [
    ...pieces.slice(0, at + 1),
    { text, kind: "kept", from: first.from, to: first.from + text.length },
  ];
}

/** Sentences with the mark that ends them. */
function sentencesOf(pieces: readonly Piece[]): Piece[][] {
  const sentences: Piece[][] = [[]];
  for (const piece of pieces) {
    sentences.at(-1)?.push(piece);
    if (piece.kind === "mark" && /[.!?;¿¡]/.test(piece.text) && !isShort(sentences.at(-1)?.at(-2)))
      sentences.push([]);
  }
  return sentences.filter((sentence) => sentence.length > 0);
}

const SHORT = /^(?:sr|sra|dr|dra|mme|mlle|m|st|nr|tel|ca|av|prof|sig|dott|no|str)$/i;

function isShort(piece: Piece | undefined): boolean {
  return piece?.kind === "word" && SHORT.test(piece.text);
}

function sentenceIn(
  words: readonly Gloss[],
  tongue: Tongue,
  isShown: (said: string) => boolean,
): Gloss[] {
  const body = words.filter(({ kind, english }) => !(kind === "mark" && /[.!?;¿¡]/.test(english)));
  const end = words.at(-1);
  const said = withNamesFirst(withWhatItDoes(withSmallWords(withFormFields(body))), isShown);
  const ordered = tongue === "de" ? inEnglishOrder(said) : withShadesFirst(said);
  const clauses = clausesOf(ordered).map((clause) => {
    const english = framed(clause);
    return tongue === "de" ? english : withDescriptionFirst(english);
  });
  const whole = clauses
    .filter((clause) => clause.length > 0)
    .flatMap((clause, at) => (at > 0 && clause[0] ? [comma(clause[0]), ...clause] : clause));
  return end?.kind === "mark" && end.english === "." && whole.length > 0 ? [...whole, end] : whole;
}

function comma(at: Gloss): Gloss {
  return {
    english: ",",
    kind: "mark",
    isMany: false,
    particle: null,
    from: at.from,
    to: at.from,
    said: ",",
  };
}

/** A sentence at the commas that stand between clauses; what is given behind a colon belongs to the last. */
function clausesOf(words: readonly Gloss[]): Gloss[][] {
  const clauses: Gloss[][] = [[]];
  for (const word of words) {
    if (word.kind === "mark" && word.english === ",") clauses.push([]);
    else clauses.at(-1)?.push(word);
  }
  return clauses;
}

/** Words as a text: no space before a mark. */
export function joined(words: readonly Gloss[]): string {
  return words
    .map(({ english }) => english)
    .filter((english) => english !== "")
    .join(" ")
    .replace(/ (?=[,.:;!?](?:\s|$))/g, "")
    .replace(/\s+/g, " ")
    .trim();
}
