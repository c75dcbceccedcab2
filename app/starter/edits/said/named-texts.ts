import type { FileTree } from "~/projects/files";
import { ARTICLE, pattern } from "../grammar/lexicon";
import { partsOf } from "../parts/parts-of";

const BEFORE = pattern(
  `(?:^|[\\s,])(?:change|rename|replace|swap|instead of|call|ändere|ersetze|statt|anstatt|change[rz]?|remplace[rz]?|renomme[rz]?|au lieu de|cambia|reemplaza|en vez de|sostituisci|invece di|troca|muda|em vez de)(?: ${ARTICLE})?(?: (?:text|heading|headline|title|question|answer|button|link|label|sentence|line|words?|überschrift|frage|knopf|titre|título|titolo))?[: ]*$`,
);
/** "The heading How do I start? should say …" */
const KIND_ALONE = pattern(
  `^(?:please )?(?:${ARTICLE} )?(?:(?:text|heading|headline|title|question|answer|button|link|label|sentence|line) )?$`,
);
const SHOULD = pattern("^[,.]? ?(?:should|must|soll|doit|debe|deve)@");
/** Behind it what it shall say: up to another wish, or the end. */
const AFTER = pattern(
  "^[,.]? ?(?:(?:to(?: say| read)?|with|by|into|for|in|zu|durch|en|par|a|por|con|per|para|->|→|=>)@|(?:should|must|soll|doit|debe|deve)(?: now| rather)? (?:say|read|be(?: called)?|heißen|lauten|sein|dire|decir|dire|dizer)@|(?:write|put|say|use|schreib\\p{L}*|écris|mets|pon|scrivi|metti|escreve)@):? (?<text>.{1,200})$",
);
const ANOTHER = pattern(
  "[,.;]? (?:and|und|et|y|e)(?: also)? (?:make|change|remove|add|delete|rename|move|put|center|mach|ändere|entferne|change|ajoute|cambia|añade|aggiungi)@.*$",
);
/** "… to Yes and Back to No" is two. */
const TWO = pattern("~(?:and|und|et|y|e)@.+~(?:to|into|zu|in|en|por|a|per|->|→)@");
const MANNERS = /[\s,]*(?:please|pls|bitte|instead|s'il te plaît|por favor|per favore)[.!\s]*$/iu;
/** A text of one word is found by other readers; one longer than this nobody types. */
const TEXT_CHARACTERS = 160;

/**
 * A message with the text that it wants changed in quotes, where that stands on the screen word for word: what is
 * quoted is one thing, whatever marks and small words it holds ("change How do I start? to Where do I begin?").
 */
export function withNamedText(message: string, files: FileTree): string {
  if (/["“„«]/u.test(message)) return message;
  const said = message.toLowerCase();
  const texts = partsOf(files)
    .flatMap(({ texts }) => texts.map(({ text }) => text.trim()))
    .filter((text) => text.length <= TEXT_CHARACTERS && /\S\s+\S/.test(text))
    .toSorted((a, b) => b.length - a.length);
  for (const text of new Set(texts)) {
    for (const way of [text, text.replace(/[.!?…]+$/, "")]) {
      const at = said.indexOf(way.toLowerCase());
      if (at < 0 || !/\s/.test(way)) continue;
      const end = at + way.length;
      const rest = AFTER.exec(message.slice(end))?.groups?.text ?? "";
      const more = ANOTHER.exec(rest)?.[0] ?? "";
      const fresh = rest.slice(0, rest.length - more.length).replace(MANNERS, "");
      if (TWO.test(fresh)) continue;
      const lead = message.slice(0, at);
      const isNamed =
        BEFORE.test(lead) || (KIND_ALONE.test(lead) && SHOULD.test(message.slice(end)));
      if (fresh.trim() === "" || !isNamed) continue;
      // What is said before it is a wish of its own.
      const kept = lead.slice(0, BEFORE.exec(lead)?.index ?? 0).trim();
      const first = /(?:,|\b(?:and|und|et|y|e))$/iu.test(kept) ? `${kept} ` : "";
      return `${first}change “${text}” to “${fresh.trim()}”${more}`;
    }
  }
  return message;
}
