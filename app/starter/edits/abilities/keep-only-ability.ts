import type { FileTree } from "~/projects/files";
import { type EditResult, edited, unchanged } from "../edit";
import { listsOnPage } from "../parts/entry-groups";
import { PAGE, writtenPage } from "../project";
import { type Ability, countIn, words } from "./ability";

/** "Show only 2 questions": fewer entries of one list of a page. */
export const KEEP_ONLY: Ability = {
  send: "show only 2 questions",
  words: [
    words("only|just|max|at most|maximum|nur|höchstens|seulement|solo|só|apenas|soltanto"),
    words(
      "\\d|one|two|three|four|five|ein|zwei|drei|vier|deux|trois|quatre|dos|tres|cuatro|due|tre|quattro|dois|duas|três",
    ),
    words(
      "posts?|articles?|projects?|works?|pictures?|photos?|offers?|services?|questions?|reviews?|testimonials?|points|cards?|entries|items|things|courses?|products?|examples?|beiträge|projekte|bilder|fragen|angebote|articles|projets|proyectos|fotos|progetti|domande|perguntas|projetos",
    ),
  ],
  more: words(
    "show|there|should|be|keep|have|the|first|make|it|want|on|page|of|instead|not|more|than",
  ),
  not: words("characters?|form|cards in|seconds|per page|columns?|first day|ask"),
  make: keepOnly,
};

/** The first entries of a list of the page; the others go. */
function keepOnly(files: FileTree, wish: string): EditResult {
  const count =
    countIn(wish) ?? (/(?<!\p{L})(?:one|ein|une?|uno)(?!\p{L})/iu.test(wish) ? 1 : null);
  const page = writtenPage(files);
  if (count === null || page === "") return unchanged("How many?");
  const [group, ...others] = listsOnPage(files, wish, count);
  if (!group || others.length > 0) return unchanged("Which list? Name it by its heading first.");
  const gone = group.slice(count).flatMap(({ cut }) => cut ?? []);
  const next = gone.reduceRight(
    (text, { start, end, rest }) => text.slice(0, start) + rest + text.slice(end),
    page,
  );
  return edited(new Map([[PAGE, next]]), `Kept the first ${count}, and took ${gone.length} away.`);
}
