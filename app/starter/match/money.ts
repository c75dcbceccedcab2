/** Signs, codes and words that people write for a currency, before an amount or behind it; a source of patterns. */
export const CURRENCY =
  "(?:AU|US|NZ|[ACR])?\\$|[€£¥₹₦₩₺₫₱₪฿₴₵]|zł|Kč|(?:CHF|EUR|USD|GBP|INR|NGN|KES|ZAR|AED|PLN|SEK|NOK|DKK|CAD|AUD|BRL|MXN)(?![\\p{L}])|K[Ss][Hh]s?\\.?|Rs\\.?|Fr\\.|[Ee]uros?(?!\\p{L})|[Dd]ollars?(?!\\p{L})|[Pp]ounds?(?!\\p{L})|[Nn]aira(?!\\p{L})|[Rr]upees?(?!\\p{L})|[Ss]hillings?(?!\\p{L})|[Ff]ranken(?!\\p{L})|[Pp]esos?(?!\\p{L})|[Rr]eais(?!\\p{L})|[Rr]and(?!\\p{L})|[Yy]en(?!\\p{L})|kr(?!\\p{L})";

/** "12", "2.50", "4,200", "1.250,00": an amount with or without its thousands apart. */
export const AMOUNT = "\\d{1,3}(?:[.,’']\\d{3})+(?:[.,]\\d{2})?|\\d{1,7}(?:[.,]\\d{1,2})?";

/** An amount with its currency on either side. */
export const MONEY = `(?:(?:${CURRENCY}) ?(?:${AMOUNT})|(?<![\\d.,:])(?:${AMOUNT}) ?(?:${CURRENCY}))(?![\\d%])`;

const WORDS: readonly [RegExp, string][] = [
  [/^(?:euros?|eur|€)$/iu, "€"],
  [/^(?:pounds?|gbp|£|quid)$/iu, "£"],
  [/^(?:dollars?|usd|us\$|\$|bucks?)$/iu, "$"],
  [/^(?:naira|ngn|₦)$/iu, "₦"],
  [/^(?:rupees?|inr|rs\.?|₹)$/iu, "₹"],
  [/^(?:kshs?\.?|kes)$/iu, "KSh"],
  [/^(?:franken|chf|fr\.|francs?)$/iu, "CHF"],
  [/^(?:yen|¥)$/iu, "¥"],
];

/** The sign of a currency that was written as a word or a code; what is none of those stays. */
export function signOf(currency: string): string {
  return WORDS.find(([form]) => form.test(currency.trim()))?.[1] ?? currency.trim();
}
