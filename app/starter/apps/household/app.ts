import { currencyIn } from "~/starter/match/said-currency";
import type { StarterApp } from "~/starter/starter-app";

/** What comes in and what goes out, month by month, and what is left. */
export const household: StarterApp = {
  id: "household",
  name: "household book",
  accent: "#0f766e",
  pairing: "launch",
  keywords: [
    "household book",
    "income and expenses",
    "income and expense tracker",
    "income and expenditure",
    "income tracker",
    "money in and out",
    "cash book",
    "einnahmen und ausgaben",
    "revenus et dépenses",
    "recettes et dépenses",
    "ingresos y gastos",
    "entrate e uscite",
  ],
  kinds: ["static"],
  defaultTitle: () => "Household book",
  describe: () =>
    "Enter what comes in and what goes out; it shows the income, the expenses and what is left of each month. Kept in this browser.",
  example: "a household book",
  next: ["make it blue", "use a minimal style", "add a dark mode toggle"],
  reads:
    /\b(?:income|expenses?|expenditure|spending|left|balance|money|month(?:ly)?|einnahmen|ausgaben|übrig|haushaltsbuch|eintragen|monat|revenus|dépenses|reste|ingresos|gastos|queda)\b/u,
  values: ({ request, facts }) => ({ currency: currencyIn(request, facts.language) }),
};
