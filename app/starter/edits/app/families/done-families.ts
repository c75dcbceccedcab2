import type { FileTree } from "~/projects/files";
import { CONFETTI, CONFETTI_ABILITIES } from "../../abilities/confetti-abilities";
import { archive, repeat } from "../../abilities/entry-helpers";
import { LIST_ABILITIES } from "../../abilities/list-abilities";
import { type EditResult, edited, there } from "../../edit";
import { countInTab } from "../everyday/tab-sentences";
import type { Feature } from "../feature";
import { anyOf } from "../said-of";
import { countedToday, hideLongDone } from "./done-days";
import { olderFade } from "./older-fade";

const APP = "src/App.tsx";
const DONE =
  "done|finished|completed?|ticked(?: off)?|checked(?: off)?|crossed off|delivered|closed|old|tick(?:ing)?(?: off)?|check(?:ing)? off|finish(?:ing)?|complet(?:e|ing)|cross(?:ing)? off|dealt with";
const AGAIN =
  "see|find|look(?:ing)?(?: at)?|look (?:up|back)|bring(?:ing)? back|get(?:ting)? back|restor\\p{L}*|again|later|lost|kept|keep|still|back|history|but|not|without|delet\\p{L}*|losing|instead|of|gone|forever|anymore|any more|no longer|don'?t|do|need(?:ed)?|use|when";
const SUBJECT =
  "i|we|that|which|are|is|have been|been|were|was|habits?|cards?|tasks?|todos?|to-dos?";

const CONFETTI_AT_END = CONFETTI_ABILITIES[0];
const AT_RANDOM = LIST_ABILITIES.find(({ send }) => send === "pick one at random");

/** What becomes of what is done, old or due again, and how one is chosen. */
export const DONE_FAMILIES: readonly Feature[] = [
  {
    asks: [anyOf("confetti|fireworks?|balloons?|streamers|celebrat\\p{L}*|party|fanfare")],
    more: anyOf(
      `throw\\p{L}*|rain\\p{L}*|pop\\p{L}*|shoot|fall\\p{L}*|burst|drop|explode|explosion|trigger|launch|animation|effect|last|final|all|everything|every|each|single|reach\\p{L}*|columns?|lanes?|into|moved?|moves|drag\\p{L}*|the day|end|screen|over|today|for today|off|tick\\p{L}*|check\\p{L}*|me|${DONE}`,
    ),
    not: anyOf(
      "colou?rs?|theme|style|not|no|never|stop|remove|less|says?|guests?|budget|streak|goal|\\d+",
    ),
    make: (files, { words }) => celebration(files, words),
  },
  {
    asks: [anyOf("archiv\\p{L}*")],
    more: anyOf(
      `${DONE}|${AGAIN}|${SUBJECT}|out of (?:sight|the way)|move|put|send|into|button|hide|hidden|off|away|from view|disappear|aren'?t|aside|older|unused|inactive`,
    ),
    not: anyOf(
      "automatic\\p{L}*|after|days?|weeks?|months?|remove the|rename|colou?r|sort|search|all at once|count|board|page",
    ),
    make: made(archive),
  },
  {
    asks: [
      anyOf(
        "put (?:them |things )?away|out of (?:sight|the way)|hid(?:e|den)|tuck(?:ed)? away|aside",
      ),
      anyOf(DONE),
      anyOf(
        "without deleting|not (?:lost|deleted|gone)|bring (?:them )?back|get (?:them )?back|restor\\p{L}*|look (?:at )?(?:them )?(?:up )?later|find them|see them",
      ),
    ],
    more: anyOf(`${DONE}|${AGAIN}|${SUBJECT}|move|put|button|somewhere|way`),
    not: anyOf("after|days?|weeks?|months?|while|colou?r|automatic\\p{L}*|column"),
    make: made(archive),
  },
  {
    asks: [
      anyOf(
        "hid(?:e|den)|collaps\\p{L}*|disappear\\p{L}*|vanish\\p{L}*|out of (?:sight|the way)|archiv\\p{L}*|away",
      ),
      anyOf(DONE),
      anyOf("while|days?|weeks?|months?|long(?:er)?|ages?"),
    ],
    more: anyOf(
      `${DONE}|${AGAIN}|${SUBJECT}|by (?:themselves|itself)|themselves|itself|make|a|for|than|more|after|ago|already|automatic\\p{L}*|way|button|\\d{1,3}|one|two|three|move|put|older|since|few|couple of`,
    ),
    not: anyOf("due|overdue|added|created|fade\\p{L}*|gr[ae]y\\p{L}*|colou?r"),
    make: (files, { words }) => hideLongDone(files, daysIn(words, 7)),
  },
  {
    asks: [
      anyOf(
        "fad\\p{L}*|dim\\p{L}*|pale\\p{L}*|gr[ae]y(?:ed)?(?: out)?|lighter|transparent|washed[- ]out|less visible|lose colou?r|yellowed?|dusty|stale",
      ),
      anyOf(
        "old\\p{L}*|older|age|ageing|aging|stale|a (?:long )?(?:while|time)|(?:not|haven'?t|hasn'?t|have not|has not)(?: been)? (?:moved|touched|changed)|untouched|lying around|sitting there|waiting|\\d+ (?:days?|weeks?|months?)|a (?:day|week|month)",
      ),
    ],
    more: anyOf(
      `gradually|slowly|bit by bit|over time|with time|than|more|the|look\\p{L}*|become|becomes|get|gets|go|goes|grow\\p{L}*|out|in|colou?r|for|after|days?|weeks?|months?|\\d{1,3}|one|two|three|few|that|been|there|haven'?t|they|it|since|added|created|on the list|board|text|long|unfinished|open`,
    ),
    not: anyOf("done|finished|due|overdue|background|button\\p{L}*|title"),
    make: (files, { words }) =>
      olderFade(files, daysIn(words, 7), /moved|touched|changed|untouched/u.test(words)),
  },
  {
    asks: [
      anyOf("today|this day"),
      anyOf(`${DONE}|got done|achieved|accomplished|did`),
      anyOf("how many|how much|counter?|number|tally"),
    ],
    more: anyOf(
      `little|show|see|of|things|what|have|i|we|at the top|tasks?|motivat\\p{L}*|${DONE}`,
    ),
    not: anyOf("week|month|habits?|per|each|chart|goal|reset|total|average|of \\d+"),
    make: (files) => countedToday(files),
  },
  {
    asks: [
      anyOf("tab|tab title|title bar|window title"),
      anyOf("how many|count|counter|numbers?|amount|left|open|remaining"),
    ],
    more: anyOf(
      "tab|title|browser(?:'s)?|window|icon|left|open|still|remaining|unfinished|undone|to do|see|without opening|also|name",
    ),
    not: anyOf("colou?r|emoji|favicon|rename|call|new tab|done|finished|timer|minutes"),
    make: (files) => countInTab(files),
  },
  {
    asks: [
      anyOf(
        "random\\p{L}*|surprise me|surprise|by chance|roulette|dice|lucky dip|pick (?:one|something|a|an)|choose (?:one|something|a|an)|what (?:to|should i|should we|shall i|shall we) (?:do|cook|make|eat|read|watch|start)(?: next| first)?|decide for (?:me|us)",
      ),
    ],
    more: anyOf(
      "picks?|picking|chooses?|choosing|suggest\\p{L}*|draw|spin|roll|gives?|selects?|next|first|for (?:me|us)|open|opens|which|tonight|dinner|button|do|cook|read|watch|start with|out of|from|not done|unfinished|still|when i|decide|me",
    ),
    not: anyOf(
      "colou?rs?|order|shuffle|sort|quotes?|questions?|date|person|people|label|category|column|field|icon|picture|photo|background|name",
    ),
    make: (files) => atRandom(files),
  },
  {
    asks: [
      anyOf(
        "repeat\\p{L}*|recur\\p{L}*|come(?:s)? back|reappear\\p{L}*|reset\\p{L}*|again|regular\\p{L}*|(?:every|each) (?:day|week|month|morning|monday|friday|sunday)|daily|weekly|monthly",
      ),
      anyOf("tasks?|chores?|todos?|to-dos?|things?|items?|ones|it|them|they|some"),
    ],
    more: anyOf(
      "repeat\\p{L}*|recur\\p{L}*|come|comes|back|itself|themselves|by|again|regular\\p{L}*|every|each|day|days|week|weeks|month|months|daily|weekly|monthly|automatic\\p{L}*|some|certain|on|their|own|set|mark|so|option|after|i|tick(?:ed)?|check(?:ed)?|off|done|finish(?:ed)?|next|monday|friday|sunday|morning|certain|new",
    ),
    not: anyOf(
      "remind\\p{L}*|e-?mail|notif\\p{L}*|show|list|see|total|count|how many|sort|not|no|never|stop|reset the|undo|delete|remove|hide|goal|calendar|filter|group",
    ),
    make: (files) => made(repeat)(files),
  },
];

/** What an edit gives where it can; an edit that has nothing to do says so and is there. */
function made(edit: (files: FileTree) => EditResult): (files: FileTree) => EditResult | null {
  return (files) => {
    const result = edit(files);
    if (result.ok) return result;
    return /\balready\b/u.test(result.reason) ? there(result.reason) : null;
  };
}

/** Paper falls when the last is done, or each time that one is. */
/** Confetti where the last one is done, or each. */
export function celebration(files: FileTree, words: string): EditResult | null {
  const made = CONFETTI_AT_END?.make(files, "show confetti when everything is done");
  if (!made) return null;
  if (!made.ok) return /already/u.test(made.reason) ? there("Confetti falls already.") : null;
  const isEach =
    /(?<!\p{L})(?:every|each)(?: (?:single|time))*(?: (?:task|one|item|to-?do|thing|time)|$)|(?<!\p{L})(?:an?|any) (?:task|item|to-?do|thing|one)(?!\p{L})/u.test(
      words,
    ) && !/(?<!\p{L})(?:all|everything|last|final)(?!\p{L})/u.test(words);
  const code = made.changes.get(APP) ?? "";
  const last =
    "if (changed.done && tasks.every(({ id, done }) => done || id === changed.id)) confetti();";
  if (!isEach || !code.includes(last)) return made;
  return edited(
    new Map([
      ...made.changes,
      [APP, code.replace(last, "if (changed.done) confetti();")],
      ["src/confetti.ts", CONFETTI(true)],
    ]),
    "Confetti falls each time that a task is ticked off.",
  );
}

/** A button that picks one of those that are open. */
export function atRandom(files: FileTree): EditResult | null {
  const made = AT_RANDOM?.make(files, AT_RANDOM.send);
  if (!made) return null;
  return made.ok ? made : there("A button that picks one at random is there already.");
}

const NUMBERS: Readonly<Record<string, number>> = {
  a: 1,
  one: 1,
  two: 2,
  three: 3,
  couple: 2,
  few: 3,
};

/** How many days a wish says: "two weeks" is 14. */
export function daysIn(words: string, otherwise: number): number {
  const [, count = "", unit = ""] =
    /(?<!\p{L})(\d{1,3}|an?|one|two|three|few|couple)(?: of)? (day|week|month)s?(?!\p{L})/u.exec(
      words,
    ) ?? [];
  if (unit === "") return otherwise;
  const each = unit === "week" ? 7 : unit === "month" ? 30 : 1;
  return (NUMBERS[count === "an" ? "a" : count] ?? Number(count)) * each;
}
