import type { FileTree } from "~/projects/files";
import type { Field } from "../../starter-app";
import { entryApp } from "../abilities/entries-of-app";
import { fieldsOf, type NamedField } from "../abilities/named-field";
import { SUMS_BESIDE_RING } from "../abilities/ready-made-more";
import { applied, type Edit, edited, there } from "../edit";
import { addFields } from "../fields";
import type { Clause } from "./clause";
import {
  BY_TIME,
  EACH,
  MONEY_WORDS,
  MOST_POINTS,
  OF_COUNT,
  OF_MONEY,
  ONLY,
  PLACE,
  POINTS,
  TIMES,
  TIMES_GO,
  WAYS,
  withoutPlace,
} from "./figure-words";
import type { Figure } from "./figures-file";
import { anyOf, fieldsSaid, leftOfEntries, wordsOfLabel } from "./said-of";
import { groupOfRing } from "./spending-groups";
import { withFigure } from "./with-figure.server";

const OF_PEOPLE =
  /(?<!\p{L})(?:each|every) (?:one |person |member )?of us|(?<!\p{L})(?:every(?:one|body)|(?:each|every|per) (?:person|flat ?mate|room ?mate|member))(?!\p{L})/u;

/** An app that keeps of each entry on which days it was done. */
const DAY_BY_DAY = /^ {2}days: string\[\];/m;

/** A number made of the entries: a sum, a count, the most … of a field, of several multiplied, by something, of some alone. */
export function readFigure({ words }: Clause, files: FileTree): Edit | null {
  if (!entryApp(files) || /["“„«]/u.test(words)) return null;
  const fields = fieldsOf(files);
  const isOfPoints = POINTS.test(words);
  const way =
    WAYS.find(([, said]) => said.test(withoutPlace(words))) ?? (isOfPoints ? WAYS[0] : undefined);
  if (!way) return null;
  const [how, said, name] = isOfPoints ? (WAYS[0] ?? way) : way;
  const time = BY_TIME.find(([, pattern]) => pattern.test(words));
  const told = ONLY.find(([, pattern]) => pattern.test(words));
  // Of what is ticked off, "open" is what is not.
  const isOpen = told?.[0] === "unpaid" && entryApp(files)?.canBeDone;
  const only = isOpen && told ? (["open", told[1]] as const) : told;
  const date = fields.find(({ type }) => type === "date");
  const by = time ? null : byField(words, fields, isOfPoints);
  const measure = how === "count" ? { of: [], patterns: [], label: "" } : measureOf(words, fields);
  if (!measure) return null;
  const needsDate =
    time !== undefined || (only !== undefined && !["unpaid", "open", "done"].includes(only[0]));
  // What is ticked off day by day has its days: a date of its own would count nothing of them.
  if (needsDate && !date && DAY_BY_DAY.test(files.get("src/App.tsx") ?? "")) return null;
  const lacks: Field[] = [
    ...(needsDate && !date ? [DATE] : []),
    ...(only?.[0] === "unpaid" && !paidField(fields) ? [PAID] : []),
  ];
  // What an average week comes to is another number than the average of what was entered in it.
  if (how === "average" && time) return null;
  // "Cuánto gasto de media al día" is no count of days.
  if (how === "count" && WAYS.some(([other, asked]) => other === "average" && asked.test(words)))
    return null;
  // How many there are at all is something else.
  if (how === "count" && !by && !time && !only) return null;
  if (how === "sum" && !by && !time && !only && measure.of.length < 2) return null;
  // What each of us spent is no total of all.
  if (!by && how === "sum" && OF_PEOPLE.test(words)) return null;
  const left = leftOfEntries(
    words,
    ...WAYS.map(([, pattern]) => pattern),
    said,
    ...(time ? [time[1]] : []),
    ...(only ? [only[1]] : []),
    ...(by ? by.patterns : []),
    ...measure.patterns,
    PLACE,
    isOfPoints ? POINTS : null,
    isOfPoints ? MOST_POINTS : null,
    how === "count" ? TIMES_GO : MONEY_WORDS,
    anyOf(EACH),
    anyOf("lifts?|values?|results?|entries|sessions?|workouts?"),
  );
  if (left !== "") return null;
  const figure: Figure = {
    label: labelOf({
      how,
      name: isOfPoints ? "Points" : name,
      measure: measure.label,
      by: by?.field.label ?? time?.[0],
      only: only?.[0],
    }),
    how,
    of: measure.of,
    ...(by ? { field: by.field.id } : {}),
    ...(time ? { by: time[0] } : {}),
    ...(only ? { only: only[0] } : isOfPoints ? { only: "done" } : {}),
    ...(date ? { date: date.id } : needsDate ? { date: DATE.id } : {}),
    ...(how === "count" && /days?|times|often|go\b|went/u.test(words) && date
      ? { days: true }
      : {}),
    ...(only?.[0] === "unpaid" ? { paid: paidField(fields)?.id ?? PAID.id } : {}),
  };
  const isBelow = anyOf("bottom|end|below|underneath|unten|abajo|en bas|in basso|in fondo").test(
    words,
  );
  if (
    figure.only === "month" &&
    how === "sum" &&
    !by &&
    /const dayOf/.test(files.get("src/App.tsx") ?? "")
  )
    return () => there("The total of the month stands at the top already, in the largest numbers.");
  // The ring has the sums of its groups beside it, of the month whose total is shown.
  if (how === "sum" && by && !only && by.field.id === groupOfRing(files)?.id)
    return () => there(SUMS_BESIDE_RING);
  if (lacks.length === 0) return (tree) => withFigure(tree, figure, isBelow);
  return (tree) => {
    const made = addFields(tree, lacks);
    if (!made.ok) return made;
    const shown = withFigure(applied(tree, made.changes), figure, isBelow);
    return shown.ok
      ? edited(new Map([...made.changes, ...shown.changes]), `${made.said} ${shown.said}`)
      : shown;
  };
}

/** What such a figure needs of each entry. */
export const DATE: Field = { id: "date", label: "Date", type: "date" };
const PAID: Field = { id: "paid", label: "Paid", type: "check" };

const EVERYBODY = anyOf(
  "everyone|everybody|each of us|each one|jeder|jede|chacun|cada un[oa]|ognuno|cada um",
);

function paidField(fields: readonly NamedField[]): NamedField | undefined {
  return fields.find(
    ({ type, label }) => type === "check" && /paid|bezahlt|payé|pagad|pagat|pago/iu.test(label),
  );
}

export function byField(words: string, fields: readonly NamedField[], isOfPoints: boolean) {
  const groups = fields.filter(({ type }) => type === "text" || type === "choice");
  const after = new RegExp(`${EACH} ([\\p{L} ]+)`, "iu").exec(words)?.[1] ?? "";
  const named = fieldsSaid(after, groups)[0];
  const people = groups.filter(({ label }) =>
    /who|whose|person|wer|qui|quién|chi|member|payer/iu.test(label),
  );
  const person = people.find(({ type }) => type === "choice") ?? people[0];
  const field =
    named ??
    (isOfPoints ||
    /^(?:person|people|kid|child|member|of us)/iu.test(after) ||
    EVERYBODY.test(words)
      ? person
      : undefined);
  if (!field) return null;
  return {
    field,
    patterns: [
      new RegExp(`${EACH} `, "iu"),
      ...patternsOf(field),
      anyOf("persons?|people|kids?|child(?:ren)?|members?"),
    ],
  };
}

function patternsOf({ label }: NamedField): RegExp[] {
  return wordsOfLabel(label);
}

/** What is added up: the fields that are named, multiplied where they are said so; else what money there is. */
export function measureOf(words: string, fields: readonly NamedField[]) {
  const numbers = fields.filter(({ type }) => type === "number");
  const named = fieldsSaid(words, numbers);
  const isProduct = TIMES.test(words.replace(/how many times/iu, "")) && named.length > 1;
  if (isProduct)
    return {
      of: named.map(({ id }) => id),
      label: named.map(({ label }) => label).join(" × "),
      patterns: [...named.flatMap(patternsOf), anyOf("x"), /×|\*|\btimes\b/iu],
    };
  const price = numbers.find(({ label }) => OF_MONEY.test(label));
  const count = numbers.find(({ label }) => OF_COUNT.test(label));
  if (
    price &&
    count &&
    /value|worth|stock|wert|valeur|valor|valore/iu.test(words) &&
    !named.some(({ id }) => id !== price.id && id !== count.id)
  )
    return {
      of: [price.id, count.id],
      label: `${price.label} × ${count.label}`,
      patterns: [
        ...patternsOf(price),
        ...patternsOf(count),
        anyOf("value|worth|stock|wert|valeur|valor|valore"),
      ],
    };
  const [rate, hours] = [
    numbers.find(({ label }) => /rate|satz|tarif|tarifa/iu.test(label)),
    numbers.find(({ label }) => /hours?|stunden|heures|horas|ore/iu.test(label)),
  ];
  const [one] = named;
  if (one) return { of: [one.id], label: one.label, patterns: patternsOf(one) };
  if (price) return { of: [price.id], label: price.label, patterns: [] };
  if (rate && hours && MONEY_WORDS.test(words))
    return { of: [rate.id, hours.id], label: `${rate.label} × ${hours.label}`, patterns: [] };
  const priced = fields.find(
    ({ type, options }) =>
      type === "choice" &&
      options.filter((text) => /\d+(?:[.,]\d+)? ?[€$£]|[€$£] ?\d/u.test(text)).length > 1,
  );
  if (priced) return { of: [priced.id], label: priced.label, patterns: [] };
  // "My best lift": the one number that has a unit.
  const unit = numbers.find(({ label }) =>
    /weight|kg|lb|distance|km|gewicht|poids|peso|score/iu.test(label),
  );
  return unit ? { of: [unit.id], label: unit.label, patterns: [] } : null;
}

interface Named {
  how: Figure["how"];
  name: string;
  measure: string;
  by: string | undefined;
  only: string | undefined;
}

function labelOf({ name, measure, by, only }: Named): string {
  const scope =
    {
      today: "today",
      week: "this week",
      month: "this month",
      unpaid: "unpaid",
      open: "open",
      done: "done",
    }[only ?? ""] ?? "";
  return [measure === "" ? name : `${name}: ${measure}`, by ? `by ${by.toLowerCase()}` : "", scope]
    .filter(Boolean)
    .join(", ");
}
