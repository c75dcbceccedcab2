/*
 * Words by which people of other languages say that code goes on unchanged. They decide nothing
 * alone: only where a comment stands in the place of lines that are gone (`stand-ins.ts`).
 */
const WORDS: Record<string, string> = {
  english:
    "rest|remain(?:s|der|ing)?|unchanged|untouched|unmodified|existing|previous(?:ly)?|same|as (?:is|before)|other|omitted|truncated|goes here|etc",
  german:
    "rest(?:lich\\w*)?|übrig\\w*|unverändert\\w*|bleib(?:t|en)|gleich|wie (?:bisher|zuvor|vorher|gehabt|oben)|bestehend\\w*|vorhanden\\w*|bisherig\\w*|weiter\\w*",
  french:
    "reste\\w*|inchangée?s?|sans changement|identiques?|existante?s?|précédente?s?|même|comme avant|autres?|suite",
  spanish:
    "resto|restantes?|sin cambios|sin modificar|igual(?:es)?|existentes?|anterior(?:es)?|mism[oa]s?|permanece\\w*|queda\\w*|demás|otr[oa]s",
  portuguese:
    "restantes?|sem (?:alterações|mudanças)|inalterad[oa]s?|igual|existentes?|anterior(?:es)?|mesm[oa]s?|permanece\\w*|outr[oa]s",
  italian: "restante|invariat[oaie]|esistent[ei]|precedent[ei]|stess[oaie]|altr[oaie]|rimane\\w*",
  dutch: "rest|ongewijzigd|bestaande?|overige|hetzelfde|zelfde|blijft",
  polish: "reszta|bez zmian|pozostał\\w*|istniejąc\\w*|niezmienion\\w*|taki sam|tak samo",
  turkish: "geri kalan\\w*|değişmedi|aynı|mevcut|kalan\\w*",
  russian:
    "остальн\\w*|остаток|остаётся|остается|остаются|без изменений|не изменил\\w*|неизменн\\w*|прежн\\w*|существующ\\w*|как (?:раньше|было|и раньше)|так(?:ой|ая|ое|ие) же|проч(?:ее|ие)|ранее",
  ukrainian: "решта|без змін|інш\\w*|існуюч\\w*|незмінн\\w*",
};
const LETTERS = "[\\p{L}\\p{N}_]";
const SPELLED = new RegExp(
  `(?<!${LETTERS})(?:${Object.values(WORDS).join("|").replaceAll("\\w", LETTERS)})(?!${LETTERS})`,
  "iu",
);
/** Scripts without spaces between words. */
const UNSPACED =
  /其余|其他|剩余|剩下|不变|未改|保持|现有|原有|原来|之前|省略|同上|以下略|餘|變|残り|そのまま|変更なし|変更ありません|既存|以前と同じ|同様|省略|以下同|以下略|나머지|동일|그대로|변경 ?없|기존|생략/u;

/** Whether a comment has a word that says, in any of these languages, that code goes on as it was. */
export function saysUnchanged(comment: string): boolean {
  return SPELLED.test(comment) || UNSPACED.test(comment) || /^[\W_]*$/.test(comment);
}
