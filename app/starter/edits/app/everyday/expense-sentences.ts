import type { FileTree } from "~/projects/files";
import { TOTAL_ABILITIES } from "../../abilities/count-abilities";
import { applied, type EditResult, edited, there } from "../../edit";
import { asksForBudget } from "./budget-sentences";
import { form, type Sentence } from "./sentence";

const OVER =
  "(?:(?:(?:i|we) )?(?:go|am|are|get|spend|went|is|exceed)?(?: (?:over|above|more than|beyond|past))?|(?:over|above|exceeding|exceeds?))";

/** What a list of expenses can be told in a sentence of its own. */
export const EXPENSE_SENTENCES: readonly Sentence[] = [
  {
    forms: [
      form(
        `(?:show|put|move|display|have)(?: me)?(?: the| a)? (?:total|sum)(?: of (?:the month|all expenses|everything|this month|the expenses))? (?:at|on|to|in) (?:the )?(?:very )?top(?: of (?:the )?(?:page|app|list))?`,
      ),
    ],
    make: (files) =>
      /<p className="total">\{money\.format\(total\)\}<\/p>/.test(files.get("src/App.tsx") ?? "")
        ? there("The total of the month stands at the top of the page already, above the list.")
        : null,
  },
  {
    forms: [
      form(
        `(?:warn|alert|tell|notify|show)(?: me| us)?(?: (?:a|with a))?(?: (?:warning|message|note|red warning))? (?:when|if|as soon as|once) ${OVER}(?: (?:the|my|our|that|a))* ?(?:monthly |month's )?(?:budget|limit)(?: (?:is|gets) (?:exceeded|reached|used up|over))?(?: for the month)?`,
      ),
    ],
    make: overBudget,
  },
  {
    // "We need a monthly budget of 2000 euros and a warning when we go over it"
    forms: [
      form(
        `(?:(?:add|put|show|display|include|insert|create|make|have|give|there should be|set|i|me|us|need|want|would|like|to|an?|the|our|my) )*(?:monthly |month's )?(?:budget|limit)(?: (?:of|for|at|to|is))? ?[€$£]?(?<most>\\d{1,6}(?:\\.\\d{1,2})?) ?(?<unit>€|\\$|£|euros?|dollars?|pounds?|francs?)?(?: (?:a|per|each|every|for the|for each) month)?,? (?:and|with) (?:(?:also|please|to|be|get|want) )*(?:(?:an? |some |the )?(?:red |big )?(?:warning|warn|alert|message|notification|note|tell|show)(?:ed)?(?: me| us)?(?: (?:a|the) (?:warning|message|alert))?) (?:when|if|as soon as|once) ${OVER}(?: (?:it|that|the budget|the limit|this))?`,
      ),
    ],
    make: budgetWithWarning,
  },
  {
    forms: [
      form(
        "(?:(?:show|see|display|add|calculate)(?: me)? )?(?:the |my |our |an? )?(?:average|mean)(?: (?:spending|expenses?|amount|total|costs?|spent|of expenses))? (?:per|of (?:a|each|every|all)|a|each|every|for each|for every) (?:months?)|what (?:i|we) spend (?:in|per) an average month|(?:(?:show|see|display)(?: me)? )?(?:the |my )?(?:average monthly|monthly average)(?: (?:spending|expenses?|amount|total|costs?))?",
      ),
    ],
    make: meanOfMonths,
  },
];

const BUDGET_OF = TOTAL_ABILITIES.find(({ send }) => send === "set a budget of 500");
const SIGNS: readonly [RegExp, string][] = [
  [/^(?:€|euro)/u, "EUR"],
  [/^(?:\$|dollar)/u, "USD"],
  [/^(?:£|pound)/u, "GBP"],
  [/^franc/u, "CHF"],
];

/** A budget, and what it says when it is passed. */
export function budgetWithWarning(
  files: FileTree,
  { most = "", unit = "" }: Readonly<Record<string, string>>,
): EditResult | null {
  const set = BUDGET_OF?.make(files, `set a budget of ${most}`);
  if (!set?.ok) return null;
  const warned = overBudget(applied(files, set.changes));
  if (!warned?.ok || warned.changes.size === 0) return null;
  const currency = /currency = "(\w+)"/.exec(files.get("src/settings.ts") ?? "")?.[1];
  const meant = SIGNS.find(([form]) => form.test(unit))?.[1];
  const other =
    meant && currency && meant !== currency
      ? ` Amounts are in ${currency} as before; say “use ${meant}” for the other currency.`
      : "";
  return edited(new Map([...set.changes, ...warned.changes]), `${set.said} ${warned.said}${other}`);
}

/** What the months come to on average, of those in which anything was spent. */
function meanOfMonths(files: FileTree): EditResult | null {
  const code = files.get("src/App.tsx") ?? "";
  const line = /^( +)<p className="total">.*\n/m.exec(code);
  if (!line || !/const dayOf = /.test(code)) return null;
  if (code.includes("Average of a month"))
    return there("It shows what a month is on average already.");
  const [whole, indent = ""] = line;
  const all = "expenses.reduce((sum, expense) => sum + amountOf(expense), 0)";
  const months = "new Set(expenses.map((expense) => dayOf(expense).slice(0, 7))).size";
  const more = `${indent}{expenses.length > 0 && (\n${indent}  <p className="muted">\n${indent}    Average of a month: {money.format(${all} / ${months})}\n${indent}  </p>\n${indent})}\n`;
  return edited(
    new Map([["src/App.tsx", code.replace(whole, () => whole + more)]]),
    "Below the total it shows what a month is on average, of the months in which anything was spent.",
  );
}

/** The budget that was set before, as the app says it. */
const BUDGET =
  /^( +)Budget \{money\.format\((\d+(?:\.\d+)?)\)\}, left: \{money\.format\(\2 - total\)\}\n/m;

function overBudget(files: FileTree): EditResult | null {
  const code = files.get("src/App.tsx") ?? "";
  if (!/const money = new Intl/.test(code)) return null;
  if (asksForBudget(code)) return there("It says in red already when the budget is passed.");
  const budget = BUDGET.exec(code);
  if (!budget)
    return there(
      "There is no budget yet that could be passed. Say how much it is, such as “warn me above 500” or “set a budget of 500”.",
    );
  const [line, indent = "", amount = ""] = budget;
  if (code.includes(`total > ${amount} && <strong`))
    return there("It warns already when the budget is passed.");
  return edited(
    new Map([
      [
        "src/App.tsx",
        code.replace(
          line,
          () =>
            `${line}${indent}{total > ${amount} && <strong style={{ color: "var(--danger)" }}> Over budget</strong>}\n`,
        ),
      ],
    ]),
    `It says “Over budget” in red as soon as more than ${amount} is spent in a month.`,
  );
}
