import type { FileTree } from "~/projects/files";
import { REMOVES } from "../grounded/cues";
import { pageTexts } from "../grounded/screen";
import { changedLines, plain } from "./changed-lines";
import { textsChanged } from "./texts-changed";

/** What asks for less than there is, or for something else in the place of all of it. */
const LESS =
  /(?<!\p{L})(?:only|just|keep|instead|replace|empty|clear|without|no|none|nur|kein\p{L}*|statt|leer\p{L}*|seulement|que|vide[rz]?|solo|sólo|vac[ií]\p{L}*|vuot\p{L}*|apenas|translat\p{L}*|übersetz\p{L}*|tradu\p{L}*|english|deutsch|français|hide|(?:drop-?down|choices?|options?|auswahl\p{L}*|choix|opci\p{L}*|scelt\p{L}*|opç\p{L}*) (?:with|of|mit|aus|avec|con|com)|short\p{L}*|fewer|less|start|begin|list|lists|are|these|those|following)(?!\p{L})|:/iu;
/** A choice that becomes another kind of field loses what could be chosen. */
const OTHER_KIND =
  /(?<!\p{L})(?:an?|into|as) (?:(?:long|short|plain|free|simple) )?(?:texts?|number|date|day|time|checkbox|tick ?box|slider|colour|link)(?: field| box| area)?(?: of several lines)?$/iu;
/** Texts that may go with a change of one: a headline and what repeats it. */
const FEW = 3;
/** So near to what it was to stand by, in texts of the page. */
const NEAR = 4;

/** Texts of the screen that went though nothing was to go. */
export function unnamedLosses(wish: string, before: FileTree, after: FileTree): string[] {
  if ([REMOVES, LESS, OTHER_KIND].some((words) => words.test(wish.trim()))) return [];
  const { fresh, gone } = textsChanged(before, after);
  const said = plain(wish);
  const lost = gone.filter((text) => /\p{L}{3}/u.test(text) && !said.includes(plain(text)));
  return lost.length > FEW && lost.length > fresh.length * 2
    ? [`“${lost[0]}” and ${lost.length - 1} more texts would go`]
    : [];
}

const BESIDE =
  /(?<!\p{L})(?<after>after|below|beneath|nach|hinter|après|después del?|dopo|depois d[eao])(?:\s+(?:the|den|der|die|das|dem|le|la|les|l['’]|el|los|las|il|lo|gli|o|a|os|as))?\s+(?<place>[^,.;:"“„«]{3,40})$/iu;

/** Something new on the page that was to stand behind another text of it, and stands elsewhere. */
export function strayed(wish: string, before: FileTree, after: FileTree): string[] {
  const place = plain(BESIDE.exec(wish.trim())?.groups?.place ?? "").trim();
  // "Below the name" is that of the page, and no field that is called so.
  if (place === "" || /^(?:name|title|nom|titre|nombre|nome)$/u.test(place)) return [];
  const was = new Set(pageTexts(before).map(({ text }) => text));
  const texts = pageTexts(after).map(({ text }) => text);
  const at = texts.findIndex((text) => plain(text) === place);
  const first = texts.findIndex((text) => !was.has(text));
  if (at < 0 || first < 0 || !was.has(texts[at] ?? "")) return [];
  return first > at && first - at <= NEAR ? [] : [`it would not stand by “${texts[at]}”`];
}

const SAMPLES = /sample \p{L}+: replace them|\$0</iu;
const ASKS_NEW =
  /(?<!\p{L})(?:add\p{L}*|include|insert|new|need|want|would like|create|an?|some|also|füge?|ergänz\p{L}*|neue\p{L}*|brauch\p{L}*|ein\p{L}*|ajout\p{L}*|une?|añad\p{L}*|agreg\p{L}*|una?|aggiung\p{L}*|adicion\p{L}*|uma?)(?!\p{L})/iu;

/** A section with made-up prices or numbers, where the wish is about some that it takes to be there. */
export function madeUp(wish: string, before: FileTree, after: FileTree): string[] {
  const { added } = changedLines(before, after);
  return SAMPLES.test(added) && !ASKS_NEW.test(wish) ? ["what it says would be made up"] : [];
}
