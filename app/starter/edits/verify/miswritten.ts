import type { FileTree } from "~/projects/files";
import { coloursIn } from "../../match/colours";
import { INSTEAD_OF, pattern, SHOULD_SAY } from "../grammar/lexicon";
import { pageTexts, programTexts, shownEntries } from "../grounded/screen";
import { kindsNamed } from "../parts/kind-words";
import { partsOf } from "../parts/parts-of";
import { withoutManners } from "../said/manners";
import { plain } from "./changed-lines";
import { INSTEAD } from "./instead";

const SAID = pattern(`~${SHOULD_SAY}@:? (?<value>\\p{Lu}[^,:;"“„«]*)$`);

/** A text that was said word for word, and stands nowhere. */
export function unwritten(wish: string, now: string): string[] {
  const value = SAID.exec(withoutManners(wish).replace(/[.!?]+$/, ""))?.groups?.value ?? "";
  const text = plain(value)
    .replace(/\s+(?:instead|please|stattdessen|bitte)$/, "")
    .trim();
  const isText =
    /^\p{Lu}/u.test(value) && text.split(" ").length > 1 && !coloursIn(`make it ${text}`);
  return isText && !INSTEAD.test(value) && !now.includes(text) ? [value] : [];
}

const FRAMES = pattern(
  `~(?:${INSTEAD_OF}|everywhere|please|überall|bitte|partout|s['’]il (?:te|vous) plaît|en todas partes|por favor|dappertutto|ovunque|per favore|em todo o lado|fallo|falla|fallos|hazlo|rends-l[ea]|and (?:make|change|remove|add)|und (?:mach|ändere|entferne))@`,
);

/** Texts that are new on the screen and hold words of the wish that only put it. */
export function swallowed(wish: string, before: FileTree, after: FileTree): string[] {
  if (/["“„«]/u.test(wish)) return [];
  const texts = (files: FileTree) =>
    partsOf(files).flatMap((part) => part.texts.map(({ text }) => text));
  const was = new Set(texts(before));
  return texts(after)
    .filter((text) => !was.has(text) && wish.includes(text) && text.includes(" "))
    .filter((text) => !wish.includes(`: ${text}`))
    .flatMap((text) => FRAMES.exec(text)?.[0] ?? [])
    .filter((said) => !/^(?:not|nicht|pas|und|y|e|et)$/i.test(said));
}

/** A new text that begins with what it is of: "button Go". */
export function kindWritten(wish: string, before: FileTree, after: FileTree): string[] {
  if (/["“„«:]/u.test(wish)) return [];
  const texts = (files: FileTree) =>
    partsOf(files).flatMap((part) => part.texts.map(({ text }) => text));
  const was = new Set(texts(before));
  return texts(after).filter((text) => {
    const [, kind = ""] = /^(\p{Ll}+) \p{Lu}/u.exec(text) ?? [];
    return !was.has(text) && kindsNamed(kind).length > 0 && wish.includes(text);
  });
}

/** A question in whose place a sentence was put that is its answer. */
export function answeredOver(wish: string, before: FileTree, after: FileTree): string[] {
  if (INSTEAD.test(wish) || /(?:->|→)/u.test(wish)) return [];
  const texts = (files: FileTree) =>
    partsOf(files).flatMap((part) => part.texts.map(({ text }) => text));
  const [was, is] = [texts(before), texts(after)];
  const fresh = is.filter((text) => !was.includes(text));
  const isAnswer = fresh.some((text) => !text.endsWith("?") && wish.includes(text));
  return isAnswer
    ? was.filter((text) => text.endsWith("?") && wish.includes(`${text} `) && !is.includes(text))
    : [];
}

/** "The ingredients must be compulsory": what something is to be is no text of it. */
export function madeText(wish: string, before: FileTree, after: FileTree): string[] {
  const said = /(?<!\p{L})(?:be|être|sein|ser|essere)\s+(\p{Ll}[\p{L} ]{2,30})$/u.exec(
    wish.trim().replace(/[.!]+$/, ""),
  )?.[1];
  if (!said || /["“„«:]/u.test(wish)) return [];
  const texts = (files: FileTree) => programTexts(files).map(({ text }) => text);
  const was = new Set([...texts(before), ...pageTexts(before).map(({ text }) => text)]);
  return [...texts(after), ...pageTexts(after).map(({ text }) => text)].filter(
    (text) => text === said && !was.has(text),
  );
}

/** A new text that goes on with the wish instead of beginning as a text does: "every client on their birthday". */
export function lowered(wish: string, before: FileTree, after: FileTree): string[] {
  if (/["“„«=]|->|→/u.test(wish)) return [];
  const texts = (files: FileTree) => [
    ...partsOf(files).flatMap((part) => part.texts.map(({ text }) => text)),
    ...shownEntries(files).flatMap((entry) => entry.texts.map(({ text }) => text)),
  ];
  const [was, is] = [new Set(texts(before)), new Set(texts(after))];
  const gone = [...was].filter((text) => !is.has(text));
  const isBegun = gone.length > 0 && gone.every((text) => /^\p{Lu}/u.test(text));
  return [...is].filter(
    (text) =>
      isBegun &&
      !was.has(text) &&
      /^\p{Ll}/u.test(text) &&
      text.split(" ").length > 3 &&
      wish.includes(text.replace(/[.!]$/, "")),
  );
}
