/** A piece of a message: a word, a mark, or something that is kept as it was written. */
export interface Piece {
  text: string;
  kind: "word" | "mark" | "kept";
  /** Where it stands in the message, in characters. */
  from: number;
  to: number;
}

const QUOTE = `["“„«][^"“”„«»\\n]*["”“»]`;
const ADDRESS = `@[\\w.]+|\\S+@\\S+\\.\\p{L}+|(?:https?:\\/\\/|www\\.)[^\\s,]+`;
/** Numbers with what belongs to them: prices, times, dates, telephone numbers, amounts. */
const NUMBER = "[€$£+]?\\s?\\d+(?:[.,:/]\\d+)*(?:[\\s-]\\d+(?:[.,:]\\d+)*)*";
const UNIT =
  "(?:\\.?\\s?(?:€|%|£|\\$|Uhr|euros?|eur|min|km|cm|mm|kg|g|ml|l|px|h)(?:\\/\\p{L}+)?(?!\\p{L})|h\\d{2})?";
const ELIDED =
  "(?:l|d|qu|j|s|c|n|m|t|dell|all|un|nell|sull|dall|quest|po|jusqu|lorsqu|cos|dov)['’](?=\\p{L}|\\s*$|(?<=po['’])\\s)";
const PIECE = new RegExp(
  `(?<quote>${QUOTE})|(?<address>${ADDRESS})|(?<number>${NUMBER}${UNIT})|(?<aside>\\([^()\\n]*\\))|(?<word>${ELIDED}|\\p{L}[\\p{L}\\p{M}\\p{N}&]*(?:-\\p{L}+)*)|(?<mark>[^\\s\\p{L}\\p{N}])`,
  "giu",
);

/** Takes a message apart. What is quoted, in brackets, a number or an address is one piece that is kept. Pure. */
export function piecesOf(message: string): Piece[] {
  return [...message.matchAll(PIECE)].map(({ 0: text, index, groups }) => ({
    text,
    kind: groups?.word ? "word" : groups?.mark ? "mark" : "kept",
    from: index,
    to: index + text.length,
  }));
}

/** A word in the form in which it is looked up when it is not found as it was written: without accents. */
export function folded(word: string): string {
  return word
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/ß/g, "ss")
    .replace(/œ/g, "oe")
    .replace(/’/g, "'");
}
