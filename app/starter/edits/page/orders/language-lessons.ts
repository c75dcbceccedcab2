import type { PAGE_LANGUAGES } from "../../../pages/same-text";
import type { Piece } from "../page-model";

export type Language = (typeof PAGE_LANGUAGES)[number];

/** What languages are called: in the six of the starter, the name that speakers give it, and in English. */
export const NAMES: Readonly<
  Record<Language, readonly [called: string, own: string, english: string]>
> = {
  en: ["english|englisch\\p{L}*|anglais|inglés|inglese|inglês", "English", "English"],
  de: ["german|deutsch\\p{L}*|allemand|alemán|tedesco|alemão", "Deutsch", "German"],
  fr: ["french|französisch\\p{L}*|français|francés|francese|francês", "Français", "French"],
  es: [
    "spanish|spanisch\\p{L}*|espagnol|español|castellano|spagnolo|espanhol",
    "Español",
    "Spanish",
  ],
  it: ["italian|italienisch\\p{L}*|italien|italiano", "Italiano", "Italian"],
  pt: [
    "portuguese|portugiesisch\\p{L}*|portugais|portugués|portoghese|português",
    "Português",
    "Portuguese",
  ],
};
/** Languages that the starter writes no pages in. */
export const OTHERS =
  "welsh|irish|gaelic|dutch|flemish|swedish|norwegian|danish|finnish|icelandic|polish|czech|slovak|hungarian|romanian|bulgarian|greek|turkish|arabic|hebrew|persian|farsi|russian|ukrainian|hindi|urdu|bengali|tamil|malayalam|punjabi|chinese|mandarin|cantonese|japanese|korean|thai|vietnamese|indonesian|malay|tagalog|swahili|yoruba|igbo|hausa|amharic|somali|zulu|afrikaans|catalan|basque|galician|croatian|serbian|slovenian|latvian|lithuanian|estonian|niederländisch|polnisch|türkisch|arabisch|russisch|ukrainisch|tschechisch|dänisch|schwedisch|griechisch|chinesisch|japanisch|néerlandais|polonais|turc|arabe|russe|chinois|japonais|catalán|árabe|ruso|chino|polacco|arabo|russo|cinese|chinês";
/** Words as a whole one. */
export const edged = (words: string) => new RegExp(`(?<![\\p{L}])(?:${words})(?![\\p{L}])`, "iu");

const ANY = edged([...Object.values(NAMES).map(([names]) => names), OTHERS].join("|"));

/** An entry for a language, where languages are what a page offers: "French", "Italian for beginners". */
export function lessonsOf(pieces: readonly Piece[]): Piece | undefined {
  return pieces.find(
    ({ kind, says }) => kind === "entry" && says.length < LONGEST_NAME && ANY.test(says),
  );
}

/** Longer entries only speak of one, in characters. */
const LONGEST_NAME = 40;

/** What asks for a language among the lessons of a page; null where the word is none, or the page has none. */
export function besideLessons(word: string, pieces: readonly Piece[]): string | null {
  const section = ANY.exec(word)?.[0] === word ? lessonsOf(pieces)?.section : null;
  return section ? `add ${word} to the ${section.says} section` : null;
}
