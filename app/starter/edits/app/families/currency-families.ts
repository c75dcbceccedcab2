import type { FileTree } from "~/projects/files";
import { jsInline } from "../../../source/literals";
import { withComponent } from "../../abilities/components";
import { fieldsOf } from "../../abilities/named-field";
import { applied, type EditResult, edited, there } from "../../edit";
import { addFields } from "../../fields";
import { currencyIn } from "../../said/read-tokens";
import type { Feature } from "../feature";
import { anyOf } from "../said-of";
import { SETTLEMENT } from "./settlement";

const SETTINGS = "src/settings.ts";
const FIELDS = "src/fields.ts";
const SIGNS: Readonly<Record<string, string>> = {
  ...{ EUR: "€", GBP: "£", USD: "$", CHF: "CHF ", JPY: "¥", INR: "₹" },
};
const CURRENCY =
  "euros?|eur|pounds?|sterling|gbp|dollars?|usd|(?:swiss )?francs?|chf|yen|jpy|rupees?|inr";

/** In which currency amounts are, and who owes whom. */
export const CURRENCY_FAMILIES: readonly Feature[] = [
  {
    asks: [
      new RegExp(`[€£$¥₹]|(?<!\\p{L})(?:${CURRENCY})(?!\\p{L})`, "u"),
      anyOf(
        "amounts?|prices?|costs?|currency|money|everything|all|sums?|totals?|signs?|symbols?|use|switch|in|with|instead of",
      ),
    ],
    more: anyOf(
      `amounts?|prices?|costs?|currency|money|everything|all|sums?|totals?|signs?|symbols?|use|switch|in|with|instead of|not|to|be|are|should|show|change|put|before|a|${CURRENCY}`,
    ),
    not: anyOf(
      "\\d+|budget|limit|warn\\p{L}*|convert\\p{L}*|exchange|rate|total of|above|below|over|under|more than|called|field|column|each entry",
    ),
    // "Like 12,50 €" asks for how amounts are written, too: that takes an order more.
    make: (files, { words, said }) => (/\d[.,]\d/u.test(said) ? null : inCurrency(files, words)),
  },
  {
    asks: [
      anyOf(
        "owes?|owed|owing|settle(?: up)?|settlement|even (?:it )?out|split(?:s|ting)?(?: up)?|shar(?:e|ing|ed)|who (?:still )?has to pay",
      ),
    ],
    more: anyOf(
      "who|whom|what|how much|each|other|the|costs?|bill|bills|expenses?|spending|rent|between|among|at|end|of|month|us|two|both|people|flatmates?|roommates?|evenly|equally|fairly|up|calculate|work out|reckon|show|see|much|money|to|person|paid|pays?|in half|half|even",
    ),
    not: anyOf(
      "\\d+|link|screen|with others|everybody|same list|percent\\p{L}*|chart|categor\\p{L}*|remove|hide|group",
    ),
    make: settled,
  },
];

function inCurrency(files: FileTree, words: string): EditResult | null {
  const code = currencyIn(words) ?? "";
  const sign = SIGNS[code];
  const settings = files.get(SETTINGS) ?? "";
  if (sign === undefined) return null;
  const own = /(export const currency = )"(\w+)"/;
  if (own.test(settings))
    return own.exec(settings)?.[2] === code
      ? there(`Amounts are in ${code} already.`)
      : edited(
          new Map([[SETTINGS, settings.replace(own, `$1"${code}"`)]]),
          `Amounts are in ${code} now. The numbers stay as they were entered.`,
        );
  const price = fieldsOf(files).find(
    ({ type, label }) => type === "number" && /price|cost|value|amount|fee/iu.test(label),
  );
  const fields = files.get(FIELDS) ?? "";
  const value = /^( {2})return value;\n\}/m;
  if (!price || !value.test(fields)) return null;
  const line = new RegExp(`^ {2}if \\(field\\.id === "${price.id}"\\) return \`[^\`]*\`;\\n`, "m");
  const shown = code === "EUR" || code === "CHF" ? `\${value} ${sign.trim()}` : `${sign}\${value}`;
  return edited(
    new Map([
      [
        FIELDS,
        fields
          .replace(line, "")
          .replace(
            value,
            (whole) => `  if (field.id === ${jsInline(price.id)}) return \`${shown}\`;\n${whole}`,
          ),
      ],
    ]),
    `“${price.label}” is shown with ${sign.trim()} now.`,
  );
}

/** Who paid is asked for, and above the list stands what each still owes of an equal share. */
export function settled(files: FileTree): EditResult | null {
  const code = files.get("src/App.tsx") ?? "";
  if (!/const amountOf = /.test(code)) return null;
  // By ticks who shares what it is reckoned already.
  if (code.includes("<SharedCosts")) return there("Who owes whom stands above the list already.");
  const own = fieldsOf(files).find(({ label }) => /who|paid by|payer|person/iu.test(label));
  const added = own
    ? null
    : addFields(files, [{ id: "paidBy", label: "Paid by", type: "text" }], true);
  if (added && !added.ok) return null;
  const tree = added ? applied(files, added.changes) : files;
  const id = own?.id ?? "paidBy";
  const made = withComponent(tree, {
    name: "Settlement",
    // No list of entries in braces: the one that is shown is known by them.
    source: SETTLEMENT,
    markup: () =>
      `<Settlement\n  paid={Array.from(shown, (entry) => [entry.values[${jsInline(id)}] ?? "", amountOf(entry)])}\n  format={(value) => money.format(value)}\n/>`,
    said: `${own ? `By “${own.label}” it` : "The form asks who paid, and it"} reckons above the list, for the month that is shown, who owes whom how much when all share equally. People count from their first payment on.`,
  });
  if (!made.ok)
    return /already/u.test(made.reason)
      ? there("Who owes whom stands above the list already.")
      : null;
  return edited(new Map([...(added?.changes ?? []), ...made.changes]), made.said);
}
