import { partsOf } from "./said-lists";
import { sentenceCase } from "./words";

const REST = "([^!?\\n]{2,400}?)(?=\\.(?:\\s|$)|[!?\\n]|$)";
/** Sentences that say with what an app begins, in the languages of the starter. */
const BEGINS: readonly RegExp[] = [
  new RegExp(
    `(?<=^|[.!?\\n]\\s*)(?:(?:please |it should |let it )?(?:start|begin)(?:s|ing)?(?: (?:it|me|us|off))* with|(?:\\p{L}+ )?(?:items?|things?|tasks?|entries|chores?|habits?|recipes?)? ?to (?:start|begin)(?: with| are)?|to (?:start|begin) with|already (?:on it|in it|there))(?: these| the| my)?\\s*:?\\s+${REST}`,
    "iu",
  ),
  /(?<=^|[.!?\n]\s*)(?:please |could you |can you )?(?:put|add|include)\s+([^.!?\n:]{2,300}?)(?: in| on)?(?: it)?,? (?:to (?:begin|start)(?: with)?|at the start|from the start|already)(?=[.!?\n]|$)/iu,
  new RegExp(
    `(?<=^|[.!?\\n]\\s*)(?:every day|each day|daily|jeden tag|täglich|chaque jour|tous les jours|cada día|todos los días|ogni giorno|tutti i giorni|cada dia|todos os dias):\\s+${REST}`,
    "iu",
  ),
  new RegExp(
    `(?<=^|[.!?\\n]\\s*)(?:beginn\\p{L}*|start\\p{L}*|fang\\p{L}*|commence\\p{L}*|empieza|comienza|inizia|comincia|começa)(?: an| bitte)?(?: mit| avec| par| con| com)\\s*:?\\s+${REST}`,
    "iu",
  ),
];
/** Cards of two sides, and questions with answers, are read elsewhere. */
const OF_TWO_SIDES = /\s[–—=-]\s|\?|[“"„«]/u;
const ENTRY_WORDS = 8;

/** What an app is to begin with, and the request without the sentence that says so. */
export interface FirstEntries {
  entries: string[];
  rest: string;
}

/** Reads what a request says to begin with; null where it says nothing of that. Linear in its length. */
export function firstEntries(text: string): FirstEntries | null {
  for (const form of BEGINS) {
    const match = form.exec(text);
    const list = match?.[1];
    if (!match || !list || OF_TWO_SIDES.test(list)) continue;
    const entries = partsOf(list.replace(/(\d),(\d)/g, "$1.$2")).map(sentenceCase);
    if (entries.length === 0 || entries.some((one) => one.split(" ").length > ENTRY_WORDS))
      continue;
    const rest = text.slice(0, match.index) + text.slice(match.index + match[0].length);
    return { entries, rest };
  }
  return null;
}
