import type { Language } from "../match/facts/language";
import type { AppLanguage } from "./row";

const CHINESE = /\p{Script=Han}/gu;
const LATIN_WORD = /\p{Script=Latin}+/gu;
/** Japanese is written with signs of Chinese between its own. */
const JAPANESE = /\p{Script=Hiragana}|\p{Script=Katakana}/u;

/** The language that an app is to speak: that of its request. Null for English, and for those that no app is written in. */
export function appLanguageOf(request: string, said: Language): AppLanguage | null {
  if (JAPANESE.test(request)) return null;
  // An English request may name a few Chinese words to learn; a Chinese one may name "Todo".
  const signs = request.match(CHINESE)?.length ?? 0;
  if (signs > 1 && signs > (request.match(LATIN_WORD)?.length ?? 0)) return "zh";
  return said === "en" ? null : said;
}
