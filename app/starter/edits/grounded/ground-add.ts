import type { FileTree } from "~/projects/files";
import { factsIn } from "../../match/facts/facts";
import { fieldOf } from "../../match/fields";
import { sentenceCase } from "../../match/words";
import { html } from "../../source/html";
import { applied, type Edit, type EditResult, edited, unchanged } from "../edit";
import { addFields, hasFields } from "../fields";
import { describedIn } from "../said/described";
import { changeOption, fieldNamed } from "../said/field-lines";
import { hasForm } from "../said/form-inputs";
import {
  attribute,
  elementsOf,
  type PageElement,
  placeOf,
  wholeLines,
} from "../said/page-elements";
import { textsOf } from "../said/read-named-list";
import { shows } from "../said/visible-text";
import { ADDS, contentWords } from "./cues";
import { type ShownEntry, shownEntries } from "./screen";

/** Something more of what is there, in whatever words: a choice, an entry with a time or a price, a field. */
export function groundAdd(wish: string, files: FileTree): Edit | null {
  return (
    lineBeside(wish, files) ??
    optionsOf(wish, files) ??
    pricedOf(wish, files) ??
    timedOf(wish, files) ??
    fieldFor(wish, files)
  );
}

/** "Put a line of text below the timer: One thing at a time". */
const LINE =
  /^(?:.{0,20}?\b)?(?:put|add|write|show|place|insert|setze?|schreibe?|füge|ajoute|mets)\s+(?:an?\s+|the\s+|eine?n?\s+|une?\s+)?(?:short\s+|small\s+|little\s+)?(?:line of text|line|text|sentence|note|paragraph|words|satz|zeile|hinweis|phrase|ligne)\s+(below|under|underneath|beneath|after|above|over|before|unter|über|sous|au-dessus d[eu])\s+(?:the\s+|my\s+|our\s+|den\s+|die\s+|das\s+|le\s+|la\s+)?(.{2,40}?)(?:\s+(?:hinzu|ein))?\s*(?::|(?:saying|that says|reading)\s)\s*(.+)$/isu;
/** "Below the heading put: See you on the lawn". */
const WHERE_FIRST =
  /^(below|under|underneath|beneath|after|above|over|before|unter|über)\s+(?:the\s+|my\s+|our\s+|den\s+|die\s+|das\s+|der\s+)?(.{2,30}?),?\s+(?:put|write|add|show|say|schreibe?|setze?):?\s+(.+)$/isu;
/** "Write Gut Sonnenhof, 8010 Graz under the date". */
const TEXT_FIRST =
  /^(?:please )?(?:write|put|add|show|say|schreibe?)\s+(.+?)\s+(below|under|underneath|beneath|above|over|unter|über)\s+(?:the\s+|my\s+|our\s+|den\s+|die\s+|das\s+|der\s+)?(.{2,24}?)[.!]*$/isu;

/** What stands where a line is wanted: the heading, the date, or what the words describe. */
function placeNamed(page: string, what: string): PageElement | null {
  const heading = /^(?:main )?(?:heading|headline|title|name|names|überschrift|titel)$/i.test(what);
  if (heading) return elementsOf(page, ({ tagName }) => tagName === "h1")[0] ?? null;
  if (/^(?:date|day|datum)$/i.test(what) && page.includes("#icon-date"))
    return elementsOf(page, (element) => attribute(element, "class") === "facts")[0] ?? null;
  return describedIn(page, what);
}

/** A line of text above or below what the page shows. */
function lineBeside(wish: string, files: FileTree): Edit | null {
  const page = files.get("index.html") ?? "";
  const first = TEXT_FIRST.exec(wish.trim());
  const isText =
    first?.[1] &&
    / /.test(first[1]) &&
    !/^(?:the|a|an|our|my|it|this|that|die|der|das)\b/i.test(first[1]);
  const [, where = "", what = "", raw = ""] =
    LINE.exec(wish.trim()) ??
    WHERE_FIRST.exec(wish.trim()) ??
    (first && isText ? [first[0], first[2], first[3], first[1]] : []);
  const text = (raw ?? "").trim().replace(/^["“„«](.*)["”“»]$/su, "$1");
  if (text === "" || !placeNamed(page, what ?? "")) return null;
  return (tree) => {
    const page = tree.get("index.html") ?? "";
    let element = placeNamed(page, what);
    while (
      !isInText(element) &&
      element?.parentNode &&
      "tagName" in element.parentNode &&
      !/^(?:main|section|body|article)$/.test(element.parentNode.tagName)
    )
      element = element.parentNode;
    const place = placeOf(element ?? undefined);
    if (!place) return unchanged(`I found no ${what} on the page.`);
    const lines = wholeLines(page, place);
    const indent = /^[ \t]*/.exec(page.slice(lines.start))?.[0] ?? "";
    const at = /^(?:above|over|before|über|au)/i.test(where) ? lines.start : lines.end;
    const next = `${page.slice(0, at)}${indent}<p class="muted">${html(text)}</p>\n${page.slice(at)}`;
    return edited(
      new Map([["index.html", next]]),
      `Added the line “${text}” ${at === lines.start ? "above" : "below"} the ${what}.`,
    );
  };
}

/** Headings and what stands below them can have a line beside them; a part of a drawing cannot. */
function isInText(element: PageElement | null): boolean {
  return (
    element !== null &&
    /^(?:h[1-6]|p|ul|ol)$/.test(element.tagName) &&
    !/^(?:clock|display)$/.test(attribute(element, "class"))
  );
}

/** What is added, and to which field's choices. */
const TO_LIST =
  /^(?:.{0,30}?\b)?(?:add|put|include|insert|füge?|ajoute\p{L}*|añade)\s+(.+?)\s+(?:to|as|in|into|under|zu|bei|à|a)\s+(?:(?:an?|the|our|my|den|der|die|das|les?|las?|los)\s+)?(.+?)(?:\s+hinzu)?[.!]*$/isu;

/** "Add Urgent to the priorities", "add Pets as a category". */
function optionsOf(wish: string, files: FileTree): Edit | null {
  const [, what = "", where = ""] = TO_LIST.exec(wish) ?? [];
  const field = [
    where,
    where.replace(/ies$/i, "y"),
    where.replace(/e?s$/i, ""),
    where.replace(/\s+(?:options?|choices?|list)$/i, ""),
  ].find((name) => name !== "" && fieldNamed(files, name));
  const texts = textsOf(what.replace(/^(?:an? |the |new )+/i, ""));
  if (!field || texts.length === 0 || texts.some((text) => text.length > 40)) return null;
  return (tree) => {
    let next = tree;
    const changes = new Map<string, string | null>();
    for (const text of texts) {
      const result = changeOption(next, field, sentenceCase(text), true);
      if (!result.ok) return result;
      for (const [path, code] of result.changes) changes.set(path, code);
      next = applied(next, result.changes);
    }
    return edited(
      changes,
      `Added ${texts.map((text) => `“${sentenceCase(text)}”`).join(", ")} to the choices of “${field}”.`,
    );
  };
}

const PRICE = /(?:[€$£] ?)?\d{1,5}(?:[.,]\d{1,2})?(?: ?[€$£])?/u;

/** Entries with prices, below those that the page lists. */
function pricedOf(wish: string, files: FileTree): Edit | null {
  const { items } = factsIn(wish);
  const names = items.map(({ name }) => name.replace(FILLER, "").trim());
  const isNew = names.every((name) => name !== "" && !shows(files, name));
  if (items.length === 0 || !isNew || !(ADDS.test(wish) || NEW.test(wish))) return null;
  const last = shownEntries(files).findLast(
    ({ element, texts }) =>
      element &&
      texts.length > 1 &&
      PRICE.exec(texts.at(-1)?.text ?? "")?.[0] === texts.at(-1)?.text,
  );
  return last
    ? (tree) =>
        cloned(
          tree,
          last,
          items.map(({ price }, at) => [names[at] ?? "", price]),
        )
    : null;
}
/** Said of what is not there yet, where nothing says "add". */
const NEW = /\b(?:new|neue?[rsn]?|nouve\w+|nuev[oa]s?|got|have|there'?s|gibt|haben)\b/iu;
/** What stands before a name and is no part of it. */
const FILLER =
  /^(?:(?:please|bitte|noch|auch|and|und|add|also|a|an|the|new|neue?[rsn]?|another)\s+)+/iu;

/** "14:30 Cake in the programme", "cake at 14:30". */
const TIMED =
  /(?<![\d:])(\d{1,2}:\d{2})\s*(?:uhr\s*)?[:–—-]?\s*(\p{L}[^,;]{1,60}?)(?=\s+(?:to|in|on|into|zum?|zur|auf|à|au)\s+(?:the|our|my|den|das|die|de[rm]|le|la|ablauf|programm|plan)\b|[,;.!]|$)|(\p{L}[^,;\d]{1,40}?)\s+(?:at|um|à|a las)\s+(\d{1,2}:\d{2})/iu;

/** An entry with a time, where the times of those that are there put it. */
function timedOf(wish: string, files: FileTree): Edit | null {
  if (!ADDS.test(wish)) return null;
  const match = TIMED.exec(wish);
  const time = match?.[1] ?? match?.[4];
  const name = (match?.[2] ?? match?.[3] ?? "").replace(FILLER, "").trim();
  if (!time || name === "") return null;
  const timed = shownEntries(files).filter(
    ({ element, texts }) => element && /^\d{1,2}:\d{2}$/.test(texts[0]?.text ?? ""),
  );
  const minutes = (text: string) =>
    text.split(":").reduce((sum, part) => sum * 60 + Number(part), 0);
  const before =
    timed.findLast(({ texts }) => minutes(texts[0]?.text ?? "") <= minutes(time)) ?? timed[0];
  return before ? (tree) => cloned(tree, before, [[time, sentenceCase(name)]]) : null;
}

/** Entries written as one that is there, below it: texts for which nothing is given go. */
function cloned(
  files: FileTree,
  like: ShownEntry,
  entries: readonly (readonly string[])[],
): EditResult {
  const page = files.get(like.path) ?? "";
  const lines = wholeLines(page, like);
  const source = page.slice(lines.start, lines.end);
  const blocks = entries.map((texts) => {
    const filled = like.texts.reduceRight((block, { start, end }, at) => {
      const [from, to] = [start - lines.start, end - lines.start];
      return block.slice(0, from) + html(texts[at] ?? "") + block.slice(to);
    }, source);
    return filled.replace(/^[ \t]*<(p|span|small|h[3-6])\b[^>]*>\s*<\/\1>[ \t]*\n/gm, "");
  });
  if (blocks.length === 0) return unchanged("I saw nothing to add.");
  return edited(
    new Map([[like.path, page.slice(0, lines.end) + blocks.join("") + page.slice(lines.end)]]),
    `Added ${entries.map((texts) => `“${texts.join(" ")}”`).join(", ")} below “${like.texts
      .map(({ text }) => text)
      .slice(0, 2)
      .join(" ")}”.`,
  );
}

/** "I want to see which room each task is in". */
const SEE =
  /(?:which|what|welche[rsn]?|quel(?:le)?)\s+(\p{L}+(?: \p{L}+)?)\s+(?:each|every|a|an|the|it|they|jede[rs]?|chaque)\b/iu;
/** "Also a place for a comment". */
const PLACE =
  /(?:place|spot|space|box|room|field|line|platz|feld|ein feld|champ)\s+(?:for|to (?:write|enter|put|note)(?: down)?|für|pour)\s+(?:an?\s+|the\s+|einen?\s+|une?\s+)?(.{3,40}?)$/iu;
/** "We'd also like to ask for song wishes in the form". */
const ASK =
  /(?:ask|know|find out|fragen|wissen|abfragen)\s+(?:(?:people|them|guests|everyone|customers|for|if|whether|ob|nach|about)\s+)+(?:(?:people|they|guests|someone|anyone|you|sie|jemand)\s+)?(?:(?:want|need|have|has|bring|brings|would like|like|are|is|prefer|eat|come|with|by)\s+)?(?:to\s+)?(?:an?\s+|the\s+|their\s+|your\s+|einen?\s+)?(.{3,40}?)$/iu;
/** "Patients should tell us their insurance in the form". */
const TELL =
  /^\p{L}+ (?:should|must|need to|needs to|have to|has to|can|may|sollen|müssen|können) (?:also |auch )?(?:be able to |please )?(?:tell us|tell|enter|give(?: us)?|say|leave|provide|state|write(?: down)?|fill in|specify|mention|add|angeben|eintragen) (?:their|his|her|its|the|an?|your|which|how many|ihre?n?|eine?n?)? ?(.{3,40}?)(?: in (?:the|our|my) form| im formular)?$/iu;
/** "I also want to write down when I finished a book": a day. */
const WHEN =
  /(?:write down|note|enter|track|record|see|store|save|know|remember|keep) (?:the day |the date )?when (?:i|we|they|it|he|she|you|each \w+|every \w+|someone)(?: was| is| were| have| has)? (\p{L}+)/iu;
/** "Who paid it? Add that, choices Ben, Lina or Oskar". */
const PAID =
  /^who (\p{L}+)(?: (?:it|this|that|for it))?\??[ ,.]+(?:.*?)(?:choices?|options?|namely|either|one of|from)?:?\s+((?:\p{Lu}\p{L}+(?:,\s*|\s+(?:or|and|oder|und)\s+)?){2,})[.!]*$/u;
/** "Choose how urgent, either low or high": a choice. */
const HOW =
  /(?:say|choose|pick|enter|note|set|select|write down|track|record) (how \p{L}+|which \p{L}+|what \p{L}+),? (?:either |namely |as )?(\p{L}[^.]*? (?:or|oder) \p{L}.*?)$/iu;

/** A field for what a wish says is to be known of each entry, or asked in the form. */
function fieldFor(wish: string, files: FileTree): Edit | null {
  if (!hasFields(files) && !hasForm(files)) return null;
  const said = wish.trim().replace(/[.!?]+$/, "");
  const who = PAID.exec(wish.trim());
  if (who?.[1] && who[2])
    return ofField(`${sentenceCase(who[1])} by (${textsOf(who[2]).join(", ")})`);
  const how = HOW.exec(said);
  if (how?.[1] && how[2])
    return ofField(`${sentenceCase(how[1])} (${textsOf(how[2]).map(sentenceCase).join(", ")})`);
  const when = WHEN.exec(said)?.[1];
  if (when) return ofField(`${sentenceCase(when)} date`);
  const name =
    TELL.exec(said)?.[1] ?? SEE.exec(said)?.[1] ?? PLACE.exec(said)?.[1] ?? ASK.exec(said)?.[1];
  if (!name || contentWords(name).length === 0) return null;
  return ofField(sentenceCase(name.trim()));
}

function ofField(raw: string): Edit | null {
  const field = fieldOf(raw);
  return field && ((tree) => addFields(tree, [field]));
}
