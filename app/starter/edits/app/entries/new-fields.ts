import type { FileTree } from "~/projects/files";
import { fieldOf } from "../../../match/fields";
import { sentenceCase } from "../../../match/words";
import type { Field, FieldType } from "../../../starter-app";
import { entryApp } from "../../abilities/entries-of-app";
import { fieldsOf, type NamedField } from "../../abilities/named-field";
import { applied, type Edit, type EditResult, edited, there } from "../../edit";
import { addFields } from "../../fields";
import { BETWEEN_OPTIONS } from "../../grammar/lexicon";
import type { Clause } from "../clause";
import { withMark } from "../mark-orders";
import { begins } from "./default-orders";

const ADD =
  "(?:(?:please|can you|could you|also|and|now|(?:i|we) (?:want|need|would like)|let (?:me|us)|to)\\s+)*(?:add|put in|include|insert|enter|have|set|pick|choose|select)\\s+(?:(?:a|an|the|another|new|extra|field|column|for|called|named)\\s+)*";
const NAME = '["“„«]?(?<name>\\p{L}[^"“”„«»:,(/]{1,30}?)["“”»]?(?: field| column)?';
const OPTION = '[^,/:()"]{1,30}';
const form = (source: string) => new RegExp(`^${source}$`, "iu");

const SLASHED = form(
  `${ADD}${NAME}\\s*[:(]?\\s+(?<options>(?:${OPTION}/)+${OPTION}?)\\)?(?:,?\\s+(?:with\\s+)?(?<chosen>${OPTION}?)\\s+(?:by default|as (?:the )?default|is (?:the )?default|preselected))?`,
);
const LISTED = form(
  `${ADD}(?<name>\\p{L}[\\p{L} -]{1,24}?)\\s*(?::|\\(|with (?:the )?(?:options|choices|values)|to choose from)\\s*(?<options>(?:${OPTION},\\s*)+(?:(?:and|or)\\s+)?${OPTION}(?:\\s+(?:and|or)\\s+${OPTION})?|${OPTION}\\s+or\\s+${OPTION})\\)?(?:[,;]\\s+(?<chosen>${OPTION}?)\\s+(?:by default|as (?:the )?default|is (?:the )?default|preselected))?`,
);
const CHOICES = `(?<options>${OPTION}(?:,\\s*${OPTION})*(?:,?\\s+(?:or|and)\\s+${OPTION})|${OPTION}(?:,\\s*${OPTION})+)`;
/** "Who does it: Ana, Ben or Cleo": the question is the name. */
const ASKED = new RegExp(
  `^(?:(?:please|also|and|add|a field|for)\\s+)*(?<name>(?:who|where|which|whose|what|how)\\s+[\\p{L} ']{2,28}?)\\s*[:?]\\s*${CHOICES}$`,
  "iu",
);
/** "Diet: none, vegetarian, vegan" */
const NAME_AND_LIST = new RegExp(
  `^(?:(?:please|also|and)\\s+)*(?<name>\\p{L}[\\p{L} ]{2,24}?)\\s*:\\s*${CHOICES}$`,
  "iu",
);
/** "Difficulty easy medium hard" */
const SCALE =
  /^(?:add )?(?:an? )?(?<name>difficulty|level|size|mood|status|effort|energy|frequency|importance|quality|urgency|season)(?: field)?:? (?<options>\p{L}+(?:[ ,/]+\p{L}+){1,4})$/iu;
const NO_FIELD =
  /^(?:(?:the|my|our|app|page|new) )*(?:title|heading|headline|name|subtitle|text|button|question|answers?|footer|header|note|placeholder|colou?rs?|columns?|fonts?|start|also|please|first|then|order|sort|filter|show|make|change|add|rename|remove|background|language|theme)(?!\p{L})/iu;
const SEVERAL = /(?<!\p{L})(?:two|three|four|five|six|several|these|those|some|\d+)(?!\p{L})/iu;
/** "Quantity please, usually 1" */
const USUALLY =
  /^(?:(?:please|also|and|add|i need|we need)\s+)*(?:an? |the )?(?<name>\p{L}[\p{L} ]{2,24}?)(?: field)?(?: please)?(?:,| and)? (?:it'?s |which is |is )?(?:usually|normally|mostly|mainly|typically)(?: it'?s)? (?<value>\d{1,6}(?:[.,]\d{1,2})?)$/iu;

/** "A label for priority": how it is shown or chosen, before what it is. */
const KIND_OF_CHOICE =
  /^(?:labels?|tags?|badges?|marks?|markers?|drop-?downs?|selects?|selectors?|selection|choices?|menus?|pickers?|options?|radio buttons?)(?: (?:field|menu|box|list))? (?:for|of|with|to (?:set|choose|pick|select)) (?:(?:the|its|a|an) )?/iu;

const KINDS: readonly [said: string, type: FieldType][] = [
  ["amount|price|cost|sum|number|count|quantity|figure", "number"],
  ["date|day|deadline", "date"],
  ["time|hour", "time"],
  ["check ?box|tick ?box|tick|check|yes ?/ ?no|toggle|switch", "check"],
  ["link|url|web address|website", "url"],
  ["phone number|phone|number to call", "tel"],
  ["e-?mail(?: address)?", "email"],
  ["long text|text ?area|notes?|description|multi-?line(?: text)?|longer text", "long"],
  ["text|word|line|short text|name", "text"],
];
const KIND = KINDS.map(([said]) => said).join("|");
const AS_KIND = form(
  `${ADD}${NAME}\\s+(?:as|which is|that is)\\s+(?:a |an )?(?<kind>${KIND})(?: field)?(?: in (?<currency>pounds?|euros?|dollars?|francs?|£|€|\\$|percent|kg|km|minutes|hours|days|cm|grams|litres))?`,
);
const UNIT =
  "pounds?|euros?|dollars?|francs?|£|€|\\$|percent|%|kg|kilos?|kilograms?|g|grams?|km|kilomet(?:er|re)s?|miles?|met(?:er|re)s?|m|cm|mm|inch(?:es)?|lit(?:er|re)s?|l|ml|seconds?|minutes?|mins?|hours?|days?|weeks?|months?|years?|degrees?(?: (?:celsius|fahrenheit))?|°c|celsius|fahrenheit|calories|kcal|watts?|pages?|pieces";
/** "Cooking time in minutes" is a number, and the unit is part of its name. */
const IN_UNIT = form(`${ADD}${NAME}\\s+(?:\\()?in (?<unit>${UNIT})\\)?`);
/** What is made of entries, and not entered. */
const MADE_OF_ENTRIES =
  /(?<!\p{L})(?:totals?|sums?|averages?|charts?|graphs?|timers?|countdowns?|counters?|clocks?|results?|remaining|statistics?|stats|how|prices|amounts|costs|buttons?|sections?|numbers|dates|everything|all|and)(?!\p{L})/iu;

const QUOTED_KIND = form(
  `${ADD}["“„«](?<name>[^"“”„«»]{2,30})["“”»]\\s+(?<kind>${KIND})(?: field| column)?`,
);
const KIND_FIRST = form(
  `(?:${ADD}|(?:(?:i|we) (?:want|need|would like)|i['’]d like|there should be|with)\\s+(?:(?:a|an|another|new|extra)\\s+)*)(?:(?:a|an|another|new|extra)\\s+)*(?<kind>${KIND})\\s+(?:field|column|box)?\\s*(?:for|called|named|:|that says|with the name)?\\s*["“„«](?<name>[^"“”„«»]{2,30})["“”»]`,
);
const MARKED =
  /^(?:(?:be )?able to |i want to |let me |we need to |(?:add|give me|i need|i want) a way to |make it possible to )?(?:mark|tick|flag|check) (?:something|things|some|any|them|it|one|ones|an? \p{L}+|each \p{L}+|entries|the \p{L}+|\p{L}+s)(?: off)? as (?<name>[\p{L} -]{3,24}?)(?: every (?:day|week|month|year))?$/iu;

/** "Tick off books I have finished" */
const TICKED_OFF =
  /^(?:(?:be )?able to |i want to |let me |we need to |to )?(?:mark|tick|check|cross)(?: off)? (?:(?:the|all|my|those) )*\p{L}+(?: that| which)? (?:i|we)(?:'ve| have)? (?:already )?(?<name>finished|completed|read|watched|seen|bought|packed|paid|visited|cooked|tried|played)(?: already)?$/iu;

/** A field of a kind that is said with it: its choices, what can be entered, that it is ticked. */
export function readNewField({ core }: Clause, files: FileTree): Edit | null {
  const fields = fieldsOf(files);
  if (fields.length === 0) return null;
  const slashed = SLASHED.exec(core)?.groups ?? LISTED.exec(core)?.groups;
  if (slashed)
    return withOptions(
      slashed,
      fields.map(({ label }) => label),
    );
  const asked = askedChoice(core, fields);
  if (asked) return asked;
  const usual = USUALLY.exec(core)?.groups;
  if (usual?.name) return usually(usual.name, (usual.value ?? "").replace(",", "."), fields);
  const kind =
    AS_KIND.exec(core)?.groups ?? QUOTED_KIND.exec(core)?.groups ?? KIND_FIRST.exec(core)?.groups;
  if (kind) {
    const type = KINDS.find(([said]) => form(said).test(kind.kind ?? ""))?.[1] ?? "text";
    const unit = kind.currency
      ? ` (${UNITS[kind.currency.toLowerCase().replace(/s$/, "")] ?? kind.currency})`
      : "";
    const name = sentenceCase((kind.name ?? "").trim());
    return added({ id: idOf(name), label: `${name}${unit}`, type });
  }
  const measured = IN_UNIT.exec(core)?.groups;
  if (measured?.name && measured.unit && !MADE_OF_ENTRIES.test(measured.name)) {
    const name = sentenceCase(measured.name.trim());
    const unit = UNITS[measured.unit.toLowerCase().replace(/s$/, "")] ?? measured.unit;
    return name.split(" ").length > 4
      ? null
      : added({ id: idOf(name), label: `${name} (${unit})`, type: "number" });
  }
  const mark = (MARKED.exec(core) ?? TICKED_OFF.exec(core))?.groups?.name;
  // What can be ticked off already has a reader of its own.
  const isOther = /^(?:done|paid|read|sent|sold)$/iu.test(mark ?? "") && canBeMarked(files);
  return mark && !isOther
    ? added({ id: idOf(mark), label: sentenceCase(mark), type: "check" })
    : null;
}

function askedChoice(core: string, fields: readonly NamedField[]): Edit | null {
  const groups =
    ASKED.exec(core)?.groups ?? SCALE.exec(core)?.groups ?? NAME_AND_LIST.exec(core)?.groups;
  const { name = "", options = "" } = groups ?? {};
  const isQuestion = ASKED.test(core);
  // "Tasks: buy milk, call Ann" are entries, and "two lists: …" are more than one.
  if (!isQuestion && (/(?:[^s]s|\d)$/u.test(name) || SEVERAL.test(name))) return null;
  if (name === "" || NO_FIELD.test(name) || (!isQuestion && name.split(" ").length > 3))
    return null;
  const known = fields.find(({ label }) => label.toLowerCase() === name.toLowerCase());
  if (known) return null;
  const separated = SCALE.test(core) ? options.replace(/[ ,/]+/gu, ", ") : options;
  const all = separated
    .split(BETWEEN_OPTIONS)
    .map((one) => sentenceCase(one.trim()))
    .filter(Boolean);
  if (all.length < 2 || all.some((one) => one.split(" ").length > 3)) return null;
  const label = sentenceCase(name.trim());
  return added({ id: idOf(label), label, type: "choice", options: all });
}

/** A number with which entries begin, in the field that is called so or in a new one. */
function usually(name: string, value: string, fields: readonly NamedField[]): Edit {
  const known = fields.find(({ label }) => label.toLowerCase() === name.toLowerCase());
  if (known) return begins(known, JSON.stringify(value), value);
  const label = sentenceCase(name);
  const field: Field = { id: idOf(label), label, type: "number" };
  return (files) => {
    const made = addFields(files, [field], true);
    return made.ok ? both(files, made, begins(field, JSON.stringify(value), value)) : made;
  };
}

const UNITS: Record<string, string> = { pound: "£", euro: "€", dollar: "$", franc: "CHF" };

const idOf = (label: string) => fieldOf(label)?.id ?? "extra";

function withOptions(
  { name = "", options = "", chosen }: Record<string, string | undefined>,
  labels: readonly string[],
): Edit | null {
  const label = sentenceCase(
    name
      .trim()
      .replace(KIND_OF_CHOICE, "")
      .replace(/ (?:field|drop-?down|select|menu|column|choice)$/iu, ""),
  );
  if (
    label.split(" ").length > 3 ||
    labels.includes(label) ||
    /question|answer|entr(?:y|ies)|items?|tasks?|cards?|columns?|categories/iu.test(label)
  )
    return null;
  const all = options
    .split(BETWEEN_OPTIONS)
    .map((one) => sentenceCase(one.trim()))
    .filter(Boolean);
  if (all.length < 2 || all.some((one) => one.split(" ").length > 3)) return null;
  const first = all.find((one) => one.toLowerCase() === chosen?.trim().toLowerCase());
  if (chosen && !first) return null;
  const field: Field = { id: idOf(label), label, type: "choice", options: all };
  return first
    ? (files) => {
        const made = addFields(files, [field], true);
        return made.ok
          ? both(files, made, begins(field, JSON.stringify(first), `“${first}”`))
          : made;
      }
    : added(field);
}

function added(field: Field): Edit {
  return (files) =>
    fieldsOf(files).some(({ label }) => label.toLowerCase() === field.label.toLowerCase())
      ? there(`There is a field “${field.label}” already.`)
      : field.type === "check" && IS_OVER.test(field.label)
        ? lookingDone(files, field)
        : addFields(files, [field], true);
}

function canBeMarked(files: FileTree): boolean {
  return (
    entryApp(files)?.canBeDone === true || fieldsOf(files).some(({ type }) => type === "check")
  );
}

/** What is over for its list: an entry of which that is ticked looks done. */
const IS_OVER =
  /^(?:done|finished|completed?|read|watched|seen|bought|purchased|sold|packed|paid|sent|shipped|delivered|visited|cooked|tried|played|returned|cancelled|canceled|closed|used(?: up)?|eaten|drunk|solved|settled|archived|learned|listened to)$/iu;

/** A tick that means done, and the entries that have it grey. */
function lookingDone(files: FileTree, field: Field): EditResult {
  const made = addFields(files, [field], true);
  if (!made.ok) return made;
  const rule = { name: field.label, field: field.id, is: "checked", colour: "grey" } as const;
  const marked = withMark(
    applied(files, made.changes),
    rule,
    `Entries where “${field.label}” is ticked are grey.`,
  );
  return marked.ok
    ? edited(new Map([...made.changes, ...marked.changes]), `${made.said} ${marked.said}`)
    : made;
}

function both(files: FileTree, made: EditResult & { ok: true }, next: Edit): EditResult {
  const result = next(applied(files, made.changes));
  return result.ok
    ? edited(new Map([...made.changes, ...result.changes]), `${made.said} ${result.said}`)
    : result;
}
