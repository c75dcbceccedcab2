import type { FileTree } from "~/projects/files";
import type { Part } from "../parts/part";
import { partsOf } from "../parts/parts-of";
import { pattern } from "./lexicon";

/** What people call the large line of a page that has its name above it. */
export const HEADLINE = pattern(
  "~(?:headline|überschrift|schlagzeile|titular|accroche|slogan|tag ?line|motto|claim)@",
);

/** The line of a page that is its headline, beside its name. */
export function headlineOf(files: FileTree): Part | null {
  return partsOf(files).find(({ classes }) => classes.includes("headline")) ?? null;
}

/** A title of four words or more is no name: on a page with a headline it is that. */
const SENTENCE_FOR_TITLE = pattern(
  "~(?:title|titel|titre|título|titolo)@ (?:\\p{L}+ )?(?:should (?:say|be|read)|soll|doit (?:être|dire)|debe (?:ser|decir)|deve (?:ser|dizer|essere|dire)):? (?:\\S+ ){3,}\\S+$",
);

/** Whether a wish is about that line. */
export function isOfHeadline(wish: string, files: FileTree): boolean {
  if (/(?<!\p{L})(?:tab|browser|window|fenster|onglet|pestaña|scheda)(?!\p{L})/iu.test(wish))
    return false;
  const isLong = SENTENCE_FOR_TITLE.test(wish.replace(/[.!?]+$/, ""));
  return (/überschrift/iu.test(wish) || isLong) && headlineOf(files) !== null;
}
