/** Letters that lose no accent when they are taken apart, and what is written for them without theirs. */
const PLAIN: Record<string, string> = {
  ...{ ß: "ss", æ: "ae", œ: "oe", ø: "o", đ: "d", ð: "d", þ: "th", ł: "l", ħ: "h", ı: "i", ŋ: "n" },
  ...{ ς: "σ" },
};
const PLAIN_LETTER = new RegExp(`[${Object.keys(PLAIN).join("")}]`, "g");
/** How German is typed where its letters are not at hand. */
const UMLAUTS: Record<string, string> = { ä: "ae", ö: "oe", ü: "ue" };
/** Marks that make another letter rather than an accent: of kana and of Indic vowels. */
const ACCENT = /[\u0300-\u036f\u0591-\u05c7\u064b-\u065f\u0670]/g;
/** Scripts that put no spaces between words. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}ー]+/gu;
/** Korean has spaces, but words with endings: a part of a word is looked for as well. */
const HANGUL = /\p{Script=Hangul}+/gu;
const WORD = /[\p{L}\p{M}\p{N}]+/gu;
/** Longer ones are no words of a language; databases limit them. */
const WORD_LENGTH = 60;

/** A word in the letters that all its spellings share: lower case, without accents. */
export function foldWord(word: string): string {
  return word
    .normalize("NFKC")
    .toLowerCase()
    .normalize("NFD")
    .replaceAll(ACCENT, "")
    .normalize("NFC")
    .replaceAll(PLAIN_LETTER, (letter) => PLAIN[letter] ?? letter);
}

/** Words of a text as they are looked for. */
export interface FoundWord {
  /** One word, or of a script without spaces pairs of signs, in their order. */
  tokens: string[];
  /** Whether `tokens` are pairs, which stand next to each other. */
  isRun: boolean;
}

/** The words of a text, folded. @param text of any length: each sign is looked at a few times */
export function* wordsOf(text: string): Generator<FoundWord> {
  for (const [word] of text.normalize("NFC").matchAll(WORD)) {
    for (const part of partsOf(foldWord(word))) yield part;
  }
}

/**
 * The other spelling of a German word with umlauts, folded: "mueller" for "Müller". None for a word
 * without.
 */
export function umlautSpelling(word: string): string | null {
  const composed = word.normalize("NFC").toLowerCase();
  const spelled = composed.replaceAll(/[äöü]/g, (letter) => UMLAUTS[letter] ?? letter);
  return spelled === composed ? null : foldWord(spelled);
}

/** The words of a text that have umlauts, each in its other spelling. */
export function* umlautSpellings(text: string): Generator<string> {
  for (const [word] of text.normalize("NFC").matchAll(WORD)) {
    const spelled = umlautSpelling(word);
    if (spelled !== null) yield spelled.slice(0, WORD_LENGTH);
  }
}

function* partsOf(word: string): Generator<FoundWord> {
  let end = 0;
  for (const run of runsOf(word)) {
    if (run.index > end) yield plain(word.slice(end, run.index));
    yield { tokens: pairsOf(run[0]), isRun: true };
    end = run.index + run[0].length;
  }
  if (end < word.length) yield plain(word.slice(end));
}

function runsOf(word: string): RegExpMatchArray[] & { index: number }[] {
  const runs = [...word.matchAll(UNSPACED), ...word.matchAll(HANGUL)];
  return runs.sort((a, b) => a.index - b.index) as RegExpMatchArray[] & { index: number }[];
}

function plain(word: string): FoundWord {
  return { tokens: [word.slice(0, WORD_LENGTH)], isRun: false };
}

/** Each sign with the next one, the last alone: one sign is found as the beginning of a pair. */
function pairsOf(run: string): string[] {
  const signs = [...run];
  return signs.map((sign, at) => sign + (signs[at + 1] ?? ""));
}
