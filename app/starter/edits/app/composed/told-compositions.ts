import { sentenceCase } from "../../../match/words";
import { entryApp } from "../../abilities/entries-of-app";
import { fieldsOf } from "../../abilities/named-field";
import { fieldMeant } from "../../said/field-lines";
import { columnsIn } from "../entries/column-names";
import { isEntryNoun } from "../entries/more-entries";
import { formWithNames, THING } from "../everyday/sentence";
import type { Composition } from "./composition";
import { isFresh } from "./fresh-field";

const OPENS =
  "(?:(?:be able to|let me|let us|i want to|i'd like to|i can|we can|add a way to|a way to) )*";
const IS = "(?<what>\\p{L}{3,20}(?:-\\p{L}+)?)";
/** What is told by a day, a number or by what is done, and is no box to tick. */
const NO_BOX =
  /^(?:due|overdue|late|old|new|done|finished|completed?|ticked|red|green|blue|yellow|orange|bold|first|last|more|less|above|below|over|under|not|paid by (?:me|us))(?!\p{L})/iu;

/** Sentences that tell what some entries are, what all of them cost, and where they belong. */
export const TOLD_COMPOSITIONS: readonly Composition[] = [
  {
    // "Group the tasks by home, work and errands": what the groups are, and not what they are called.
    forms: [
      formWithNames(
        `(?:group|split|divide|separate|organi[sz]e|arrange|sort)(?: ${THING}| them| it| everything)?(?: up)? (?:by|into|in)(?: (?:groups?|categories|sections|lists))?(?: (?:called|named|like|for))? (?<list>\\p{L}[\\p{L}' -]{1,24}(?:, (?:and )?\\p{L}[\\p{L}' -]{1,24})*,? (?:and|or|&) \\p{L}[\\p{L}' -]{1,24})`,
      ),
    ],
    steps: ({ list = "" }, files) => {
      const names = list.split(/,? (?:and|or|&) |, (?:and )?/u).map((one) => one.trim());
      const fields = fieldsOf(files);
      const is = (text: string) => names.some((name) => name.toLowerCase() === text.toLowerCase());
      if (!entryApp(files) || fields.some(({ label }) => is(label)) || names.length < 2)
        return null;
      if (
        names.some(
          (name) =>
            name.split(" ").length > 3 ||
            /^(?:not|the rest|others?|done|open|date|name)$/iu.test(name),
        )
      )
        return null;
      const own = fields.find(({ options }) => options.some(is));
      if (own) return [`group by ${own.label}`];
      const label = /^(?:morning|noon|afternoon|evening|night|midday)s?$/iu.test(names[0] ?? "")
        ? "Time of day"
        : "Group";
      return isFresh(files, label)
        ? [`add ${label}: ${names.map(sentenceCase).join(", ")}`, `group by ${label}`]
        : null;
    },
  },
  {
    // "Let me mark tasks as important and show those first"
    forms: [
      formWithNames(
        `${OPENS}(?:mark|flag|star|tag|label|tick)(?: (?:the|my|some|certain|single))* (?:${THING}|them) (?:as|that are|are) ${IS},? and (?:then |also )?(?:show|show me|put|move|keep|list|have|see)(?: (?:those|them|these|the important ones|such ones|it))?(?: ones)?(?: (?:at|on|to))?(?: the)? (?:first|top|before the others|above the rest)`,
      ),
    ],
    steps: ({ what = "" }, files) =>
      !entryApp(files) || NO_BOX.test(what)
        ? null
        : fieldMeant(files, what)
          ? [`${what} ones on top`]
          : [`add a checkbox ${what}`, `${what} ones on top`],
  },
  {
    // "Mark the ones that were paid by card"
    forms: [
      formWithNames(
        `${OPENS}(?:mark|flag|tick|label|see|note) (?:the |which |what )?(?:ones|things|entries|those|${THING})(?: (?:that|which|where))?(?: (?:i|we|it|they|was|were|is|are|has|have|had|been))+ (?<what>\\p{L}[\\p{L} -]{2,22}?)`,
      ),
    ],
    steps: ({ what = "" }, files, { words }) =>
      !entryApp(files) ||
      NO_BOX.test(what) ||
      what.split(" ").length > 3 ||
      /(?<!\p{L})(?:in|with|red|green|yellow|blue|bold|grey|gray|orange|and|or|by \p{L}+ or|if|when|than)(?!\p{L})/iu.test(
        what,
      ) ||
      /\d/u.test(words) ||
      fieldMeant(files, what)
        ? null
        : [`add a checkbox ${what}`],
  },
  {
    // "Show the price total at the bottom", where nobody is asked for a price yet.
    forms: [
      formWithNames(
        "(?:(?:show|see|display|add|have|know|tell|calculate)(?: me| us)? )?(?:the |a |my )?(?:price total|total (?:price|costs?)|(?:sum|total) of (?:the |all )*(?:prices|costs)|(?:what|how much) (?:it|everything|all of it|the (?:whole )?list|my shopping) (?:will )?costs?(?: me)?(?: (?:together|in total|altogether|in all))?)(?: (?:at|on|in|below|above) (?:the )?(?:very )?(?:top|bottom|end|list))?",
      ),
    ],
    steps: (_, files) => {
      const fields = fieldsOf(files);
      if (!entryApp(files) || fields.some(({ type }) => type === "number")) return null;
      return ["add a price", "show the total of price"];
    },
  },
  {
    // "Folders for notes"
    forms: [
      formWithNames(
        "(?:(?:add|have|use|make|create|need|want|put|sort|organi[sz]e|group|arrange)(?: (?:the|my|them|it))*(?: \\p{L}{3,16})?(?: (?:in|into|to|with))? )?(?<what>folders?|notebooks?|categories|sections|groups|collections)(?: (?:for|to (?:sort|organi[sz]e|group|put)|in which to put|to hold) (?:the |my |our )*(?<noun>\\p{L}{3,20}))?(?: (?:in|into))?",
      ),
    ],
    steps: ({ what = "", noun = "" }, files) => {
      const fields = fieldsOf(files);
      const name = what.replace(/ies$/iu, "y").replace(/s$/iu, "");
      if (!entryApp(files) || columnsIn(files) || fieldMeant(files, name)) return null;
      return noun === "" ||
        isEntryNoun(noun, files, fields) ||
        /^(?:entries|items|things|them)$/iu.test(noun)
        ? [`add a field ${name}`, `filter by ${name}`]
        : null;
    },
  },
  {
    // "Call the columns New, Baking, Ready"
    forms: [
      formWithNames(
        '(?:call|name|rename|relabel|change|use) (?:(?:the|my|our|all) )*(?:columns?|lanes?)(?: names?)?(?: (?:to|into|as))?:? (?<list>[^:;"“„]{2,30}(?:, [^:;,"“„]{2,30})+,? (?:and |& )?[^:;,"“„]{2,30})',
      ),
    ],
    steps: ({ list = "" }, files) => {
      const columns = columnsIn(files);
      const names = list.split(/,? (?:and|&) |, /u).map((one) => one.trim());
      return columns && names.length > 1 ? [`the columns should be ${names.join(", ")}`] : null;
    },
  },
];
