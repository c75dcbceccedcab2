import type { FileTree } from "~/projects/files";
import { pattern } from "../grammar/lexicon";
import { saysOnlyLooks } from "../page/look-words";
import { plain } from "./changed-lines";
import { textsChanged } from "./texts-changed";

const ADDS_FIRST = pattern(
  "^(?:please |can you |could you |bitte |i(?:['’]d| would) like |we need |i want )*(?:add|insert|include|füge|ergänze|ajoute[rz]?|añade|agrega|aggiungi|adicione?|acrescent[ae])@",
);
const MOVES_FIRST = pattern(
  '^(?:please |can you |could you |bitte )*(?:(?:move|swap|shift|verschiebe|tausche|déplace[rz]?|mueve|sposta|mova)@|(?:put|place|stelle?|setze?|mets|pon|metti) (?:the|our|my|die|der|das|den|unsere?n?|la|le|les|el|los|las|il|i|gli|o|os|as) [^"“„«:]{2,50} (?:before|after|above|below|vor|nach|über|unter|avant|après|antes|después|prima|dopo|sopra|sotto)@)',
);
const QUOTE = /["“„«]\s*([^"“”„«»\n]{1,400}?)\s*["”“»]/gu;
const CHANGES = pattern('^(?:please |can you |could you )*(?:change|replace|rename|swap)@ ["“„«]');
const BEGINS_AS_ORDER = /^(?:change|add|make|set|put|remove|replace|write|move) /iu;

function samplesOf(files: FileTree): number {
  return (files.get("index.html") ?? "").split("section-note").length;
}

/**
 * What in the change of a page speaks against its having been read rightly: something gone where something was to be added, a text
 * where something was to be moved, another text gone than the one in quotes, words of the order or of a description as a text.
 */
export function pageDoubts(wish: string, before: FileTree, after: FileTree): string[] {
  const { fresh, gone } = textsChanged(before, after);
  const quotes = [...wish.matchAll(QUOTE)].map(([, text = ""]) => plain(text));
  const lost = gone.filter((text) => /\p{L}{3}/u.test(text));
  // What was an example gives way to what is said.
  const isExample = samplesOf(after) < samplesOf(before);
  // So does what the starter wrote about the person.
  const isAbout =
    lost.length === 1 &&
    fresh.length === 1 &&
    /(?<!\p{L})about (?:me|us)(?!\p{L})[^:]*: /iu.test(wish);
  if (ADDS_FIRST.test(wish) && lost.length > 0 && !isExample && !isAbout && !/footer/i.test(wish))
    return [`“${lost[0]}” would have gone`];
  if (MOVES_FIRST.test(wish) && fresh.length > 0) return [`I would have written “${fresh[0]}”`];
  const [old] = quotes;
  if (
    CHANGES.test(wish) &&
    old &&
    quotes.length > 1 &&
    !gone.some((text) => plain(text).includes(old))
  )
    return [`“${old}” would have stayed`];
  const asText = fresh.find(
    (text) => saysOnlyLooks(text) && !quotes.includes(plain(text)) && !wish.includes(`: ${text}`),
  );
  if (asText && lost.length > 0) return [`I would have written “${asText}”`];
  const said = plain(wish);
  const odd = fresh.find((text) => {
    const own = plain(text);
    if (
      BEGINS_AS_ORDER.test(text) &&
      !said.includes(own) &&
      own
        .split(" ")
        .slice(1)
        .some((word) => word.length > 4 && said.includes(word))
    )
      return true;
    const at = said.indexOf(own);
    const isDescribed =
      /^\p{Ll}/u.test(text) &&
      own.includes(" ") &&
      at > 0 &&
      !/:\s*$|:\s[^:]*$/u.test(said.slice(0, at));
    return isDescribed && !quotes.some((quote) => quote.includes(own));
  });
  return odd ? [`I would have written “${odd}”`] : [];
}
