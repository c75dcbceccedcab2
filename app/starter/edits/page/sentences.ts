import { pattern } from "../grammar/lexicon";
import { masked } from "./masked";
import { ADDS, WISHES } from "./verbs";

const CUT =
  /\s*,\s*(?:(?:and|und|et|y|e)\s+)?(?:(?:then|also|dann|auch|aussi)\s+)?|\s*;\s*|\s+(?:and|und|et|y|e)\s+(?:(?:then|also|please|dann|auch|aussi|bitte)\s+)?/giu;

/** "£25, show the old price crossed out" is how the new one is shown. */
const GOES_WITH =
  /^(?:with |show |keep |leave |and |cross |strike )+(?:out |through )?(?:the )?(?:old|original|previous|regular) (?:price|one)(?!\p{L})/iu;

/** "Add a new team, the seniors": what follows tells which one, and is nothing more to add. */
const ADDS_ONE = pattern(
  `^(?:please )?(?:${ADDS}|${WISHES})@ (?:an?|another|one more|a second|a third|eine?n?|une?|una?|uma?)@ [\\p{L}-]+(?: [\\p{L}-]+){0,2}$`,
);
const IS_THAT =
  /^(?:(?:the|our|called|named|die|der|das|den|unsere?n?|namens|les?|la|nos|el|las?|los|il|gli|os?|as?) |\p{Lu})[^,.;:!?]{2,60}$/u;

/** Where a sentence may be two: never inside what is quoted. */
export function cutsOf(sentence: string): { start: number; end: number }[] {
  const quotes = [...sentence.matchAll(/["“„«][^"“”„«»]*["”“»]/gu)].map(
    ({ index, 0: text }) => [index, index + text.length] as const,
  );
  return [...sentence.matchAll(CUT)]
    .map(({ index, 0: text }) => ({ start: index, end: index + text.length }))
    .filter(({ end }) => !GOES_WITH.test(sentence.slice(end)))
    .filter(
      ({ start, end }) =>
        !(ADDS_ONE.test(sentence.slice(0, start)) && IS_THAT.test(sentence.slice(end))),
    )
    .filter(({ start, end }) => !quotes.some(([from, to]) => start < to && end > from));
}

/** The sentences of a message, and its lines; what is quoted stays together. */
export function sentencesOf(message: string): string[] {
  const { text, quotes } = masked(message);
  return text
    .split(
      /(?<=\p{L}[.;])\s+(?=\p{Ll}+[.!]?$)|(?<=[.!?;])(?<!(?<!\p{L})(?:St|Mr|Mrs|Ms|Dr|Prof|Nr|No|Tel|Str|approx|ca|z\.B|e\.g|Mme|Sr|Sra|Dott)\.)(?<!\d\.(?=\s+(?:Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember)(?!\p{L})))\s+(?=[\p{Lu}⟦])|(?<=[!?])\s+(?=\p{L})|\n+/u,
    )
    .map((sentence) =>
      sentence.replace(/⟦(\d+)⟧/g, (_, at: string) => `“${quotes[Number(at)] ?? ""}”`).trim(),
    )
    .filter((sentence) => sentence !== "");
}
