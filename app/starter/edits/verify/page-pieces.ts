import type { FileTree } from "~/projects/files";
import { saidWords } from "../grounded/said-words";
import { isCallLabel } from "../page/call-label";
import { pageOf } from "../page/page-model";
import { isSameWord } from "../parts/same-word";
import { changedLines, plain } from "./changed-lines";
import { textsChanged } from "./texts-changed";

const QUOTED = /["“„«][^"“”„«»\n]*["”“»]/gu;
const unquoted = (wish: string) => wish.replace(QUOTED, " “ ” ");
const pageIn = (files: FileTree) => files.get("index.html") ?? "";

/** What the one who edits is asked for, in a sentence that goes on: "… weekend pumpkin. can it show today's". */
const ASKED_TO_DO =
  /(?<!\p{L})(?:can|could|would|will) (?:it|you|we|the page|the site|that) (?:please )?(?:show|make|put|be|change|display|add|have|do|move|use|pick|list|say|switch|only|also)(?!\p{L})|(?<!\p{L})(?:kannst du|könntest du|peux-tu|pouvez-vous|puedes|puoi|você pode) \p{L}/u;

/** Words of a question to the one who edits are no text of the page. */
export function questionAsText(wish: string, before: FileTree, after: FileTree): string[] {
  if (!pageOf(before)) return [];
  const said = plain(unquoted(wish));
  const odd = textsChanged(before, after).fresh.find((text) => {
    const asked = ASKED_TO_DO.exec(plain(text))?.[0];
    return asked !== undefined && said.includes(asked);
  });
  return odd ? [`I would have written “${odd}”`] : [];
}

const NAME = /<(?:h3|span class="menu-name"|dt)[^>]*>(?<name>[^<]+)</gu;
/** A price in the middle of a name: what follows "and" has its own. */
const PRICED_TWICE =
  /(?:[€$£₦₹]\s?\d[\d.,]*|\d[\d.,]*\s?(?:[€$£₦₹]|p(?!\p{L})))[\d.,]*,?\s+(?:and|und|et|y|e|plus|&)\s/iu;

/** Two things with their prices are two entries. */
export function severalInOne(_wish: string, before: FileTree, after: FileTree): string[] {
  if (!pageOf(before)) return [];
  const names = (files: FileTree) =>
    [...pageIn(files).matchAll(NAME)].map(({ groups }) => groups?.name ?? "");
  const old = names(before);
  const odd = names(after).find((name) => PRICED_TWICE.test(name) && !old.includes(name));
  return odd ? [`“${odd}” would be one entry`] : [];
}

const LARGE =
  /(?<!\p{L})(?:in|with|as) (?:(?:really|very|nice|quite) )*(?:big|large|huge|giant|enormous) (?:letters|text|type|print|font|numbers|digits)(?!\p{L})|(?<!\p{L})an? (?:(?:really|very|nice) )*(?:big|large|huge|giant) (?:\p{L}+ )?button(?!\p{L})|in (?:großen|riesigen) buchstaben|en (?:gros|grands) caractères|en letras grandes|a lettere grandi/iu;
const SIZED =
  /font-size|padding|scale|(?:min-)?(?:width|height)|--font-size|is-large|class="[^"]*(?:big|large)|<h[12]/;

/** A size that was said with something new is that of it. */
export function sizeDropped(wish: string, before: FileTree, after: FileTree): string[] {
  const large = LARGE.exec(unquoted(wish).replace(/:\s.*$/su, ":"))?.[0];
  if (!large || !pageOf(before)) return [];
  return SIZED.test(changedLines(before, after).added)
    ? []
    : [`it would not be ${/button/iu.test(large) ? "a large button" : large.toLowerCase()}`];
}

const TAKES =
  /(?<!\p{L})(?:remove|delete|drop|take|cut|get rid of|scrap|erase|lösch\p{L}*|entfern\p{L}*|streich\p{L}*|nimm|supprime[rz]?|enlève[rz]?|retire[rz]?|quita[r]?|elimina[r]?|borra[r]?|togli|rimuov\p{L}*|remov[ae]r?|tira[r]?)(?!\p{L})/iu;
const JOINED = /\s*,\s*(?:(?:and|und|et|y|e)\s+)?|\s+(?:and|und|et|y|e|&)\s+/u;

/** Whether some of what an entry lists was spoken of, and some was not. */
function unnamedHalf(text: string, wish: string): string | null {
  const halves = text.split(JOINED).filter((half) => saidWords(half).length > 0);
  if (halves.length < 2 || /[?.!:;]/u.test(text)) return null;
  const said = saidWords(wish);
  const isNamed = (half: string) =>
    saidWords(half).some(({ stem }) => said.some((word) => isSameWord(word.stem, stem)));
  const other = halves.find((half) => !isNamed(half));
  return other !== undefined && halves.some(isNamed) ? other : null;
}

/** "Take the juniors out": the adults that stand in the same line were not spoken of. */
export function moreTaken(wish: string, before: FileTree, after: FileTree): string[] {
  if (!pageOf(before) || !TAKES.test(wish)) return [];
  const { gone, fresh } = textsChanged(before, after);
  if (gone.length !== 1 || fresh.length > 0) return [];
  const other = unnamedHalf(gone[0] ?? "", wish);
  return other ? [`“${other}” would go, too`] : [];
}

/** A reason that points back: "…, we don't have that group this year". */
const POINTS_BACK =
  /^(?:(?<named>.{4,120}?)[,;.–—-]+\s*)?(?:we|i|they) (?:do not|don['’]?t|no longer|never) (?:\p{L}+ )?(?:have|do|offer|need|want|use|sell|run|make) (?:that|this|those|these)(?!\p{L})/iu;

const WHEN = /(?<!\p{L})(?:this|next|the|every) (?:year|season|month|week|term)(?!\p{L})/giu;

/** What goes was named before the reason, and is nothing that the reason happens to mention. */
export function takenByReason(wish: string, before: FileTree, after: FileTree): string[] {
  const match = POINTS_BACK.exec(wish.trim());
  const named = match?.groups?.named ?? wish;
  if (!match || !pageOf(before) || (match.groups?.named && !TAKES.test(named))) return [];
  const { gone } = textsChanged(before, after);
  const said = saidWords(named.replace(WHEN, " "));
  const isSaid = gone.some((text) =>
    saidWords(text).some(({ stem }) => said.some((word) => isSameWord(word.stem, stem))),
  );
  return gone.length === 0 || isSaid ? [] : [`“${gone[0]}” would go`];
}

const BESIDE_OTHER =
  /^(?:please |can you |could you )*(?:put|move|show|list|place|have) (?:the |our |my )?[\p{L}'’ -]{3,30}? (?:before|above|ahead of|after|below|behind) /iu;

/** "Portraits and travel" is more than the portraits that were to be moved. */
export function moreMoved(wish: string, before: FileTree, after: FileTree): string[] {
  if (!pageOf(before) || !BESIDE_OTHER.test(wish)) return [];
  const names = (files: FileTree) =>
    [...pageIn(files).matchAll(NAME)].map(({ groups }) => groups?.name ?? "");
  const [was, is] = [names(before), names(after)];
  const moved = is.filter((name, at) => was[at] !== name && was.includes(name));
  const text = moved.find((name) => unnamedHalf(name, wish) !== null);
  return text ? [`“${text}” would move, which is more than that`] : [];
}

/** A button that is called so calls somebody. */
export function callsNobody(_wish: string, before: FileTree, after: FileTree): string[] {
  if (!pageOf(before)) return [];
  const was = pageIn(before);
  const odd = [...pageIn(after).matchAll(/<a\b[^>]*href="([^"]*)"[^>]*>([^<]+)<\/a>/gu)].find(
    ([whole, href = "", text = ""]) =>
      !was.includes(whole) && isCallLabel(text) && !href.startsWith("tel:"),
  );
  return odd
    ? [
        `“${odd[2]}” would call nobody: say the number with it, as in “add a button “${odd[2]}” that calls 0123 456789”`,
      ]
    : [];
}

/** What a change of a page does with more, or with less, than was spoken of. */
export function piecesBeside(wish: string, before: FileTree, after: FileTree): string[] {
  return [
    questionAsText,
    severalInOne,
    sizeDropped,
    moreTaken,
    takenByReason,
    moreMoved,
    callsNobody,
  ].flatMap((ask) => ask(wish, before, after));
}
