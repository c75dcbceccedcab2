import type { FileTree } from "~/projects/files";
import { sentenceCase } from "../../../match/words";
import { inkOn } from "../../../theme/theme";
import { entryApp } from "../../abilities/entries-of-app";
import { fieldsOf, type NamedField } from "../../abilities/named-field";
import { addedIn } from "../../given/write-added";
import { hexOfColour } from "../../page/colour-words";
import { columnsIn } from "../entries/column-names";
import { isEntryNoun } from "../entries/more-entries";
import { formWithNames, THING } from "../everyday/sentence";
import type { Composition, Step } from "./composition";
import { isFresh } from "./fresh-field";

const NAME = "(?<name>\\p{L}[\\p{L} -]{2,24}?)";
const LIST = '(?<list>[^:()"“„]{1,40}(?:,[^,:()"“„]{1,40})+)';
const PEOPLE =
  "(?<list>\\p{L}[\\p{L}'’-]*(?:(?:,? (?:or|and|oder|und|ou|et|o|y|e) |, ?|/)\\p{L}[\\p{L}'’-]*)+)";
const ANYBODY =
  "(?:people|persons?|someone|somebody|(?:a |the |my |our |different )?(?:(?:team|family|club) )?members?|(?:a |the |my |our )?(?:colleagues?|kids|children|flatmates?|roommates?|friends?|users?|employees?))";
const AND_TOTAL =
  "(?:show|display|give(?: me)?|see|calculate|work out|add up|sum up)(?: me)?(?: (?:the|a|its|their))* (?<how>total|sum|average)(?: (?:of (?:it|them|all|everything|all of them|the (?:list|prices|costs|amounts))|price|cost|amount|value|prices|costs|at the (?:top|bottom|end)|too|as well))*";

/** What some well-known fields offer. */
const OFFERS: Readonly<Record<string, string>> = {
  priority: "high, medium, low",
  importance: "high, medium, low",
  urgency: "high, medium, low",
  difficulty: "easy, medium, hard",
};

const addField = (name: string): string =>
  OFFERS[name.toLowerCase()] ? `add ${name}: ${OFFERS[name.toLowerCase()]}` : `add a field ${name}`;

/** The fields that came with what was made before. */
function freshFields(tree: FileTree, before: FileTree): NamedField[] {
  const known = new Set(fieldsOf(before).map(({ id }) => id));
  return fieldsOf(tree).filter(({ id }) => !known.has(id));
}

/** What is done by the field that was just added. */
export const byFresh =
  (order: (label: string) => string, isKind: (field: NamedField) => boolean = () => true): Step =>
  (tree, before) => {
    const field = freshFields(tree, before).find(isKind);
    return field ? order(field.label) : null;
  };

export const listed = (list: string): string =>
  list
    .split(
      /\s*(?:,|\/)\s*(?:(?:or|and|oder|und|ou|et|o|y|e)\s+)?|\s+(?:or|and|oder|und|ou|et|o|y|e)\s+/u,
    )
    .map((one) => one.trim())
    .filter(Boolean)
    .join(", ");

/** The names that entries have from the start. */
function namesOfEntries(files: FileTree): string[] {
  const list = /export const first: string\[\] = \[([\s\S]*?)\];/.exec(
    files.get("src/settings.ts") ?? "",
  )?.[1];
  const first = [...(list ?? "").matchAll(/"((?:[^"\\]|\\.)*)"/g)].map(([, text = ""]) => text);
  return [...first, ...(addedIn(files) ?? []).map((values) => Object.values(values)[0] ?? "")];
}

/** Sentences about apps of entries, each with the plain orders that it takes. */
export const COMPOSITIONS: readonly Composition[] = [
  {
    // "Group the items by aisle: produce, dairy, bakery"
    forms: [
      formWithNames(
        `(?<how>group|sort|arrange|organi[sz]e|split|divide|separate)(?: ${THING})? (?:by|into)(?: (?:the|their|its))* ${NAME}(?: \\(| ?: ?| - |, (?:with|like|such as) )${LIST}\\)?`,
      ),
    ],
    steps: ({ how = "", name = "", list = "" }, files) =>
      isFresh(files, name)
        ? [`add ${name}: ${listed(list)}`, `${/^sort/iu.test(how) ? "sort" : "group"} by ${name}`]
        : null,
  },
  {
    // "Sort cards by due date", where there is no such field yet.
    forms: [
      formWithNames(
        `(?<how>sort|order|arrange)(?: ${THING})? by(?: (?:the|their|its))* ${NAME}(?<way>,? (?:(?:with )?(?:the )?)?(?:newest|oldest|highest|lowest|nearest|earliest|latest|soonest|cheapest|best|biggest|smallest)(?: (?:ones? )?first)?)?`,
      ),
      formWithNames(
        `(?<how>group)(?: ${THING})? by(?: (?:the|their|its))* (?!(?:first|initial|starting) letter|initials?$|alphabet)${NAME}`,
      ),
    ],
    steps: ({ how = "", name = "", way = "" }, files) =>
      isFresh(files, name)
        ? [addField(name), `${/^group/iu.test(how) ? "group" : "sort"} by ${name}${way}`]
        : null,
  },
  {
    // "Add a price to each item and show the total"
    forms: [
      formWithNames(
        `(?<what>(?:add|give|include|put|enter) [^"“„;]{3,60}?),? and (?:then )?${AND_TOTAL}`,
      ),
    ],
    steps: ({ what = "", how = "" }, files) =>
      entryApp(files)
        ? [
            what,
            byFresh(
              (label) => `show the ${how} of ${label}`,
              ({ type }) => type === "number",
            ),
          ]
        : null,
  },
  {
    // "Add a category and filter by it"
    forms: [
      formWithNames(
        `(?<what>(?:add|give|include|put|enter|have|note|set|show|track) [^"“„;]{3,80}?),? and (?:then |let me |also )?(?<how>sort|filter|group|colou?r)(?: ${THING})?(?: by (?:it|that|this|them|these))?`,
      ),
    ],
    steps: ({ what = "", how = "" }, files) =>
      entryApp(files) ? [what, byFresh((label) => `${how} by ${label}`)] : null,
  },
  {
    forms: [
      formWithNames(`(?:be able to )?assign (?:${THING}|it|them) to (?:either |one of )?${PEOPLE}`),
    ],
    steps: ({ list = "" }, files) =>
      entryApp(files) &&
      listed(list)
        .split(", ")
        .every((one) => /^\p{Lu}/u.test(one))
        ? [`add assignee: ${listed(list)}`]
        : null,
  },
  {
    forms: [formWithNames(`(?:be able to )?assign (?:${THING}|it|them) to ${ANYBODY}`)],
    steps: (_, files) => (entryApp(files) ? ["add a field assignee"] : null),
  },
  {
    // "Rename the Printed column to Published"
    forms: [
      formWithNames(
        '(?:rename|change|relabel)(?: the)? ["“„«]?(?<from>[^"“”„«»:]{2,40}?)["”“»]?(?: (?:column|lane|list|field|option|choice|category|tab))(?:\'s (?:name|title))? (?:to|into|as) ["“„«]?(?<to>[^"“”„«»:]{1,40}?)["”“»]?',
      ),
    ],
    steps: ({ from = "", to = "" }, files) => {
      const names = [
        ...(columnsIn(files) ?? []),
        ...fieldsOf(files).flatMap(({ label, options }) => [label, ...options]),
      ];
      const own = names.find((one) => one.toLowerCase() === from.toLowerCase());
      return own ? [`rename "${own}" to "${sentenceCase(to)}"`] : null;
    },
  },
  {
    // "Delete the stretching habit": by its name, with the word for what it is.
    forms: [
      formWithNames(
        '(?:delete|remove|drop|take out|get rid of|cross out)(?: the| my)? ["“„«]?(?<name>[^"“”„«»:]{2,80}?)["”“»]?(?: from the list)?',
      ),
    ],
    steps: ({ name = "" }, files) => {
      const fields = fieldsOf(files);
      const all = name.replace(/["“”„«»]/gu, "").split(" ");
      const isNoun = (noun = "") => /^\p{L}{3,}$/u.test(noun) && isEntryNoun(noun, files, fields);
      const ways = [
        ...(isNoun(all[0]) ? [all.slice(1), all.slice(2)] : []),
        ...(isNoun(all.at(-1)) ? [all.slice(0, -1)] : []),
      ].map((words) => words.join(" ").toLowerCase());
      const own = namesOfEntries(files).find((one) => ways.includes(one.toLowerCase()));
      return own ? [`remove ${own}`] : null;
    },
  },
  {
    // "Add the habit Reading": by its name, behind the word for what it is.
    forms: [
      formWithNames(
        '(?:add|put in|include|create)(?: (?:the|a|an|another|one more|new))* (?<noun>\\p{Ll}{3,20}) (?:(?<quoted>["“„«][^"“”„«»]{2,60}["”“»])|(?<name>\\p{L}[^"“”„«»:,;.?!]{1,40}?))(?: to (?:the|my|our) list)?',
      ),
    ],
    steps: ({ noun = "", quoted = "", name = "" }, files) => {
      const text = quoted === "" ? name : quoted.slice(1, -1).trim();
      const fields = fieldsOf(files);
      return /(?<!\p{L})(?:field|column|button|choice|category)(?!\p{L})/iu.test(noun) ||
        fields.length === 0 ||
        !isEntryNoun(noun, files, fields) ||
        (quoted === "" && !/^\p{Lu}/u.test(name)) ||
        /(?<!\p{L})(?:to|as|when|if|and)(?!\p{L})/u.test(name)
        ? null
        : [`add ${/^[aeiou]/iu.test(noun) ? "an" : "a"} ${noun} called "${text}"`];
    },
  },
  {
    // "Show the total per person", where nobody is asked who it was.
    forms: [
      formWithNames(
        "(?:(?:show|see|display|count|calculate|list)(?: me)? )?(?:the )?(?:(?:total|sum|how much|what|amounts?|totals?|expenses?|costs?|spending)(?: (?:of|spent|paid|money|amount|expenses?|costs?))* (?:per|by|of each|for each|for every|each|every)|how much (?:each|every)) (?:person|people|member|flatmate|roommate|friend|one of us|of us)(?: (?:has|have|had))?(?: (?:paid|spent|owes?))?(?: (?:this month|so far|in total|altogether))?",
      ),
    ],
    steps: (_, files) =>
      /const amountField/.test(files.get("src/App.tsx") ?? "") &&
      !fieldsOf(files).some(({ label }) => /who|person|paid by|payer|name/iu.test(label))
        ? ["add a field who paid", "show the total by who paid"]
        : null,
  },
  {
    // "Make the page background black and the text white": letters follow the ground they stand on.
    forms: [
      formWithNames(
        "(?:make|set|turn|change|have)(?: the)?(?: page)? background(?: colou?r)?(?: of (?:the )?(?:page|app))?(?: (?:to|in|be))?(?: an?)? (?<ground>(?:(?:very )?(?:light|dark|pale|deep|soft) )?\\p{L}+),? (?:and|with)(?: the| all)? (?:(?:text|letters|font|writing)(?: colou?r)?(?: (?:to|in|be|should be))? (?<ink>white|black|light|dark)|(?<same>white|black|light|dark) (?:text|letters|font|writing))",
      ),
    ],
    steps: ({ ground = "", ink = "", same = "" }) => {
      const hex = hexOfColour(ground);
      const isOnDark = /white|light/iu.test(ink || same);
      return hex !== null && (inkOn(hex) === "#ffffff") === isOnDark
        ? [`make the background ${ground}`]
        : null;
    },
  },
  {
    // "Make the background dark during work and light during breaks"
    forms: [
      formWithNames(
        "(?<lead>(?:make|turn|set|change)(?: the)? (?:background|page|screen)(?: to| be)?) (?<one>\\p{L}+(?: \\p{L}+)?) (?<when>(?:during|while|in|when|for) [\\p{L} ]{3,24}?),? (?:and|but) (?<other>\\p{L}+(?: \\p{L}+)?) (?<then>(?:during|while|in|when|for) [\\p{L} ]{3,24})",
      ),
    ],
    steps: ({ lead = "", one = "", when = "", other = "", then = "" }, files) =>
      /const DEFAULTS = \{ work/.test(files.get("script.js") ?? "")
        ? [`${lead} ${one} ${when}`, `${lead} ${other} ${then}`]
        : null,
  },
];
