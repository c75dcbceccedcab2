import { currencyIn } from "~/starter/match/said-currency";
import type { Field, StarterApp } from "~/starter/starter-app";
import { appLanguageOf } from "~/starter/words/which-language";

const CATEGORIES = ["Food", "Home", "Transport", "Fun", "Health", "Other"];

const FIELDS: Field[] = [
  { id: "what", label: "What", type: "text", required: true },
  { id: "amount", label: "Amount", type: "number", required: true },
  { id: "category", label: "Category", type: "choice", options: CATEGORIES },
  { id: "date", label: "Date", type: "date" },
];

/** Asked fields, with an amount: without one there is nothing to add up. */
function withAmount(fields: Field[] | null): Field[] | null {
  if (!fields) return null;
  const amount = FIELDS[1] as Field;
  return fields.some(({ type }) => type === "number") ? fields : [...fields, amount];
}

export const expenses: StarterApp = {
  id: "expenses",
  name: "expense tracker",
  accent: "#0f9466",
  pairing: "chambers",
  keywords: [
    "expense",
    "expense tracker",
    "budget",
    "budget tracker",
    "budget planner",
    "budgeting app",
    "spending",
    "spending tracker",
    "money tracker",
    "finance tracker",
    "personal finance",
    "cost tracker",
    "finance app",
    "finance dashboard",
    "spending dashboard",
    "budget dashboard",
  ],
  kinds: ["react"],
  defaultTitle: (_, request) => (/budget/.test(request) ? "Budget" : "Expenses"),
  describe: () =>
    "Enter what you spend, see the total of the month and a chart by category; kept in this browser.",
  next: ["add a payment method field", "make it blue", "add a dark mode toggle"],
  fields: () => FIELDS,
  chooseFields: withAmount,
  values: ({ request, facts }) => ({
    currency: currencyIn(request, appLanguageOf(request, facts.language) ?? "en"),
  }),
};
