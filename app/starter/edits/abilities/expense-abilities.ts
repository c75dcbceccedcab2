import type { FileTree } from "~/projects/files";
import { type EditResult, edited, unchanged } from "../edit";
import { addFields } from "../fields";
import { type Ability, NO_PLACE, numberIn, words } from "./ability";
import { fieldsOf } from "./named-field";

const APP = "src/App.tsx";
const ANY = words(
  "show|see|display|add|a|an|the|of|for|with|me|i|want|how|much|money|is|in|my|on|to|and|above|below|also|too|top|spent|spend|spending|expenses?|all|what|it|was|have|please|list|affiche*|montre*|voir|je|veux|muestra*|ver|quiero|mostra*|zeig*|sehen|möchte|ich|die|das|le|la|les|el|los|il|lo|dépenses?|gastos?|spese|ausgaben",
);

/** A line more below the total of the month. */
function line(files: FileTree, mark: string, content: string, said: string): EditResult {
  const code = files.get(APP) ?? "";
  const at = /^([ \t]*)<p className="total">.*\n/m.exec(code);
  if (!at || !/const dayOf/.test(code)) return NO_PLACE;
  if (code.includes(mark)) return unchanged("It shows that already.");
  const [, indent = ""] = at;
  const markup = `${indent}<p className="muted ${mark}">\n${content
    .split("\n")
    .map((one) => `${indent}  ${one}\n`)
    .join("")}${indent}</p>\n`;
  const end = at.index + at[0].length;
  return edited(new Map([[APP, code.slice(0, end) + markup + code.slice(end)]]), said);
}

/** What a program of expenses counts and compares. */
// biome-ignore-start lint/suspicious/noTemplateCurlyInString: pieces of programs
export const EXPENSE_ABILITIES: readonly Ability[] = [
  {
    send: "show the biggest expense",
    words: [
      words(
        "biggest|largest|highest|most expensive|maximum|größte*|höchste*|teuerste*|plus (?:grosse|grande|chère|élevée)|más (?:grande|caro|alto)|mayor|più (?:grande|cara|alta)|maior|mais cara",
      ),
      words(
        "expenses?|amount|purchase|one|entry|ausgabe*|dépenses?|gastos?|spes[ae]|despesas?|spending",
      ),
    ],
    more: `${ANY}|${words("this|month|monats|mois|mes|mese")}`,
    not: words("first|sort*|category|top|order|zuerst|red|bold|highlight*|on top"),
    make: (files) =>
      line(
        files,
        "biggest",
        "{shown.length > 0 &&\n  `Biggest: ${money.format(Math.max(...shown.map(amountOf)))}`}",
        "Below the total it shows the biggest expense of the month.",
      ),
  },
  {
    send: "show the total of all time",
    words: [
      words(
        "all[- ]time|overall|grand total|total of (?:all|everything)|all months|altogether|in total|insgesamt|gesamtsumme|au total|depuis le début|en total|in totale|no total",
      ),
      words(
        "total|spent|sum|expenses?|spending|overall|insgesamt|gesamt*|summe|ausgegeben|dépens*|gastad*|spes*|gast*",
      ),
    ],
    more: `${ANY}|${words("time|months|ever|so|far|overall|grand|everything|sum")}`,
    not: words("category|per|each|week|year|budget|average|count|how many"),
    make: (files) =>
      line(
        files,
        "all-time",
        "{money.format(expenses.reduce((sum, other) => sum + amountOf(other), 0))} in all months together",
        "Below the total of the month it shows that of all months together.",
      ),
  },
  {
    send: "compare with last month",
    words: [
      words(
        "last month|previous month|month before|compar*|letzte[nmr]? monat|vormonat|mois (?:dernier|précédent)|mes (?:pasado|anterior)|mese (?:scorso|precedente)|mês (?:passado|anterior)|vergleich*",
      ),
    ],
    more: `${ANY}|${words("month|comparison|compared|total|than|more|less|previous|last|monat|mois|mes|mese|vergleich")}`,
    not: words("chart|graph|year|category|budget|remove|choose|filter|prices"),
    make: (files) =>
      line(
        files,
        "last-month",
        '{(() => {\n  const [year = 0, number = 1] = month.split("-").map(Number);\n  const before = new Date(Date.UTC(year, number - 2, 1)).toISOString().slice(0, 7);\n  const sum = expenses\n    .filter((other) => dayOf(other).startsWith(before))\n    .reduce((all, other) => all + amountOf(other), 0);\n  return `${money.format(sum)} in the month before`;\n})()}',
        "Below the total it shows that of the month before.",
      ),
  },
  {
    send: "show the total of this week",
    words: [
      words("week|weekly|woche|wöchentlich*|semaine|hebdomadaire|semana*|settiman*"),
      words(
        "total|sum|spent|spend|spending|expenses?|summe|gesamt*|ausgegeben|ausgaben|dépens*|gast*|spes*|how much",
      ),
    ],
    more: `${ANY}|${words("this|week|weekly|total|sum|current|diese|cette|esta|questa")}`,
    not: words("budget|chart|graph|filter*|only|\\d|average|category|compare|each|per|limit"),
    make: (files) =>
      line(
        files,
        "week",
        '{(() => {\n  const start = new Date(Date.now() - ((new Date().getDay() + 6) % 7) * 86_400_000).toLocaleDateString("sv-SE");\n  const sum = expenses\n    .filter((other) => dayOf(other) >= start)\n    .reduce((all, other) => all + amountOf(other), 0);\n  return `${money.format(sum)} this week`;\n})()}',
        "Below the total it shows what was spent this week, from Monday on.",
      ),
  },
  {
    send: "warn me above 500",
    words: [
      words(
        "warn*|alert*|red|rot|rouge|rojo|rosso|vermelho|avert*|alerte*|avis*|advert*|allert*|notif*",
      ),
      words(
        "over|above|more than|exceed*|reach*|higher|limit|budget|total|über|mehr als|überschr*|dépass*|plus de|más de|supera*|oltre|mais de|ultrapass*",
      ),
      "\\d",
    ],
    more: `${ANY}|${words("when|if|go|goes|total|month|monthly|euros?|dollars?|pounds?|francs?|€|\\$|£|message|gets|turn|turns|red|when|spend|than|more|reached|limit|wenn|ist|der|quand|total|cuando|si")}`,
    not: words(
      "days?|week|weekly|year|category|entry|entries|each|single|single expense|amount of|an expense|expenses? above|expenses? over|expenses? more than|bold|per",
    ),
    make(files, wish) {
      const most = numberIn(wish);
      return most
        ? line(
            files,
            "warning",
            `{total > ${most} && (\n  <strong role="alert" style={{ color: "light-dark(#b3261e, #ff9d94)" }}>\n    More than {money.format(${most})} this month\n  </strong>\n)}`,
            `It warns in red when more than ${most} was spent in the month.`,
          )
        : unchanged("Above which amount?");
    },
  },
  {
    send: "round amounts to whole numbers",
    words: [
      words(
        "round*|whole (?:numbers?|amounts?|euros?|dollars?|pounds?)|without (?:cents|decimals)|no (?:cents|decimals)|hide (?:the )?(?:cents|decimals)|gerundet|runde*|ohne (?:cent|nachkommastellen)|arrond*|sans (?:centimes|décimales)|redonde*|sin (?:céntimos|decimales)|arrotond*|senza (?:centesimi|decimali)",
      ),
      words(
        "numbers?|amounts?|cents?|decimals?|euros?|dollars?|pounds?|prices?|total|zahlen|beträge|nachkommastellen|montants?|centimes|décimales|importes|números|céntimos|decimales|numeri|importi|centesimi|decimali",
      ),
    ],
    more: `${ANY}|${words("whole|full|nearest|round|up|off|without|no|hide|ganze|auf")}`,
    not: words("corners?|buttons?|cards?|rounded|field|edges|border|round-up|avatar|column"),
    isAbsence: true,
    make(files) {
      const code = files.get(APP) ?? "";
      const old = /style: "currency", currency \}/;
      if (!old.test(code))
        return /maximumFractionDigits: 0/.test(code)
          ? unchanged("Amounts are shown without cents already.")
          : NO_PLACE;
      return edited(
        new Map([
          [APP, code.replace(old, 'style: "currency", currency, maximumFractionDigits: 0 }')],
        ]),
        "Amounts are shown as whole numbers, without cents; what was entered is kept as it is.",
      );
    },
  },
  {
    send: "count income as well",
    words: [
      words(
        "income*|earnings?|salary|revenue|einnahmen?|einkommen|gehalt|revenus?|ingresos?|entrate|reddito|receitas?|rendimentos?",
      ),
      words(
        "add|track|also|too|as well|and|enter|log|count|balance|show|with|plus|auch|noch|ajoute*|aussi|suivre|añad*|también|agrega*|aggiung*|anche|adicion*|também|let|able|want|possible|record",
      ),
    ],
    more: `${ANY}|${words("income|balance|and|entries|not|only|just|track|what|left|over|well|as|able|possible|let|be|can|type")}`,
    not: words("category|kategorie|catégorie|remove|rename|tax"),
    make: withIncome,
  },
];

// biome-ignore-end lint/suspicious/noTemplateCurlyInString: pieces of programs

function withIncome(files: FileTree): EditResult {
  const code = files.get(APP) ?? "";
  const sum = "const total = shown.reduce((sum, expense) => sum + amountOf(expense), 0);";
  if (code.includes("isIncome")) return unchanged("Income is counted already.");
  const fields = addFields(
    files,
    [{ id: "kind", label: "Kind", type: "choice", options: ["Expense", "Income"] }],
    true,
  );
  const at = /^([ \t]*)<p className="total">.*\n/m.exec(code);
  if (!fields.ok || !code.includes(sum) || !at || fieldsOf(files).some(({ id }) => id === "kind"))
    return NO_PLACE;
  const [, indent = ""] = at;
  const next = code
    .replace(
      at[0],
      () =>
        `${at[0]}${indent}<p className="muted">\n${indent}  Income {money.format(income)}, balance {money.format(income - total)}\n${indent}</p>\n`,
    )
    .replace(
      sum,
      () =>
        "const spent = shown.filter((expense) => !isIncome(expense));\n  const total = spent.reduce((sum, expense) => sum + amountOf(expense), 0);\n  const income = shown.filter(isIncome).reduce((sum, expense) => sum + amountOf(expense), 0);",
    )
    .replace("for (const expense of shown) {", "for (const expense of spent) {")
    .replace(
      /^export function App/m,
      '/** What came in is no expense. */\nconst isIncome = (expense: Expense) => expense.values.kind === "Income";\n\nexport function App',
    )
    // A choice groups the chart, and that is the category.
    .replace(
      /fields\.(find|filter)\(\(field\) => field\.type === "choice"\)/,
      'fields.$1((field) => field.type === "choice" && field.id !== "kind")',
    );
  return edited(
    new Map([...fields.changes, [APP, next]]),
    "Entries have a field “Kind”: what is income is not counted as spent, and income and balance stand below the total.",
  );
}
