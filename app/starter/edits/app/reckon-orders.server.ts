import type { FileTree } from "~/projects/files";
import { sentenceCase } from "../../match/words";
import { entryApp } from "../abilities/entries-of-app";
import { fieldsOf, type NamedField } from "../abilities/named-field";
import type { Edit } from "../edit";
import type { Clause } from "./clause";
import { measureOf } from "./figure-orders.server";
import { datesOf, type Found, numbersOf, rateOf } from "./rate-order";
import {
  AGE,
  CHARGE,
  DISCOUNT,
  DURATION,
  EACH_ONE,
  MINUS,
  NOISE,
  ONE_REP,
  PER_ONE,
  PERCENT,
  SINCE,
  TAX,
  UNTIL,
} from "./reckon-words";
import { anyOf, fieldsSaid, leftBesideFields, wordsOfLabel } from "./said-of";
import { withReckonings } from "./with-reckonings.server";

/** A number that each entry shows and that is reckoned from its values: a tax, a discount, days, an age, a product, a share. */
export function readReckoning({ words }: Clause, files: FileTree): Edit | null {
  if (!entryApp(files) || /["“„«]/u.test(words)) return null;
  if (
    anyOf("remove|delete|hide|sort|filter|colou?r|red|green|first|only show|chart|graph").test(
      words,
    )
  )
    return null;
  const fields = fieldsOf(files);
  const found =
    rateOf(words, fields) ??
    taxOf(words, fields) ??
    discountOf(words, fields) ??
    chargeOf(words, fields) ??
    daysOf(words, fields) ??
    lengthOf(words, fields) ??
    liftOf(words, fields) ??
    shareOf(words, fields) ??
    productOf(words, fields);
  if (!found) return null;
  if (leftBesideFields(files, words, ...found.patterns, NOISE) !== "") return null;
  return (tree) => withReckonings(tree, found);
}

/** What is counted towards where entries have no day. */
const DUE = { id: "dueDate", label: "Due date", type: "date" } as const;
const percentIn = (words: string) => Number((PERCENT.exec(words)?.[1] ?? "0").replace(",", "."));

/** What an entry comes to: the product of the numbers that are named, else its price or what there is of money. */
function sumOf(words: string, fields: readonly NamedField[]) {
  const named = fieldsSaid(words, numbersOf(fields));
  return named.length > 1
    ? {
        of: named.map(({ id }) => id),
        label: named.map(({ label }) => label).join(" × "),
        patterns: [],
      }
    : measureOf(`${words} money`, fields);
}

/** "Add VAT at 13.5%" */
function taxOf(words: string, fields: readonly NamedField[]): Found | null {
  const percent = percentIn(words);
  const measure = sumOf(words, fields);
  const name = TAX.exec(words)?.[0];
  if (!name || percent <= 0 || !measure) return null;
  const tax =
    { mwst: "MwSt", ust: "USt" }[name] ??
    (name.length < 5 && !/tax/i.test(name) ? name.toUpperCase() : sentenceCase(name));
  const base = { how: "times" as const, of: measure.of };
  return {
    reckonings: [
      { ...base, label: `Without ${tax}` },
      { ...base, label: `${tax} ${percent}%`, factor: percent / 100 },
      { ...base, label: `With ${tax}`, factor: Number((1 + percent / 100).toFixed(6)) },
    ],
    patterns: [TAX, PERCENT, ...measure.patterns],
  };
}

/** "10% discount for pensioners, but only when I say so" */
function discountOf(words: string, fields: readonly NamedField[]): Found | null {
  const percent = percentIn(words);
  const measure = sumOf(words, fields);
  if (percent <= 0 || percent >= 100 || !DISCOUNT.test(words) || !measure) return null;
  const field = `discount${String(percent).replace(/\D/g, "")}`;
  return {
    reckonings: [
      { label: "To pay", how: "times", of: measure.of, when: [{ field, share: -percent / 100 }] },
    ],
    lacks: [{ id: field, label: `Discount ${percent}%`, type: "check" }],
    patterns: [DISCOUNT, PERCENT, ...measure.patterns],
  };
}

/** "A tick box for a call-out charge of €15" */
function chargeOf(words: string, fields: readonly NamedField[]): Found | null {
  const [, sign = "", before, after = "", unit = ""] = CHARGE.AMOUNT.exec(words) ?? [];
  const amount = Number((before ?? after).replace(",", "."));
  const name = CHARGE.NAME.exec(words)?.[0];
  const measure = sumOf(words.replace(CHARGE.NAME, " "), fields);
  if (!name || !(amount > 0) || !measure) return null;
  const label = sentenceCase(name.trim());
  const field =
    label.replace(/[^A-Za-z]/g, "").replace(/^./, (one) => one.toLowerCase()) || "extra";
  return {
    reckonings: [{ label: "To pay", how: "times", of: measure.of, when: [{ field, amount }] }],
    lacks: [
      {
        id: field,
        label: `${label} ${sign}${before ?? after}${unit ? ` ${unit}` : ""}`,
        type: "check",
      },
    ],
    patterns: [CHARGE.AMOUNT, CHARGE.NAME, ...measure.patterns],
  };
}

/** "How many days are left", "days since it was watered", "how old they are" */
function daysOf(words: string, fields: readonly NamedField[]): Found | null {
  const dates = datesOf(fields);
  const date = fieldsSaid(words, dates)[0] ?? dates[0] ?? DUE;
  const birth = dates.find(({ label }) =>
    /birth|born|geb|naissance|nacim|nascita|nasc/iu.test(label),
  );
  if (AGE.test(words) && birth)
    return { reckonings: [{ label: "Age", how: "age", of: [birth.id] }], patterns: [AGE] };
  const isSince = SINCE.test(words);
  if (dates.length === 0 && isSince) return null;
  if (!isSince && !UNTIL.test(words)) return null;
  return {
    reckonings: [
      {
        label: isSince
          ? `Days since ${date.label.toLowerCase()}`
          : `Days until ${date.label.toLowerCase()}`,
        how: isSince ? "daysSince" : "daysUntil",
        of: [date.id],
      },
    ],
    ...(dates.length === 0 ? { lacks: [DUE] } : {}),
    patterns: [SINCE, UNTIL],
  };
}

/** "How long it lasts": between two times or two days. */
function lengthOf(words: string, fields: readonly NamedField[]): Found | null {
  if (!DURATION.test(words)) return null;
  const pair = ["time", "date"]
    .map((kind) => fields.filter(({ type }) => type === kind).slice(0, 2))
    .find(({ length }) => length === 2);
  if (!pair) return null;
  return {
    reckonings: [
      {
        label: "Duration",
        how: "lasts",
        of: pair.map(({ id }) => id),
        unit: pair[0]?.type === "time" ? "h" : "days",
      },
    ],
    patterns: [DURATION],
  };
}

function liftOf(words: string, fields: readonly NamedField[]): Found | null {
  const weight = numbersOf(fields).find(({ label }) =>
    /weight|kg|lb|gewicht|poids|peso/iu.test(label),
  );
  const reps = numbersOf(fields).find(({ label }) => /reps?|repet|wiederhol|répét/iu.test(label));
  if (!ONE_REP.test(words) || !weight || !reps) return null;
  return {
    reckonings: [{ label: "1RM (estimated)", how: "oneRepMax", of: [weight.id, reps.id] }],
    patterns: [ONE_REP],
  };
}

/** "Price per piece", "profit: price minus cost" */
function shareOf(words: string, fields: readonly NamedField[]): Found | null {
  const [first, second] = fieldsSaid(words, numbersOf(fields)).sort(
    (a, b) =>
      words.search(wordsOfLabel(a.label)[0] ?? /$/u) -
      words.search(wordsOfLabel(b.label)[0] ?? /$/u),
  );
  if (!first || !second) return null;
  const how = MINUS.test(words) ? "minus" : PER_ONE.test(words) ? "per" : null;
  if (!how) return null;
  const isProfit = /profit|gewinn|bénéfice|ganancia|guadagno|lucro/iu.exec(words)?.[0];
  const label = isProfit
    ? sentenceCase(isProfit)
    : `${first.label} ${how === "minus" ? "−" : "per"} ${how === "minus" ? second.label : second.label.toLowerCase()}`;
  return {
    reckonings: [{ label, how, of: [first.id, second.id] }],
    patterns: [MINUS, PER_ONE],
  };
}

/** "The total of each invoice", "hours times rate in each line" */
function productOf(words: string, fields: readonly NamedField[]): Found | null {
  if (!EACH_ONE.test(words)) return null;
  const measure = sumOf(words, fields);
  if (!measure || measure.of.length < 2) return null;
  return {
    reckonings: [{ label: `Total (${measure.label})`, how: "times", of: measure.of }],
    patterns: [
      EACH_ONE,
      ...measure.patterns,
      /×|\*|(?<!\p{L})(?:x|times|mal|fois|por|per)(?!\p{L})/iu,
    ],
  };
}
