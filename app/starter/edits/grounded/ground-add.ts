import type { FileTree } from "~/projects/files";
import { factsIn } from "../../match/facts/facts";
import { sentenceCase } from "../../match/words";
import { html } from "../../source/html";
import { applied, type Edit, type EditResult, edited, unchanged } from "../edit";
import { changeOption, fieldNamed } from "../said/field-lines";
import { wholeLines } from "../said/page-elements";
import { textsOf } from "../said/read-named-list";
import { shows } from "../said/visible-text";
import { ADDS } from "./cues";
import { groundField } from "./ground-field";
import { groundLine } from "./ground-line";
import { type ShownEntry, shownEntries } from "./screen";

/** Something more of what is there, in whatever words: a choice, an entry with a time or a price, a field. */
export function groundAdd(wish: string, files: FileTree): Edit | null {
  return (
    groundLine(wish, files) ??
    optionsOf(wish, files) ??
    pricedOf(wish, files) ??
    timedOf(wish, files) ??
    groundField(wish, files)
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
      if (!result.ok && texts.length > 1 && result.reason.endsWith("already.")) continue;
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
export function cloned(
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
