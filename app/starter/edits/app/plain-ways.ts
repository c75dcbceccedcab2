import type { Clause } from "./clause";
import { form, OPENS } from "./everyday/sentence";
import { SPOKEN_WAYS } from "./spoken-ways";

const NUMBERS: Record<string, string> = {
  one: "1",
  two: "2",
  three: "3",
  four: "4",
  five: "5",
  six: "6",
  seven: "7",
  eight: "8",
  nine: "9",
  ten: "10",
};
const COUNT = `(?<count>\\d{1,3}|${Object.keys(NUMBERS).join("|")})`;
const NAME = '["“„]?(?<name>[\\p{L}][\\p{L}\\d -]{1,24}?)["”“]?';
const CARDS = "(?:cards?|tasks?|items?|things?|entries)";
/** "…, warn me if it does": what a limit does in any case. */
const WARNED =
  "(?:,? (?:(?:and|so|then|please|otherwise|or|else) )*(?:warn|tell|alert|notify|remind|show)(?: (?:me|us|a warning|a message|it))?(?: (?:if|when|once|as soon as|in case) (?:it|that|this|there|they|we|i)(?: (?:does|happens|is|are|has|have|do|gets?|more|too many|cards?|it|that))*)?)?";
const NOUN = "\\p{L}{3,16}";
const MODAL =
  "(?:should|must|may|can|could|shall|will|ought to|has to|have to|needs? to|is to|are to)";
const BE =
  "(?:be|is|are|was|were|stands?|stood|comes?|came|goes|go|went|appears?|appeared|shown|listed|added|moved|put)";
const NOT = "(?:not|never|n'?t)";
const TOP =
  "(?:first|(?:(?:to|at|on|in) )?(?:the )?(?:very )?(?:top|front|beginning|start)(?: of (?:the|my|our) (?:list|table|page|app))?)";
const ALL_DONE =
  "(?:(?:i|we)(?:'ve| have)? )?(?:(?:did|done|finished|completed?|ticked|managed)(?: off)? )?(?:all|everything|every habit|each habit)(?: (?:of|the|my|our|habits?|of them))*(?: (?:of|for) (?:today|the day))?(?: (?:is|are|have been|has been|was|were|done|finished|complete|completed|ticked|checked|off))*(?: (?:today|for today|for the day|on a day|of the day))?";

type Way = readonly [order: string, ...sources: string[]];

/** Whole sentences in everyday words, each with the plain order that it means; `$name` is what is said there. */
const WAYS: readonly Way[] = [
  [
    "show the total of the year",
    `${OPENS}(?:(?:show|see|know|tell)(?: me| us)? )?how much (?:(?:did|have|do) )?(?:we|i)(?:'ve| have)? (?:spend|spent|pay|paid)(?: (?:in total|altogether|so far|in all))*(?: (?:in|for|during|over))? (?:this|the (?:whole|current)|a) year(?: (?:in total|altogether|so far|in all))*`,
  ],
  [
    "allow at most $count cards in $name",
    `${OPENS}(?:the )?(?:column )?${NAME}(?: column)? (?:${MODAL} ?${NOT}|can ?not|must ?n'?t) (?:hold|have|contain|take|get|allow|be) (?:more than|over|above) ${COUNT} ${CARDS}(?: in it| at (?:once|a time|the same time))?${WARNED}`,
    `${OPENS}(?:the )?(?:column )?${NAME}(?: column)? (?:${MODAL} )?(?:only )?(?:holds?|have|has|contains?|takes?|allows?|be limited to|is limited to) (?:only |at most |no more than |up to |max(?:imum)? |a maximum of |not more than )+${COUNT} ${CARDS}(?: in it| at (?:once|a time|the same time))?`,
    `${OPENS}(?:limit|restrict|cap) (?:the )?(?:column )?${NAME}(?: column)? (?:to|at) (?:at most |max(?:imum)? )?${COUNT}(?: ${CARDS})?(?: at (?:once|a time|the same time))?`,
    `${OPENS}(?:set )?(?:an? )?(?:wip|work in progress|card)[ -]?limit (?:of|to|at) ${COUNT}(?: ${CARDS})? (?:for|in|on|to) (?:the )?(?:column )?${NAME}(?: column)?`,
  ],
  [
    "add a column $name between $first and $second",
    `${OPENS}(?:add|have|get|there be|put|insert|create) ?(?:(?:a|another|one more|an extra|in|new) )*(?:column|lane|stage|step|list) (?:for|called|named)? ?${NAME} (?:in ?)?between (?:the )?(?<first>[\\p{L} ]{2,20}?) and (?:the )?(?<second>[\\p{L} ]{2,20}?)(?: columns?)?`,
    `${OPENS}(?:(?:a|another|one more|an extra|new) )*(?:column|lane|stage|step|list) (?:for |called |named )?${NAME} (?:in ?)?between (?:the )?(?<first>[\\p{L} ]{2,20}?) and (?:the )?(?<second>[\\p{L} ]{2,20}?)(?: columns?)?`,
  ],
  [
    "show overdue ones first",
    `${OPENS}(?:(?:show|put|list|move|have|keep) )?(?:the )?(?:over ?due|late|missed)(?: (?:ones?|${NOUN}))? (?:${MODAL} |${BE} )*${TOP}`,
  ],
  [
    "sort by due date",
    `${OPENS}(?:(?:show|put|list|move|have|keep) )?(?:the |my |our |all )*(?:${NOUN} )?(?:that (?:are|is) |which (?:are|is) )?due (?:today|soon|soonest|next|tomorrow|earliest)(?: ${NOUN})? (?:${MODAL} |${BE} )*${TOP}`,
    `${OPENS}(?:(?:show|put|list|move|have|keep) )?(?:what|whatever)(?: i[st]|'s) due (?:today|soon|soonest|next|first|earliest|tomorrow)(?: (?:${MODAL}|${BE}))* ${TOP}`,
    `${OPENS}(?:(?:show|put|list|move|have|keep|sort) )?(?:the )?(?:most urgent|nearest|soonest|earliest|closest|next)(?: (?:deadlines?|due dates?|dates?|${NOUN}))? (?:${MODAL} |${BE} )*${TOP}`,
  ],
  [
    "the $name must be more than 0",
    `${OPENS}(?:the |my )?${NAME} (?:${MODAL} ?${NOT}|can ?not|must ?n'?t) be (?:zero|0|nothing|empty or zero)`,
    `${OPENS}(?:it |the form |the app )?(?:(?:${MODAL} ?)?${NOT}|can ?not|must ?n'?t|do(?:es)? ?n[o']t) (?:accept|allow|take|save) (?:an? |the |any )?${NAME}s? (?:of |that is |which is |that are |being )(?:zero|0|nothing)`,
    `${OPENS}(?:refuse|reject|block|forbid|disallow|prevent|don'?t allow|do not allow) (?:an? |the |any )?(?:zero ${NAME}s?)`,
    `${OPENS}no zero ${NAME}s?`,
  ],
  [
    "show the sum of price times quantity at the top",
    `${OPENS}(?:(?:show|see|display|know|calculate|work out|tell)(?: me| us)? )?(?:what|how much) (?:(?:the|my|our|all|of|whole|entire|total|complete) )*(?:stock|inventory|everything|warehouse|goods|products?|items?|it|shop|all)(?: (?:in stock|together|i have|we have))? (?:is|are|'s)?(?: (?:all|currently|altogether|in total))* ?(?:worth|cost)(?: (?:in total|altogether|together|right now|now))?`,
    `${OPENS}(?:(?:show|see|display|add|know|calculate)(?: me| us)? )?(?:the )?(?:total )?(?:worth|value) of (?:(?:the|my|our|all|whole|entire|total|complete) )*(?:stock|inventory|everything|warehouse|goods|products|items|what (?:we|i) have)`,
    `${OPENS}(?:(?:show|see|display|add|calculate)(?: me| us)? )?(?:the |an? )?(?:total )?(?:stock|inventory) (?:value|worth)`,
  ],
  [
    "say “Well done! All done for today.” when all habits are done",
    `${OPENS}(?:say|show|tell|write|give|display)(?: (?:me|us|it))? ?(?:(?:a|an|some|nice|little|big|small|friendly) )*(?:well done|congratulat\\p{L}+|praise|good job|great job|message|hooray|bravo|nice work)(?: me)? (?:when|once|if|as soon as|after) ${ALL_DONE}`,
    `${OPENS}(?:congratulate|praise|reward|cheer|celebrate)(?: (?:me|us|for|with me|it))* (?:when|once|if|as soon as|after) ${ALL_DONE}`,
  ],
  [
    "show the percentage of each habit",
    `${OPENS}(?:(?:show|see|display|tell|know)(?: me| us)? )?(?:what|which|in|the|how|a) ?(?:percentage|percent|share|success rate|rate|much percent|many percent)(?: of (?:the )?(?:days|time|times))?(?: (?:that |on which |when )?(?:i|we|each habit was|it was|every habit was)(?: have|'ve)?(?: (?:managed|did|done|kept|completed?|succeeded|made|stuck to)(?: (?:it|each|them|each habit|every habit))?)?)?`,
    `${OPENS}(?:(?:show|see|display|tell|know)(?: me| us)? )?how (?:often|consistent(?:ly)?|regular(?:ly)?) (?:i|we)(?:'ve| have| am|'m| are)?(?: (?:managed|did|done|kept|completed?|do|keep|being))*(?: (?:it|each|them|each habit|every habit|each of them))?(?:,? in percent| as a percentage)`,
  ],
];

/** The same of what a field of the app may mean better: asked after all that reads an app. */
const LOOSE: readonly Way[] = [
  [
    "add new ones at the top",
    `${OPENS}(?:(?:show|put|list|move|sort|have|add|see) )?(?:(?:the|my|our|all) )*(?:newest|latest|newer|most recent(?:ly added)?|last added|recent|new|just added)(?: (?:ones?|${NOUN}))? (?:${MODAL} |${BE} )*${TOP}`,
    `${OPENS}(?:sort|order|list|arrange|show)(?: (?:the|my|our|all|them|it|everything|${NOUN}))*,? (?:by date added|by newest|with the newest ${TOP}|(?:by )?(?:the )?(?:newest|latest) (?:first|on top))`,
  ],
];

interface Read {
  order: string;
  forms: RegExp[];
}
const readable = (ways: readonly Way[]): Read[] =>
  ways.map(([order, ...sources]) => ({ order, forms: sources.map(form) }));
const SURE_READ = [
  ...readable(WAYS),
  ...SPOKEN_WAYS.map(([order, forms]) => ({ order, forms: [...forms] })),
];
const LOOSE_READ = readable(LOOSE);

/** The plain order that a whole sentence of an app means; null for what is put plainly, or otherwise. */
export const plainOrder = (clause: Clause) => orderOf(SURE_READ, clause);

/** The same where nothing in the app fits better. */
export const looseOrder = (clause: Clause) => orderOf(LOOSE_READ, clause);

function orderOf(ways: readonly Read[], { words, core }: Clause): string | null {
  for (const { order, forms } of ways)
    for (const each of forms) {
      const match = each.exec(words);
      if (!match) continue;
      return order.replace(/\$(\w+)/g, (_, name: string) => {
        const said = match.groups?.[name] ?? "";
        // Names stay as they were written.
        const at = core.toLowerCase().indexOf(said);
        return NUMBERS[said] ?? (at < 0 ? said : core.slice(at, at + said.length));
      });
    }
  return null;
}
