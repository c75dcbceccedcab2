import type { FileTree } from "~/projects/files";
import { coloursIn } from "../../match/colours";
import type { Edit } from "../edit";
import { fieldNamed, setOptions } from "../said/field-lines";
import { textsOf } from "../said/read-named-list";
import { givenText } from "../said/said-edit";
import { replaceShown, shows } from "../said/visible-text";
import { ADDS, BESIDE, contentWords, type Kind, kindIn, REMOVES, TO_BOTTOM, TO_TOP } from "./cues";
import { bestOf, entryOf, mentionsIn } from "./mentions";
import { pageTexts, programTexts, type ShownText, shownEntries } from "./screen";
import { writeText } from "./write-text";

const QUOTED = /["“„«]\s*([^"“”„«»\n]{1,300}?)\s*["”“»]/gu;
const GIVEN = /^(.*?[^\d\s])\s*:\s+(\S.*)$/su;
/** What may stand between a text of the screen and the one that takes its place. */
const BECOMES =
  /^["”“»]?,?\s*(?:(?:should|shall|must|can|could|needs? to|has to|soll|sollte|muss)\s+(?:(?:now|rather|better|just|jetzt|lieber|besser)\s+)*(?:be|say|read|be called|become|show)?|says?|reads?|shows?|to|into|as|with|by|becomes?|is (?:now )?called|heißt|zu|durch|auf|par|por|(?:instead|lieber|bitte)\s+(?:write|say|put|show|schreibe?)?|-+>|→|=>)\s*:?\s+(.+)$/isu;
const INSTEAD_BEFORE =
  /(?:instead of|rather than|in place of|statt|anstatt|anstelle von|au lieu de|en vez de|invece di)\s+(?:the |an? |der |die |das |dem |den |le |la |el )?["“„«]?$/iu;
/** What a wish begins with that gives a text before it says in the place of which. */
const WRITES = /^(?:write|say|put|show|call (?:it|them)|schreibe?|écris|escribe)\s+\S/iu;
const GERMAN_END =
  /\s+(?:machen|heißen|heissen|lauten|stehen|hin|nennen|schreiben|sein|werden|umbenennen|da)$/iu;
/** Said of a look, and no text to be written. */
const LOOK =
  /\b(?:bigger|larger|smaller|bold|italics?|visible|hidden|round(?:er|ed)?|cent(?:er|re)d|größer|kleiner|fett|wider|narrower|px|rem|left|right|aligned|columns?|darker|lighter)\b/iu;

/** Another text in the place of one that a wish names by what stands there, in whatever words. */
export function groundChange(wish: string, files: FileTree): Edit | null {
  if (BESIDE.test(wish.replace(QUOTED, " ")) && ADDS.test(wish)) return null;
  const quoted = [...wish.matchAll(QUOTED)].map((match) => match[1] ?? "");
  const there = quoted.filter((text) => shows(files, text));
  const fresh = quoted.filter((text) => !there.includes(text));
  if (fresh.length === 0 && REMOVES.test(withoutTexts(wish, files))) return null;
  if (fresh.length === 1 && there.length === 1)
    return (tree) => replaceShown(tree, there[0] ?? "", fresh[0] ?? "");
  if (fresh.length === 1 && quoted.length === 1)
    return ofDescribed(wish.replace(QUOTED, " "), fresh[0] ?? "", files);
  if (quoted.length > 0) return null;
  const given = GIVEN.exec(wish);
  if (given?.[1] && given[2]) {
    const described = ofDescribed(given[1], asGiven(given[2]), files);
    if (described) return described;
  }
  return ofMention(wish, files);
}

/** Two texts in quotes of which the project shows one: the other takes its place. */
export function groundQuoted(wish: string, files: FileTree): Edit | null {
  const quoted = [...wish.matchAll(QUOTED)].map((match) => match[1] ?? "");
  const [there, ...others] = quoted.filter((text) => shows(files, text, { isWhole: true }));
  const [fresh, ...more] = quoted.filter((text) => text !== there);
  const isPair = quoted.length === 2 && others.length === 0 && more.length === 0;
  if (
    !isPair ||
    !there ||
    !fresh ||
    BESIDE.test(wish.replace(QUOTED, " ")) ||
    ADDS.test(wish.replace(QUOTED, " "))
  )
    return null;
  return (tree) => replaceShown(tree, there, fresh, { isWhole: true });
}

/** A wish without what it quotes or names of the screen, and without words for directions. */
function withoutTexts(wish: string, files: FileTree): string {
  const named = mentionsIn(wish, [...pageTexts(files), ...entryTexts(files)]);
  return named
    .reduceRight((text, { start, end }) => `${text.slice(0, start)} ${text.slice(end)}`, wish)
    .replace(QUOTED, " ")
    .replace(/\b(?:out|away|off)\b/gi, " ");
}

/**
 * What is given behind a colon for a text that is named by its kind: "answer for what it costs: 75 euros".
 * Whatever the text is about, it is one.
 */
export function groundGiven(wish: string, files: FileTree): Edit | null {
  const [, description = "", text = ""] = GIVEN.exec(wish) ?? [];
  const kind = kindIn(description);
  if (!kind || kind === "label" || ADDS.test(description) || REMOVES.test(description)) return null;
  return kind === "answer" || kind === "text"
    ? ofDescribed(description, asGiven(text), files)
    : null;
}

/** What stands behind a colon is to be written as it is. */
function asGiven(raw: string): string {
  return raw
    .trim()
    .replace(
      /^(?:please )?(?:change|make|turn|set|rename|let) (?:it|that|this|them)(?: to| into| say| read)+:?\s+/iu,
      "",
    )
    .replace(/^["“„«](.*)["”“»]$/su, "$1");
}

/** A mark at the end of a sentence that is to be written belongs to it. */
function endingAs(text: string, wish: string): string {
  return / /.test(text) && wish.trim().endsWith(`${text}.`) ? `${text}.` : text;
}

/** "The text about espresso", "the answer about clothes": the one text of its kind that fits. */
function ofDescribed(description: string, to: string, files: FileTree): Edit | null {
  if (ADDS.test(withoutTexts(description, files)) || to === "") return null;
  const texts = pageTexts(files);
  const named = mentionsIn(description, [...texts, ...entryTexts(files)]);
  const [only] = named;
  const isField = only?.text.path !== "index.html" && fieldNamed(files, only?.text.text ?? "");
  // "Status: new, open, done" is what it offers.
  const options = kindIn(description) === "label" && !only ? "label" : null;
  if (options && fieldNamed(files, options) && to.split(",").length > 1)
    return (tree) => setOptions(tree, options, textsOf(to));
  if (only && isField && to.split(",").length > 1)
    return (tree) => setOptions(tree, only.text.text, textsOf(to));
  // What is said of a question, and is none itself, is its answer.
  const asked = only && /\?$/.test(only.text.text) && !/\?$/.test(to) ? only.text.text : null;
  const about =
    asked && shownEntries(files).find(({ texts: own }) => own.length > 1 && own[0]?.text === asked);
  const reply = about ? about.texts[1] : undefined;
  if (reply) return (tree) => writeText(tree, reply, to);
  if (only && named.length === 1 && only.text.text.length > 3)
    return (tree) => replaceShown(tree, only.text.text, to, { isWhole: true });
  const words = contentWords(description);
  const kind = kindIn(description);
  if (kind === "answer" || kind === "question") {
    const entry = entryOf(
      words,
      shownEntries(files).filter(({ texts: own }) => own.length > 1),
    );
    const text = kind === "answer" ? entry?.texts[1] : entry?.texts[0];
    return text ? (tree) => writeText(tree, text, to) : null;
  }
  const text =
    kind &&
    bestOf(
      words,
      texts.filter((one) => isOfKind(one, kind)),
      ({ text: own }) => own,
    );
  return text ? (tree) => writeText(tree, text, to) : null;
}

function isOfKind({ tag, isButton }: ShownText, kind: Kind): boolean {
  if (kind === "heading") return /^h[1-6]$/.test(tag);
  if (kind === "button") return isButton || tag === "a";
  if (kind === "label") return tag === "label";
  return /^(?:p|li|span|dd|blockquote)$/.test(tag) && !isButton;
}

function entryTexts(files: FileTree): ShownText[] {
  return [...shownEntries(files).flatMap(({ texts }) => texts), ...programTexts(files)];
}

/** "Make Ready? say Are you ready?", "Start should be Go": what is behind a text of the screen. */
function ofMention(wish: string, files: FileTree): Edit | null {
  for (const { text, start, end } of mentionsIn(wish, [
    ...pageTexts(files),
    ...entryTexts(files),
  ])) {
    const [before, after] = [wish.slice(0, start), wish.slice(end)];
    const isInstead = INSTEAD_BEFORE.test(before);
    const first = isInstead ? before.replace(INSTEAD_BEFORE, "") : before;
    const to =
      BECOMES.exec(after)?.[1] ??
      (isInstead && WRITES.test(first) && after.trim() === "" ? first : undefined);
    if (to === undefined) continue;
    if (to !== first && contentWords(first).length > 0) continue;
    const written = endingAs(
      givenText(
        to.replace(/^(?:write|say|put|show|call (?:it|them)|schreibe?|écris|escribe)\s+/iu, ""),
      ).replace(GERMAN_END, ""),
      wish,
    );
    if (isTextToWrite(written) && written.toLowerCase() !== text.text.toLowerCase())
      return (tree) => replaceShown(tree, text.text, written, { isWhole: true });
  }
  return null;
}

/** A text rather than a look, a place or a measure. */
export function isTextToWrite(text: string): boolean {
  return (
    text !== "" &&
    text.length <= 300 &&
    !/^[\d.,:\s]+\p{L}{0,8}$/u.test(text) &&
    !/^(?:the|a|an|be|not|of|in|on|der|die|das|dem|den)\s/iu.test(text) &&
    !LOOK.test(text) &&
    !TO_TOP.test(text) &&
    !TO_BOTTOM.test(text) &&
    !BESIDE.test(` ${text} `) &&
    !coloursIn(`make it ${text.toLowerCase()}`)
  );
}
