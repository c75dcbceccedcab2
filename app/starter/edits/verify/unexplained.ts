import type { FileTree } from "~/projects/files";
import { coloursIn } from "../../match/colours";
import { FOREIGN_COLOURS } from "../../theme/names";
import { isFrame } from "../grounded/cues";
import { type SaidWord, saidWords } from "../grounded/said-words";
import { kindsNamed } from "../parts/kind-words";
import { withEnglishLooks, withoutLooks } from "../parts/look-words";
import { holdersOf, type Part, wordsOf } from "../parts/part";
import { partsOf } from "../parts/parts-of";
import { isSameWord } from "../parts/same-word";
import { changedLines } from "./changed-lines";
import { isNamedBy, selectorsChanged } from "./changed-rules";
import { onceForBoth } from "./once-for-both";
import { isPutting } from "./putting-words";

/** Why something is wished says nothing of what it is. */
const REASON =
  /(?:,|\s[–-]|\.)?\s*(?<!\p{L})(?:because|since|so that|so (?:the|it|we|i|my|they|people)|as (?:the|it|we|i|my|they) |otherwise|weil|damit|denn|sonst|parce qu|car |pour qu|afin|porque|para que|perché|così|pois)(?!\p{L}).*$/isu;

/** The same, said as a sentence of its own behind a comma. */
const ASIDE =
  /,\s+(?:my|our|we|i|it|they|people|he|she|everybody|everyone|nobody|that|this|those|these|nothing|don'?t let|jeder|alle wissen|meine?|unsere?|wir|ich|es|die leute|mon|ma|mes|on|je|nous|mi|mis|ella|yo|la gente|mio|mia|noi|minha|meu|a gente)(?!\p{L})[^,"“:\d]*$/iu;
/** "Hide the email field, the name is enough": what stays says nothing of what goes. */
const ENOUGH =
  /,\s+(?:the |a |an |just )?[\p{L} ]{2,30} (?:is|are) (?:enough|sufficient|plenty|fine|all we need)[.!]?$/iu;
/** What is told beside a wish: "when they fight", "new landlord", "for the fridge" behind what is printed. */
const BESIDES =
  /,\s+(?:when (?:they|we|i|you|he|she) [^,"“:\d]*|new \p{L}+|nicht nur [^,"“:\d]*|falls (?:ich|wir) [^,"“:\d]*|que \p{Lu}\p{L}+ no [^,"“:\d]*)$|(?<=(?<!\p{L})print\b[^,"“:\d]{0,40}) for the [\p{L}]+$/iu;
/** What something is to be like says nothing that could be written. */
const LIKE =
  /(?<!\p{L})(?<!(?:and|['’]d|would|also|really|i|we|you|they|people|not|don['’]?t) )(?:(?:just )?like (?:an? |the |old |in )|as (?:in|on) an? |wie (?:ein|der|die|das|in|bei|auf)\p{L}* |comme (?:un|une|le|la|les|dans) |come (?:un|una|il|la|le|i|in) |como (?:un|una|el|la|los|en|um|uma|o|a) )[^,.:;"“„«\d]*$/iu;
/** A wish without what is to stay as it is. */
export function withoutRest(wish: string): string {
  return wish.replace(ENOUGH, "");
}

/** A wish without why it is wished, and without what it is to be like. */
export function withoutReasons(wish: string): string {
  return withoutRest(wish)
    .replace(REASON, "")
    .replace(ASIDE, "")
    .replace(BESIDES, "")
    .replace(LIKE, "");
}

/** "Bleu ciel" is one colour. */
const COLOURS_OF_TWO_WORDS = new RegExp(
  `(?<!\\p{L})(?:${Object.keys(FOREIGN_COLOURS)
    .filter((name) => name.includes(" "))
    .join("|")})(?!\\p{L})`,
  "giu",
);

/** So many lines around a change are about it. */
const NEAR = 3;
/** More lines than this are no one place. */
const MOVED_LINES = 60;

/**
 * Words of a wish that nothing of what changed accounts for: neither its texts, nor the names of the parts it
 * is about, nor the ways in which wishes are put. A wish that was understood leaves none.
 */
export function unexplained(
  wish: string,
  before: FileTree,
  after: FileTree,
  accounted = "",
): SaidWord[] {
  const main = withoutReasons(wish)
    .replace(COLOURS_OF_TWO_WORDS, " ")
    .split(/(?<=[.!?])\s+(?=\p{Lu})/u)
    .join(" ");
  const stems = stemsOfChange(before, after);
  // "A soft beige" is one colour, and "soft" alone is none.
  const shades = new Set(
    coloursIn(main.toLowerCase())?.words.flatMap((colour) => colour.split(/[\s-]+/)) ?? [],
  );
  const answered = new Set(saidWords(accounted).map(({ text }) => text.toLowerCase()));
  return saidWords(main).filter(
    ({ text, stem }) =>
      text.length > 2 &&
      !answered.has(text.toLowerCase()) &&
      !/^(?:https?|www)$/i.test(text) &&
      !isFrame(text) &&
      !isPutting(text) &&
      !stems.has(stem) &&
      kindsNamed(text).length === 0 &&
      withoutLooks(withEnglishLooks(text)) !== "" &&
      !/farbe|couleur|colou?r|color/iu.test(text) &&
      !coloursIn(`make it ${text.toLowerCase()}`) &&
      !shades.has(text.toLowerCase()) &&
      ![...stems].some((one) => isSameWord(one, stem)),
  );
}

/** The words of what changed, and of what it is about. */
export const stemsOfChange = onceForBoth((before, after): ReadonlySet<string> => {
  const lines = changedLines(before, after);
  const known = [
    lines.added,
    lines.removed,
    ...besideChanges(before, after),
    ...touched(before, after),
    ...touched(after, before),
  ].join(" ");
  const words = saidWords(
    known
      .replace(/<\/?[\w-]+|(?<![\w-])[\w-]+=/g, " ")
      .replace(/([\p{Ll}])(\p{Lu})/gu, "$1 $2")
      .replace(/[-_]/g, " "),
  );
  return new Set(words.map(({ stem }) => stem));
});

/** Lines that stand near those that changed: what a new entry of a list was put between. */
function besideChanges(before: FileTree, after: FileTree): string[] {
  return [...after].flatMap(([path, text]) => {
    const was = before.get(path);
    if (was === undefined || was === text || path.endsWith(".css")) return [];
    const oldLines = was.split("\n");
    const old = new Set(oldLines);
    const lines = text.split("\n");
    // What only changed its place is between the first and the last line that differ.
    const from = lines.findIndex((line, at) => line !== oldLines[at]);
    const end = lines.findLastIndex(
      (line, at) => line !== oldLines[at + oldLines.length - lines.length],
    );
    if (end - from < MOVED_LINES) return lines.slice(Math.max(0, from - NEAR), end + NEAR + 1);
    return lines.filter((_, at) =>
      lines.slice(Math.max(0, at - NEAR), at + NEAR + 1).some((line) => !old.has(line)),
    );
  });
}

/** The words of the parts that differ between two states, and of those that they are in. */
function touched(one: FileTree, other: FileTree): string[] {
  // Each once: all parts of a page are in the same ones.
  const parts = new Set<Part>();
  const selectors = selectorsChanged(one, other);
  for (const part of partsOf(one)) {
    const [code, now] = [one.get(part.path), other.get(part.path)];
    const isChanged =
      (code !== undefined && code !== now && !now?.includes(code.slice(part.start, part.end))) ||
      selectors.some((selector) => isNamedBy(part, selector));
    if (!isChanged) continue;
    for (const named of [part, ...holdersOf(part)]) parts.add(named);
  }
  return [...parts].map(nameOf);
}

function nameOf(part: Part): string {
  return [part.id, ...part.classes, ...part.aliases, part.kind, wordsOf(part).slice(0, 400)].join(
    " ",
  );
}
