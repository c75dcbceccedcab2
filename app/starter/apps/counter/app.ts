import { sentenceCase } from "~/starter/match/words";
import type { StarterApp } from "~/starter/starter-app";

/** "How many glasses of water I drink", "count my cups of coffee": what is counted. */
const COUNTED =
  /\bhow (?:many|much) ((?:\p{L}+ ){0,3}?\p{L}+) (?:i|we) \p{L}+|\b(?:count|track|log)(?:ing|s)? (?:my |the |our )?((?:cups?|glasses?|bottles?|pints?|mugs?|litres?|liters?) of \p{L}+|water)/u;
const NUMBER = /(?<![\d.,])(\d{1,5})(?![\d.,]*\d)/;

/** What is counted day by day, with a goal. */
export const counter: StarterApp = {
  id: "counter",
  name: "counter for each day",
  accent: "#1572b8",
  pairing: "launch",
  keywords: [
    "water counter",
    "glass counter",
    "glasses of water counter",
    "daily counter",
    "cup counter",
    "day counter",
    "water intake counter",
    "coffee counter",
  ],
  kinds: ["static"],
  defaultTitle(_, request) {
    const [, one, other] = COUNTED.exec(request) ?? [];
    return sentenceCase(one ?? other ?? "Today's count");
  },
  describe: ({ request }) =>
    `Press to count what you had or did; ${NUMBER.exec(request) ? `the goal is ${goalIn(request)} a day` : `the goal of a day (${goalIn(request)} at first) is yours to set`}, and the last seven days stand below. Kept in this browser.`,
  example: "a water counter",
  next: ["make it green", "use a playful style", "add a dark mode toggle"],
  reads:
    /\b(?:goals?|targets?|aim|\d+ (?:glasses|cups|bottles)|a day|daily|count|per day|drink)\b/u,
  values: ({ request }) => ({ GOAL: goalIn(request) }),
};

function goalIn(request: string): number {
  return Math.max(
    1,
    Number(NUMBER.exec(request)?.[1] ?? (/water|wasser|glass/.test(request) ? 8 : 10)),
  );
}
