import type { FileTree } from "~/projects/files";
import { withoutArticle } from "./said-edit";
import { shows } from "./visible-text";

const QUOTED = /["“„«][^"“”„«»\n]*["”“»]/gu;
/** How a wish says what becomes of what: "change A to B", "A should be called B". */
const BECOMES =
  /(?<!\p{L})(?:to|into|with|by|is called|are called|should (?:be|say|read)(?: called)?|is now|costs?|zu|in|auf|durch|en|par|por|per|a|para|con|heißt|soll)(?!\p{L})|=|->|→/giu;
const VERB =
  /^(?:please )?(?:change|replace|rename|set|turn|swap|translate|traduci|traduis|traduce|cambia|muda|troca|ändere|ersetze|übersetze|remplace|renomme|reemplaza|renombra|sostituisci|rinomina|substitui|change|modifie)(?!\p{L})/iu;

/** Each cut is held against what the project shows, so there are not many. */
const MOST_PAIRS = 8;

/**
 * "Change A to B and C to D" as two wishes, where C is a text that the project shows; else the wish alone.
 * What stands in quotes is never cut.
 */
export function asPairs(wish: string, files: FileTree, left = MOST_PAIRS): string[] {
  if (left === 0) return [wish];
  const masked = wish.replace(QUOTED, (quoted) => "\u0001".repeat(quoted.length));
  const verb = VERB.exec(wish)?.[0] ?? "";
  const cuts = [...masked.matchAll(/,?\s+(?:and|und|et|y|e)\s+|[,;]\s+/giu)].slice(0, MOST_PAIRS);
  for (const cut of cuts) {
    const end = cut.index + cut[0].length;
    const second = [...masked.slice(end).matchAll(BECOMES)][0];
    const isFirst = BECOMES.test(masked.slice(0, cut.index));
    BECOMES.lastIndex = 0;
    if (!second || !isFirst) continue;
    const rest = wish.slice(end);
    const named = withoutArticle(rest.slice(0, second.index).replace(VERB, ""));
    if (named === "" || !shows(files, named)) continue;
    const other = VERB.test(rest) || verb === "" ? rest : `${verb} ${rest}`;
    return [wish.slice(0, cut.index), ...asPairs(other, files, left - 1)];
  }
  return [wish];
}
