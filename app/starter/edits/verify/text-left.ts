import type { FileTree } from "~/projects/files";
import { pattern, SHOULD_SAY } from "../grammar/lexicon";
import { saidWords } from "../grounded/said-words";
import { kindsNamed } from "../parts/kind-words";
import { partsOf } from "../parts/parts-of";
import { INSTEAD } from "./instead";

const NEW_TEXT = pattern(
  `~${SHOULD_SAY}@|~(?:where it says|change|replace|rename|ersetze?|ändere|remplace|cambia|sostituisci|troca)@`,
);

const ONE_WORD = pattern(
  "^(?:please |bitte )?(?:change|replace|rename|ersetze?|ändere|remplace|cambia|sostituisci|troca) (?<named>[\\p{L}\\p{N}'’!?-]+) (?:to|into|with|by|durch|zu|in|par|en|por|con|a)@",
);

/** A text that was to be another one, and was changed in one of its places alone, where no place was named. */
export function textLeft(wish: string, before: FileTree, after: FileTree): string[] {
  if (!NEW_TEXT.test(wish) && !INSTEAD.test(wish)) return [];
  if (
    saidWords(wish).some(
      ({ text }) => kindsNamed(text).length > 0 || /^(?:menu|nav\p{L}*|name)$/iu.test(text),
    )
  )
    return [];
  const said = wish.toLowerCase();
  const [was, is] = [countsOf(before), countsOf(after)];
  const named = ONE_WORD.exec(wish.trim())?.groups?.named ?? "";
  const single = [...was.keys()].filter(
    (text) => text.toLowerCase() === named.toLowerCase() && is.get(text) === was.get(text),
  );
  if (single.length > 0) return single.map((text) => `“${text}” is still there`);
  return [...was]
    .filter(([text, count]) => {
      const left = is.get(text) ?? 0;
      return text.includes(" ") && said.includes(text.toLowerCase()) && left > 0 && left < count;
    })
    .map(([text]) => `“${text}” stands in another place still`);
}

function countsOf(files: FileTree): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { texts } of partsOf(files))
    for (const { text } of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return counts;
}
