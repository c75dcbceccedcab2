import type { FileTree } from "~/projects/files";
import { type Edit, type EditResult, edited, unchanged } from "../edit";
import { partsNamed } from "../parts/find-parts";
import { holdersOf, type Part } from "../parts/part";
import { bare } from "../parts/part-names";
import { partsOf } from "../parts/parts-of";
import { swapped } from "../said/page-elements";
import { findSection } from "../said/page-sections";
import { ARTICLE, pattern, SHOULD_SAY } from "./lexicon";

const MOVING =
  "(?:move|put|place|show|bring|shift|have|list|verschiebe?|setze?|stelle?|schiebe?|zeige?|pack\\p{L}*|mets|déplace[rz]?|place[rz]?|affiche[rz]?|pon(?:er)?|mueve|coloca|sposta(?:re)?|metti|mettere|muovi|move[r]?|põe|coloca[r]?|passa)";
/** Words for a place above or below another. Sources of patterns. */
export const BEFORE =
  "(?<before>before|above|over|on top of|ahead of|in front of|vor|über|oberhalb|avant|au-dessus d[eu]|antes del?|encima del?|por encima del?|prima d(?:i|el|ella|elle|egli|ei)|sopra|antes d[eoa]s?|acima d[eoa]s?)";
export const AFTER =
  "(?<after>after|below|under(?:neath)?|beneath|behind|nach|unter|hinter|unterhalb|après|sous|en dessous d[eu]|después del?|debajo del?|dopo|sotto|depois d[eoa]s?|abaixo d[eoa]s?)";
const BE =
  "(?:come|go|be|stand|appear|be shown|be placed|kommen|stehen|sein|hin|erscheinen|angezeigt werden|venir|être|aller|apparaître|ir|estar|aparecer|andare|stare|venire|essere|ficar|vir)";
const FORMS: readonly RegExp[] = [
  pattern(
    `^${MOVING} (?<what>.+?) (?:${BEFORE}|${AFTER}) (?<other>.+?)(?: (?:setzen|stellen|verschieben|schieben|instead|please|anzeigen))?$`,
  ),
  pattern(
    `^(?<what>.+?) (?:should|must|has to|needs to|could|soll(?:te|en|ten)?|muss|müssen|doi(?:t|vent)|devrai(?:t|ent)|debe(?:n|ría|rían)?|tiene que|deve|devono|dovrebbe(?:ro)?|devem|deveria[m]?) ${BE} (?:${BEFORE}|${AFTER}) (?<other>.+?)$`,
  ),
  pattern(
    `^(?<what>.+?) (?:soll(?:te|en|ten)?|muss|müssen|bitte|kann|könnte|gehört|gehören)(?: (?:bitte|lieber|besser|noch))* (?:${BEFORE}|${AFTER}) (?<other>.+?)(?: ${BE}| gesetzt werden| rutschen)?$`,
  ),
  pattern(
    `^(?<what>${ARTICLE} .+?) (?:${BEFORE}|${AFTER}) (?<other>${ARTICLE} .+?)(?: please| setzen| stellen| verschieben)?$`,
  ),
];
const NO_TEXT = pattern(`["„“«:]|~${SHOULD_SAY}@`);

/** A part above or below another one that stands beside it, or beside what it is in. */
export function readMoving(wish: string, files: FileTree): Edit[] {
  if (NO_TEXT.test(wish)) return [];
  return FORMS.flatMap((form) => {
    const groups = form.exec(wish.trim())?.groups;
    if (!groups?.what || !groups.other) return [];
    const { what, other } = groups;
    if (!pairNamed(what, other, files)) return [];
    const isBefore = groups.before !== undefined;
    return [
      (tree: FileTree) => {
        const pair = pairNamed(what, other, tree);
        return pair
          ? movedBeside(tree, pair, isBefore)
          : unchanged("I found no two parts like that.");
      },
    ];
  }).slice(0, 1);
}

/** Two parts that stand in one holder, or what they are in. */
export function pairNamed(one: string, other: string, files: FileTree): [Part, Part] | null {
  const [a, b] = [meant(one, files), meant(other, files)];
  return a && b ? besides(a, b) : null;
}

const LEADING = pattern(`^(?:${ARTICLE} )`);

function meant(said: string, files: FileTree): Part | null {
  const parts = partsNamed(said, files, "whole").filter(({ tag }) => tag !== "a");
  if (parts.length === 1) return parts[0] ?? null;
  const section = findSection(files.get("index.html") ?? "", bare(said).replace(LEADING, ""));
  return (
    partsOf(files).find(({ element }) => element && element === section?.element) ??
    partsOf(files).find(({ start, path }) => path === "index.html" && start === section?.start) ??
    null
  );
}

/** The two parts, or what they are in, that stand in one holder. */
function besides(one: Part, other: Part): [Part, Part] | null {
  for (const a of [one, ...holdersOf(one)]) {
    const b = [other, ...holdersOf(other)].find((part) => part.holder === a.holder && part !== a);
    if (b && a.holder && a.path === b.path) return [a, b];
  }
  return null;
}

/** Moves the first of two parts before or after the second. */
export function movedBeside(
  files: FileTree,
  [what, other]: [Part, Part],
  isBefore: boolean,
): EditResult {
  const code = files.get(what.path) ?? "";
  const [a, b] = [what.cut, other.cut];
  if (!a || !b || a.rest !== "" || b.rest !== "") return unchanged("I cannot move that part.");
  const isThere = isBefore ? a.end <= b.start : a.start >= b.end;
  const between = code.slice(Math.min(a.end, b.end), Math.max(a.start, b.start));
  if (isThere && between.trim() === "") return unchanged("It is there already.");
  const source = code.slice(a.start, a.end);
  const at = isBefore ? b.start : b.end;
  const next =
    between.trim() === ""
      ? swapped(code, a, b)
      : a.start < at
        ? code.slice(0, a.start) + code.slice(a.end, at) + source + code.slice(at)
        : code.slice(0, at) + source + code.slice(at, a.start) + code.slice(a.end);
  return edited(
    new Map([[what.path, next]]),
    `Moved it ${isBefore ? "before" : "after"} the other.`,
  );
}
