import type { FileTree } from "~/projects/files";
import { hexOfColour } from "../page/colour-words";
import { pageOf } from "../page/page-model";
import { shapeOf } from "../project";
import { readTokens } from "../tokens";
import { changedLines, plain } from "./changed-lines";
import { textsChanged } from "./texts-changed";

const QUOTED = /["“„«][^"“”„«»\n]*["”“»]/gu;
/** What a wish says in words of its own: neither what it quotes nor what stands behind a colon is an order. */
const ordered = (wish: string) => wish.replace(QUOTED, " “ ” ").replace(/:\s.*$/su, ":");
const pageIn = (files: FileTree) => files.get("index.html") ?? "";
const stylesIn = (files: FileTree) => files.get(shapeOf(files).styles ?? "") ?? "";

/** The header of a page is a row: centred text in it stands where it stood. */
export function centredInRow(_wish: string, before: FileTree, after: FileTree): string[] {
  if (!pageOf(before)) return [];
  const { added } = changedLines(before, after);
  const isCentred = /^(?:header|\.site-header)[^{]*\{[^}]*text-align: center/m.test(added);
  const isRow = /\.site-header\s*\{[^}]*display:\s*(?:flex|grid)/.test(stylesIn(before));
  return isCentred && isRow && !/justify-content|flex-direction|place-items/.test(added)
    ? ["its name and its links would stay where they are"]
    : [];
}

/** Headings that have the weight already. */
export function sameWeight(_wish: string, before: FileTree, after: FileTree): string[] {
  if (!pageOf(before)) return [];
  const { added } = changedLines(before, after);
  const weight = /h2[^{]*\{\s*font-weight:\s*(\d+)/.exec(added)?.[1];
  return weight !== undefined &&
    weight === readTokens(stylesIn(before)).get("--heading-weight") &&
    !/font-family|--font/.test(added)
    ? ["the headings have that weight already"]
    : [];
}

const OF_CONTACT =
  /(?<!\p{L})(?:remove|delete|drop|take|hide|get rid|without|instead|replace|change|move|address|phone|number|e-?mail|contact|lösch\p{L}*|entfern\p{L}*|ändere?|adresse|telefon\p{L}*|nummer|supprim\p{L}*|enlève|quita|elimina|borra|togli|rimuovi|dirección|teléfono|indirizzo|telefono|endereço|telefone)(?!\p{L})/iu;
const WAYS = /<a href="(?:tel|mailto):[^"]*">([^<]+)</g;
const PLACES = /<ul class="places">[\s\S]*?<\/ul>/g;

/** Of where somebody is found nothing goes unless it is spoken of. */
export function contactLost(wish: string, before: FileTree, after: FileTree): string[] {
  if (!pageOf(before) || OF_CONTACT.test(wish)) return [];
  const told = (files: FileTree) => [
    ...[...pageIn(files).matchAll(WAYS)].map(([, text = ""]) => text.trim()),
    ...(pageIn(files).match(PLACES) ?? []).flatMap((list) =>
      [...list.matchAll(/<span>([^<]+)</g)].map(([, text = ""]) => text.trim()),
    ),
  ];
  const now = told(after);
  // One that another has taken the place of is no loss.
  const lost = now.length < told(before).length && told(before).find((text) => !now.includes(text));
  return lost ? [`“${lost}” would go`] : [];
}

const TABLE =
  /(?<!\p{L})(?:(?:league|price|fee|results?|score|comparison|size|ranking) table|(?:in|as|into) an? (?:\p{L}+ )?table|a table (?:with|of|for|showing|that|where)|ligatabelle|preistabelle|(?:als|in) eine[r]? tabelle|un tableau (?:avec|des|de)|una tabla (?:con|de)|una tabella (?:con|di)|uma tabela (?:com|de))(?!\p{L})/iu;
const PROGRAM = /(?<!\p{L})(?:quiz|quizz|cuestionario)(?!\p{L})/iu;
const count = (form: RegExp, files: FileTree) =>
  [...files.values()].join("\n").match(form)?.length ?? 0;

/** A table that would be a list, and a quiz that nobody could answer. */
export function otherThanNamed(wish: string, before: FileTree, after: FileTree): string[] {
  if (!pageOf(before) || textsChanged(before, after).fresh.length === 0) return [];
  const said = ordered(wish);
  const grows = (form: RegExp) => count(form, after) > count(form, before);
  if (TABLE.test(said) && !grows(/<table\b/g) && count(/<table\b/g, before) === 0)
    return ["it would be no table"];
  return PROGRAM.test(said) && !PROGRAM.test(pageIn(before)) && !grows(/<(?:button|input)\b/g)
    ? ["nobody could answer anything there"]
    : [];
}

const LESS_TEXT =
  /(?<!\p{L})(?:less|fewer|not so much|too much|weniger|moins de|menos|meno) (?:text|words|writing|texte?|texto|palabras|testo)(?!\p{L})/iu;

/** Less text is asked for, and all of it stays. */
export function noTextGone(wish: string, before: FileTree, after: FileTree): string[] {
  if (!pageOf(before) || !LESS_TEXT.test(ordered(wish))) return [];
  return textsChanged(before, after).gone.length > 0 ||
    /display:\s*none/.test(changedLines(before, after).added)
    ? []
    : ["no text would go"];
}

const ADDS =
  /^(?:please |can you |could you |we need |bitte )*(?:add|include|insert|put|list|show|write|füge|schreib\p{L}*|ergänze|ajoute[rz]?|añade|agrega|aggiungi|adicione?)(?!\p{L})/iu;
const HOUR_OR_PRICE = /(?<![\d.,:])(\d{1,2})[.:](\d{2})(?![\d.,:]*\d)/g;
const OLD_ONES =
  /(?<!\p{L})(?:instead|rather than|no longer|not|from \d|statt|au lieu|en vez|invece)(?!\p{L})/iu;

/** Of the hours and prices that were to be added each is there. */
export function numbersLeft(wish: string, before: FileTree, after: FileTree): string[] {
  if (!pageOf(before) || !ADDS.test(wish) || OLD_ONES.test(wish)) return [];
  if (textsChanged(before, after).fresh.length === 0) return [];
  const now = changedLines(before, after).now;
  const left = [...wish.matchAll(HOUR_OR_PRICE)].find(([, whole = "", part = ""]) => {
    const hours = [Number(whole), Number(whole) + 12].join("|");
    return !new RegExp(
      `(?<!\\d)0?(?:${hours})[.,:h]${part === "00" ? "?(?:00)?" : part}(?!\\d)`,
    ).test(now);
  });
  return left ? [`“${left[0]}” would not be there`] : [];
}

const SEEN_AT_ONCE =
  /(?<!\p{L})(?:right away|straight away|at once|immediately|at first glance|first thing|without (?:having to )?scroll(?:ing)?|before (?:they|people|you) scroll|sofort|tout de suite|enseguida|subito)(?!\p{L})/iu;
const MOVES =
  /(?<!\p{L})(?:move|put|bring|shift|get|verschieb\p{L}*|setz\p{L}*|déplace|mueve|sposta)(?!\p{L})/iu;
/** What of a page is seen before anything else: all down to its first part. */
const firstSeen = (files: FileTree) =>
  pageIn(files).split(/<section class="section\b/)[0] +
  (/<section class="section[^>]*>/.exec(pageIn(files))?.[0] ?? "");

/** What is to be seen at once stands no further down than the first part. */
export function stillBelow(wish: string, before: FileTree, after: FileTree): string[] {
  const said = ordered(wish);
  if (!pageOf(before) || !MOVES.test(said) || !SEEN_AT_ONCE.test(said)) return [];
  return firstSeen(before) === firstSeen(after) && pageIn(before) !== pageIn(after)
    ? ["people would still have to scroll to it"]
    : [];
}

const LIST_OF =
  /(?<!\p{L})(?:an?|our|the) (?:(?:little|small|short|separate|own|new) )*(?<kind>\p{L}{3,}) (?:list|menu)(?=:)/iu;
/** Lists that every page has. */
const ANY_LIST =
  /^(?:price|food|new|our|little|small|short|whole|full|wish|check|bucket|to|drop)$/iu;

/** "A drinks list: …" is one of its own, and none of the dishes. */
export function listOfOthers(wish: string, before: FileTree, after: FileTree): string[] {
  const kind = LIST_OF.exec(wish)?.groups?.kind ?? "";
  if (!pageOf(before) || kind === "" || ANY_LIST.test(kind)) return [];
  const word = kind.toLowerCase().replace(/s$/u, "");
  const headings = [...pageIn(after).matchAll(/<(?:h[23]|caption)[^>]*>([^<]+)</g)];
  const isCalled = headings.some(([, text = ""]) => plain(text).includes(word));
  return isCalled || textsChanged(before, after).fresh.length === 0
    ? []
    : [`they would stand in a list that is not called “${kind.toLowerCase()}”`];
}

const ON_ACCENT = /\.section-story\s*\{[^}]*color:\s*var\(--on-accent\)/;

/** A colour of all headings that would be lost on the coloured ground of one part. */
export function lostOnAccent(_wish: string, before: FileTree, after: FileTree): string[] {
  if (!pageOf(before) || !ON_ACCENT.test(stylesIn(before))) return [];
  if (!/class="section section-story"/.test(pageIn(after))) return [];
  const { added } = changedLines(before, after);
  const isOfAll = /h2(?:,[^{]*)?\)? \{\s*color:/.test(added);
  return isOfAll && !/section-story/.test(added)
    ? ["it could not be read on the coloured ground"]
    : [];
}

const MORE_OF =
  /^(?:please |can we have |could we have |i want |i['’]d like |we need |a bit |use |add )*more (?<colour>\p{L}+)(?: please)?[.!]?$/iu;

/** More of one colour takes none of the others away. */
export function otherColourLost(wish: string, before: FileTree, after: FileTree): string[] {
  const word = MORE_OF.exec(wish.trim())?.groups?.colour;
  if (!word || !pageOf(before) || hexOfColour(word) === null) return [];
  const old = /#[0-9a-f]{6}/i.exec(readTokens(stylesIn(before)).get("--accent") ?? "")?.[0];
  const is = readTokens(stylesIn(after));
  return old &&
    readTokens(stylesIn(before)).has("--second") &&
    ![is.get("--accent"), is.get("--second")].some((value) => value?.includes(old))
    ? ["the other colour would go"]
    : [];
}

/** What a change of a page has to show of itself: an effect, all that was named, and nothing lost that was not. */
export function effectsOfPage(wish: string, before: FileTree, after: FileTree): string[] {
  return [
    centredInRow,
    sameWeight,
    contactLost,
    otherThanNamed,
    noTextGone,
    numbersLeft,
    stillBelow,
    listOfOthers,
    lostOnAccent,
    otherColourLost,
  ].flatMap((ask) => ask(wish, before, after));
}
