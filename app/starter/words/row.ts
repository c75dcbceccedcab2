/** The languages beside English that the words of apps are written in, in the order of a row. */
export const APP_LANGUAGES = ["de", "fr", "es", "it", "pt", "zh"] as const;
export type AppLanguage = (typeof APP_LANGUAGES)[number];

/**
 * A text of the apps as their files hold it, then what it is in each of `APP_LANGUAGES`. `{0}` and `{1}` stand for what
 * the program puts in at that place, in its order; a translation may leave one out or turn them round.
 */
export type Row = readonly [
  en: string,
  de: string,
  fr: string,
  es: string,
  it: string,
  pt: string,
  zh: string,
];
