/** Small numbers in words, each at its own place: the third after zero is "three". */
const WORDS = [
  "zero",
  "one",
  "two",
  "three",
  "four",
  "five",
  "six",
  "seven",
  "eight",
  "nine",
  "ten",
  "eleven",
  "twelve",
];

/** The words from one up to a number of at most twelve, as choices of a pattern: "one|two|three". */
export function wordsUpTo(last: number): string {
  return WORDS.slice(1, last + 1).join("|");
}

/** The number that stands in digits or in a word up to twelve, in lower case; null for anything else. */
export function numberSaid(said: string): number | null {
  if (/^\d/u.test(said)) return Number(said);
  const at = WORDS.indexOf(said);
  return at < 0 ? null : at;
}
