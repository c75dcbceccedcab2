import type { FileTree } from "~/projects/files";
import { jsInline } from "../../../source/literals";
import { fieldsOf } from "../../abilities/named-field";
import { type EditResult, edited, there } from "../../edit";
import type { Family } from "../families/family";
import { isOfMoney } from "../families/grouped-by";
import { anyOf } from "../said-of";
import { PERSON_LABEL } from "./people-words";

const APP = "src/App.tsx";
const EACH =
  "per (?:person|head|capita|flatmate|roommate|member|traveller)|(?:each|every) (?:person|one) (?:of us)?|each of us|everyone|everybody|a head|a person";

/** What an expense tracker says of one person's share of all. */
export const AVERAGE_PERSON_WANTS: readonly Family[] = [
  {
    asks: [anyOf("average|on average|mean|costs? (?=per)|total (?=per head)|share"), anyOf(EACH)],
    more: anyOf(
      `${EACH}|average|on average|mean|costs?|share|how much|spen[dt]|spending|pays?|paid|amount|expenses?|did|do|we|so far|month|this month|per|of us`,
    ),
    not: anyOf(
      "day|daily|week|year|chart|categor\\p{L}*|owes?|budget|tick\\p{L}*|who|whom|sort\\p{L}*|link",
    ),
    make: averaged,
  },
];

/** The total of the month by the number of people: those who can be chosen, or those who have paid. */
function averaged(files: FileTree): EditResult | null {
  const code = files.get(APP) ?? "";
  const total = /^([ \t]*)<p className="total">.*\n/m.exec(code);
  const payer = fieldsOf(files).find(
    ({ type, label }) => (type === "choice" || type === "text") && PERSON_LABEL.test(label),
  );
  if (!isOfMoney(files) || !total || !payer) return null;
  if (code.includes("on average per person"))
    return there("The average per person stands below the total already.");
  const isChoice = payer.type === "choice" && payer.options.length > 0;
  const count = isChoice
    ? String(payer.options.length)
    : `Math.max(1, new Set(shown.map((expense) => (expense.values[${jsInline(payer.id)}] ?? "").trim()).filter(Boolean)).size)`;
  const [line, indent = ""] = total;
  const shown = `${indent}<p className="muted">\n${indent}  {money.format(total / ${count})} on average per person\n${indent}</p>\n`;
  return edited(
    new Map([[APP, code.replace(line, () => line + shown)]]),
    `Below the total of the month stands the average per person: ${isChoice ? `the total by ${payer.options.length}, those of “${payer.label}”` : `the total by all who stand as “${payer.label}” in that month`}.`,
  );
}
