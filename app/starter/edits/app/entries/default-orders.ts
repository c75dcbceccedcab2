import type { FileTree } from "~/projects/files";
import { fieldsOf, type NamedField } from "../../abilities/named-field";
import { type Edit, edited, unchanged } from "../../edit";
import type { Clause } from "../clause";
import { anyOf, leftBesideFields } from "../said-of";

const PATH = "src/fields.ts";
const CUE = anyOf(
  "by default|(?:as )?(?:the |a )?default(?:s)?(?: value)?(?: (?:of|for|to|is))?|unless (?:i|we|you|they|somebody|someone)(?: say| pick| choose| change| enter| set| write| select| put)?(?: (?:something|anything|it|them|another|one|otherwise|else|different(?:ly)?|in))*|(?:should|shall|must|can|to) (?:start|begin) (?:with|at|as|on)|(?:start|begin)s? (?:with|at|as)|(?:should|must|to|can) be (?:pre-?)?filled(?: in)?(?: with)?|from the start|pre-?filled?(?: (?:with|in|to))?|preset(?: to)?|already (?:filled|set|selected|chosen)(?: in| to| with)?|pre-?selected|filled in with|automatically(?: be)?(?: set| filled)?(?: to| with| in)?",
);
const AROUND = anyOf(
  "new|each|every|one|ones|value|field|form|days?|weeks?|hours?|minutes?|euros?|pounds?|dollars?|date|today's|always|is|be|should|set|fill|in|for|when|adding|add|i|something|entered|nothing|else|usually|normally|it's|pick|choose",
);
const OF_ALL = anyOf("budget|balance|limit|total|allowance");
const TODAY = anyOf(
  "today'?s? date|today(?:'s)?|the current (?:date|day)|the (?:date|day) of today|now",
);
const LOCAL_TODAY =
  "new Date(Date.now() - new Date().getTimezoneOffset() * 60_000).toISOString().slice(0, 10)";

/** With what new entries begin: a number, a choice, today. "New plants should start with 7 days" */
export function readDefault({ core, words }: Clause, files: FileTree): Edit | null {
  if (!CUE.test(words) || /["“„«]/u.test(core)) return null;
  // "Start with 1500 budget" is one number for all of them.
  if (OF_ALL.test(words) && !fieldsOf(files).some(({ label }) => OF_ALL.test(label))) return null;
  if (!(files.get(PATH) ?? "").includes("  return values;\n")) return null;
  const fields = fieldsOf(files);
  const given = valueSaid(words, fields);
  if (!given) return null;
  const left = leftBesideFields(files, words, CUE, given.said, AROUND, nounOf(files));
  return left === "" ? begins(given.field, given.value, given.told) : null;
}

interface Given {
  field: NamedField;
  /** An expression of the program. */
  value: string;
  told: string;
  said: RegExp;
}

function valueSaid(words: string, fields: readonly NamedField[]): Given | null {
  const labels = (field: NamedField) => {
    const own = field.label.toLowerCase().match(/[\p{L}\d]{2,}/gu) ?? [];
    return own.filter((one) => new RegExp(`(?<!\\p{L})${one.replace(/s$/, "")}`, "u").test(words))
      .length;
  };
  const ofType = (type: string) => {
    const all = fields
      .filter((field) => field.type === type)
      .toSorted((a, b) => labels(b) - labels(a));
    const [first, second] = all;
    // Without its name it is the only one of its kind.
    return first && (all.length === 1 || labels(first) > (second ? labels(second) : 0))
      ? first
      : null;
  };
  const date = ofType("date");
  if (TODAY.test(words) && date)
    return { field: date, value: LOCAL_TODAY, told: "today", said: TODAY };
  const chosen = fields.flatMap((field) =>
    field.options
      .filter((option) => anyOf(escaped(option.toLowerCase())).test(words))
      .map((option) => ({ field, option })),
  );
  const [one, ...more] = chosen.filter(({ field }) => labels(field) > 0 || chosen.length === 1);
  if (one && more.length === 0)
    return {
      field: one.field,
      value: JSON.stringify(one.option),
      told: `“${one.option}”`,
      said: anyOf(escaped(one.option.toLowerCase())),
    };
  const numbers = [
    ...words.matchAll(/(?<![\p{L}\d.,:])[€$£]?(\d{1,6}(?:[.,]\d+)?)[€$£%]?(?![\d\p{L}])/gu),
  ];
  const [number = ""] = numbers.map(([, digits = ""]) => digits);
  const field = ofType("number");
  return numbers.length === 1 && field
    ? {
        field,
        value: JSON.stringify(number.replace(",", ".")),
        told: number,
        said: /[€$£]?\d+(?:[.,]\d+)?[€$£%]?/u,
      }
    : null;
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** The words that an app has for its entries: its noun, and those of its title. */
export function nounOf(files: FileTree): RegExp | null {
  const settings = files.get("src/settings.ts") ?? "";
  const words = [
    /export const noun = "([^"]*)"/.exec(settings)?.[1],
    /export const title = "([^"]*)"/.exec(settings)?.[1],
  ]
    .join(" ")
    .toLowerCase()
    .match(/\p{L}{3,}/gu);
  return words
    ? new RegExp(
        `(?<!\\p{L})\\p{L}*(?:${words.map((one) => one.slice(0, -1)).join("|")})\\p{L}{0,3}(?!\\p{L})|(?<!\\p{L})(?:${words.map((one) => one.slice(-5)).join("|")})s?(?!\\p{L})`,
        "iu",
      )
    : null;
}

/** Entries begin with a value of a field; the last one that was said counts. */
export function begins(field: Pick<NamedField, "id" | "label">, value: string, told: string): Edit {
  return (files) => {
    const code = files.get(PATH) ?? "";
    const old = new RegExp(`^ {2}values\\.${field.id} = .*;\\n`, "m");
    const next = code
      .replace(old, "")
      .replace(
        / {2}return values;\n/,
        () => `  values.${field.id} = ${value};\n  return values;\n`,
      );
    return next === code
      ? unchanged("I found no place where new entries begin.")
      : edited(
          new Map([[PATH, next]]),
          `New entries begin with ${told} in “${field.label}”; another one can be entered.`,
        );
  };
}
