import { entryApp } from "../../abilities/entries-of-app";
import { fieldsNamed, fieldsOf, type NamedField } from "../../abilities/named-field";
import { fieldMeant } from "../../said/field-lines";
import { formWithNames } from "../everyday/sentence";
import type { Composition, Step } from "./composition";
import { isFresh } from "./fresh-field";

const IT = "(?:it|that|this|them|these|those)";
const COLOUR = "(?<colour>red|orange|yellow|green|blue|purple|pink|gr[ae]y)";
const LATE =
  "(?:it's|it is|it has|that's|that is|they're|they are|they have|the date is|the date has|the day is)? ?(?:been )?(?:passed|over|late|past|overdue|expired|gone(?: by)?|missed|in the past)";

/** The days that are told by what happens on them: "when it should come back". */
const DAYS: readonly [RegExp, string][] = [
  [/come(?:s)? back|be (?:brought|given) back|returned|return|be back/u, "Return date"],
  [/pick(?:ed|s)?(?: (?:it|them))? up|collect(?:ed|s)?/u, "Pick-up date"],
  [/bought|purchased|got it/u, "Purchase date"],
  [/expire|goes off|go off|best before/u, "Expiry date"],
  [/start|begin/u, "Start date"],
  [/end|finish/u, "End date"],
  [/arrive|deliver|come(?:s)? in/u, "Delivery date"],
  [/due|needed|ready|done/u, "Due date"],
  [/paid|pay/u, "Payment date"],
];

/** What is done with the field that was just added, or with the one that the wish named. */
function withField(what: string, order: (field: NamedField) => string | null): Step {
  return (tree, before) => {
    const known = new Set(fieldsOf(before).map(({ id }) => id));
    const fresh = fieldsOf(tree).filter(({ id }) => !known.has(id));
    const [field, ...more] = fresh.length > 0 ? fresh : meantBy(what, tree);
    return field && more.length === 0 ? order(field) : null;
  };
}

/** The field that a part of a wish names, also by what it asks: "how long it takes" is minutes, "where it is stored" a place. */
function meantBy(what: string, tree: Parameters<typeof fieldsOf>[0]): NamedField[] {
  const fields = fieldsOf(tree);
  const asked = (said: RegExp, label: RegExp) =>
    said.test(what) ? fields.filter((field) => label.test(field.label)) : [];
  const byQuestion = [
    ...asked(/how (?:long|much time)|duration/iu, /minute|time|duration|hours/iu),
    ...asked(/where/iu, /location|place|where|shelf|room|store/iu),
    ...asked(/how many/iu, /quantity|amount|count|stock|servings/iu),
    ...asked(/what it costs|how much it costs|how expensive/iu, /price|cost|amount/iu),
  ];
  return byQuestion.length > 0 ? byQuestion.slice(0, 1) : fieldsNamed(tree, what);
}

/** Orders that go on about what they have just asked for, and those that name two things at once. */
export const PRONOUN_COMPOSITIONS: readonly Composition[] = [
  {
    // "Add how long it takes and sort by that", "add where each is stored and let me filter by it"
    forms: [
      formWithNames(
        `(?<what>(?:add|give|include|put|enter|have|note|set|show|track|store|record|write|each|every|all)(?!\\p{L}) ?[^"“„;:]{3,80}?),? and (?:(?:then|let me|let us|i want to|i can|we can|also|be able to|to|make it possible to|allow me to) )*(?<how>sort|order|filter|group|search|colou?r)(?:able|ing)?(?: (?:the|them|list|entries|everything|recipes|items|cards|tasks|\\p{L}{4,12}))*? (?:by|for) ${IT}`,
      ),
    ],
    steps: ({ what = "", how = "" }, files) => {
      if (!entryApp(files)) return null;
      const own = meantBy(what, files);
      const order = /^order/iu.test(how) ? "sort" : how.toLowerCase();
      const then = withField(what, ({ label }) =>
        order === "search" ? "add a search" : `${order} by ${label}`,
      );
      return own.length === 1 && /how |where |what /iu.test(what) ? [then] : [what, then];
    },
  },
  {
    // "Each card should have a deadline, and it should turn red when it's passed"
    forms: [
      formWithNames(
        `(?<what>[^"“„;:]{6,80}?)(?:,| and|, and|\\.) ${IT} (?:(?:should|must|has to|needs to|can|could|will) )?(?:turns?|be|is|becomes?|go(?:es)?|shows?(?: in)?|get(?:s)?|be shown in|be marked(?: in)?|light(?:s)? up(?: in)?) ${COLOUR} (?:when|if|once|as soon as|after) ${LATE}`,
      ),
    ],
    steps: ({ what = "", colour = "" }, files) =>
      entryApp(files)
        ? [
            what,
            withField(what, ({ type }) =>
              type === "date" ? `show overdue ones in ${colour}` : null,
            ),
          ]
        : null,
  },
  {
    // "Filter by category and by person"
    forms: [
      formWithNames(
        "(?:(?:be able to|let me|let us|i want to|add a) )*(?<how>filters?) (?:(?:the|my|our|list|them|it|everything|entries|\\p{L}{4,12}) )*?(?:by|for) (?:the )?(?<one>\\p{L}[\\p{L} ]{2,18}?),? and (?:(?:by|for|also|the) )*(?<other>\\p{L}[\\p{L} ]{2,18}?)",
      ),
    ],
    steps: ({ one = "", other = "" }, files) => {
      const isVerb = /^(?:not|done|open|finished|sort|group|show|search|let|make|add)(?!\p{L})/iu;
      if (!entryApp(files) || isVerb.test(other) || isVerb.test(one)) return null;
      const isOfPerson = (text: string) => /^(?:person|people|who)/iu.test(text);
      // Who it is is asked for where nobody is yet.
      return [one, other].flatMap((name) =>
        isOfPerson(name) && isFresh(files, name)
          ? ["add a field person", "filter by person"]
          : [`filter by ${name}`],
      );
    },
  },
  {
    // "Note who borrowed it and when it should come back"
    forms: [
      formWithNames(
        '(?<what>(?:add|note|store|track|record|write down|keep|enter|save|show|put)(?: down)? [^"“„;:]{3,60}?),? and (?:also )?(?<when>when (?:(?:it|they|he|she|each|someone|somebody|(?:the )?\\p{L}{3,16}) )?[^"“„;:,]{3,40})',
      ),
    ],
    steps: ({ what = "", when = "" }, files) => {
      const label = DAYS.find(([said]) => said.test(when.toLowerCase()))?.[1];
      return entryApp(files) && label && !fieldMeant(files, label)
        ? [what, `add a ${label} field`]
        : null;
    },
  },
  {
    // "Highlight everything over 100 in red"
    forms: [
      formWithNames(
        `(?:highlight|mark|colou?r|show|make|turn|put|paint)(?: me)? (?:everything|anything|all|(?:all )?(?:the )?(?:expenses|entries|items|things|costs|purchases|ones))(?: (?:that|which|it))?(?: (?:is|are|costs?|was|were))* (?<than>over|above|more than|under|below|less than) ?[€$£]? ?(?<count>\\d+(?:[.,]\\d+)?) ?(?:€|euros?|dollars?|pounds?|\\$|£)?(?: in| be| turn)? ${COLOUR}`,
      ),
    ],
    steps: ({ than = "", count = "", colour = "" }, files) => {
      const [number, ...more] = fieldsOf(files).filter(({ type }) => type === "number");
      return entryApp(files) && number && more.length === 0
        ? [`show ${number.label} ${than} ${count} in ${colour}`]
        : null;
    },
  },
];
