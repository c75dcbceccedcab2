import { LANGUAGES, type Language } from "../match/facts/language";
import { de } from "./texts/de";
import { es } from "./texts/es";
import { fr } from "./texts/fr";
import { it } from "./texts/it";
import { pt } from "./texts/pt";

const TEXTS: Record<Language, Record<string, string>> = { en: {}, de, fr, es, it, pt };

/** What a reader reads of HTML: texts between tags, and attributes that are read out or shown. */
export const READ =
  /(?<=>)[^<>]*[^<>\s][^<>]*(?=<)|(?<=\s(?:aria-label|data-said|data-full)=")[^"]+/g;

/** The HTML of a section in another language; what has no words there (names, numbers) stays. */
export function inLanguage(section: string, language: Language): string {
  return section.replace(READ, (text) => {
    const said = text.trim();
    return text.replace(said, () => TEXTS[language][said] ?? said);
  });
}

/** The texts of sections in one language, with what they are in another. */
export function sectionTextsIn(from: Language, to: Language): ReadonlyMap<string, string> {
  const english = new Set(Object.values(TEXTS).flatMap((texts) => Object.keys(texts)));
  const spoken = (language: Language, text: string) => TEXTS[language][text] ?? text;
  return new Map([...english].map((text) => [spoken(from, text), spoken(to, text)]));
}

/** Whether a text of a section has words in a language. */
export function isTextOf(language: Language, text: string): boolean {
  return text in TEXTS[language];
}

/** The language that a page says it is in; English where it says none that is known. */
export function languageOfPage(page: string): Language {
  const said = /<html\b[^>]*\slang="(\w+)/.exec(page)?.[1];
  return LANGUAGES.find((language) => language === said) ?? "en";
}
