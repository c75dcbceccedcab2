import type { FileTree } from "~/projects/files";
import { type EditResult, edited, unchanged } from "../edit";
import { type Ability, NO_PLACE, words } from "./ability";
import { fieldsNamed, fieldsOf, type NamedField } from "./named-field";

const FROM_START =
  "default*|from the start|from start|from the beginning|at the start|preselect*|pre-select*|prefill*|pre-fill*|start* with|begin* with|already filled|standard*|vorausgefüllt|voreingestellt|vorausgewählt|par défaut|por defecto|predeterminad*|predefinit*|padrão|unless (?:i|somebody|someone|we|you) (?:change*|say|choose)*";
/** How far from today a day is that a form begins with. */
const LATER =
  /(?<!\p{L})(one|an?|two|three|\d{1,3}|eine[nrm]?|zwei|drei|une?|deux|trois|una?|dos|tres|due|tre|uma?|dois|duas) (day|week|month|tag|woche|monat|jour|semaine|mois|día|semana|mes|giorno|settimana|mese|dia|mês)\p{L}* (?:from|after|later|ahead|ab|nach|später|après|plus tard|después|más tarde|dopo|depois)/iu;
const AMOUNTS: Record<string, number> = {
  two: 2,
  zwei: 2,
  deux: 2,
  dos: 2,
  due: 2,
  dois: 2,
  duas: 2,
  three: 3,
  drei: 3,
  trois: 3,
  tres: 3,
  tre: 3,
};
const DAYS: readonly [RegExp, number][] = [
  [/^(?:week|woche|semain|seman|settiman)/iu, 7],
  [/^(?:month|monat|mois|mes|mês)/iu, 30],
];

/** Lets a new entry begin with a value of a field; \`value\` is an expression of the program. */
function beginsWith(code: string, field: NamedField, value: string): string {
  const old = new RegExp(`^ {2}values\\.${field.id} = .*;\\n`, "m");
  return code
    .replace(old, "")
    .replace(/ {2}return values;\n/, () => `  values.${field.id} = ${value};\n  return values;\n`);
}

/** What new entries begin with: a number behind the name of its field, a choice, a day from today. */
export const START_VALUE_ABILITIES: readonly Ability[] = [
  {
    send: "amount 10 from the start",
    words: [words(FROM_START)],
    more: words(
      "choose*|select*|pick*|be|is|are|should|value|values|to|set|of|with|as|already|filled|in|wert|valor|par|por|di|always|from|today|now|unless|somebody|someone|changes?|it|chosen|field|feld",
    ),
    not: words("sort*|filter*|dark|theme|language|hide|hidden|unit|view"),
    make: startValues,
  },
];

function startValues(files: FileTree, wish: string): EditResult {
  const path = "src/fields.ts";
  let code = files.get(path) ?? "";
  if (!code.includes("  return values;\n")) return NO_PLACE;
  const told: string[] = [];
  const named = fieldsNamed(files, wish);
  const [, amount = "", unit = ""] = LATER.exec(wish) ?? [];
  const date = named.find(({ type }) => type === "date");
  if (date && unit !== "") {
    const count = AMOUNTS[amount.toLowerCase()] ?? (Number(amount) || 1);
    const days = count * (DAYS.find(([form]) => form.test(unit))?.[1] ?? 1);
    code = beginsWith(
      code,
      date,
      `new Date(Date.now() + ${days} * 86_400_000).toISOString().slice(0, 10)`,
    );
    told.push(`“${date.label}” begins with the day ${days} days from today`);
  }
  for (const field of named.filter(({ type }) => type === "number")) {
    const said = new RegExp(
      `(?<!\\p{L})${field.label.slice(0, 5)}[\\p{L}]*(?:\\s+\\p{L}+){0,4}?\\s+(\\d{1,6})(?![\\d.,:])`,
      "iu",
    ).exec(wish)?.[1];
    if (!said) continue;
    code = beginsWith(code, field, JSON.stringify(said));
    told.push(`“${field.label}” begins with ${said}`);
  }
  const lower = ` ${wish.toLowerCase()} `;
  const chosen = fieldsOf(files).flatMap((field) =>
    field.options
      .filter((option) =>
        new RegExp(
          `(?<!\\p{L})${option.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}(?!\\p{L})`,
          "iu",
        ).test(lower),
      )
      .map((option) => ({ field, option })),
  );
  const [choice, ...others] = chosen;
  if (choice && others.length === 0 && told.length === 0) {
    code = beginsWith(code, choice.field, JSON.stringify(choice.option));
    told.push(`“${choice.field.label}” begins with “${choice.option}”`);
  }
  if (told.length === 0) return unchanged("I found no field and value that are named.");
  const result = edited(new Map([[path, code]]), `${told.join(", ")}.`);
  return result.ok ? { ...result, accounts: LATER.exec(wish)?.[0] ?? "" } : result;
}
