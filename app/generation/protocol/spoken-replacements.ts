import { wordsOf } from "./lost-code";

/** A text that words say is to stand in the place of another. */
export interface SpokenReplacement {
  from: string;
  to: string;
}

/** How a sentence begins that orders it: "In `a.css`, replace `x` with `y`". */
const ORDER =
  /(?:^[ \t>*_#\d.)-]{0,12}|[.!:;。][ \t]{0,3})(?:(?:in|dans|en|em|nella?|в|在)[ \t]{0,2}[`*]{1,3}[^`*\n]{1,120}[`*]{1,3}[ \t]{0,2}(?:中|里)?[,，:]?[ \t]{0,2})?(?:(?:please|then|and|also|bitte|puis|ensuite|luego|poi|depois|затем|请)[ \t]{1,2})?(?:replace|change|swap|ersetzen?|ändern?|remplace[zr]?|change[zr]|reemplaz[ae]|sustituye|cambi[ae]|substitua|troque|sostituisci|замените?|поменяйте?|替换|(?:将|把)(?=[ \t]{0,2}`))(?!\p{L})(?:[^`\n.]{0,20}`[\w./@-]{1,80}\.\w{1,6}`)?[^`\n.]{0,40}`([^`\n]{3,200})`[ \t]{0,2}(?:[^`\n.]{0,20}[ \t])?(?:with|to|by|for|into|durch|in|zu|par|en|por|a|con|на|替换为|换成|改为|改成|为)[ \t]{0,2}`([^`\n]{1,200})`/iu;
/** Words by which it is only advice. */
const ADVICE =
  /(?<!\p{L})(?:if|could|might|want|prefer|later|example|instance|wenn|falls|möcht|später|beispiel|si|voulez|souhaite|exemple|quieres|prefieres|ejemplo|se|quiser|preferir|exemplo|esempio|если|хотите|например)(?!\p{L})|如果|例如|比如/iu;
/** A longer line is no sentence, in characters. */
const LINE = 400;
/** So many are looked up. */
const ORDERS = 10;

/** The replacements that words order, the code in marks of code. */
export function spokenReplacements(prose: string): SpokenReplacement[] {
  const found: SpokenReplacement[] = [];
  for (const line of wordsOf(prose).split("\n")) {
    if (line.length > LINE || !line.includes("`") || ADVICE.test(line)) continue;
    const [, from, to] = ORDER.exec(line) ?? [];
    if (from !== undefined && to !== undefined && from !== to) found.push({ from, to });
    if (found.length === ORDERS) break;
  }
  return found;
}

/** Whether one of them is still to be made in these texts: what it is to replace stands there, and what replaces it nowhere beside it. */
export function isLeftToMake(
  replacements: readonly SpokenReplacement[],
  texts: Iterable<string>,
): boolean {
  for (const text of texts) {
    if (replacements.some(({ from, to }) => text.includes(from) && !text.includes(to))) return true;
  }
  return false;
}
