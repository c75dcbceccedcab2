import type { FileTree } from "~/projects/files";
import { coloursIn } from "../../match/colours";
import { plainWords } from "../../match/words";
import { ADDS, REMOVES } from "../grounded/cues";
import { withEnglishLooks } from "../parts/look-words";
import { hoursOn } from "../said/contact-facts";
import { inEnglishFrame } from "../said/english-frame";
import { type ChangedLines, changedLines, plain } from "./changed-lines";
import { TELLS_AND_WRITES } from "./instead";
import { itemsLeft } from "./items-left";
import { coloursLeft, looksLeft, partsLeft } from "./looks-left";
import { isSaidByParts } from "./said-by-parts";

const QUOTED = /["“„«]\s*([^"“”„«»\n]{1,400}?)\s*["”“»]/gu;
const TAKES =
  /^(?:please |can you |could you )*(?:remove|delete|drop|get rid of|take (?:out|away|off)|hide|don'?t|do not|no longer|we no longer|without)\b/;
/** "Don't show the number, just say …": a text is given in its place. */
const GIVES_INSTEAD =
  /(?<!\p{L})(?:just|only|but|instead|simply|rather|sondern|nur|lieber|einfach|juste|seulement|solo|sólo|apenas) (?:say|put|write|show|give|schreib\p{L}*|sag\p{L}*|setz\p{L}*|écri\p{L}+|mets|di|pon|escribe|scrivi|metti|escreve|põe)(?!\p{L})/u;
const CHANGES = /\b(?:change|replace|rename|set|update|swap out|instead|now)\b/;
/** What must stand in the project once it was asked for: measures, prices, numbers to call, addresses. */
const LITERALS =
  /(?<![\d#.,])\d{1,4}(?:[.,]\d{1,3})?\s?(?:px|pixels?|rem|em|pt|vw)(?![\p{L}])|(?:[€$£] ?)\d+(?:[.,]\d{1,2})?|\d+(?:[.,]\d{1,2})? ?[€$£]|(?<![\d.,])\d{1,5}[.,]\d{2}(?![\d.,])|[\w.+-]+@[\w-]+(?:\.[\w-]+)+|\+?\d[\d /()-]{6,}\d/gu;

/**
 * What a wish asks for and the files do not show: the last step of each edit, whoever made it. Pure.
 *
 * @param wish one wish, as it was written
 * @returns a name of each thing that is missing, for a sentence; empty when nothing is
 */
export function leftUndone(wish: string, before: FileTree, after: FileTree): string[] {
  const lines = changedLines(before, after);
  const english = inEnglishFrame(wish) ?? wish;
  const unquoted = english.replace(QUOTED, " ");
  const words = plainWords(withEnglishLooks(unquoted));
  const unnamed = plainWords(withEnglishLooks(withoutNames(unquoted, lines.added)));
  // What is said behind a colon is given: "says: no dogs" takes nothing away.
  // "When there are no books say …" takes nothing away.
  const order = (/^[^:]*:(?=\s)/u.exec(words)?.[0] ?? words).replace(
    /\b(?:when|if|while|where|as long as) (?:there(?:['’]s| is| are) )?(?:no|not|nothing|none)\b/u,
    " ",
  );
  const takes =
    !TELLS_AND_WRITES.test(wish) &&
    ((TAKES.test(words) && !GIVES_INSTEAD.test(words)) ||
      (REMOVES.test(order) && !ADDS.test(order) && !CHANGES.test(order)));
  return [
    ...textsLeft(wish, takes, lines, after),
    ...(takes ? [] : wordsLeft(wish, lines)),
    ...(takes ? [] : literalsLeft(wish.replace(QUOTED, " "), lines)),
    ...oldOnesLeft(words, before, after),
    ...coloursLeft(coloursOf(unnamed), takes, lines),
    ...looksLeft(words.replace(ROUND_LETTERS, "font"), takes, lines),
    ...partsLeft(words, after, lines),
    ...itemsLeft(words, lines),
  ];
}

/** Rosa Klein and Mr Brown are people, where the page shows them: no colour is owed for their names. */
function withoutNames(wish: string, added: string): string {
  return wish.replace(/(?<!\p{L})\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)+/gu, (name) =>
    added.includes(plain(name)) ? " " : name,
  );
}

/** "From green to blue" is blue; what is shown in black and white has neither. */
function coloursOf(words: string): string {
  return words
    .replace(/\bfrom (?:\p{L}+ ){1,2}to /gu, "to ")
    .replace(/\b(?:pictures?|photos?|images?)\b.*\bblack (?:and|&) white\b/u, "pictures");
}

/** A rounder font has nothing to do with corners. */
const ROUND_LETTERS =
  /\b(?:font|fonts|letters|typeface|lettering) (?:\p{L}+ ){0,2}(?:rounder|rounded)\b|\b(?:rounder|rounded) (?:font|letters|typeface|lettering)\b/gu;

/** New texts stand there, and texts that go do not. */
/** “Add card” to “New card”: what is to stand there is said last, whether it stands elsewhere already or not. */
const IN_ORDER =
  /(?:change|rename|replace|turn)(?!\p{L})[^"“„«]*["“„«][^"“”„«»]+["”“»] (?:to|into|with|by) ["“„«]/iu;

function textsLeft(
  wish: string,
  takes: boolean,
  { added, now, before }: ChangedLines,
  after: FileTree,
): string[] {
  const quoted = [...wish.matchAll(QUOTED)].map((match) => plain(match[1] ?? ""));
  const count = (text: string, part: string) => text.split(part).length;
  if (takes && added.includes("display: none")) return [];
  if (takes)
    return quoted
      .filter((text) => count(now, text) >= count(before, text))
      .map((text) => `“${text}” is still there`);
  // Of a text in the place of another, the new one is said first or last.
  const fresh = quoted.filter((text) => !before.includes(text));
  const last =
    fresh.length === 1 && quoted.length === 2 && !IN_ORDER.test(wish) ? fresh[0] : quoted.at(-1);
  const by = /["”“»]\s*[-–—]\s*(\p{Lu}[\p{L}'’]+(?: \p{Lu}[\p{L}'’]+)*)/u.exec(wish)?.[1];
  if (by && !now.includes(plain(by))) return [`“${by}” is not there`];
  if (last !== undefined && !now.includes(last) && !isSaidByParts(last, after))
    return [`“${last}” is not there`];
  return together(wish)
    .filter((text) => !now.includes(text) && !isSaidByParts(text, after))
    .slice(0, 1)
    .map((text) => `“${text}” is not there`);
}

function together(wish: string): string[] {
  const listed = /["”“»](?:\s*,|\s+(?:and|und|et|y|e|or|oder|ou|o))(?:\s+(?:and|und))?\s+["“„«]/iu;
  if (!listed.test(wish) || /(?:change|replace|rename|swap|instead of|statt)\s+["“„«]/iu.test(wish))
    return [];
  return [...wish.matchAll(QUOTED)].map(([, text = ""]) => plain(text));
}

/** What comes behind these is a text that is to stand there, in quotes or not. */
const GIVEN =
  /(?:^(?:please )?rename .+? to|\b(?:that|which) says?|\bsaying|\breading|\b(?:called|named|labelled|titled)|["”“»] ?[-–—]|:)\s+(\S.*)$/isu;

/** Words of a text that was given and that stand nowhere; what is said in brackets is about it. */
function wordsLeft(wish: string, { now }: ChangedLines): string[] {
  // A colon within quotes gives nothing by itself: “Children under 12: 22 €”.
  const open = wish.replace(QUOTED, (quoted) => (quoted.includes(":") ? "“ ”" : quoted));
  const given = plain((GIVEN.exec(open)?.[1] ?? "").replace(/\([^)]*\)/g, " "));
  if (coloursIn(`make it ${given}`)) return [];
  // "900 euros" is written with a sign.
  const words = given
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 3 && !/^(?:euros?|pounds?|dollars?|francs?)$/.test(word));
  const missing = words.filter(
    (word) =>
      !/^(?:with|answers?|options?|please|instead|thanks?|danke|merci|gracias|grazie|obrigad[oa])$/.test(
        word,
      ) &&
      !now.includes(word) &&
      // "Closed Mondays" is written as "Monday: closed".
      !(/(?:day|tag)s$/.test(word) && now.includes(word.slice(0, -1))),
  );
  // Ways to write a few words differ; where half of them are missing, the text is.
  return missing.length * 2 >= words.length && missing[0] ? [`“${missing[0]}” is not there`] : [];
}

function literalsLeft(wish: string, { now }: ChangedLines): string[] {
  const squeezed = now.replace(/\s+/g, "");
  return [...wish.matchAll(LITERALS)]
    .map(([literal]) => literal.trim())
    .filter((literal) => {
      const text = plain(literal)
        .replace(/\s+/g, "")
        .replace(/pixels?$/, "px");
      // A program writes an amount in its own currency.
      const amount = `money.format(${text.replace(/[€$£]/g, "").replace(",", ".")})`;
      return (
        !squeezed.includes(text) &&
        !squeezed.includes(text.replace(",", ".")) &&
        !squeezed.includes(amount) &&
        !squeezed.includes(`"${text.replace(/[€$£]/g, "").replace(",", ".")}"`)
      );
    })
    .map((literal) => `${literal} is not there`);
}

/** A number to call or hours that were changed are not given twice. */
function oldOnesLeft(words: string, before: FileTree, after: FileTree): string[] {
  const page = (files: FileTree) => files.get("index.html") ?? "";
  const calls = (files: FileTree) => new Set(page(files).match(/href="tel:[^"]+"/g) ?? []);
  const isChange = CHANGES.test(words);
  const phones = calls(before).size > 0 && calls(after).size > calls(before).size;
  const hours = hoursOn(page(after));
  const shown = plain(page(after).replace(/<[^>]*(?:>|$)/g, " "));
  const old = hoursOn(page(before)).filter((line) => !hours.includes(line));
  return [
    ...(isChange && phones && /\b(?:phone|number|call)\b/.test(words)
      ? ["the old number is still there"]
      : []),
    ...(/\b(?:open|hours|closed)\b/.test(words) &&
    !/\b(?:also|too|as well)\b|\bclosed (?:on )?\p{L}+$|^(?:on )?\p{L}+ closed\b/u.test(words) &&
    hours.length > 0 &&
    old.some((line) => shown.includes(plain(line)))
      ? ["the old hours are still there"]
      : []),
  ];
}
