import type { Language } from "../match/facts/language";
import type { AppLanguage } from "./row";

const CHINESE = /\p{Script=Han}{2}/u;
/** Japanese is written with signs of Chinese between its own. */
const JAPANESE = /\p{Script=Hiragana}|\p{Script=Katakana}/u;

/** The language that an app is to speak: that of its request. Null for English, and for those that no app is written in. */
export function appLanguageOf(request: string, said: Language): AppLanguage | null {
  if (JAPANESE.test(request)) return null;
  if (CHINESE.test(request)) return "zh";
  return said === "en" ? null : said;
}
