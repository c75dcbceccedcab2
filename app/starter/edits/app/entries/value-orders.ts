import type { FileTree } from "~/projects/files";
import { entryApp } from "../../abilities/entries-of-app";
import type { NamedField } from "../../abilities/named-field";
import { colourBy } from "../../abilities/value-colours";
import { type Edit, edited, there, unchanged } from "../../edit";
import { saidWords } from "../../grounded/said-words";
import { isSameWord } from "../../parts/same-word";
import { inOrder } from "../field-orders";
import { anyOf, colourSaid, fieldsSaid, leftBesideFields } from "../said-of";
import { nounOf } from "./default-orders";

export const AROUND = anyOf(
  "still|out|of|one|single|certain|particular|specific|when|i|click|clicked|press|choose|pick|select|it|on|by|a|the|what|which|whatever|that|those|possible|able|button|choice|dropdown|has been|have been|been|are|is|aren't|isn't|by|above|list",
);
export const NOT =
  /(?<!\p{L})(?:not|isn't|aren't|haven't|hasn't|un|still out|still missing|still open|outstanding|open)(?!\p{L})/iu;

/** Entries by what they hold: ticked ones first, a colour for one choice; what no field holds is told. */
export function readByValue(
  words: string,
  fields: readonly NamedField[],
  files: FileTree,
): Edit | null {
  return (
    tickedFirst(words, fields, files) ??
    mostFirst(words, fields, files) ??
    colouredValue(words, fields) ??
    byUnknown(words, fields)
  );
}

/** What is first, by a word for it: kinds of fields that it is of, and whether the highest comes first. */
const MOST: readonly [said: RegExp, label: RegExp, type: RegExp, isDown: boolean][] = [
  [
    anyOf("(?:best|highest|top)[ -]?(?:rated|rating|scored?|marks?)?|favou?rites?"),
    /rating|stars|score|grade|points/iu,
    /choice|number/,
    true,
  ],
  [
    anyOf("(?:worst|lowest)[ -]?(?:rated|rating|scored?|marks?)?"),
    /rating|stars|score|grade|points/iu,
    /choice|number/,
    false,
  ],
  [
    anyOf("longest|thickest"),
    /pages|length|duration|minutes|hours|distance|km|days/iu,
    /number/,
    true,
  ],
  [
    anyOf("shortest|thinnest|quickest"),
    /pages|length|duration|minutes|hours|distance|km|days/iu,
    /number/,
    false,
  ],
  [anyOf("cheapest|least expensive"), /price|cost|amount|fee|€|\$|£/iu, /number/, false],
  [anyOf("(?:most expensive|dearest|priciest)"), /price|cost|amount|fee|€|\$|£/iu, /number/, true],
  [anyOf("newest|latest|most recent(?:ly)?|last"), /./u, /date/, true],
  [anyOf("oldest|earliest|soonest|first due|nearest"), /./u, /date/, false],
  [
    anyOf("biggest|largest|most"),
    /amount|quantit|how many|size|number|bottles|count|price|cost/iu,
    /number/,
    true,
  ],
  [
    anyOf("smallest|fewest|least"),
    /amount|quantit|how many|size|number|bottles|count|price|cost/iu,
    /number/,
    false,
  ],
];
const MOST_AROUND = anyOf(
  "ones?|always|then|of all|rated|rating|by|date|sort|order|in|order of|and|the|with|list|table|app|top|read|added|entries|highest|best",
);

/** "Put the best rated book on top", "newest read first": the field is the one that such a word is about. */
function mostFirst(words: string, fields: readonly NamedField[], files: FileTree): Edit | null {
  if (!ENDS.test(words) || /last|bottom|end/u.test(words.replace(/the last/gu, ""))) return null;
  // Expenses stand so from their start.
  if (
    /\.sort\(\(a, b\) => dayOf\(b\)/.test(files.get("src/App.tsx") ?? "") &&
    /newest|latest|recent/u.test(words)
  )
    return null;
  for (const [said, label, type, isDown] of MOST) {
    if (!said.test(words)) continue;
    const rest = words.replace(new RegExp(said.source, "iu"), " ");
    const fitting = fields.filter(
      (field) =>
        type.test(field.type) &&
        label.test(field.label) &&
        (field.type !== "choice" || field.options.every((one) => /\d|★/u.test(one))),
    );
    const named = fieldsSaid(rest, fitting);
    const [field, ...more] = named.length > 0 ? named : fitting;
    if (!field || more.length > 0) continue;
    if (leftBesideFields(files, rest, PUTS, ENDS, MOST_AROUND, nounOf(files)) !== "") continue;
    return (tree) => inOrder(tree, field, isDown);
  }
  return null;
}

const PUTS = anyOf(
  "put|sort|show|move|list|keep|display|order|have|go|goes|should be|come|comes|stand|are|be",
);
const ENDS = anyOf(
  "(?:at|to|on) the (?:very )?(?:top|bottom|end|beginning)|first|last|on top|below|above the (?:others|rest)",
);

/** Those that are ticked, or those that are not, before the others. */
function tickedFirst(words: string, fields: readonly NamedField[], files: FileTree): Edit | null {
  if (!PUTS.test(words) || !ENDS.test(words)) return null;
  const [field, ...more] = fieldsSaid(
    words,
    fields.filter(({ type }) => type === "check"),
  );
  if (
    !field ||
    more.length > 0 ||
    leftBesideFields(files, words, PUTS, ENDS, NOT, AROUND, anyOf("ones?|others?|rest|then")) !== ""
  )
    return null;
  const isLast = /last|bottom|end|below/u.test(words);
  const isUp = NOT.test(words) === isLast;
  return (tree) => {
    const app = entryApp(tree);
    if (!app) return unchanged("This project keeps no entries that I know.");
    if (/\.sort\(/.test(app.list))
      return unchanged("The entries have an order of their own already.");
    const sign = isUp ? "b" : "a";
    const other = isUp ? "a" : "b";
    const code = `${app.code.slice(0, app.start)}[...${app.list}].sort((a, b) => Number(${sign}.values.${field.id} === "yes") - Number(${other}.values.${field.id} === "yes"))${app.code.slice(app.end)}`;
    return edited(
      new Map([[app.path, code]]),
      `Those that are ${isUp ? "" : "not "}“${field.label}” stand before the others.`,
    );
  };
}

const COLOURED =
  /^(?:(?:make|colou?r|turn|paint|show|mark)\s+)?(?:the\s+)?(?:(?:category|type|kind|label|priority|option)\s+)?["“„]?(?<value>[\p{L}][\p{L} -]{1,30}?)["”]?(?:\s+(?:should|must|to|in|into|with))*(?:\s+(?:be|become|have|turn|a|an))*(?:\s+(?:light|dark|soft|pale|bright))?\s+(?<colour>\p{L}+)(?:\s+(?:colou?r|background))?$/iu;

/** "Going out should be purple": one of the things that can be chosen in a field. */
function colouredValue(words: string, fields: readonly NamedField[]): Edit | null {
  const { value = "", colour = "" } = COLOURED.exec(words)?.groups ?? {};
  if (!colourSaid(colour)) return null;
  const said = saidWords(value);
  const isIt = (option: string) => {
    const own = saidWords(option);
    return (
      own.length === said.length &&
      own.every(
        ({ stem }, at) =>
          isSameWord(stem, said[at]?.stem ?? "") || stem.startsWith(said[at]?.stem ?? "?"),
      )
    );
  };
  const field = fields.find(({ options }) => options.some(isIt));
  const option = field?.options.find(isIt);
  return field && option ? (tree) => colourBy(tree, field, `${option} ${colour}`) : null;
}

const BY =
  /^(?:(?:please|can you|could you|can i|i want to|let me|also)\s+)*(?:sort|order|filter|group|colou?r)(?:\s+(?:the|all|my|them|it|cards?|entries|tasks?|items?|list|everything|\p{L}+s))*\s+by\s+(?:the\s+)?(?<name>\p{L}+(?: \p{L}+)?)(?:\s+(?:first|please|inside|within|in)\b.*)?$/iu;
const KNOWN_BY =
  /^(?:names?|titles?|dates?|alphabet\p{L}*|category|column|day|month|week|year|letter|amounts?|prices?|costs?|money|sum|status|priority|type|urgency|importance|deadline|due date|newest|oldest|size|length|number|order|default)$/iu;

/** What nothing asks for can be no order of entries: that is told, with what there is. */
function byUnknown(words: string, fields: readonly NamedField[]): Edit | null {
  const name = BY.exec(words)?.groups?.name;
  const isField =
    name &&
    (fieldsSaid(name, fields).length > 0 ||
      fields.some(({ options }) => options.some((one) => one.toLowerCase() === name)));
  const person =
    /^(?:persons?|people|who)$/iu.test(name ?? "") &&
    fields.some(({ label }) => /who|person|responsible|assign|member|owner|borrower/iu.test(label));
  // What “it” is was said before.
  const isPronoun = /^(?:it|that|this|them|these|those)$/iu.test(name ?? "");
  if (!name || isField || person || isPronoun || KNOWN_BY.test(name)) return null;
  return () =>
    there(
      `There is no field “${name}” to go by yet. Add it first, such as “add a field ${name}”; what there is: ${fields.map(({ label }) => `“${label}”`).join(", ")}.`,
    );
}
