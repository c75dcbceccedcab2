/** Shorter words say nothing of what a request is about, but for those that are signs of their own. */
const SHORTEST = 3;
/** What is left of a word without its ending is no shorter: "her" would be found in "there" for "hero". */
const SHORTEST_STEM = 4;
/** Different words of one request that count. */
const MOST = 48;
/** Endings of words in European languages, the longest first: enough to find "pricing" by "prices". */
const ENDINGS =
  /(?:ingen|ungen|ierung|ings|ions|ung|ing|ers|ies|ous|en|er|es|ed|em|ern|os|as|eur|aux|ion|ов|ами|ами|ого|ый|ая|ое|ий|ых|ах|ам|ы|и|а|я|у|е|о|s|e|a|o|n|i)$/u;
const WIDE = /[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/u;

/** A text without case and accents, so that "Équipe" is found by "equipe". */
export function foldText(text: string): string {
  // Only what is not ASCII has accents; most code is.
  const plain = /[^\0-\x7f]/.test(text) ? text.normalize("NFKD").replaceAll(/\p{M}+/gu, "") : text;
  return plain.toLowerCase().replaceAll("ß", "ss");
}

/** The words of a text or a path as they are compared: folded, in parts, without endings. Each once. */
export function stemsOf(text: string): string[] {
  const parts =
    foldText(text.replaceAll(/(\p{Ll}|\d)(\p{Lu})/gu, "$1 $2")).match(/\p{L}+|\p{N}+/gu) ?? [];
  return [
    ...new Set(parts.flatMap((part) => (WIDE.test(part) ? pairsOf(part) : stemOf(part)))),
  ].slice(0, MOST);
}

/** Languages that do not separate words are compared by every two signs. */
function pairsOf(text: string): string[] {
  const signs = [...text];
  if (signs.length < 2) return signs;
  return signs.slice(1).map((sign, index) => `${signs[index]}${sign}`);
}

function stemOf(word: string): string[] {
  if (word.length < SHORTEST || STOP.has(word)) return [];
  const stem = word.replace(ENDINGS, "");
  return [stem.length >= SHORTEST_STEM ? stem : word];
}

/** Words that nearly every request holds, in six languages. */
const STOP = new Set(
  `the and for with that this from you your can are was not but all has have make please should would could into
  change add put new want need like more page site app file web
  und der die das ein eine einen den dem des ist mit auf von fur bitte soll mach mache andere seite
  les des une est avec pour dans sur pas que qui mets mettre faire page site
  los las una con por para que del esta este hacer pon poner cambia pagina
  gli una con per che del della nel sono fare cambia metti pagina
  что это как для или все сделай добавь страница`.split(/\s+/),
);
