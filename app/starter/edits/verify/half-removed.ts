import type { FileTree } from "~/projects/files";
import { REMOVES } from "../grounded/cues";
import { wordsOf } from "../parts/part";
import { partsOf } from "../parts/parts-of";
import { selectorsChanged } from "./changed-rules";
import { INSTEAD } from "./instead";

/** Texts of which only a part went, where no part of a text was to go. */
export function halved(wish: string, before: FileTree, after: FileTree): string[] {
  if (
    !REMOVES.test(wish) ||
    /["“„«]|\b(?:words?|wort|mot|palabra|parola|palavra|bracket|klammer|comma|dot)\b/iu.test(wish)
  )
    return [];
  const texts = (files: FileTree) =>
    new Set(partsOf(files).flatMap((part) => part.texts.map(({ text }) => text)));
  const [was, is] = [texts(before), texts(after)];
  const fresh = [...is].filter((text) => !was.has(text));
  const gone = [...was].filter((text) => !is.has(text));
  const cut = fresh.filter((text) => gone.some((old) => old.includes(text)));
  // An entry without its name is what is left of one: a price alone.
  const entries = (files: FileTree) =>
    partsOf(files).flatMap((part) => (part.kind === "entry" ? [wordsOf(part)] : []));
  const listed = new Set(entries(before));
  const left = entries(after).filter((words) => words !== "" && !listed.has(words));
  const rest = [...listed].flatMap((words) =>
    gone.flatMap((text) =>
      words.startsWith(`${text} `) ? left.filter((one) => words === `${text} ${one}`) : [],
    ),
  );
  return [...cut, ...rest].map((text) => `the rest, ${text}`);
}

/** A text of the screen that was to go by its name, and is still there: the longest one that the wish says. */
export function stillThere(wish: string, before: FileTree, after: FileTree): string[] {
  if (!REMOVES.test(wish) || INSTEAD.test(wish) || selectorsChanged(after, before).length > 0)
    return [];
  const name = longestNamed(wish, before);
  const shown = (files: FileTree) =>
    partsOf(files).filter((part) => part.texts.some(({ text }) => text === name)).length;
  const first = name && shown(after) >= shown(before) ? [name] : [];
  return [...first, ...listedLeft(wish, before, after)];
}

const LISTED =
  /((?:["“„«']?\p{Lu}[\p{L} ]{1,24}["”“»']?, )+["“„«']?\p{Lu}[\p{L} ]{1,24}?["”“»']? (?:and|und|et|y|e) ["“„«']?\p{Lu}[\p{L}]{1,24})/u;

/** Of several names of buttons or entries that were to go, those that the programs still say. */
function listedLeft(wish: string, before: FileTree, after: FileTree): string[] {
  const names = (LISTED.exec(wish)?.[1] ?? "")
    .split(/, | (?:and|und|et|y|e) /)
    .filter((name) => name !== "");
  const says = (files: FileTree, name: string) =>
    [...files].some(
      ([path, text]) =>
        !path.endsWith(".css") && (text.includes(`"${name}"`) || text.includes(`>${name}<`)),
    );
  return names.filter((name) => says(before, name) && says(after, name));
}

function longestNamed(wish: string, files: FileTree): string | null {
  const said = wish.toLowerCase();
  const named = partsOf(files)
    .filter(({ kind }) => kind === "heading" || kind === "title" || kind === "button")
    .flatMap(({ texts }) => texts.map(({ text }) => text))
    .filter((text) => text.includes(" ") && said.includes(text.toLowerCase()));
  return named.toSorted((a, b) => b.length - a.length)[0] ?? null;
}

/** Sections whose heading went without them, where no heading was to go. */
export function beheaded(wish: string, before: FileTree, after: FileTree): string[] {
  if (!REMOVES.test(wish) || /(?:head|title|titel|überschrift|titre|título|titolo)/iu.test(wish))
    return [];
  const is = partsOf(after);
  return partsOf(before).flatMap(({ kind, texts, holder }) => {
    const name = texts[0]?.text;
    const isGone =
      kind === "heading" &&
      name !== undefined &&
      holder?.kind === "section" &&
      !is.some((part) => part.kind === "heading" && part.texts.some(({ text }) => text === name));
    const stays = isGone && is.some(({ id }) => id !== "" && id === holder?.id);
    return stays ? [`the rest of ${name}`] : [];
  });
}
