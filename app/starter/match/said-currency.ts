/** The currencies that people name, by sign and by word, as ISO codes. */
const CURRENCIES: readonly [RegExp, string][] = [
  [/€|\beuros?\b|\beur\b/, "EUR"],
  [/£|\bpounds?\b|\bquid\b|\bgbp\b/, "GBP"],
  [/\bfrancs?\b|\bfranken\b|\bchf\b/, "CHF"],
  [/¥|\byen\b|\bjpy\b/, "JPY"],
  [/₹|\brupees?\b|\binr\b/, "INR"],
];
/** What is paid with by most who speak a language. */
const OF_LANGUAGE: Readonly<Record<string, string>> = {
  zh: "CNY",
  de: "EUR",
  fr: "EUR",
  es: "EUR",
  it: "EUR",
  pt: "EUR",
};

/** The currency of a request as its ISO code: the one that it names, or the one of its language. */
export function currencyIn(request: string, language: string): string {
  return CURRENCIES.find(([form]) => form.test(request))?.[1] ?? OF_LANGUAGE[language] ?? "USD";
}
