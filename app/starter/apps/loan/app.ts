import { currencyIn } from "~/starter/match/said-currency";
import type { StarterApp } from "~/starter/starter-app";

const OF_A_HOUSE = { amount: 200000, interest: 4, years: 25 };
const OF_A_LOAN = { amount: 10000, interest: 6, years: 5 };

/** What the form begins with: what a request says, or what is usual. */
function firstLoan(request: string) {
  const usual = isMortgage(request) ? OF_A_HOUSE : OF_A_LOAN;
  const interest = /(?<![\d.,])(\d{1,2}(?:[.,]\d{1,3})?) ?(?:%|percent|per cent|prozent)/.exec(
    request,
  )?.[1];
  const years = /(?<![\d.,])(\d{1,2})[ -]years?\b/.exec(request)?.[1];
  const amount = /(?<![\d.,])(\d{1,3}(?:[.,' ]?\d{3})+)(?![\d.,]*\d|%)/.exec(request)?.[1];
  return {
    amount: amount ? Number(amount.replace(/\D/g, "")) : usual.amount,
    interest: interest ? Number(interest.replace(",", ".")) : usual.interest,
    years: years ? Math.min(60, Math.max(1, Number(years))) : usual.years,
  };
}

function isMortgage(request: string): boolean {
  return /mortgage|hypothe|hipotec|mutuo|home loan|house/.test(request);
}

/** What a loan costs a month and in total. */
export const loan: StarterApp = {
  id: "loan",
  name: "loan calculator",
  accent: "#1f6f54",
  pairing: "launch",
  keywords: [
    "mortgage calculator",
    "mortgage payment calculator",
    "mortgage repayment calculator",
    "loan calculator",
    "loan payment calculator",
    "loan repayment calculator",
    "car loan calculator",
    "home loan calculator",
    "kreditrechner",
    "hypothekenrechner",
    "calculateur de prêt",
    "simulateur de prêt",
    "calculadora de préstamos",
    "calculadora de hipoteca",
    "calculadora de hipotecas",
  ],
  unmistakable: /\b(?:mortgage|loan)s?(?: \w+)? calculator\b/,
  kinds: ["static"],
  defaultTitle: (_, request) => (isMortgage(request) ? "Mortgage calculator" : "Loan calculator"),
  describe: () =>
    "An amount, the interest of a year and the years: what is paid a month, what it costs in total, and what is left after each year. Kept in this browser.",
  example: "a loan calculator",
  next: ["make it blue", "use a minimal style", "add a dark mode toggle"],
  reads:
    /\b(?:amount|interest|tables?|rates?|years?|terms?|monthly|payments?|repayments?|total|how much|borrow)\b/u,
  values: ({ request, facts }) => ({
    currency: currencyIn(request, facts.language),
    FIRST: firstLoan(request),
  }),
};
