import type { FileTree } from "~/projects/files";
import { partsOf } from "../parts/parts-of";
import { plain } from "./changed-lines";
import { textsChanged } from "./texts-changed";

/** A wish that begins with where something is to be: what stands there stays. */
const PLACE_FIRST =
  /^(?:please |bitte |and |und )*(?:(?:right |just )?(?:after|before|below|under(?! ?\d)|beneath|above|next to|beside|behind)|(?:direkt )?(?:nach|vor|unter|über|neben|hinter)|(?:juste )?(?:après|avant|sous)|(?:después|antes|debajo|encima|al lado) del?|(?:dopo|prima|sotto|sopra|accanto)|(?:depois|antes|abaixo|acima) d[eao]s?)(?!\p{L})/iu;
/** "After the last question say …" is when, and not where. */
const AT_END =
  /^(?:please |and )*after (?:the )?(?:last question|quiz|game|round|end|time)(?!\p{L})/iu;
const CHANGES =
  /(?<!\p{L})(?:chang\p{L}*|replac\p{L}*|instead|renam\p{L}*|swap\p{L}*|remov\p{L}*|delet\p{L}*|becomes?|statt|ersetz\p{L}*|änder\p{L}*|remplac\p{L}*|au lieu|cambi\p{L}*|sustitu\p{L}*|en vez|sostitu\p{L}*|invece|troc\p{L}*|substitu\p{L}*)(?!\p{L})/iu;

/** "After the capital question explain: …", written over the question. */
export function overwritten(wish: string, before: FileTree, after: FileTree): string[] {
  if (!PLACE_FIRST.test(wish) || AT_END.test(wish) || CHANGES.test(wish)) return [];
  const { fresh, gone } = textsChanged(before, after);
  return gone
    .filter((text) => /\p{L}{3}/u.test(text) && !fresh.some((one) => one.includes(text)))
    .slice(0, 1)
    .map((text) => `“${text}” would go`);
}

/** So many words are a text that somebody gave, and no name that a heading and a link share. */
const WORDS = 3;

/** A text that was given once and stands in two places of the page now: an entry and a note beside it. */
export function writtenTwice(wish: string, before: FileTree, after: FileTree): string[] {
  // A name stands in several places, and is changed in each.
  if (textsChanged(before, after).gone.length > 0) return [];
  const said = plain(wish);
  const texts = (files: FileTree) =>
    partsOf(files)
      .filter(({ path, kind }) => path.endsWith(".html") && kind !== "link" && kind !== "button")
      .flatMap((part) => part.texts.map(({ text }) => text));
  const was = new Set(texts(before));
  const is = texts(after);
  const twice = is.find((text, at) => {
    const own = plain(text);
    return (
      own.split(" ").length >= WORDS &&
      is.indexOf(text) !== at &&
      !was.has(text) &&
      said.split(own).length === 2
    );
  });
  return twice ? [`“${twice}” would stand there twice`] : [];
}
