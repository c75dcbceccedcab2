import type { StarterApp } from "~/starter/starter-app";

/** The currency that a request names, as its ISO code. */
const CURRENCIES: [RegExp, string][] = [
  [/€|\beuros?\b|\beur\b/, "EUR"],
  [/£|\bpounds?\b|\bgbp\b/, "GBP"],
  [/\bfrancs?\b|\bfranken\b|\bchf\b/, "CHF"],
  [/¥|\byen\b|\bjpy\b/, "JPY"],
  [/₹|\brupees?\b|\binr\b/, "INR"],
];

/** The share of the bill that is chosen when it opens: what a request names as the tip, or what is usual. */
function firstTip(request: string): number {
  const said = /(?<![\d.,])(\d{1,2}(?:[.,]\d{1,2})?) ?(?:%|percent|per cent)/.exec(request)?.[1];
  return said ? Number(said.replace(",", ".")) : 15;
}

/** How many share the bill when it opens. */
function firstPeople(request: string): number {
  const said =
    /(?<!\d)(\d{1,2}) (?:people|persons?|friends|of us|guests|ways|leute|personen|personnes|personas|persone|pessoas)(?!\p{L})/u.exec(
      request,
    )?.[1];
  return said ? Math.min(99, Math.max(1, Number(said))) : 2;
}

/** Each pays what they had: this app knows one bill and equal shares. */
const OWN_SHARES =
  /\b(?:bill|check|restaurant|dinner|meal)\b.{0,200}\b(?:(?:every(?:one|body)|each(?: of us| person)?|we all|all of us) (?:had|ate|ordered|have|orders?|eats?) (?:something |things )?(?:different|else|(?:his|her|their|our) own)|(?:who|what (?:each|every\w+|they|people)) (?:had|ate|ordered)(?! what)|by (?:item|dish)(?:es|s)?)\b/;

export const tip: StarterApp = {
  id: "tip",
  name: "tip calculator",
  accent: "#248a4b",
  pairing: "launch",
  keywords: [
    "tip calculator",
    "tips calculator",
    "tipping calculator",
    "tipping app",
    "tip app",
    "tip and split calculator",
    "tip splitter",
    "gratuity calculator",
    "bill splitter",
    "bill splitting app",
    "bill splitting calculator",
    "bill split app",
    "bill split calculator",
    "check splitter",
    "split the bill",
    "split a bill",
    "split bill",
    "split restaurant bill",
    "split the restaurant bill",
    "restaurant bill",
  ],
  lacks: [[OWN_SHARES, "a bill of which each pays what they had"]],
  kinds: ["static"],
  defaultTitle: () => "Tip calculator",
  reads:
    /(?<!\p{L})(?:split(?:s|ting)?|shar(?:e|ed|ing)|between|people|friends|trinkgeld|teilen)(?!\p{L})/u,
  describe: () =>
    "A bill, a tip in percent and how many share it: what each pays, to the cent or rounded up, in the currency of your choice. What you chose last is kept in this browser.",
  example: "a tip calculator",
  next: ["make it teal", "use a minimal style", "add a dark mode toggle"],
  values: ({ request }) => ({
    firstTip: firstTip(request),
    firstPeople: firstPeople(request),
    currency: CURRENCIES.find(([form]) => form.test(request))?.[1] ?? "USD",
  }),
};
