import { foldWord, wordsOf } from "./fold-words";

/** Longest search that is read, in characters, and the most words of it. */
export const SEARCH_CHARACTERS = 200;
const WORDS = 12;
/** Words of fewer letters are looked for whole: too many begin with them. */
const PREFIX_LETTERS = 3;

/** What is looked for: all of them have to be there. */
export interface SearchTerm {
  /** Words next to each other, in their order. */
  tokens: string[];
  /** Whether the last of them may go on. */
  isPrefix: boolean;
}

const PHRASE = /"([^"]*)"?|“([^”]*)”?|([^\s"“]+)/g;

/**
 * What somebody looks for: words, whose beginnings are enough ("Haus" finds "Haustür"), and "words in
 * quotes", which stand next to each other. Signs mean nothing.
 */
export function readSearch(raw: string): SearchTerm[] {
  const text = raw.slice(0, SEARCH_CHARACTERS).toWellFormed().normalize("NFC");
  const terms: SearchTerm[] = [];
  for (const [, straight, curly, word] of text.matchAll(PHRASE)) {
    const phrase = straight ?? curly;
    terms.push(...(phrase === undefined ? termsOf(word ?? "") : phraseOf(phrase)));
  }
  return terms.slice(0, WORDS);
}

function termsOf(text: string): SearchTerm[] {
  return [...wordsOf(text)].map(({ tokens, isRun }) => {
    if (isRun) return runTerm(tokens);
    return { tokens, isPrefix: (tokens[0]?.length ?? 0) >= PREFIX_LETTERS };
  });
}

function phraseOf(text: string): SearchTerm[] {
  const words = [...wordsOf(text)];
  const last = words.at(-1);
  if (!last) return [];
  // The last sign of a run stands alone only at its end.
  const runEnd = last.isRun ? runTerm(last.tokens) : { tokens: last.tokens, isPrefix: false };
  const before = words.slice(0, -1).flatMap(({ tokens }) => tokens);
  return [{ tokens: [...before, ...runEnd.tokens].slice(0, WORDS), isPrefix: runEnd.isPrefix }];
}

/** Of a run the last sign alone is left out, for it may go on: one sign is the beginning of a pair. */
function runTerm(tokens: string[]): SearchTerm {
  return tokens.length > 1
    ? { tokens: tokens.slice(0, -1).slice(0, WORDS), isPrefix: false }
    : { tokens, isPrefix: true };
}

/** Whether a word of a text is one of those looked for. @param word as it was written */
export function isLookedFor(word: string, terms: readonly SearchTerm[]): boolean {
  const folded = foldWord(word);
  return terms.some(({ tokens, isPrefix }) =>
    tokens.some((token, at) =>
      isPrefix && at === tokens.length - 1 ? folded.startsWith(token) : folded === token,
    ),
  );
}
