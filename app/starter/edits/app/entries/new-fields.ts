import type { FileTree } from "~/projects/files";
import { fieldOf } from "../../../match/fields";
import { sentenceCase } from "../../../match/words";
import type { Field, FieldType } from "../../../starter-app";
import { fieldsOf } from "../../abilities/named-field";
import { applied, type Edit, type EditResult, edited, there } from "../../edit";
import { addFields } from "../../fields";
import type { Clause } from "../clause";
import { begins } from "./default-orders";

const ADD =
  "(?:(?:please|can you|could you|also|and|now|i (?:want|need)|we need|let me)\\s+)*(?:add|put in|include|insert|enter|have|set)\\s+(?:(?:a|an|the|another|new|extra|field|column|for|called|named)\\s+)*";
const NAME = '["“„«]?(?<name>\\p{L}[^"“”„«»:,(/]{1,30}?)["“”»]?(?: field| column)?';
const OPTION = '[^,/:()"]{1,30}';
const form = (source: string) => new RegExp(`^${source}$`, "iu");

const SLASHED = form(
  `${ADD}${NAME}\\s*[:(]?\\s+(?<options>(?:${OPTION}/)+${OPTION}?)\\)?(?:,?\\s+(?:with\\s+)?(?<chosen>${OPTION}?)\\s+(?:by default|as (?:the )?default|is (?:the )?default|preselected))?`,
);
const LISTED = form(
  `${ADD}(?<name>\\p{L}[\\p{L} -]{1,24}?)\\s*(?::|\\(|with (?:the )?(?:options|choices|values)|to choose from)\\s*(?<options>(?:${OPTION},\\s*)+(?:(?:and|or)\\s+)?${OPTION}(?:\\s+(?:and|or)\\s+${OPTION})?|${OPTION}\\s+or\\s+${OPTION})\\)?(?:[,;]\\s+(?<chosen>${OPTION}?)\\s+(?:by default|as (?:the )?default|is (?:the )?default|preselected))?`,
);
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
const QUOTED_KIND = form(
  `${ADD}["“„«](?<name>[^"“”„«»]{2,30})["“”»]\\s+(?<kind>${KIND})(?: field| column)?`,
);
const KIND_FIRST = form(
  `(?:${ADD}|(?:(?:i|we) (?:want|need|would like)|i['’]d like|there should be|with)\\s+(?:(?:a|an|another|new|extra)\\s+)*)(?:(?:a|an|another|new|extra)\\s+)*(?<kind>${KIND})\\s+(?:field|column|box)?\\s*(?:for|called|named|:|that says|with the name)?\\s*["“„«](?<name>[^"“”„«»]{2,30})["“”»]`,
);
const MARKED =
  /^(?:(?:be )?able to |i want to |let me |we need to )?(?:mark|tick|flag|check) (?:something|things|some|any|them|it|one|ones|an? \p{L}+|each \p{L}+|entries|the \p{L}+|\p{L}+s)(?: off)? as (?<name>[\p{L} -]{3,24}?)(?: every (?:day|week|month|year))?$/iu;

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
  const mark = MARKED.exec(core)?.groups?.name;
  return mark && !/^(?:done|paid|important|urgent|read|sent|sold)$/iu.test(mark)
    ? added({ id: idOf(mark), label: sentenceCase(mark), type: "check" })
    : null;
}

const UNITS: Record<string, string> = { pound: "£", euro: "€", dollar: "$", franc: "CHF" };

const idOf = (label: string) => fieldOf(label)?.id ?? "extra";

function withOptions(
  { name = "", options = "", chosen }: Record<string, string | undefined>,
  labels: readonly string[],
): Edit | null {
  const label = sentenceCase(name.trim());
  if (
    label.split(" ").length > 3 ||
    labels.includes(label) ||
    /question|answer|entr(?:y|ies)|items?|tasks?|cards?|columns?|categor(?:y|ies)/iu.test(label)
  )
    return null;
  const all = options
    .split(/\s*[,/]\s*(?:(?:and|or)\s+)?|\s+(?:and|or)\s+/u)
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
      : addFields(files, [field], true);
}

function both(files: FileTree, made: EditResult & { ok: true }, next: Edit): EditResult {
  const result = next(applied(files, made.changes));
  return result.ok
    ? edited(new Map([...made.changes, ...result.changes]), `${made.said} ${result.said}`)
    : result;
}
