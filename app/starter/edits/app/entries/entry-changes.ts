import type { FileTree } from "~/projects/files";
import { dayIn } from "../../../match/said-days";
import { fieldsOf, type NamedField } from "../../abilities/named-field";
import type { Edit } from "../../edit";
import { findList } from "../../said/code-lists";
import type { Clause } from "../clause";
import { anyOf, leftOfEntries, wordsOfLabel } from "../said-of";
import { entrySaid, nameOf, type SaidEntry, withMended } from "./entry-said";

const REMOVES = anyOf(
  "delete|remove|take (?:out|off|away)|get rid of|drop|cancel|throw (?:out|away)|has (?:left|gone)|is gone",
);
const NOT = /,?\s+(?:not|and not|instead of|rather than|no longer)\s+[^,]{1,40}$/iu;
const AROUND = anyOf(
  "gave|gives?|gets?|got|i|we|stars?|points?|entry|about|called|named|with|that's|thats|done|finished|actually|now|needs?|need|is|are|was|has|have|costs?|should be|instead|to|at|every|each|every time|day|days|weeks?|months?|hours?|minutes?|set|change|put|from|of|since|really|only|already|again|not|anymore|any more|no longer|into|move|moved|column|column's|card|cards|mr|mrs|euros?|pounds?|dollars?|for",
);
/** What is told of somebody or something, and the mark that it means. */
const TELLS: readonly [said: RegExp, label: RegExp, value: string][] = [
  [
    anyOf("brought(?: it)?|returned|gave|given|is back|came back|back|handed in|has returned"),
    /return|back/iu,
    "yes",
  ],
  [anyOf("paid|has paid|settled"), /paid/iu, "yes"],
  [anyOf("came|coming|will come|accepted|said yes"), /coming|accepted/iu, "yes"],
  [anyOf("finished|done|completed|did"), /done|finished|complete/iu, "yes"],
  [anyOf("sold"), /sold/iu, "yes"],
  [anyOf("watched|seen|saw"), /watched|seen/iu, "yes"],
  [anyOf("read"), /^read$/iu, "yes"],
];

/** What changes about an entry that the app has from the start: "Rent is 430 actually", "Tom brought the rake back". */
export function readEntryChange({ core, words }: Clause, files: FileTree): Edit | null {
  if (/["“„«]|:/u.test(core) || words.split(" ").length > 16) return null;
  const fields = fieldsOf(files);
  const plain = core.replace(NOT, "");
  const entry = entrySaid(plain, files, fields);
  if (!entry) return null;
  return (
    removed(words, entry, fields) ??
    moved(words, entry, files) ??
    told(words, entry, fields) ??
    valued(plain, entry, fields)
  );
}

const leftBeside = (words: string, { named }: SaidEntry, ...more: (RegExp | string)[]) =>
  leftOfEntries(words, ...named.map((one) => anyOf(escaped(one))), ...more, AROUND);

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

function removed(words: string, entry: SaidEntry, fields: readonly NamedField[]): Edit | null {
  // "Remove books" may be of the category that is called so, too.
  const name = Object.values(entry.values)[0]?.toLowerCase();
  if (fields.some(({ options }) => options.some((one) => one.toLowerCase() === name))) return null;
  if (!REMOVES.test(words) || leftBeside(words, entry, REMOVES) !== "") return null;
  return (tree) =>
    withMended(
      tree,
      entry.values,
      null,
      `${nameOf(entry.values)} is gone from the list, also where it was shown before.`,
    );
}

function columnsOf(files: FileTree): string[] {
  const list = findList(files, "columns");
  return list?.items.map(({ start, end }) => list.code.slice(start + 1, end - 1)) ?? [];
}

const MOVES = anyOf("put|move|moved|shift|drag|set|is|goes?|should be|belongs?|now");

function moved(words: string, entry: SaidEntry, files: FileTree): Edit | null {
  const column = columnsOf(files).find((one) =>
    new RegExp(
      `(?:in|into|to|under)(?: the)?(?: column)? ["“]?${escaped(one.toLowerCase())}(?!\\p{L})`,
      "u",
    ).test(words),
  );
  if (!column || !MOVES.test(words) || leftBeside(words, entry, MOVES, column.toLowerCase()) !== "")
    return null;
  return (tree) =>
    withMended(
      tree,
      entry.values,
      { ...entry.values, column },
      `${nameOf(entry.values)} stands in “${column}” now.`,
    );
}

function told(words: string, entry: SaidEntry, fields: readonly NamedField[]): Edit | null {
  for (const [said, label, value] of TELLS) {
    const field = fields.find((one) => one.type === "check" && label.test(one.label));
    if (!field || !said.test(words) || leftBeside(words, entry, said) !== "") continue;
    return (tree) =>
      withMended(
        tree,
        entry.values,
        { ...entry.values, [field.id]: value },
        `${nameOf(entry.values)} is marked “${field.label}” now.`,
      );
  }
  return null;
}

/** "Monstera needs water every 5 days": the value goes into the field that is named, or that alone takes such a one. */
function valued(core: string, entry: SaidEntry, fields: readonly NamedField[]): Edit | null {
  const words = core.toLowerCase();
  if (
    !/(?<!\p{L})(?:is|are|was|gave|give|gets?|got|needs?|costs?|should|must|has|to|now|set|change|put|:|=)(?!\p{L})/iu.test(
      words,
    )
  )
    return null;
  const named = fields.filter(
    ({ index, label }) => index > 0 && wordsOfLabel(label).some((one) => one.test(words)),
  );
  const options = fields.flatMap((field) =>
    field.options
      .filter(
        (option) =>
          anyOf(escaped(option.toLowerCase())).test(words) && entry.values[field.id] !== option,
      )
      .map((option) => ({ field, value: option, said: option.toLowerCase() })),
  );
  const numbers = [
    ...words.matchAll(/(?<![\p{L}\d.,])[€$£]? ?(\d+(?:[.,]\d+)?) ?[€$£]?(?![\d\p{L}])/gu),
  ];
  const number = numbers.length === 1 ? numbers[0]?.[1] : undefined;
  const ofNumber = (named.length > 0 ? named : fields).filter(({ type }) => type === "number");
  const day = dayIn(words, new Date(), true);
  const ofDay = (named.length > 0 ? named : fields).filter(({ type }) => type === "date");
  const given =
    options.length === 1
      ? options[0]
      : number && ofNumber.length === 1 && ofNumber[0]
        ? { field: ofNumber[0], value: number.replace(",", "."), said: number }
        : day && ofDay.length === 1 && ofDay[0]
          ? { field: ofDay[0], value: day.day, said: day.said.toLowerCase() }
          : null;
  if (!given) return null;
  const left = leftBeside(words, entry, given.said, ...wordsOfLabel(given.field.label));
  if (left !== "") return null;
  return (tree) =>
    withMended(
      tree,
      entry.values,
      { ...entry.values, [given.field.id]: given.value },
      `“${given.field.label}” of ${nameOf(entry.values)} is ${given.value} now.`,
    );
}
