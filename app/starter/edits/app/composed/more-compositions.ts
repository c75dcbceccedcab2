import { entryApp } from "../../abilities/entries-of-app";
import { fieldsOf } from "../../abilities/named-field";
import { fieldMeant } from "../../said/field-lines";
import { columnMeant, columnsIn } from "../entries/column-names";
import { isEntryNoun } from "../entries/more-entries";
import { formWithNames, THING } from "../everyday/sentence";
import type { Composition } from "./composition";

const COLOUR = "(?<colour>(?:(?:light|dark|pale|bright) )?\\p{L}+)";
/** What is shown alone by readers of their own. */
const OWN_READER =
  /^(?:my|our|your|open|done|new|newest|old|oldest|first|last|latest|overdue|today['’]?s?|finished|unfinished|completed?|active|current|recent|important|urgent|favou?rites?|favou?rited|starred|pinned|paid|unpaid|sold|read|unread|watched|seen|unseen|sent|ordered|borrowed|lent|the|these|those|two|three|four|five|ten|some|few|all|one|due|late|expired|archived|hidden|selected|chosen|this|next|upcoming|big|small|single|own)$/iu;
const OF_MONEY = /^(?:price|cost|amount|value|total|fee|rent|salary|income)s?$/iu;
const OF_COUNT = /stock|quantit|qty|pieces|left|amount|count|number/iu;

/** More sentences about apps of entries, each with the plain orders that it takes. */
export const MORE_COMPOSITIONS: readonly Composition[] = [
  {
    // "Mark vegetarian recipes and let me show only those"
    forms: [
      formWithNames(
        `(?:(?:be able to|let me|let us|i want to|i'd like to|i can|add a way to) )*(?:mark|flag|tag|label|tick)(?: (?:the|my|all|which|some))* (?:(?<what>\\p{L}{3,20}(?:-\\p{L}+)?) (?<noun>\\p{L}{3,20})|(?<noun2>\\p{L}{3,20}) (?:as|that are|are) (?<what2>\\p{L}{3,20}(?:-\\p{L}+)?)),? (?:and|so|then)(?: (?:that|then|also|let me|let us|i|we|can|could|be able to|to|want to))* (?:show|see|filter|list|view|display|find|hide)(?: me)?(?: (?:only|just|by|for|all))*(?: (?:those|them|these|that|the others|the rest))?(?: (?:ones|only|alone))?`,
      ),
    ],
    steps: ({ what = "", noun = "", what2 = "", noun2 = "" }, files) => {
      const [is, of] = [what || what2, noun || noun2];
      const fields = fieldsOf(files);
      if (!entryApp(files) || OWN_READER.test(is) || !isEntryNoun(of, files, fields)) return null;
      return fields.some(({ label }) => label.toLowerCase() === is.toLowerCase())
        ? [`filter by ${is}`]
        : [`add a checkbox ${is}`, `filter by ${is}`];
    },
  },
  {
    // "Show only vegetarian recipes", where nobody is asked yet which are.
    forms: [
      formWithNames(
        `(?:(?:be able to )?(?:show|see|list|display|view)(?: me)? (?:only|just)|(?:only|just) (?:show|see|list|display)(?: me)?|filter(?: for| by| the)?)(?: the)? (?<what>\\p{L}{3,20}(?:-\\p{L}+)?) (?<noun>\\p{L}{3,20})`,
      ),
    ],
    steps: ({ what = "", noun = "" }, files) => {
      const fields = fieldsOf(files);
      if (!entryApp(files) || OWN_READER.test(what) || !isEntryNoun(noun, files, fields))
        return null;
      const is = (text: string) => text.toLowerCase() === what.toLowerCase();
      const choice = fields.find(({ options }) => options.some(is));
      if (choice) return [`filter by ${choice.label}`];
      return fields.some(({ label }) => is(label)) || fieldMeant(files, what)
        ? null
        : [`add a checkbox ${what}`, `filter by ${what}`];
    },
  },
  {
    forms: [
      formWithNames(
        "(?:move|put|place|have|show)(?: the)? (?:input(?: field| box)?|text (?:field|box)|entry (?:field|form)|add (?:field|form|box)|new \\p{L}+ (?:field|form)) (?:to|at|on)(?: the)?(?: very)? (?<where>top|bottom|end)(?: of the (?:page|list|screen|app))?",
      ),
    ],
    steps: ({ where = "" }, files) =>
      entryApp(files) ? [`put the add form at the ${where === "top" ? "top" : "bottom"}`] : null,
  },
  {
    forms: [
      formWithNames(
        `(?:be able to )?(?:delete|remove|clear|erase)(?: (?:all(?: of)?|every))(?: (?:the|my|our))*(?: ${THING}| at once| everything)?(?: at once)?`,
      ),
    ],
    // Who only wants to be able to is given a button.
    steps: (_, files, { said }) =>
      entryApp(files) && /(?:let me|be able to|i want to be able|way to)/iu.test(said)
        ? ["add a button to delete all entries"]
        : null,
  },
  {
    // "Make sold out items grey"
    forms: [
      formWithNames(
        `(?:make|show|colou?r|turn|mark|highlight|display|paint)(?: the| all)? (?:sold[- ]out|out[- ]of[- ]stock|unavailable|empty) (?:${THING})(?: (?:in|with|as))? ${COLOUR}`,
      ),
      formWithNames(
        `(?:make|show|colou?r|turn|mark|highlight|display|paint)(?: (?:the|all|any))* (?:${THING})(?: (?:that|which|if|when))?(?: (?:they|it))?(?: (?:are|is))? (?:sold[- ]out|out of stock|unavailable)(?: (?:in|with|as))? ${COLOUR}`,
      ),
    ],
    steps: ({ colour = "" }, files) => {
      const count = fieldsOf(files).find(
        ({ type, label }) => type === "number" && OF_COUNT.test(label),
      );
      return count && entryApp(files)
        ? [`show items with ${count.label.toLowerCase()} below 1 in ${colour}`]
        : null;
    },
  },
  {
    // "Show prices with a euro sign", where no currency is set for all of the app.
    forms: [
      formWithNames(
        "(?:show|display|write|have|put)(?: the| all)? (?<what>\\p{L}{3,12}) (?:with|in)(?: (?:an?|the))? (?<sign>euros?|dollars?|pounds?|€|\\$|£)(?: (?:sign|symbol))?",
      ),
    ],
    steps: ({ what = "", sign = "" }, files) => {
      const field = fieldsOf(files).find(
        ({ type, label }) => type === "number" && OF_MONEY.test(label) && OF_MONEY.test(what),
      );
      const mark = /eur|€/iu.test(sign) ? "€" : /doll|\$/iu.test(sign) ? "$" : "£";
      return field &&
        entryApp(files) &&
        !/export const currency/.test(files.get("src/settings.ts") ?? "")
        ? [`rename "${field.label}" to "${field.label} (${mark})"`]
        : null;
    },
  },
  {
    // "Make the exercise name bold": what each entry is called, by the name of its field.
    forms: [
      formWithNames(
        "(?:make|set|show|have)(?: the| all| every)? (?<what>\\p{L}{3,20})(?: (?:names?|titles?|texts?))?s? (?<look>(?:bold(?:er)?|bigger|larger|smaller|italic|underlined)(?: and (?:bold|bigger|larger|italic))?)",
      ),
    ],
    steps: ({ what = "", look = "" }, files) => {
      const main = fieldsOf(files)[0]?.label.toLowerCase() ?? "";
      const said = what.toLowerCase();
      return entryApp(files) &&
        main !== "title" &&
        main !== "name" &&
        [main, `${main}s`].includes(said)
        ? [`make the titles ${look}`]
        : null;
    },
  },
  {
    // "Add a card: What is a cell? The smallest unit of life"
    forms: [
      formWithNames(
        '(?:add|create|insert|put in)(?: (?:a|the|another|one|new|more|flash))* ?(?:flash)?cards?\\s*:?\\s+(?<front>[^?"“„]{3,120}\\?)\\s*(?:[–—=:-]+\\s*)?(?<back>[^?"“„]{1,80})',
      ),
    ],
    steps: ({ front = "", back = "" }, files) =>
      /const BOXES = \d/.test(files.get("script.js") ?? "")
        ? [`add the card “${front.trim()}” – “${back.trim()}”`]
        : null,
  },
  {
    // "Add a card “Buy tiles” to the To buy column"
    forms: [
      formWithNames(
        '(?:add|put|create)(?: (?:a|the|another|new|one))* (?:cards?|tasks?) ["“„«](?<name>[^"“”„«»:]{2,80})["”“»] (?:to|in|into|under)(?: the)? ["“„«]?(?<column>[^"“”„«»:]{2,40}?)["”“»]?(?: (?:column|lane|list))?',
      ),
    ],
    steps: ({ name = "", column = "" }, files) => {
      const own = columnMeant(column, columnsIn(files) ?? []);
      return own ? [`add these cards to ${own}: ${name}`] : null;
    },
  },
  {
    // "Show the meals grouped by day"
    forms: [
      formWithNames(
        `(?:show|list|display|have|put|see)(?: ${THING}| them| everything)? (?<how>grouped|sorted) by(?: (?:the|their))* (?<name>\\p{L}[\\p{L} ]{2,24}?)`,
      ),
    ],
    steps: ({ how = "", name = "" }, files) =>
      entryApp(files) ? [`${how === "grouped" ? "group" : "sort"} by ${name}`] : null,
  },
];
