import type { FileTree } from "~/projects/files";
import { saidWords } from "../grounded/said-words";
import { pageOf } from "../page/page-model";
import { isSameWord } from "../parts/same-word";
import { plain } from "./changed-lines";
import { shownTexts, textsChanged } from "./texts-changed";

const QUOTED = /["“„«][^"“”„«»\n]*["”“»]/gu;
const unquoted = (wish: string) => plain(wish.replace(QUOTED, " “ ” "));

const NUMBER =
  "(?:\\d{1,2}|two|three|four|five|six|seven|eight|ten|zwei|drei|vier|fünf|sechs|deux|trois|quatre|cinq|dos|tres|cuatro|cinco|due|tre|quattro|cinque|dois|três|quatro)";
/** How many of something there are to be: "2 items: …", "drei oder vier Fragen zum …". */
const COUNTED = `${NUMBER}(?:(?: (?:or|to|oder|bis|ou|à|o|a) |[-–/])${NUMBER})? (?:\\p{L}+ )?(?:items?|things|questions?|entries|posts?|points?|steps?|cards?|rows?|lines?|paragraphs?|sentences?|answers?|tips|facts|fragen|einträge[n]?|punkten?|schritten?|karten|zeilen|sätzen?|beiträge[n]?|tipps|questions|étapes|entrées|articles|points|preguntas|pasos|entradas|puntos|consejos|domande|passi|voci|punti|consigli|perguntas|passos|itens|dicas)`;
const HOW_MANY = new RegExp(
  `^${COUNTED}(?=[:,;]| (?:about|on|to|for|of|with|zum?|zur|über|für|mit|sur|pour|avec|sobre|para|con|su|per|com)(?!\\p{L}))`,
  "u",
);
const HOW_MANY_SAID = new RegExp(`(?<![\\p{L}\\d])${COUNTED}`, "u");
/** What a thing does for those who use it: "…, tells you your score at the end". */
const DOES_FOR_ITS_USER =
  /(?:^|[,;] |(?<!\p{L})(?:and|that|which|it) )(?:then |also )?(?:tells?|shows?|asks?|gives?|reminds?|warns?|lets?|counts? (?:down|up) for) (?:you|me|us|them|people|everyone|visitors|users|players) (?:your|their|the|how|what|whether|which|if|an?|when)(?!\p{L})/u;
/** A second sentence that takes something off the page. */
const TAKES_OFF =
  /[.;!] (?:and |please |also |then |bitte )*(?:(?:take|leave|get|strike|cross) (?<off>[^.;!]{3,60}?) (?:off|out|down|away)|(?:remove|delete|drop|get rid of|entferne?|lösche?|streiche?|supprime[rz]?|enlève[rz]?|retire[rz]?|quita|borra|elimina|togli|rimuovi|remova) (?<taken>[^.;!]{3,60}))/u;

/** A text of the page that is made of the words of an order, wherever in the wish they stand. */
export function orderOnPage(wish: string, before: FileTree, after: FileTree): string[] {
  if (!pageOf(before)) return [];
  const said = unquoted(wish);
  const quoted = [...wish.matchAll(QUOTED)].map(([text]) => plain(text));
  const odd = textsChanged(before, after).fresh.find((text) => {
    const own = plain(text);
    if (quoted.some((one) => one.includes(own))) return false;
    // A wish of another language comes here in English, and its text does not.
    const counted = HOW_MANY.exec(own)?.[0];
    if (counted && HOW_MANY_SAID.test(said)) return true;
    const words = DOES_FOR_ITS_USER.exec(own)?.[0] ?? takenBy(own, before);
    return words !== undefined && said.includes(words);
  });
  return odd ? [`I would have written “${odd}”`] : [];
}

/** The order that takes off what stands on the page; a rule of the house ("take your shoes off") names nothing there. */
function takenBy(own: string, before: FileTree): string | undefined {
  const match = TAKES_OFF.exec(own);
  const what = saidWords(match?.groups?.off ?? match?.groups?.taken ?? "");
  if (!match || what.length === 0) return undefined;
  const isThere = [...shownTexts(before)].some((text) =>
    saidWords(text).some(({ stem }) => what.some((word) => isSameWord(word.stem, stem))),
  );
  return isThere ? match[0] : undefined;
}

/** Words that say where something goes, and are called nothing. */
const PLACE_ALONE =
  /^(?:(?:at|on|in|to|the|of|page|site|very|right|there|here|also|too|as|well|below|under|underneath|above|top|bottom|end|foot|footer|somewhere|unten|oben|noch|hin|dazu|rein|drauf|drunter|darunter|drüber|ganz|mal|bitte|da|dahin|hier|auch|am|im|auf|der|seite|en|bas|haut|de|la|tout|ici|aussi|abajo|arriba|al|final|pie|aquí|también|in|fondo|cima|alla|qui|sotto|sopra|em|baixo|embaixo|no|fim|aqui|também) ?)+$/u;

/** "Unten noch hin" heads no part of a page. */
export function placeAsHeading(wish: string, before: FileTree, after: FileTree): string[] {
  if (!pageOf(before)) return [];
  const headings = (files: FileTree) =>
    [...(files.get("index.html") ?? "").matchAll(/<h[23][^>]*>([^<]+)</g)].map(
      ([, text = ""]) => text,
    );
  const old = headings(before);
  const said = unquoted(wish);
  const odd = headings(after).find(
    (text) =>
      !old.includes(text) && PLACE_ALONE.test(plain(text).trim()) && said.includes(plain(text)),
  );
  return odd ? [`there would be a part called “${odd}”`] : [];
}
