import { currencyIn } from "~/starter/match/said-currency";
import type { StarterApp } from "~/starter/starter-app";

/** "£40 an hour", "rate 55": what an hour costs, where a request says it. */
const SAID_RATE =
  /(?<![\d.,])(\d{1,4}) ?(?:€|euros?|pounds?|dollars?)? ?(?:an hour|per hour|\/ ?h(?:our)?\b)|\brate(?: is| of|:)? [$£€]?(\d{1,4})(?![\d%])/;

/** Hours that are clocked for clients, and what they are to pay. */
export const billing: StarterApp = {
  id: "billing",
  name: "hours tracker with a start and stop button",
  accent: "#3b5bdb",
  pairing: "launch",
  keywords: [
    "hours tracker",
    "time tracker",
    "time tracking app",
    "freelance time tracker",
    "billable hours tracker",
    "work hours tracker",
    "zeiterfassung",
    "stundenerfassung",
  ],
  kinds: ["static"],
  defaultTitle: () => "Hours",
  describe: () =>
    "Name a client and press Start; Stop makes an entry. It adds up the hours of each client and what is to bill this month at the rate of an hour. Kept in this browser.",
  example: "a time tracker for clients",
  next: ["make it green", "use a minimal style", "add a dark mode toggle"],
  reads:
    /\b(?:start|stop|clients?|customers?|rates?|hours?|hourly|bill(?:able|ing)?|invoice|month|freelance|jobs?)\b/u,
  values: ({ request, facts }) => {
    const [, one, other] = SAID_RATE.exec(request) ?? [];
    return { currency: currencyIn(request, facts.language), RATE: Number(one ?? other ?? 50) };
  },
};
