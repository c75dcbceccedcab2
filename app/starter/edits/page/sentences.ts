import { masked } from "./masked";

const CUT =
  /\s*,\s*(?:(?:and|und|et|y|e)\s+)?(?:(?:then|also|dann|auch|aussi)\s+)?|\s*;\s*|\s+(?:and|und|et|y|e)\s+(?:(?:then|also|please|dann|auch|aussi|bitte)\s+)?/giu;

/** "£25, show the old price crossed out" is how the new one is shown. */
const GOES_WITH =
  /^(?:with |show |keep |leave |and |cross |strike )+(?:out |through )?(?:the )?(?:old|original|previous|regular) (?:price|one)(?!\p{L})/iu;

/** Where a sentence may be two: never inside what is quoted. */
export function cutsOf(sentence: string): { start: number; end: number }[] {
  const quotes = [...sentence.matchAll(/["“„«][^"“”„«»]*["”“»]/gu)].map(
    ({ index, 0: text }) => [index, index + text.length] as const,
  );
  return [...sentence.matchAll(CUT)]
    .map(({ index, 0: text }) => ({ start: index, end: index + text.length }))
    .filter(({ end }) => !GOES_WITH.test(sentence.slice(end)))
    .filter(({ start, end }) => !quotes.some(([from, to]) => start < to && end > from));
}

/** The sentences of a message, and its lines; what is quoted stays together. */
export function sentencesOf(message: string): string[] {
  const { text, quotes } = masked(message);
  return text
    .split(
      /(?<=\p{L}[.;])\s+(?=\p{Ll}+[.!]?$)|(?<=[.!?;])(?<!(?<!\p{L})(?:St|Mr|Mrs|Ms|Dr|Prof|Nr|No|Tel|Str|approx|ca|z\.B|e\.g|Mme|Sr|Sra|Dott)\.)\s+(?=[\p{Lu}⟦])|(?<=[!?])\s+(?=\p{L})|\n+/u,
    )
    .map((sentence) =>
      sentence.replace(/⟦(\d+)⟧/g, (_, at: string) => `“${quotes[Number(at)] ?? ""}”`).trim(),
    )
    .filter((sentence) => sentence !== "");
}
