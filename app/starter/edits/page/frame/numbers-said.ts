/** What a wish gives as a value, and of what class it is. */
export interface SaidValue {
  text: string;
  kind: "clock" | "money" | "number" | "free";
}

const WORDS: Readonly<Record<string, number>> = {
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  seventeen: 17,
  eighteen: 18,
  nineteen: 19,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
};

/** Numbers that are written in letters, as digits: "ten pounds" is "10 pounds". */
export function withDigits(text: string): string {
  const digits = text.replace(
    new RegExp(`(?<!\\p{L})(?:${Object.keys(WORDS).join("|")})(?!\\p{L})`, "giu"),
    (word) => String(WORDS[word.toLowerCase()]),
  );
  return digits
    .replace(
      /(?<![\d.,])(\d{1,2}) hundred(?: and (\d{1,2}))?(?!\p{L})/giu,
      (_, many: string, rest = "0") => String(Number(many) * 100 + Number(rest)),
    )
    .replace(/(?<!\p{L})a hundred(?!\p{L})/giu, "100");
}

const CURRENCY = "[€£$₹₦]|(?:euros?|pounds?|quid|dollars?|bucks?)(?!\\p{L})";
const NUMBER = "\\d{1,3}(?:[,.']\\d{3})+(?!\\d)|\\d+(?:[.,:]\\d{1,2})?";
/** Each value in a text: a clock, an amount of money, a number, or that it costs nothing. */
const VALUE = new RegExp(
  `(?<free>(?<!\\p{L})(?:for free|free of charge|free|gratis)(?! (?:from|over|above|under|below|for|up to|until|with|if|when) )(?!\\p{L}))|(?<money>(?:[€£$₹₦]) ?(?:${NUMBER})|(?<![\\d.,])(?:${NUMBER}) ?(?:${CURRENCY}))|(?<clock>(?<![\\d.,])\\d{1,2}(?:[:.]\\d{2})? ?(?:am|pm|o['’]clock)(?!\\p{L})|(?<![\\d.,])\\d{1,2}:\\d{2}(?!\\d))|(?<number>(?<![\\d.,:\\p{L}])(?:${NUMBER})(?![\\d\\p{L}]))`,
  "giu",
);

export function valuesIn(text: string): (SaidValue & { at: number })[] {
  return [...text.matchAll(VALUE)].map(({ 0: value, index, groups }) => ({
    text: value.trim(),
    at: index,
    kind: groups?.free ? "free" : groups?.money ? "money" : groups?.clock ? "clock" : "number",
  }));
}

/** A text without the values in it. */
export function withoutValues(text: string): string {
  return text.replace(VALUE, " ");
}
