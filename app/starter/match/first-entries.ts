import { itemsOf } from "./said-items";
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
/** "Lent out right now: …", "Already invited: …", "The first ones are: …" */
const THERE =
  /(?<=[.!?\n]\s*)(?:(?:\p{L}+ ){0,4}?(?:already|so far|right now|at the moment|currently|to (?:begin|start)|the first(?: ones?| entries)?|(?:these|those|here) (?:are|is)|(?:my|our|the) (?:first|existing|current))(?: \p{L}+){0,4}|(?:my|our|the|first) (?:\p{L}+ )?(?:cards|tasks|entries|items|plants|books|films|members|guests|tools|recipes|chores|birds|games|records|wines))\s*:\s+([^!?]{2,600}?)(?=\.(?:\s|$)|[!?]|\n\s*\n|$)/iu;
const OF_BOARD = /(?<!\p{L})(?:kanban|board|columns)(?!\p{L})/iu;
const CARDS =
  /(?<=[.!?\n]\s*)(?:(?:the |my |our )?(?:cards|tasks)|with (?:the |these )?cards)\s*:\s+([^!?]{2,600}?)(?=\.(?:\s|$)|[!?]|\n\s*\n|$)/iu;
const DONE_BEFORE =
  /(?<=[.!?\n]\s*)(?:i|we)(?:(?:['’]ve| have)? (?:already|so far) |(?:['’]ve| have) (?=(?:read|seen|watched|visited|played|climbed|finished|tried|tasted) ))(?:have |had |got |know |own |bought |read |seen |watched |visited |tried |played |made |planted |booked |invited |collected |finished |\p{L}+ed )+(?!\d)([^!?:\n]{3,400}?)(?=\.(?:\s|$)|[!?\n]|$)/iu;
const SPENT =
  /(?<=[.!?\n]\s*)(?:i|we)(?:['’]ve| have)? (?:already )?(?:spent|paid|bought)(?: already)?\s+([^!?\n]{2,300}?)(?=\.(?:\s|$)|[!?\n]|$)/iu;
/** Cards of two sides, and questions with answers, are read elsewhere. */
const OF_TWO_SIDES = /\s[–—=-]\s|\?|[“"„«]/u;
const OF_LEARNING = /card|quiz|question|vocab|learn|karte|carte|tarjeta|voc/iu;
const ENTRY_WORDS = 14;

/** What an app is to begin with, and the request without the sentence that says so. */
export interface FirstEntries {
  entries: string[];
  rest: string;
}

/** Reads what a request says to begin with; null where it says nothing of that. Linear in its length. */
export function firstEntries(text: string): FirstEntries | null {
  for (const form of [
    ...BEGINS,
    THERE,
    DONE_BEFORE,
    SPENT,
    ...(OF_BOARD.test(text) ? [CARDS] : []),
  ]) {
    const match = form.exec(text);
    const list = match?.[1];
    if (!match || !list || (OF_TWO_SIDES.test(list) && OF_LEARNING.test(text))) continue;
    const entries = itemsOf(list.replace(/(\d),(\d)/g, "$1.$2")).map(sentenceCase);
    if (entries.length === 0 || entries.some((one) => one.split(" ").length > ENTRY_WORDS))
      continue;
    const rest = text.slice(0, match.index) + text.slice(match.index + match[0].length);
    return { entries, rest };
  }
  return null;
}
